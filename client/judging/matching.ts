/** Finds out what each report of a scene is about: by its values, in any member, or by its position. */
import { onceFor } from '../../cases/once.ts';
import type { PlayedScene } from '../../cases/sequence.ts';
import { type Exchange, headerValues, isAccepted } from '../../contract/evidence.ts';
import { groupedBy } from '../../contract/grouped.ts';
import type { SceneFile, SceneStay } from '../../contract/scene.ts';
import type { ReservationOperation } from '../../contract/words.ts';
import { reportsIn } from '../scenes/scene.ts';
import { bodyOf, isDelivered, isReport, jsonOf } from './reading.ts';

/** Something that happens to a stay in a scene and must be reported. */
export interface SceneEvent {
  readonly operation: ReservationOperation;
  readonly stay: SceneStay;
  readonly reports: readonly Exchange[];
}

export interface MatchedReport {
  readonly call: Exchange;
  /** `null`: it names a stay outside this scene, or no stay is left that it could be about. */
  readonly stay: SceneStay | null;
  /** `null`: the scene has no such event for that stay. */
  readonly event: SceneEvent | null;
  readonly isNamed: boolean;
}

/** What identifies a stay, strongest first; a report must contain all texts of a line. */
const IDENTIFYING: readonly ((stay: SceneStay) => readonly (string | null)[])[] = [
  (stay) => [stay.hotelConfirmationNumber],
  (stay) => [stay.reservationId],
  (stay) => [stay.supplierReservationId],
  (stay) => [stay.folio],
  (stay) => [stay.guestFirstName, stay.guestLastName],
];

/** Section 2. */
const IDS = ['hotelConfirmationNumber', 'reservationId', 'reservation_id', 'supplierReservationId'] as const;

/** All texts in a value, however deep. */
export function textsIn(value: unknown): string[] {
  if (typeof value === 'string') return [value.normalize()];
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(textsIn) : [];
}

/** The stay a report names, in any member; `null`: none, or it is ambiguous. */
export function stayNamed(call: Exchange, stays: readonly SceneStay[]): SceneStay | null {
  const texts = new Set(textsIn(jsonOf(call)));
  for (const identifying of IDENTIFYING) {
    const [stay, other] = stays.filter((each) =>
      identifying(each).every((text) => text !== null && texts.has(text.normalize())),
    );
    if (stay && !other) return stay;
  }
  return null;
}

/** The ids by which a report names its stay. */
export function idsIn(call: Exchange): string[] {
  const ids = IDS.map((name) => bodyOf(call)?.[name]);
  return ids.filter((id): id is string => typeof id === 'string' && id.trim() !== '');
}

/** A service may give the stay its own id in the reply to a check-in. */
function isGiven({ reply }: Exchange, id: string): boolean {
  const places = ['location', 'content-location'].flatMap((name) => headerValues(reply?.headers ?? [], name));
  const inPlace = places.some((place) => place.split(/[/?&=#]/).includes(encodeURIComponent(id)));
  return inPlace || (reply?.body.text ?? '').includes(JSON.stringify(id));
}

const isFetched = ({ request }: Exchange) => /^(?:GET|HEAD|OPTIONS)$/i.test(request.method);

/** Whether the client knows that the service refused the report's content: not its token, and not only for now. */
export function isRefused(call: Exchange): boolean {
  const status = call.reply?.status ?? 0;
  return isDelivered(call) && status >= 300 && status < 500 && ![401, 408, 425, 429].includes(status);
}

/** The client knows that the event was accepted, or will never be. */
const settles = (call: Exchange) => (isAccepted(call) && isDelivered(call)) || isRefused(call);

type Growing = SceneEvent & { readonly reports: Exchange[]; isSettled: boolean };

function eventsOf({ steps, stays }: SceneFile): Growing[] {
  const byName = new Map(stays.map((stay) => [stay.name, stay]));
  return reportsIn(steps).map((step) => ({
    ...{ operation: step.do, stay: byName.get(step.stay) as SceneStay },
    ...{ reports: [], isSettled: false },
  }));
}

/** Whether the earlier events of its stay were accepted: otherwise a client may hold it back. */
const isDue = (event: SceneEvent, events: readonly SceneEvent[]): boolean =>
  events.slice(0, events.indexOf(event)).every(({ stay, reports }) => stay !== event.stay || reports.some(isAccepted));

/** Bounds the search in a flood of check-ins. */
const MOST_ARRIVALS = 5;

function match(file: SceneFile, calls: readonly Exchange[]) {
  const { stays } = file;
  const events = eventsOf(file);
  const read = calls
    .filter((call) => isReport(call) && !call.received?.astray && !isFetched(call))
    .map((call) => ({ call, ids: idsIn(call), stay: stayNamed(call, stays) }));
  const accepted = read.filter(({ call }) => call.request.operation === 'check-in' && isAccepted(call));
  const arrivals = groupedBy(accepted, ({ stay }) => stay);
  const isGivenTo = (stay: SceneStay, id: string, counts = (_arrival: Exchange) => true) =>
    (arrivals.get(stay) ?? []).slice(0, MOST_ARRIVALS).some(({ call }) => isGiven(call, id) && counts(call));
  const found = read.map(({ call, ids, stay }) => {
    const named = stay ?? stays.find((each) => ids.some((id) => isGivenTo(each, id))) ?? null;
    return { call, named, isAboutAnother: named === null && ids.length > 0 };
  });
  const named = new Set(found.map((each) => `${each.call.request.operation} ${each.named?.name}`));
  const nameless = events.filter(({ operation, stay }) => !named.has(`${operation} ${stay.name}`));
  const reports = found.map(({ call, named: stay, isAboutAnother }): MatchedReport => {
    const { operation } = call.request;
    const fitting = (stay ? events.filter((event) => event.stay === stay) : nameless).filter(
      (event) => event.operation === operation && !isAboutAnother,
    );
    // Prefer an unsettled event of a guest whom the service knows.
    const open = fitting.filter(({ isSettled }) => !isSettled);
    const event = open.find((each) => isDue(each, events)) ?? open[0] ?? fitting.at(-1) ?? null;
    event?.reports.push(call);
    if (event && settles(call)) event.isSettled = true;
    return { call, stay: stay ?? event?.stay ?? null, event, isNamed: stay !== null };
  });
  const of: ReadonlyMap<Exchange, MatchedReport> = new Map(reports.map((report) => [report.call, report]));
  return { events: events as readonly SceneEvent[], reports, of, isGivenTo };
}

/** The events of a scene and the reports that came. */
export type Matching = ReturnType<typeof match>;

const matchedOnce = onceFor((calls: readonly Exchange[], file: SceneFile) => match(file, calls));

/** The stay and event of each report of a scene. */
export const matchingOf = ({ calls, file }: Pick<PlayedScene, 'calls' | 'file'>): Matching => matchedOnce(calls, file);

/** The stay a call is about; `null`: none of its scene. */
export const stayOf = (call: Exchange, played: PlayedScene): SceneStay | null =>
  matchingOf(played).of.get(call)?.stay ?? null;
