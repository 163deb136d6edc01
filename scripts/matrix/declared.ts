/** What a fault of the mock or of a client declares about requirements. */

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
