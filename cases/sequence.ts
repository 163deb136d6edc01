/** Calls that are sent together, named by what they are: who builds the same calls gets the same exchanges. */
import { createHash, hash } from 'node:crypto';
import { type Exchange, isAccepted, isOutage, statusOf } from '../contract/evidence.ts';
import type { Play, Scene, SceneFile } from '../contract/scene.ts';
import { isTokenOperation } from '../contract/words.ts';
import { type Call, LONG_TEXT, piecesSent } from './call.ts';
import { FAULTY, type Intent, type Intents } from './intent.ts';
import { once, onceOf } from './once.ts';
import { isReadable } from './token-requests.ts';
import { mayBeRepeated } from './waiting.ts';

/** A call under the id that its exchange will have. */
export interface Step {
  readonly id: string;
  readonly call: Call;
}

/** How calls that belong together are sent: one when the one before it was answered, or all side by side. */
export type Order = 'in-turn' | 'at-once';

/** Calls that are sent together, ready to be sent. */
export interface Sequence {
  readonly id: string;
  readonly order: Order;
  /** The check-ins of the guests whom the calls are about come first, whatever the order of the others. */
  readonly steps: readonly Step[];
  /** The ids of the steps, and what their calls are. */
  readonly ids: readonly string[];
  readonly intents: readonly Intent[];
  /** How many of the steps are such check-ins. */
  readonly arrivals: number;
  /** Whether a call may be sent again after a broken connection, although the service may have taken it (section 7). */
  readonly resend: boolean;
  /** How many of the calls behind the check-ins have to be refused for their content; their control comes after them. */
  readonly negatives?: number;
  /** The same calls with other unique values, under the next name. Absent: there are none. @param notBefore until when they are held back */
  readonly again?: (notBefore?: Call['notBefore']) => Sequence;
  /** Whether they find out how long the service takes to show a check-in to later reports: they are asked again more often. */
  readonly findsOut?: boolean;
}

/** A run so far: every exchange, whoever asked for it, in the record's order, and what the suite meant by the calls. */
export interface RunSoFar {
  readonly exchanges: readonly Exchange[];
  readonly intents: Intents;
}

/** The only thing that touches the world: live it is the wire, in `verify` it is the record. */
export interface Sender {
  /** Sends a sequence once; who sends it again gets the same exchanges, one for each step. @param goesFirst before others that wait */
  send(sequence: Sequence, goesFirst?: boolean): Promise<readonly Exchange[]>;
  /** The run so far. Who keeps no record has none. */
  recorded?(): Promise<RunSoFar>;
  /** A scene of a name as it was played, with its calls in the order in which they came. Only where the client is judged. */
  played?(scene: string): Promise<PlayedScene>;
  /** The scenes of the run as its tests are given them. Only where the client is judged. */
  readonly scenes?: ScenePlays;
}

/** The scenes of a client's run. */
export interface ScenePlays {
  /** A scene that can be judged. @param howeverEnded also where the client was stopped because it took too long */
  one(name: string, howeverEnded?: boolean): Promise<PlayedScene>;
  /** All scenes that were to be played. */
  all(): Promise<PlayedScenes>;
}

/** Scenes of a run, in their order. */
export interface PlayedScenes {
  /** Of one that was not played to its end, what there is. */
  readonly played: readonly PlayedScene[];
  /** Names of those that were not played: what they would have shown nobody knows. */
  readonly missing: readonly string[];
}

/** A scene, as it was played. */
export interface PlayedScene {
  readonly scene: Scene;
  /** What was handed to whoever played it. */
  readonly file: SceneFile;
  readonly play: Play;
  readonly calls: readonly Exchange[];
  /** What came besides and is no report and no token request, such as a health probe; absent: nothing was told apart. */
  readonly besides?: readonly Exchange[];
}

/** Whether an exchange ended as its call was meant to: what has to be accepted was, and what is at fault was refused. */
function isAsMeant({ kind }: Intent, exchange: Exchange): boolean {
  const isRefused = statusOf(exchange) >= 400 && statusOf(exchange) < 500;
  if (kind === 'faulty') return isRefused;
  return isAccepted(exchange) || (kind === 'tolerated' && isRefused);
}

