/** The spec files that there are. `scripts/build.mjs` writes this for whatever is built into one module. */
import { readdirSync } from 'node:fs';
import { extname } from 'node:path';
import type { Subject } from '../contract/words.ts';

/** Compiled specs if this file is compiled. */
const SPEC = `.spec${extname(import.meta.url)}`;

/** The spec files of a subject, sorted by name, each with how it is loaded. */
export function specFiles(subject: Subject): readonly (readonly [topic: string, load: () => Promise<unknown>])[] {
  const folder = new URL(`${subject}/`, import.meta.url);
  const names = readdirSync(folder).filter((name) => name.endsWith(SPEC));
  return names.sort().map((name) => [name.slice(0, -SPEC.length), () => import(new URL(name, folder).href)]);
}
