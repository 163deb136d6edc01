/** Whether a report says what its stay's scene said; if it names no stay, any stay of the scene will do. */
import { offsetText } from '../../cases/local-time.ts';
import type { PlayedScene } from '../../cases/sequence.ts';
import { zoneOf } from '../../cases/zones.ts';
import type { Exchange } from '../../contract/evidence.ts';
import type { RunContext } from '../../contract/run.ts';
import type { SceneStay } from '../../contract/scene.ts';
import { notJudged } from '../../judgement/finding.ts';
import type { TestBody } from '../../judgement/judge.ts';
import { type StayMember, statedBy } from '../scenes/values.ts';
import { type CallRule, throwBroken } from './calls.ts';
import { misnamedIn, staysOf, storiesOf } from './events.ts';
import { isCalendarDate, moment, nightsFit, offsetAt, shown } from './field-rules.ts';
import { type MatchedReport, type Matching, matchingOf, stayNamed } from './matching.ts';
import { bodyOf, sentAt } from './reading.ts';
import type { SceneRule } from './scenes.ts';

interface Stated {
  readonly value: unknown;
  readonly stay: SceneStay;
  readonly call: Exchange;
  readonly played: PlayedScene;
  readonly run: RunContext;
}

/** What the scene says about a member of a check-out's older form (section 2.2). */
const OLDER = {
  reservation_id: ({ reservationId }: SceneStay) => reservationId,
  check_out_date: ({ checkOut }: SceneStay) => checkOut.slice(0, 10),
} as const;

const isOlder = (member: string): member is keyof typeof OLDER => Object.hasOwn(OLDER, member);

interface ValueRule {
  readonly member: StayMember | keyof typeof OLDER;
  /** Absent: it must be the same text; its type is another rule's matter. */
  readonly fits?: (stated: Stated) => boolean;
  readonly orElse?: string;
}

function nearMiss({ value, stay, run }: Stated, wanted: unknown): string {
  if (wanted === null) return '';
  const at = moment(value);
  const offset = at && offsetAt(run, stay.hotel.id, at.valueOf());
  if (offset !== null && at?.offset !== offset) return `; the hotel is at ${offsetText(offset)} then`;
  return textMiss(String(value), String(wanted));
}

/** What alone is different between two texts. */
function textMiss(one: string, other: string): string {
  const isDigits = /^\d+$/.test(other) && one.trim() !== '' && Number(one) === Number(other);
  if (isDigits && one === other.replace(/^0+/, '')) return '; its leading zeros are lost: it is a string, not a number';
  if (isDigits) return '; it was rounded like a number: it is a string';
  const bare = (text: string) => text.replace(/\s+/gu, '');
  if (one.normalize() === other.normalize()) return '; they differ only in the normal form of Unicode';
  if (bare(one) === bare(other)) return '; they differ only in white space';
  return one.toLowerCase() === other.toLowerCase() ? '; they differ only in upper and lower case' : '';
}

function foundIn({ member, fits, orElse }: ValueRule, stated: Omit<Stated, 'stay'>, stays: readonly SceneStay[]) {
  const wanted = (stay: SceneStay) => (isOlder(member) ? OLDER[member](stay) : statedBy(stay, member));
  const isSame = ({ value, stay }: Stated) => wanted(stay) !== null && String(value) === String(wanted(stay));
  const right = fits ?? isSame;
  if (stays.length === 0 || stays.some((stay) => right({ ...stated, stay }))) return null;
  const near = stays.filter((stay) => textMiss(String(stated.value), String(wanted(stay) ?? '')) !== '');
  const [only, other] = near.length === 1 ? near : stays;
  const scene = only && !other ? `the scene says ${shown(wanted(only))}` : 'no stay of the scene has that';
  const miss = only && !other ? nearMiss({ ...stated, stay: only }, wanted(only)) : '';
  return `${member} is ${shown(stated.value)}; ${scene}${orElse ? ` (${orElse} is right too)` : ''}${miss}`;
}

function staysFor({ call, stay, isNamed }: MatchedReport, played: PlayedScene, run: RunContext) {
  const meant = misnamedIn(matchingOf(played)).get(call);
  if (meant) return [meant];
  if (isNamed && stay) return [stay];
  const elsewhere = stayNamed(call, staysOf(run));
  return elsewhere ? [elsewhere] : played.file.stays;
}

/** Optional ids: an empty text means as little as null. */
const MAY_BE_EMPTY: ReadonlySet<string> = new Set(['supplierReservationId', 'reservationId', 'reservation_id']);

