/** The survivors that are known, and why nobody can notice them. */
import { readFileSync } from 'node:fs';
import type { Mutant } from './operators.ts';

/** A known survivor, found again by its code: line numbers move. */
export interface Explained {
  readonly file: string;
  /** The line on which it begins, without its indentation. */
  readonly code: string;
  readonly from: string;
  readonly to: string;
  /** How many such lines the file has; default 1. One more is not explained. */
  readonly times?: number;
  readonly because: string;
}

/** A survivor; `because` is `null` where nobody has explained it. */
export type Survivor = Mutant & { readonly because: string | null };

/** The content of `survivors.json`. */
export const explained = JSON.parse(
  readFileSync(new URL('survivors.json', import.meta.url), 'utf8'),
) as readonly Explained[];

/** Whether an explanation is about a mutant. */
export function isAbout(mutant: Mutant, { file, code, from, to }: Explained): boolean {
  return mutant.file === file && mutant.code === code && mutant.from === from && mutant.to === to;
}

/** The survivors with their explanations. */
export function explain(survivors: readonly Mutant[]): Survivor[] {
  const used = new Map<Explained, number>();
  return survivors.map((mutant) => {
    const entry = explained.find((each) => isAbout(mutant, each) && (used.get(each) ?? 0) < (each.times ?? 1));
    if (entry) used.set(entry, (used.get(entry) ?? 0) + 1);
    return { ...mutant, because: entry?.because ?? null };
  });
}

/** Explanations that no survivor of a full run needed. */
export function idle(survivors: readonly Mutant[]): Explained[] {
  return explained.filter((each) => !survivors.some((mutant) => isAbout(mutant, each)));
}
