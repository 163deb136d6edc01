import { once } from '../cases/once.ts';
import type { Subject } from '../contract/words.ts';
import type { Spec, Specification } from '../fixtures/index.ts';
import { specFiles } from './files.ts';

async function load(topic: string, file: () => Promise<unknown>): Promise<Spec> {
  return { topic, declare: ((await file()) as { readonly default: Specification }).default };
}

/** The spec files of a subject, sorted by name: every existing file is in the plan. */
export const specsOf = once(
  async (subject: Subject): Promise<readonly Spec[]> =>
    Promise.all(specFiles(subject).map(([topic, file]) => load(topic, file))),
);
