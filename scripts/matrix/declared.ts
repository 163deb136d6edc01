/** What a fault or a flaw declares of requirements. */

/** Whether `id` is one of the declared ids; a declared `*` stands for any characters. */
export function isDeclared(id: string, declared: readonly string[]): boolean {
  return declared.some((each) =>
    each.includes('*')
      ? new RegExp(
          `^${each
            .split('*')
            .map((part) => part.replace(/[.]/g, '\\.'))
            .join('.*')}$`,
        ).test(id)
      : each === id,
  );
}
