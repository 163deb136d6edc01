/** What the matrix asks of an outcome, and of what a fault of the mock or of a client declares. */
import type { Outcome } from '../../contract/words.ts';

/** Whether `id` is one of the declared ids; a declared `*` stands for any characters. */
export function isDeclared(id: string, declared: readonly string[]): boolean {
  return declared.some((each) => {
    const source = each.replaceAll('.', '\\.').replaceAll('*', '.*');
    return each === id || (each.includes('*') && new RegExp(`^${source}$`).test(id));
  });
}

/** Whether an outcome says that something is wrong. */
export const isNoticed = (outcome: Outcome | undefined): boolean => outcome === 'failed' || outcome === 'warning';

/** The requirement of an instance, by their ids. */
export const requirementOf = (instance: string): string => instance.split(':')[0] as string;
