/** Calls that are sent together, named by their content: tests that build the same calls get the same exchanges. */
import { createHash, hash } from 'node:crypto';
import { type Exchange, isAccepted, isOutage, statusOf } from '../contract/evidence.ts';
import type { Play, Scene, SceneFile } from '../contract/scene.ts';
import { isTokenOperation } from '../contract/words.ts';
import { type Call, LONG_TEXT, piecesSent } from './call.ts';
import { FAULTY, type Intent, type Intents } from './intent.ts';
import { once, onceOf } from './once.ts';
import { isReadable } from './token-requests.ts';
import { mayBeRepeated } from './waiting.ts';

/** A call with the id that its exchange will have. */
export interface Step {
  readonly id: string;
  readonly call: Call;
}

/** How calls that belong together are sent: each after the answer to the one before, or all at once. */
export type Order = 'in-turn' | 'at-once';

/** Calls that are sent together, ready to be sent. */
export interface Sequence {
  readonly id: string;
  readonly order: Order;
  /** The check-ins of the guests whom the calls are about come first, whatever the order of the others. */
  readonly steps: readonly Step[];
  /** The ids of the steps, and the intents of their calls. */
  readonly ids: readonly string[];
  readonly intents: readonly Intent[];
  /** How many of the steps are such check-ins. */
  readonly arrivals: number;
  /** Whether a call may be sent again after a broken connection: it may have been accepted already (section 7). */
  readonly resend: boolean;
  /** How many of the calls after the check-ins have to be refused for their content; their control comes after them. */
  readonly negatives?: number;
  /** The same calls with other unique values, under the next name, if any. @param notBefore when to send them */
  readonly again?: (notBefore?: Call['notBefore']) => Sequence;
  /** Whether they measure how soon a check-in is shown to later reports: then they are retried more often. */
  readonly findsOut?: boolean;
}

/** The run so far: every exchange, whoever asked for it, in the record's order, and the suite's intents. */
export interface RunSoFar {
  readonly exchanges: readonly Exchange[];
  readonly intents: Intents;
}

/** The only thing that touches the world: live it is the wire, in `verify` it is the record. */
export interface Sender {
  /** Sends a sequence once; asked again, it returns the same exchanges, one per step. @param goesFirst before others */
  send(sequence: Sequence, goesFirst?: boolean): Promise<readonly Exchange[]>;
  /** The run so far; none if no record is kept. */
  recorded?(): Promise<RunSoFar>;
  /** A scene as it was played, with its calls in the order of arrival. Only when the client is judged. */
  played?(scene: string): Promise<PlayedScene>;
  /** The scenes of the run as its tests get them. Only when the client is judged. */
  readonly scenes?: ScenePlays;
}

/** The scenes of a client's run. */
export interface ScenePlays {
  /** A scene that can be judged. @param howeverEnded also if the client was stopped because it took too long */
  one(name: string, howeverEnded?: boolean): Promise<PlayedScene>;
  /** All scenes that should have been played. */
  all(): Promise<PlayedScenes>;
}

/** Scenes of a run, in order. */
export interface PlayedScenes {
  /** Of an unfinished one, what there is. */
  readonly played: readonly PlayedScene[];
  /** Names of those that were not played. */
  readonly missing: readonly string[];
}

export interface PlayedScene {
  readonly scene: Scene;
  /** The file handed to whoever played it. */
  readonly file: SceneFile;
  readonly play: Play;
  readonly calls: readonly Exchange[];
  /** Calls that are neither reports nor token requests, such as health probes; absent: not distinguished. */
  readonly besides?: readonly Exchange[];
}

/** Whether an exchange ended as intended: what has to be accepted was, and faulty calls were refused. */
export function isAsMeant({ kind }: Intent, exchange: Exchange): boolean {
  const isRefused = statusOf(exchange) >= 400 && statusOf(exchange) < 500;
  if (kind === 'faulty') return isRefused;
  return isAccepted(exchange) || (kind === 'tolerated' && isRefused);
}

