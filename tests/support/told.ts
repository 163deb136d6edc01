/** What a test expects of a list: that it is empty; of problems, their codes and parameters, never their sentences. */
import assert from 'node:assert/strict';
import type { Problem, ProblemCode } from '../../submission/problems.ts';

/** A code, or a code with some of its parameters. */
export type Told = ProblemCode | ({ readonly code: ProblemCode } & Readonly<Record<string, string | number | RegExp>>);

function isTold({ code, parameters }: Problem, told: Told): boolean {
  const { code: due, ...wanted } = typeof told === 'string' ? { code: told } : told;
  return (
    code === due &&
    Object.entries(wanted).every(([name, value]) =>
      value instanceof RegExp ? value.test(String(parameters[name])) : parameters[name] === value,
    )
  );
}

export function assertTold(problems: readonly Problem[], told: Told): void {
  assert.ok(
    problems.some((each) => isTold(each, told)),
    `${JSON.stringify(told)} is not among ${JSON.stringify(problems)}`,
  );
}

/** The codes of problems or deviations. */
export const codesOf = <Code extends string>(told: readonly { readonly code: Code }[]): Code[] =>
  told.map(({ code }) => code);

/** Asserts that a list is there and empty, and shows what is in it. */
export function assertNone(list: readonly unknown[] | undefined, message?: string): void {
  assert.deepEqual(list, [], message);
}
