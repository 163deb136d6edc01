import { readdirSync } from 'node:fs';
import type { Subject } from '../contract/words.ts';

/** The spec files of a subject, as file URLs in the order of their names: a file that is there is in the plan. */
export function specsOf(subject: Subject): string[] {
  const folder = new URL(`${subject}/`, import.meta.url);
  return readdirSync(folder)
    .filter((name) => name.endsWith('.spec.ts'))
    .sort()
    .map((name) => new URL(name, folder).href);
}
