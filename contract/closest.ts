/** The cost of a letter that was not typed: long names are often only begun. */
const UNTYPED = 0.25;

/** Edits (insert, delete, replace) that lead from one word to another, or to its beginning. */
function distance(from: string, to: string): number {
  let row = Array.from({ length: to.length + 1 }, (_, at) => at);
  for (let i = 1; i <= from.length; i++) {
    const next = [i];
    for (let j = 1; j <= to.length; j++) {
      const replaced = (row[j - 1] ?? 0) + (from[i - 1] === to[j - 1] ? 0 : 1);
      next.push(Math.min(replaced, (row[j] ?? 0) + 1, (next[j - 1] ?? 0) + 1));
    }
    row = next;
  }
  return Math.min(...row.map((edits, typed) => edits + UNTYPED * (to.length - typed)));
}

/** The known names most similar to a given one, the best first. */
export function closest(name: string, known: readonly string[], count = 3): string[] {
  const given = name.toLowerCase();
  const likeness = (each: string) => {
    const lower = each.toLowerCase();
    return distance(given, lower) - (lower.includes(given) ? given.length : 0);
  };
  return known
    .map((each) => [likeness(each), each] as const)
    .sort(([a], [b]) => a - b)
    .slice(0, count)
    .map(([, each]) => each);
}

/** The known name that a misspelt one probably means; `undefined` if none is similar enough. */
export function meant(name: string, known: readonly string[]): string | undefined {
  const [likeliest] = closest(name, known, 1);
  const near = Math.max(2, Math.floor(name.length / 3));
  return likeliest !== undefined && distance(name, likeliest) <= near ? likeliest : undefined;
}
