/** Edits (insert, delete, replace) that lead from one word to another. */
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
  return row[to.length] ?? 0;
}

/** The known names most like a given one, the likest first. */
export function closest(name: string, known: readonly string[], count = 3): string[] {
  const likeness = (each: string) => distance(name, each) - (each.includes(name) ? name.length : 0);
  return known
    .map((each) => [likeness(each), each] as const)
    .sort(([a], [b]) => a - b)
    .slice(0, count)
    .map(([, each]) => each);
}

/** The known name that a misspelt one was meant to be; `undefined` where none is near enough to be meant. */
export function meant(name: string, known: readonly string[]): string | undefined {
  const [likeliest] = closest(name, known, 1);
  const near = Math.max(2, Math.floor(name.length / 3));
  return likeliest !== undefined && distance(name, likeliest) <= near ? likeliest : undefined;
}