/**
 * The sequence that takes the place of one that a run was interrupted in: the service may know the guests of the first already. None
 * where something has failed, which stays; where there are no other values; and where it would be one more wrong secret.
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

/** Whether a sequence is about stays, and can be sent again about other guests: with supplied values there are none. */
const hasOthers = ({ steps }: Sequence): boolean =>
  steps.some(({ call }) => !isTokenOperation(call.operation)) &&
  steps.every(({ call }) => call.guess === undefined && call.leases.length === 0);

/**
 * The sequence that takes the place of one in which the answer to a report may be that to a repetition. `null`: none has to, or
 * something has failed, which stays.
 */
export function anewAfterRepetition(sequence: Sequence, exchanges: readonly Exchange[]): Sequence | null {
  const { ids, intents } = sequence;
  const isOpen = (exchange: Exchange) => exchange.guestAbsent !== undefined || mayBeRepeated(exchange);
  const isOwn = ({ id }: Exchange, at: number) => id === ids[at];
  if (!sequence.again || !exchanges.every(isOwn) || !exchanges.some(mayBeRepeated) || !hasOthers(sequence)) return null;
  const hasFailed = exchanges.some((each, at) => !isOpen(each) && !isAsMeant(intents[at] ?? FAULTY, each));
  return hasFailed ? null : sequence.again();
}

/** How long after a request that was perhaps taken the same calls are sent anew, in seconds: a rolling release takes half a second. */
const BACK_AFTER_SECONDS = 5;

/** A 503 is for what was not taken (RFC 9110 §15.6.4), and so has been sent again. */
const isPerhapsTaken = ({ reply, failure }: Exchange) =>
  failure?.kind === 'reset' || (reply !== null && reply.status !== 503 && isOutage(reply.status));

/**
 * The sequence that takes the place of one whose calls are about repetition, so that none was sent again by itself, and of which one was
 * perhaps taken by a service that was out of order. `null`: it is not so, or there are no others.
 */
export function anewAfterOutage(sequence: Sequence, exchanges: readonly Exchange[]): Sequence | null {
  const { resend, ids } = sequence;
  const last = ids.at(-1);
  const isOwn = ({ id }: Exchange, at: number) => id === ids[at];
  if (resend || !sequence.again || last === undefined || !exchanges.every(isOwn)) return null;
  if (!exchanges.some(isPerhapsTaken) || !hasOthers(sequence)) return null;
  return sequence.again({ exchange: last, seconds: BACK_AFTER_SECONDS });
}

/** What a call is by its own word; without one it is faulty. */
function intentOf(call: Call): Intent {
  if (call.intent) return call.intent;
  if (!isTokenOperation(call.operation)) return FAULTY;
  return {
    ...FAULTY,
    ...(call.guess === undefined ? {} : { wrongSecret: true }),
    ...(isReadable(call) ? {} : { malformed: true }),
  };
}

const MARKS = /(?:XUNIQUEX|XROOM\dX)\d{4}/g;
const MARK_OF_ANOTHER_STAY = /(?:XUNIQUEX|XROOM\dX)(?!0001)/;

/** The text with its marks numbered in the order in which they come: which of its stays a test took must not matter. */
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