/**
 * The sequence that replaces an interrupted one, whose guests the service may know already. None if something has
 * failed, which stands; if there are no other values; or if it would be one more wrong secret.
 * @param answered the exchanges of its steps, as far as there are any
 */
export function inPlaceOf(sequence: Sequence, answered: (id: string) => Exchange | undefined): Sequence | null {
  const { ids, intents } = sequence;
  if (!sequence.again || ids.every(answered) || !hasOthers(sequence)) return null;
  const hasFailed = ids.some((id, at) => {
    const exchange = answered(id);
    return exchange !== undefined && !isAsMeant(intents[at] ?? FAULTY, exchange);
  });
  return hasFailed ? null : sequence.again();
}

/** Whether a sequence is about stays and can be sent again about other guests: not with supplied values. */
const hasOthers = ({ steps }: Sequence): boolean =>
  steps.some(({ call }) => !isTokenOperation(call.operation)) &&
  steps.every(({ call }) => call.guess === undefined && call.leases.length === 0);

/**
 * The sequence that replaces one in which the answer to a report may be the answer to its repetition. `null`: not
 * needed, or something has failed, which stands.
 */
export function restartedAfterRepetition(sequence: Sequence, exchanges: readonly Exchange[]): Sequence | null {
  const { ids, intents } = sequence;
  const isOpen = (exchange: Exchange) => exchange.guestAbsent !== undefined || mayBeRepeated(exchange);
  const isOwn = ({ id }: Exchange, at: number) => id === ids[at];
  if (!sequence.again || !exchanges.every(isOwn) || !exchanges.some(mayBeRepeated) || !hasOthers(sequence)) return null;
  const hasFailed = exchanges.some((each, at) => !isOpen(each) && !isAsMeant(intents[at] ?? FAULTY, each));
  return hasFailed ? null : sequence.again();
}

/** How many seconds after a perhaps accepted request it is sent again: a rolling release takes half a second. */
const BACK_AFTER_SECONDS = 5;

/** A 503 means that it was not accepted (RFC 9110 §15.6.4), so it was resent. */
const isPerhapsTaken = ({ reply, failure }: Exchange) =>
  ['reset', 'timeout', 'tls', 'network', 'proxy'].includes(failure?.kind ?? '') ||
  (reply !== null && reply.status !== 503 && isOutage(reply.status));

/**
 * The sequence that replaces one about repetition (so nothing in it was resent) in which a service that was down
 * may have accepted a call. `null`: not so, or there are no other values.
 */
export function restartedAfterOutage(sequence: Sequence, exchanges: readonly Exchange[]): Sequence | null {
  const { resend, ids } = sequence;
  const last = ids.at(-1);
  const isOwn = ({ id }: Exchange, at: number) => id === ids[at];
  if (resend || !sequence.again || last === undefined || !exchanges.every(isOwn)) return null;
  if (!exchanges.some(isPerhapsTaken) || !hasOthers(sequence)) return null;
  return sequence.again({ exchange: last, seconds: BACK_AFTER_SECONDS });
}

/** A call's declared intent; without one it is faulty. */
function intentOf(call: Call): Intent {
  const { intent = FAULTY, operation } = call;
  if (!isTokenOperation(operation) || (intent !== FAULTY && intent.kind !== 'tolerated')) return intent;
  return {
    ...intent,
    ...(call.guess === undefined ? {} : { wrongSecret: true }),
    ...(isReadable(call) ? {} : { malformed: true }),
  };
}

const MARKS = /(?:XUNIQUEX|XROOM\dX)\d{4}/g;
const MARK_OF_ANOTHER_STAY = /(?:XUNIQUEX|XROOM\dX)(?!0001)/;