function asStated(operation: 'check-in' | 'check-out', ...rules: readonly ValueRule[]): TestBody {
  return async ({ scenes, run }) => {
    const reports = (await storiesOf(scenes)).flatMap((played) =>
      matchingOf(played)
        .reports.filter(({ call }) => call.request.operation === operation)
        .map((report) => ({ call: report.call, played, stays: staysFor(report, played, run) })),
    );
    if (reports.length === 0) throw notJudged('undecided', 'no such call was received');
    const carried = reports.flatMap(({ call, played, stays }) =>
      rules
        .map((rule) => ({ rule, call, played, stays, value: bodyOf(call)?.[rule.member] ?? null }))
        .filter(({ rule, value }) => value !== null && !(MAY_BE_EMPTY.has(rule.member) && String(value).trim() === '')),
    );
    const members = rules.map(({ member }) => member).join(' or ');
    if (carried.length === 0) throw notJudged('not-applicable', `no ${operation} says ${members}`);
    throwBroken(
      carried.map(({ rule, stays, ...stated }) => ({
        call: stated.call,
        what: foundIn(rule, { ...stated, run }, stays),
      })),
    );
  };
}

const MINUTE_MS = 60_000;
const SLACK_MS = 5 * MINUTE_MS;

/** A reported moment in hotel time, in ms: by its offset, and as written too if the offset is not judged here. */
function shownBy({ value, stay, run, call }: Stated): readonly number[] | null {
  const time = moment(value);
  if (!time) return null;
  const byOffset = hotelMs(time.valueOf(), stay, run);
  // Section 2.2 leaves the offset of a check-out open: only the moment must be right.
  const isBinding = call.request.operation === 'check-out' && offsetAt(run, stay.hotel.id, time.valueOf()) !== null;
  return isBinding ? [byOffset] : [byOffset, time.valueOf() + time.offset * MINUTE_MS];
}

const hotelMs = (ms: number, { hotel }: SceneStay, run: RunContext) => ms + zoneOf(run, hotel.timeZone)(ms) * MINUTE_MS;

/** Between the start of the run, whose clock may run ahead, and the call. */
function isNow(stated: Stated): boolean {
  const { stay, run, call } = stated;
  const from = hotelMs(Date.parse(run.startedAt) - SLACK_MS, stay, run);
  const to = hotelMs(sentAt(call) + SLACK_MS, stay, run);
  return shownBy(stated)?.some((ms) => ms >= from && ms <= to) ?? true;
}

/** To the minute; another rule covers values that are not date-times. */
const isAt = (stated: Stated, local: string) =>
  shownBy(stated)?.some((ms) => Math.abs(ms - Date.parse(`${local}Z`)) < MINUTE_MS) ?? true;

const isOnDate = (stated: Stated, local: string) =>
  shownBy(stated)?.some((ms) => new Date(ms).toISOString().slice(0, 10) === local.slice(0, 10)) ?? true;

const atThatTimeOrNow = (member: StayMember): ValueRule => ({
  member,
  fits: (stated) => isAt(stated, String(statedBy(stated.stay, member))) || isNow(stated),
  orElse: 'the moment of the report',
});

const dateAt = (ms: number) => new Date(ms).toISOString().slice(0, 10);
const HOUR_MS = 60 * MINUTE_MS;

/** The dates by the hotel's clocks (any, if its zone is unknown) between the start of the run and the call. */
function datesOfNow({ stay, run, call }: Stated): readonly [from: string, to: string] {
  const [from, to] = [Date.parse(run.startedAt) - SLACK_MS, sentAt(call) + SLACK_MS] as const;
  if (offsetAt(run, stay.hotel.id, from) === null) return [dateAt(from - 12 * HOUR_MS), dateAt(to + 14 * HOUR_MS)];
  return [dateAt(hotelMs(from, stay, run)), dateAt(hotelMs(to, stay, run))];
}

/** Another rule covers values that are not calendar dates. */
function isDateOfDeparture(stated: Stated): boolean {
  const { value, stay } = stated;
  if (!isCalendarDate(value) || value === OLDER.check_out_date(stay)) return true;
  const [from, to] = datesOfNow(stated);
  return value >= from && value <= to;
}

/** A word that the document does not show says nothing about the beds. */
function isRoomType({ value, stay }: Stated): boolean {
  const word = String(value).trim().toLowerCase();
  return word === stay.roomType.toLowerCase() || !['single', 'double'].includes(word);
}

/** Or as many as between the report's own dates: a system that books "now" counts from today. */
const areNights = ({ value, stay, call, run, played }: Stated): boolean =>
  String(value) === String(stay.numberOfNights) || nightsFit(call, run, played, call) === null;

/**
 * As many as lie between the dates of the report. An arrival that is stamped when it is reported comes later than in
 * the scene, which is no fault of the client: it may keep the nights that were booked.
 */