/** The text with unique values in the place of its marks, the same for the same seed and name. */
function filled(text: string, seed: string, name: string): string {
  // The same mark stands in several places, and a digest takes longer than all else here.
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

/** A sequence of few calls has so many stays at most. */
const MOST_STAYS = 2;

/** The unique values that the stays of a sequence may carry. @param name the id of the sequence */
export function uniqueValuesOf(seed: string, name: string): UniqueValue[] {
  return Array.from({ length: MOST_STAYS }, (_, at) => at + 1).flatMap((stay) => {
    const number = String(stay).padStart(4, '0');
    const room = roomOf(ROOM_DIGITS, seed, `${name}/${number}/room`);
    return [
      { value: uniqueOf(seed, name, number), stay, room: false },
      { value: room, stay, room: true },
    ];
  });
}

/** As many as a room number usually has. */
const ROOM_DIGITS = 7;

/** A room number of so many digits, the first of them no zero. */
function roomOf(digits: number, seed: string, name: string): string {
  const lowest = 10 ** (digits - 1);
  return String(lowest + seededNumber(seed, name, 9 * lowest));
}

/** Places of tokens, waits and check-ins, which are named within the sequence until its id is known. */
const PLACES = /"(issuedBy|exchange|arrival)":"(#\d+)"/g;

function digestOf(text: string): string {
  if (!text.includes(LONG_TEXT)) return hash('sha256', text);
  const digest = createHash('sha256');
  for (const piece of piecesSent(text)) digest.update(piece);
  return digest.digest('hex');
}

/** What is said of calls that are sent together, as JSON. */
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

/** What calls that are sent together are, under whatever name. */
interface Together extends Required<Pick<Sequence, 'order' | 'intents' | 'arrivals' | 'resend' | 'negatives'>> {
  readonly seed: string;
  /** Their name, unless others of the same calls have been sent. */
  readonly name: string;
  /** Their content, with marks for unique values. */
  readonly text: string;
  /** Of each call the place of its guest; -1: of none. */
  readonly guestOf: readonly number[];
}

const heldBack =
  (notBefore: Call['notBefore']) =>
  (step: Step): Step =>
    notBefore && !step.call.notBefore ? { ...step, call: { ...step.call, notBefore } } : step;

/** A sequence that is known by its content. Most that are asked for have been sent already, and nobody looks at their steps. */
class Named implements Sequence {
  readonly id: string;
  readonly order: Order;
  readonly resend: boolean;
  readonly negatives: number;
  readonly ids: readonly string[];
  readonly intents: readonly Intent[];
  readonly arrivals: number;
  readonly #together: Together;
  readonly #time: number;
  readonly #notBefore: Call['notBefore'];
  #steps: readonly Step[] | undefined;

  constructor(together: Together, time = 1, notBefore?: Call['notBefore']) {
    const { name, order, resend, negatives, intents, arrivals, guestOf } = together;
    this.id = time === 1 ? name : `${name}~${time}`;
    this.order = order;
    this.resend = resend;
    this.negatives = negatives;
    this.ids = idsOf(this.id, arrivals, guestOf.length);
    this.intents = intents;
    this.arrivals = arrivals;
    this.#together = together;
    this.#time = time;
    this.#notBefore = notBefore;
  }

  again(notBefore?: Call['notBefore']): Sequence {
    return new Named(this.#together, this.#time + 1, notBefore);
  }

  get steps(): readonly Step[] {
    const { text, seed, guestOf } = this.#together;
    this.#steps ??= stepsOf(this.id, this.ids, filled(text, seed, this.id), guestOf).map(heldBack(this.#notBefore));
    return this.#steps;
  }
}

/** Names calls by their content and fills their unique values in. The id is the first call's operation and a digest of all but those values. */
export function sequenceOf(
  seed: string,
  calls: readonly [Call, ...Call[]],
  { order = 'in-turn', resend = false, negatives = 0 }: Partial<Pick<Sequence, 'order' | 'resend' | 'negatives'>> = {},
): Sequence {
  const { guests, guestOf, text } = contentOf(calls, order);
  const name = `${calls[0].operation}/${digestOf(text).slice(0, 12)}`;
  const intents = [...guests, ...calls].map(intentOf);
  return new Named({ seed, name, text, guestOf, order, resend, negatives, intents, arrivals: guests.length });
}

/** The ids of the check-ins of guests and of the calls behind them. */
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

/** A sequence of one call under a name of its own, for what is sent before the plan. */
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

/** Values made from the run's seed and a name: the same name gives the same value in the run and in its re-judging. */
export function seededHex(seed: string, name: string, digits: number): string {
  return hash('sha256', `${seed}\n${name}`, 'hex').slice(0, digits);
}

/** A whole number from 0 to below `limit`, made from the run's seed and a name. */
export function seededNumber(seed: string, name: string, limit: number): number {
  return Number.parseInt(seededHex(seed, name, 8), 16) % limit;
}