/** The text with its marks numbered in order of appearance: which of its stays a test used must not matter. */
function renumbered(text: string): string {
  if (!MARK_OF_ANOTHER_STAY.test(text)) return text;
  const numbers = new Map<string, string>();
  return text.replace(MARKS, (mark) => {
    const number = mark.slice(-4);
    const known = numbers.get(number) ?? String(numbers.size + 1).padStart(4, '0');
    numbers.set(number, known);
    return mark.slice(0, -4) + known;
  });
}

const uniqueOf = (seed: string, name: string, number: string) => seededHex(seed, `${name}/${number}`, 10).toUpperCase();

/** The text with unique values in place of its marks, the same for the same seed and name. */
function filled(text: string, seed: string, name: string): string {
  // Cached, since the same mark occurs in several places and a digest takes longer than all the rest here.
  const value = once((mark: string) => {
    const [kind, number] = [mark.slice(0, -4), mark.slice(-4)];
    return kind === 'XUNIQUEX'
      ? uniqueOf(seed, name, number)
      : roomOf(Number(kind.charAt(kind.length - 2)), seed, `${name}/${number}/room`);
  });
  return text.replace(MARKS, value);
}

/** What makes a stay of a sequence unique: a value, and whether it is the room's number. */
export interface UniqueValue {
  readonly value: string;
  /** The number of the stay within the sequence, from 1. */
  readonly stay: number;
  readonly room: boolean;
}

/** The most stays of a sequence of few calls. */
const MOST_STAYS = 2;

/**
 * The unique values that the stays of a sequence may carry.
 * @param name the id of the sequence @param digits of a room number, fewer where the profile leaves no room for more
 */
export function uniqueValuesOf(seed: string, name: string, digits = ROOM_DIGITS): UniqueValue[] {
  return Array.from({ length: MOST_STAYS }, (_, at) => at + 1).flatMap((stay) => {
    const number = String(stay).padStart(4, '0');
    const room = roomOf(digits, seed, `${name}/${number}/room`);
    return [
      { value: uniqueOf(seed, name, number), stay, room: false },
      { value: room, stay, room: true },
    ];
  });
}

/** A service may know that a room is taken: with fewer digits, two guests of one run in twelve would share a room. */
export const ROOM_DIGITS = 9;

/** A room number of that many digits, not starting with zero. */
function roomOf(digits: number, seed: string, name: string): string {
  const lowest = 10 ** (digits - 1);
  return String(lowest + seededNumber(seed, name, 9 * lowest));
}

/** References to tokens, waits and check-ins, named within the sequence until its id is known. */
const PLACES = /"(issuedBy|exchange|arrival)":"(#\d+)"/g;

function digestOf(text: string): string {
  if (!text.includes(LONG_TEXT)) return hash('sha256', text);
  const digest = createHash('sha256');
  for (const piece of piecesSent(text)) digest.update(piece);
  return digest.digest('hex');
}

/** The content of calls that are sent together, as JSON. */
interface Content {
  readonly guests: readonly Call[];
  readonly calls: readonly Call[];
}

// Hundreds of calls are about the same guest.
const guestAsJson = onceOf((guest: Call) => JSON.stringify(guest));

const withoutGuest = ({ guest: _guest, ...call }: Call): Call => call;

function contentOf(calls: readonly Call[], order: Order) {
  const guests: Call[] = [];
  const texts: string[] = [];
  const guestOf = calls.map(({ guest }) => {
    if (!guest) return -1;
    const text = guestAsJson(guest);
    const known = texts.indexOf(text);
    if (known < 0) guests.push(guest);
    return known < 0 ? texts.push(text) - 1 : known;
  });
  const own = calls.map((call) => JSON.stringify(call.guest ? withoutGuest(call) : call));
  const text = `{"order":"${order}","guests":[${texts.join()}],"calls":[${own.join()}],"guestOf":[${guestOf.join()}]}`;
  return { guests, guestOf, text: renumbered(text) };
}

