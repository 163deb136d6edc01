/** Assertions about lists: that one is empty; about problems, by codes and parameters, never by sentences. */
import assert from 'node:assert/strict';
import type { Problem, ProblemCode } from '../../submission/problems.ts';

/** A code, or a code with some of its parameters. */
export type Expected =
  | ProblemCode
  | ({ readonly code: ProblemCode } & Readonly<Record<string, string | number | RegExp>>);

function isReported({ code, parameters }: Problem, expected: Expected): boolean {
  const { code: due, ...wanted } = typeof expected === 'string' ? { code: expected } : expected;
  return (
    code === due &&
    Object.entries(wanted).every(([name, value]) =>
      value instanceof RegExp ? value.test(String(parameters[name])) : parameters[name] === value,
    )
  );
}

export function assertReported(problems: readonly Problem[], expected: Expected): void {
  assert.ok(
    problems.some((each) => isReported(each, expected)),
    `${JSON.stringify(expected)} is not among ${JSON.stringify(problems)}`,
  );
}

/** The codes of problems or deviations. */
export const codesOf = <Code extends string>(list: readonly { readonly code: Code }[]): Code[] =>
  list.map(({ code }) => code);

/** Asserts that a list exists and is empty, and shows its content otherwise. */
export function assertNone(list: readonly unknown[] | undefined, message?: string): void {
  assert.deepEqual(list, [], message);
}
