/** What a hotel system assigns itself, such as the room: it may be any, but of a stay it is the same, and of two it is not. */
import type { PlayedScene } from '../../cases/sequence.ts';
import type { Exchange } from '../../contract/evidence.ts';
import type { SceneStay } from '../../contract/scene.ts';
import { notJudged } from '../../judgement/finding.ts';
import type { TestBody } from '../../judgement/judge.ts';
import { brokenBy } from './calls.ts';
import { insistOnScenes } from './events.ts';
import { shown } from './field-rules.ts';
import { type Matching, matchingOf } from './matching.ts';
import { bodyOf } from './reading.ts';
import type { SceneRule } from './scenes.ts';

/** Folio, confirmation number and hotel have a rule of their own. */
const OWN = ['roomNumber', 'employeeIdentifier', 'source'] as const;

/** Of one stay all reports say the same. */
export const keepsOwnValues: SceneRule = (played) => {
  const said = new Map<string, { readonly call: Exchange; readonly value: unknown }>();
  for (const { call, stay, isNamed } of matchingOf(played).reports) {
    for (const name of stay && isNamed ? OWN : []) {
      const value = bodyOf(call)?.[name] ?? null;
      const key = `${stay?.name} ${name}`;
      const before = said.get(key);
      if (before && value !== null && before.value !== value)
        return {
          what: `${name} is ${shown(value)}; it was ${shown(before.value)} in call ${before.call.id}`,
          calls: [call],
        };
      if (value !== null) said.set(key, { call, value });
    }
  }
  return null;
};

/** Whether two guests are in the house at the same time, by the steps of the scene. */
function areThereTogether({ events }: Matching, one: SceneStay, other: SceneStay): boolean {
  const place = (stay: SceneStay, operation: string) =>
    events.findIndex((event) => event.stay === stay && event.operation === operation);
  const isGoneBefore = (stay: SceneStay, next: SceneStay) => {
    const gone = place(stay, 'check-out');
    return gone >= 0 && gone < place(next, 'check-in');
  };
  return !isGoneBefore(one, other) && !isGoneBefore(other, one);
}

interface Arrival {
  readonly stay: SceneStay;
  readonly call: Exchange;
}

/** What two guests share although each has one of their own; `null`: nothing. What the scene itself gave both is right. */
function sharedBy(matching: Matching, one: Arrival, other: Arrival): string | null {
  const names = areThereTogether(matching, one.stay, other.stay)
    ? (['folio', 'roomNumber'] as const)
    : (['folio'] as const);
  for (const name of names) {
    const [value, same] = [one, other].map(({ call }) => bodyOf(call)?.[name] ?? null);
    const isGiven = one.stay[name] === other.stay[name];
    if (value !== null && value === same && !isGiven)
      return `${name} is ${shown(value)}, as in call ${one.call.id} of another stay`;
  }
  return null;
}

function sharedIn(
  played: PlayedScene,
  arrivals: readonly Arrival[],
): { readonly call: Exchange; readonly what: string }[] {
  const matching = matchingOf(played);
  return arrivals.flatMap((other, at) => {
    const shared = arrivals.slice(0, at).flatMap((one) => sharedBy(matching, one, other) ?? []);
    return shared.slice(0, 1).map((what) => ({ call: other.call, what }));
  });
}

/** Each stay has a folio of its own, and each guest who is in the house a room. */
export const givesEachItsOwn: TestBody = async ({ scenes }) => {
  const each = await scenes();
  insistOnScenes(each);
  const all = each.map((played) => ({
    played,
    arrivals: matchingOf(played).events.flatMap(({ operation, stay, reports: [call] }) =>
      operation === 'check-in' && call ? [{ stay, call }] : [],
    ),
  }));
  if (all.every(({ arrivals }) => arrivals.length < 2))
    throw notJudged('undecided', 'no scene came in which two guests checked in');
  const found = all.flatMap(({ played, arrivals }) => sharedIn(played, arrivals));
  if (found.length > 0) throw brokenBy(found);
};
