import { readdirSync } from 'node:fs';
import { extname } from 'node:path';
import { once } from '../cases/once.ts';
import type { Subject } from '../contract/words.ts';
import type { Spec, Specification } from '../fixtures/index.ts';

/** Compiled specs if this file is compiled. */
const SPEC = `.spec${extname(import.meta.url)}`;

async function load(file: URL): Promise<Specification> {
  const loaded: unknown = await import(file.href);
  return (loaded as { readonly default: Specification }).default;
}

/** The spec files of a subject, sorted by name: every existing file is in the plan. */
export const specsOf = once(async (subject: Subject): Promise<readonly Spec[]> => {
  const folder = new URL(`${subject}/`, import.meta.url);
  const names = readdirSync(folder).filter((name) => name.endsWith(SPEC));
  const specs = names.sort().map(async (name) => ({
    topic: name.slice(0, -SPEC.length),
    declare: await load(new URL(name, folder)),
  }));
  return Promise.all(specs);
});
