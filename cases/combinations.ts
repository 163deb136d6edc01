/** Combinations of the members that may be left out or be null (section 2.1). */
import type { Call } from './call.ts';
import { withMember, without } from './calls.ts';

const STATES = ['present', 'null', 'absent'] as const;
type State = (typeof STATES)[number];

/**
 * So many rows of states that any two members are together in each pair of states, with the rows in which all are in the
 * same one: an orthogonal array of strength two, which there is for four members at most.
 */
const ROWS: readonly (readonly State[])[] = [0, 1, 2]
  .flatMap((a) => [0, 1, 2].map((b) => [a, b, a + b, a + 2 * b]))
  .slice(1)
  .map((row) => row.map((state) => STATES[state % 3] as State));

function inState(call: Call, member: string, state: State): Call {
  if (state === 'absent') return without(call, member);
  return state === 'null' ? withMember(call, member, null) : call;
}

/** Ways to change a valid call, each by the states of the members, such as `null,absent,present`. */
export function combinationsOf(members: readonly string[]): Readonly<Record<string, (call: Call) => Call>> {
  return Object.fromEntries(
    ROWS.map((row) => [
      members.map((_member, at) => row[at]).join(','),
      (call: Call) => members.reduce((changed, member, at) => inState(changed, member, row[at] as State), call),
    ]),
  );
}
