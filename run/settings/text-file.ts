/** Reads the text of a file of settings. */
import { readFileSync } from 'node:fs';

/** What stands in the place of an error's code: PowerShell's `>` and Notepad's "Unicode" write UTF-16, in which nobody would find a setting. */
const OTHER_ENCODING = 'it is not UTF-8: save it as UTF-8, in PowerShell with Out-File -Encoding utf8';

/** The text of a file in UTF-8. @throws {NodeJS.ErrnoException} where it cannot be read, also in another encoding */
export function readText(path: string): string {
  const bytes = readFileSync(path);
  if (bytes.includes(0)) throw Object.assign(new Error(OTHER_ENCODING), { code: OTHER_ENCODING });
  return bytes.toString('utf8');
}