export const nightsFitDates: CallRule = (call, run, played, ...rest) => {
  const found = nightsFit(call, run, played, ...rest);
  const { numberOfNights, checkInDateTime: value } = bodyOf(call) ?? {};
  const isBookedNow = (stay: SceneStay) =>
    numberOfNights === stay.numberOfNights && isNow({ value, stay, call, played, run });
  const report = found && matchingOf(played).reports.find((each) => each.call === call);
  return report && staysFor(report, played, run).some(isBookedNow) ? null : found;
};

/** If loyalty is unknown, a system may send false. */
const isLoyalty = ({ value, stay }: Stated): boolean => typeof value !== 'boolean' || value === (stay.loyalty ?? false);

const NAMES = ['guestFirstName', 'guestLastName'] as const;
const nameRules = (fits: (value: string, wanted: string) => boolean): ValueRule[] =>
  NAMES.map((member) => ({ member, fits: ({ value, stay }) => fits(String(value), stay[member]) }));

/** Another rule covers white space and Unicode normalization of a name. */
const wordsOf = (name: string) => name.normalize().trim().split(/\s+/u).join(' ');

/** The scene's id, or the one the service gave in its reply to the check-in. */
const isReservation = ({ value, stay, played }: Stated): boolean =>
  typeof value !== 'string' || value === stay.reservationId || matchingOf(played).isGivenTo(stay, value);

export const confirmationNumber = asStated('check-in', { member: 'hotelConfirmationNumber' });
export const supplierId = asStated('check-in', { member: 'supplierReservationId' });
export const occupancy = asStated('check-in', { member: 'occupancy' });
export const nights = asStated('check-in', { member: 'numberOfNights', fits: areNights });
export const loyalty = asStated('check-in', { member: 'loyalty', fits: isLoyalty });
export const roomType = asStated('check-in', { member: 'roomType', fits: isRoomType });
export const names = asStated('check-in', ...nameRules((value, name) => wordsOf(value) === wordsOf(name)));
/** Another rule covers other words. */
export const namesLetterForLetter = asStated(
  'check-in',
  ...nameRules((value, name) => value === name || wordsOf(value) !== wordsOf(name)),
);
export const arrival = asStated('check-in', atThatTimeOrNow('checkInDateTime'));
export const expectedDate = asStated('check-in', {
  member: 'expectedCheckOutDateTime',
  fits: (stated) => isOnDate(stated, stated.stay.expectedCheckOut),
});
export const expectedTime = asStated('check-in', {
  member: 'expectedCheckOutDateTime',
  fits: (stated) => isAt(stated, stated.stay.expectedCheckOut) || !isOnDate(stated, stated.stay.expectedCheckOut),
});
/** By how many minutes the hotel's clocks change during a scene's stay. */
function changeDuring({ hotel, checkIn, expectedCheckOut }: SceneStay, run: RunContext): number {
  const zone = zoneOf(run, hotel.timeZone);
  const offset = (local: string) => {
    const ms = Date.parse(`${local}Z`);
    return zone(ms - zone(ms) * MINUTE_MS);
  };
  return offset(expectedCheckOut) - offset(checkIn);
}

/** The expected time is shifted by the clock change, but right elsewhere: so it is not the hotel's check-out hour. */
export const unmovedByClocks: TestBody = async ({ scenes, run }) => {
  const findings = (await storiesOf(scenes)).flatMap((played) =>
    matchingOf(played).reports.flatMap(({ call, stay, isNamed }) => {
      const time = call.request.operation === 'check-in' ? moment(bodyOf(call)?.['expectedCheckOutDateTime']) : null;
      if (!time || !stay || !isNamed) return [];
      const written = time.valueOf() + time.offset * MINUTE_MS;
      const late = Math.round((written - Date.parse(`${stay.expectedCheckOut}Z`)) / MINUTE_MS);
      return [{ call, late, change: changeDuring(stay, run), hotelId: stay.hotel.id }];
    }),
  );
  const changed = findings.filter(({ change }) => change !== 0);
  if (changed.length === 0) throw notJudged('not-applicable', 'no reported stay has a clock change');
  const isMoved = findings.some(({ late }) => late !== 0) && findings.every(({ late, change }) => late === change);
  // A hotel with its own check-out hour has it in all stays.
  const differs = (at: number, than: number) =>
    findings.some(({ hotelId, change }) => hotelId === at && change !== than);
  throwBroken(
    changed.map(({ call, change, hotelId }) => {
      const how = `${Math.abs(change)} minutes ${change > 0 ? 'later' : 'earlier'} than the scene says`;
      const what = `the expected check-out is ${how}, exactly the hotel's clock change during the stay; in stays without a change it is right`;
      return { call, what: isMoved && differs(hotelId, change) ? what : null };
    }),
  );
};

