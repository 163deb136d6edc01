/** Groups things by a key, in the order of first appearance; those whose key is `null` are left out. */
export function groupedBy<T, Key>(things: Iterable<T>, keyOf: (thing: T) => Key | null): Map<Key, T[]> {
  const groups = new Map<Key, T[]>();
  for (const thing of things) {
    const key = keyOf(thing);
    if (key === null) continue;
    const group = groups.get(key);
    if (group) group.push(thing);
    else groups.set(key, [thing]);
  }
  return groups;
}