/** The content of calls that are sent together, whatever its name. */
interface Together extends Required<Pick<Sequence, 'order' | 'intents' | 'arrivals' | 'resend' | 'negatives'>> {
  readonly seed: string;
  /** Their name, unless others of the same calls have been sent. */
  readonly name: string;
  /** Their content, with marks for unique values. */
  readonly text: string;
  /** For each call the index of its guest; -1: none. */
  readonly guestOf: readonly number[];
}

const heldBack =
  (notBefore: Call['notBefore']) =>
  (step: Step): Step =>
    notBefore && !step.call.notBefore ? { ...step, call: { ...step.call, notBefore } } : step;

/** A sequence known by its content. Most were sent already, and their steps are not read. */
function named(together: Together, time = 1, notBefore?: Call['notBefore']): Sequence {
  const { seed, name, text, guestOf, ...sequence } = together;
  const id = time === 1 ? name : `${name}~${time}`;
  const ids = idsOf(id, sequence.arrivals, guestOf.length);
  let steps: readonly Step[] | undefined;
  return {
    ...sequence,
    id,
    ids,
    again: (later) => named(together, time + 1, later),
    get steps() {
      steps ??= stepsOf(id, ids, filled(text, seed, id), guestOf).map(heldBack(notBefore));
      return steps;
    },
  };
}

/** Names calls by their first operation and a digest without the unique values, which it then fills in. */
export function sequenceOf(
  seed: string,
  calls: readonly [Call, ...Call[]],
  { order = 'in-turn', resend = false, negatives = 0 }: Partial<Pick<Sequence, 'order' | 'resend' | 'negatives'>> = {},
): Sequence {
  const { guests, guestOf, text } = contentOf(calls, order);
  const name = `${calls[0].operation}/${digestOf(text).slice(0, 12)}`;
  const intents = [...guests, ...calls].map(intentOf);
  return named({ seed, name, text, guestOf, order, resend, negatives, intents, arrivals: guests.length });
}

/** The ids of the guests' check-ins and of the calls after them. */
function idsOf(id: string, arrivals: number, calls: number): readonly string[] {
  const nth = (at: number) => (at === 0 ? '' : String(at + 1));
  return [
    ...Array.from({ length: arrivals }, (_, at) => `${id}/arrival${nth(at)}`),
    ...Array.from({ length: calls }, (_, at) => (calls === 1 ? id : `${id}#${at + 1}`)),
  ];
}

function stepsOf(id: string, ids: readonly string[], text: string, guestOf: readonly number[]): readonly Step[] {
  const isPlaced = text.includes(':"#');
  const placed = isPlaced ? text.replace(PLACES, (_all, name, place) => `"${name}":"${id}${place}"`) : text;
  const { guests, calls } = JSON.parse(placed) as Content;
  const isAboutGuest = (at: number) => (guestOf[at] ?? -1) >= 0;
  const completed = calls.map((call, at) =>
    isAboutGuest(at) ? { ...call, arrival: ids[guestOf[at] as number] as string } : call,
  );
  return [...guests, ...completed].map((call, at) => ({ id: ids[at] as string, call }));
}

/** A sequence of one call with its own name, for requests before the plan. */
export function namedStep(seed: string, id: string, call: Call, stay = id): Sequence {
  const made = JSON.parse(filled(JSON.stringify(call), seed, stay)) as Call;
  const steps = [{ id, call: made }];
  return {
    id,
    ids: [id],
    intents: [intentOf(call)],
    order: 'in-turn',
    resend: true,
    findsOut: true,
    arrivals: 0,
    steps,
  };
}

/** Values derived from the run's seed and a name: the same name gives the same value live and in re-judging. */
export function seededHex(seed: string, name: string, digits: number): string {
  return hash('sha256', `${seed}\n${name}`, 'hex').slice(0, digits);
}

/** A whole number from 0 to below `limit`, derived from the run's seed and a name. */
export function seededNumber(seed: string, name: string, limit: number): number {
  return Number.parseInt(seededHex(seed, name, 8), 16) % limit;
}
