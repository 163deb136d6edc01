/** Reads the text of a file of settings. */
import { readFileSync } from 'node:fs';

/** Instead of an error code: PowerShell's `>` and Notepad's "Unicode" write UTF-16, in which no setting is found. */
const OTHER_ENCODING = 'it is not UTF-8: save it as UTF-8, in PowerShell with Out-File -Encoding utf8';

/** The text of a UTF-8 file. @throws {NodeJS.ErrnoException} if it cannot be read or has another encoding */
export function readText(path: string): string {
  const bytes = readFileSync(path);
  if (bytes.includes(0)) throw Object.assign(new Error(OTHER_ENCODING), { code: OTHER_ENCODING });
  return bytes.toString('utf8');
}
