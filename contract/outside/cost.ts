/** What it costs to hold a value against a schema: how often the schemas within it are applied, and whether that ends. */

import type { Node } from './reading.ts';
import { SchemaRefused } from './refused.ts';

/** Applications to one and the same value, and in the whole schema, each reference followed. */
const MOST_HERE = 500;
const MOST_IN_ALL = 10_000;

/** Lanes of the items of a list; the others are about members. */
const OF_ITEMS: readonly string[] = ['items', 'contains', 'unevaluatedItems'];

const insides = ({ inside }: Node) => [...inside.values()].flat();

/** Memoised over a graph whose circles are told by `circle`. */
function counted(next: (node: Node) => readonly Node[], circle: (node: Node) => number): (node: Node) => number {
  const known = new Map<Node, number | null>();
  const count = (node: Node): number => {
    const found = known.get(node);
    if (found === null) return circle(node);
    if (found !== undefined) return found;
    known.set(node, null);
    const sum = next(node).reduce((total, each) => total + count(each), 1);
    known.set(node, sum);
    return sum;
  };
  return count;
}

/** Which nodes lie on a circle, with the number of their circle: nodes that lead to each other (Tarjan's algorithm). */
function circlesOf(nodes: readonly Node[]): ReadonlyMap<Node, number> {
  const index = new Map<Node, number>();
  const low = new Map<Node, number>();
  const stack: Node[] = [];
  const on = new Set<Node>();
  const circles = new Map<Node, number>();
  const visit = (node: Node): void => {
    index.set(node, index.size);
    low.set(node, index.size - 1);
    stack.push(node);
    on.add(node);
    for (const each of [...node.here, ...insides(node)]) {
      if (!index.has(each)) visit(each);
      if (on.has(each)) low.set(node, Math.min(low.get(node) as number, low.get(each) as number));
    }
    if (low.get(node) !== index.get(node)) return;
    const members = stack.splice(stack.indexOf(node));
    for (const each of members) on.delete(each);
    const isCircle = members.length > 1 || insides(node).includes(node);
    if (isCircle) for (const each of members) circles.set(each, index.get(node) as number);
  };
  for (const node of nodes) if (!index.has(node)) visit(node);
  return circles;
}

/** In how many ways schemas of a circle come back to it, one level further inside. */
function waysBack(circles: ReadonlyMap<Node, number>, isOfItems: boolean): (node: Node) => number {
  const known = new Map<Node, number>();
  const ways = (node: Node): number => {
    const found = known.get(node);
    if (found !== undefined) return found;
    const circle = circles.get(node);
    const isOn = (each: Node) => circles.get(each) === circle;
    const own = [...node.inside].filter(([lane, each]) => OF_ITEMS.includes(lane) === isOfItems && each.some(isOn));
    const sum = node.here.filter(isOn).reduce((total, each) => total + ways(each), own.length);
    known.set(node, sum);
    return sum;
  };
  return ways;
}

/** Whether a circle leads to another one. */
function leadsOn(node: Node, circles: ReadonlyMap<Node, number>): boolean {
  const seen = new Set<Node>();
  const look = (each: Node): boolean => {
    if (seen.has(each)) return false;
    seen.add(each);
    const own = circles.get(each);
    return (own !== undefined && own !== circles.get(node)) || [...each.here, ...insides(each)].some(look);
  };
  return look(node);
}

/**
 * Sees to it that a value is held against a schema in time that grows with the value alone. A schema may refer to itself
 * where that looks further inside, at one place each time, as in an error with inner errors.
 * @returns whether it does
 * @throws {SchemaRefused} where it does not end, or multiplies
 */
export function boundCost(root: Node, nodes: readonly Node[]): boolean {
  const here = counted(
    (node) => node.here,
    ({ at }) => {
      throw new SchemaRefused('a schema that refers to itself without looking further inside', at);
    },
  );
  for (const node of nodes) {
    const count = here(node);
    if (count > MOST_HERE)
      throw new SchemaRefused(`${many(count)} schemas for one value, ${MOST_HERE} at most`, node.at);
  }
  const all = counted(
    (node) => [...node.here, ...insides(node)],
    () => 1,
  )(root);
  if (all > MOST_IN_ALL)
    throw new SchemaRefused(`${many(all)} schemas, each reference followed: ${MOST_IN_ALL} at most`);
  const circles = circlesOf(nodes);
  const [ofMembers, ofItems] = [waysBack(circles, false), waysBack(circles, true)];
  for (const node of circles.keys()) {
    if (ofMembers(node) > 1 || ofItems(node) > 1 || leadsOn(node, circles)) {
      throw new SchemaRefused('a schema that refers to itself in several ways for one value', node.at);
    }
  }
  return circles.size > 0;
}

const many = (count: number) => (count > 1e6 ? 'over a million' : String(count));