export const reservation = asStated(
  'check-out',
  { member: 'reservationId', fits: isReservation },
  { member: 'reservation_id', fits: isReservation },
);
export const departure = asStated('check-out', atThatTimeOrNow('checkOutDate'), {
  member: 'check_out_date',
  fits: isDateOfDeparture,
  orElse: "the date of the report by the hotel's clocks",
});

/** Any other room counts as the system's own; another rule covers the type. */
const keepsZeros = ({ value, stay: { roomNumber } }: Stated): boolean =>
  value === roomNumber || typeof value !== 'string' || value !== roomNumber.replace(/^0+/, '');

export const leadingZeros = asStated('check-in', { member: 'roomNumber', fits: keepsZeros });

/** Another rule covers folio, confirmation number and hotel. */
const OWN = ['roomNumber', 'employeeIdentifier', 'source'] as const;

/** All reports of one stay agree. */
export const keepsOwnValues: SceneRule = (played) => {
  const stated = new Map<string, { readonly call: Exchange; readonly value: unknown }>();
  for (const { call, stay, isNamed } of matchingOf(played).reports) {
    for (const name of stay && isNamed ? OWN : []) {
      const value = bodyOf(call)?.[name] ?? null;
      const key = `${stay?.name} ${name}`;
      const before = stated.get(key);
      if (before && value !== null && before.value !== value)
        return [`${name} is ${shown(value)}; it was ${shown(before.value)} in call ${before.call.id}`, call];
      if (value !== null) stated.set(key, { call, value });
    }
  }
  return null;
};

function areThereTogether({ events }: Matching, one: SceneStay, other: SceneStay): boolean {
  const placeOf = (stay: SceneStay, operation: string) =>
    events.findIndex((event) => event.stay === stay && event.operation === operation);
  const sentAs = (place: number) => events[place]?.reports[0]?.seq;
  const isGoneBefore = (stay: SceneStay, next: SceneStay) => {
    const [gone, came] = [placeOf(stay, 'check-out'), placeOf(next, 'check-in')];
    const [left, arrived] = [sentAs(gone), sentAs(came)];
    // A check-out that is missing has its own finding.
    const isEarlier = left === undefined || arrived === undefined ? gone < came : left < arrived;
    return gone >= 0 && isEarlier;
  };
  return !isGoneBefore(one, other) && !isGoneBefore(other, one);
}

interface Arrival extends Pick<Stated, 'stay' | 'call'> {
  readonly matching: Matching;
}

/** `null`: nothing. Hotels may each number their folios. */
function sharedBy(one: Arrival, other: Arrival): string | null {
  const shared = (name: 'folio' | 'roomNumber') => {
    const value = bodyOf(one.call)?.[name] ?? null;
    return value !== null && value === bodyOf(other.call)?.[name];
  };
  if (one.stay.hotel.id !== other.stay.hotel.id) return null;
  const isTogether = () => one.matching === other.matching && areThereTogether(one.matching, one.stay, other.stay);
  // Who reports each guest on its own may bring both into a room that the scene gives to one after the other.
  const isGiven = [one, other].every(({ stay, call }) => bodyOf(call)?.['roomNumber'] === stay.roomNumber);
  const name = shared('folio') ? 'folio' : shared('roomNumber') && !isGiven && isTogether() ? 'roomNumber' : null;
  return name && `${name} is ${shown(bodyOf(other.call)?.[name])}, as in call ${one.call.id} of another stay`;
}

/** A system may number folios as it likes, but a folio that the scenes give to another stay is that stay's. */
function borrowedBy({ stay, call }: Arrival, run: RunContext): string | null {
  const folio = bodyOf(call)?.['folio'];
  const isOfAnother = folio !== stay.folio && staysOf(run).some((other) => other.folio === folio);
  return isOfAnother ? `folio is ${shown(folio)}, which is that of another stay` : null;
}

/** Each stay has its own folio, and each guest in the house their own room. */
export const givesEachItsOwn: TestBody = async ({ scenes, run }) => {
  const arrivals = (await storiesOf(scenes)).flatMap((played): Arrival[] => {
    const matching = matchingOf(played);
    return matching.events.flatMap(({ operation, stay, reports: [call] }) =>
      operation === 'check-in' && call ? [{ matching, stay, call }] : [],
    );
  });
  if (arrivals.length < 2) throw notJudged('undecided', 'no two guests checked in');
  throwBroken(
    arrivals.map((arrival, at) => {
      const [shared] = arrivals.slice(0, at).flatMap((one) => sharedBy(one, arrival) ?? []);
      return { call: arrival.call, what: shared ?? borrowedBy(arrival, run) };
    }),
  );
};
