/** What a hotel system assigns itself, such as the room: it may be any, but of a stay it is the same, and of two it is not. */
import type { Exchange } from '../../contract/evidence.ts';
import type { SceneStay } from '../../contract/scene.ts';
import { notJudged } from '../../judgement/finding.ts';
import type { TestBody } from '../../judgement/judge.ts';
import { throwBroken } from './calls.ts';
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
        return [`${name} is ${shown(value)}; it was ${shown(before.value)} in call ${before.call.id}`, call];
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
  const shared = (name: 'folio' | 'roomNumber') => {
    const value = bodyOf(one.call)?.[name] ?? null;
    return value !== null && value === bodyOf(other.call)?.[name] && one.stay[name] !== other.stay[name];
  };
  const isRoom = () => areThereTogether(matching, one.stay, other.stay) && shared('roomNumber');
  const name = shared('folio') ? 'folio' : isRoom() ? 'roomNumber' : null;
  return name && `${name} is ${shown(bodyOf(other.call)?.[name])}, as in call ${one.call.id} of another stay`;
}

/** Each stay has a folio of its own, and each guest who is in the house a room. */
export const givesEachItsOwn: TestBody = async ({ scenes }) => {
  const all = await scenes();
  insistOnScenes(all);
  const pairs = all.flatMap((played) => {
    const matching = matchingOf(played);
    const arrivals = matching.events.flatMap(({ operation, stay, reports: [call] }) =>
      operation === 'check-in' && call ? [{ stay, call }] : [],
    );
    return arrivals.slice(1).map((other, at) => ({ matching, other, before: arrivals.slice(0, at + 1) }));
  });
  if (pairs.length === 0) throw notJudged('undecided', 'no scene came in which two guests checked in');
  const found = pairs.flatMap(({ matching, other, before }) => {
    const [what] = before.flatMap((one) => sharedBy(matching, one, other) ?? []);
    return what === undefined ? [] : [{ call: other.call, what }];
  });
  throwBroken(found);
};
