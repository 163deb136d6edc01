/** What a requirement's test works with, the same for a live service and recorded evidence. */
import type { Mutations } from '../cases/body-cases.ts';
import type { Call } from '../cases/call.ts';
import { again } from '../cases/calls.ts';
import { stayAt } from '../cases/hotels.ts';
import { meant } from '../cases/intent.ts';
import type { LocalTime } from '../cases/local-time.ts';
import { onceFor, onceOf } from '../cases/once.ts';
import {
  type Order,
  type PlayedScene,
  type RunSoFar,
  restartedAfterOutage,
  restartedAfterRepetition,
  type ScenePlays,
  type Sender,
  type Sequence,
  sequenceOf,
} from '../cases/sequence.ts';
import { makeStay, type Stay } from '../cases/stay.ts';
import { validCall } from '../cases/valid.ts';
import { maySendWrongSecret, whyNoWrongSecret } from '../cases/wrong-secrets.ts';
import { type Exchange, isAccepted } from '../contract/evidence.ts';
import type { Instance } from '../contract/requirement.ts';
import type { Hotel, RunContext } from '../contract/run.ts';
import { isTokenOperation, type Operation, type TokenOperation } from '../contract/words.ts';
import { notJudged } from './finding.ts';

interface WithControl {
  readonly reply: Exchange;
  readonly control: Exchange;
}

type Replies<Calls extends readonly Call[]> = { [Call in keyof Calls]: Exchange };

/** The fixtures of a test. */
export type Tools = Omit<ToolBox, 'notes' | 'used' | 'unplayed'>;

/** A test's turn: usual; late, such as wrong secrets under the client's own id; or last if it judges the whole run. */
export const TURNS = ['usual', 'late', 'whole-run'] as const;
export type Turn = (typeof TURNS)[number];

/** Ends a test whose turn has not come. */
export class HeldBack extends Error {
  override readonly name = 'HeldBack';
  constructor(readonly until: Turn) {
    super(`held back: ${until}`);
  }
}

/** A valid call's mutations, sent together about one guest, and the call itself as their control. */
const mutationsTogether = onceOf((run: RunContext) =>
  onceOf((valid: Call) =>
    onceOf((mutations: Mutations) => {
      const mutated = Object.values(mutations).map((mutate) => mutate(valid));
      const calls = [...mutated, valid] as unknown as [Call, ...Call[]];
      return sequenceOf(run.seed, calls, { resend: true, negatives: mutated.length });
    }),
  ),
);

/** The control of a topic's tests: a call of its own. */
const controlOf = onceFor((valid: Call, topic: string) => again(valid, `control of ${topic}`));

/** How often a sequence is sent again about other guests; after that, the service is judged as it is. */
const MOST_ANEW = 2;

/** Several tests look at the reply to the same mutation. */
const mutatedOnce = onceOf((call: Call) => onceOf((mutate: Mutations[string]) => mutate(call)));

/** The tools of one instance, and what its test did with them. */
export class ToolBox {
  readonly notes: string[] = [];
  unplayed: readonly string[] = [];
  readonly #used = new Set<string>();
  #stays = 0;

  /** @param turn the current turn: tests of later turns are held back */
  constructor(
    readonly run: RunContext,
    private readonly instance: Instance,
    private readonly sender: Sender,
    private readonly turn: Turn = 'whole-run',
  ) {}

  get tools(): Tools {
    return this;
  }

  get used(): readonly string[] {
    return [...this.#used];
  }

  /** Sends one call; the same call gives the same exchange in any test, unless it is `again(call, label)`. */
  readonly send = async (call: Call): Promise<Exchange> => (await this.#send([call], 'in-turn'))[0] as Exchange;

  /** Sends calls one after the other; `#1` names a token issued by an earlier one. */
  readonly sendInTurn = async <const Calls extends readonly [Call, ...Call[]]>(
    ...calls: Calls
  ): Promise<Replies<Calls>> => (await this.#send(calls, 'in-turn')) as never;

  /**
   * A stay at each of several hotels: its check-in and, if claimed, its check-out, in turn; both operations share the
   * stays. @returns the exchanges of one operation, in the order of the hotels
   */
  readonly stayAtEach = async (hotels: readonly Hotel[], operation: 'check-in' | 'check-out'): Promise<Exchange[]> => {
    const exchanges = await Promise.all(
      hotels.map(async (hotel) => {
        const both = await this.#sendAll(sequenceOf(this.run.seed, [stayAt(this.run, hotel)], { resend: true }));
        return both.find(({ request }) => request.operation === operation) as Exchange;
      }),
    );
    this.#use(exchanges);
    return exchanges;
  };

  readonly sendAtOnce = async <const Calls extends readonly [Call, ...Call[]]>(
    ...calls: Calls
  ): Promise<Replies<Calls>> => (await this.#send(calls, 'at-once')) as never;

  /** A new stay. */
  readonly stay = (hotel?: Hotel, arrival?: LocalTime, leaving?: LocalTime): Stay => {
    this.#stays += 1;
    return makeStay(this.run, this.#stays, hotel, arrival, leaving);
  };

  readonly valid = (operation: Operation, stay = this.stay()): Call => validCall(this.run, operation, stay);

  /** Marks a call as conforming: the test's requirement says whether it must or should be accepted. */
  readonly conforming = (call: Call): Call =>
    call.intent ? call : meant(call, this.instance.requirement.level === 'MUST' ? 'unusual' : 'tolerated');

  /** The control of an operation: a valid call, sent once for all tests of a topic. */
  readonly control = (operation: Operation): Promise<Exchange> =>
    this.send(controlOf(validCall(this.run, operation, makeStay(this.run, 1)), this.instance.topic));

  /** One of several mutations of a valid call, and its control, which comes last if they share a checked-in stay. */
  readonly withControl = async (operation: Operation, mutations: Mutations, name: string): Promise<WithControl> => {
    const mutate = mutations[name];
    if (!mutate) throw new TypeError(`There is no mutation "${name}"`);
    const valid = this.valid(operation);
    if (valid.guest) return this.#aboutOneStay(valid, mutations, name);
    const mutated = mutatedOnce(valid)(mutate);
    // The control of a wrong secret comes first: a locked-out client shows nothing more.
    if (mutated.guess) await this.control(operation);
    return { reply: await this.send(mutated), control: await this.control(operation) };
  };

  /** The whole run in recorded order. A test that uses it runs last and sends nothing afterwards. */
  readonly all = async (): Promise<RunSoFar> => {
    this.#holdBackUntil('whole-run');
    return (await this.sender.recorded?.()) ?? { exchanges: [], intents: {} };
  };

  /** A scene as the client played it, started by the first to name it; `howeverEnded`: even if it took too long. */
  readonly scene = async (name: string, howeverEnded?: boolean) => this.#plays.one(name, howeverEnded);

  /** All scenes of the claims as played; if some are missing, a test can only find faults, unless it needs `some`. */
  readonly scenes = async (some = false): Promise<readonly PlayedScene[]> => {
    const { played, missing } = await this.#plays.all();
    if (!some) this.unplayed = missing;
    return played;
  };

  /** What a test sends after this is sent when the usual tests have sent all of theirs. */
  readonly afterOthers = (): void => this.#holdBackUntil('late');

  readonly note = (text: string): void => {
    this.notes.push(text);
  };

  get #plays(): ScenePlays {
    if (!this.sender.scenes) throw new TypeError('Scenes are played where the client is judged');
    return this.sender.scenes;
  }

  async #aboutOneStay(valid: Call, mutations: Mutations, name: string): Promise<WithControl> {
    const names = Object.keys(mutations);
    const sequence = mutationsTogether(this.run)(valid)(mutations);
    const exchanges = await this.#sendAll(sequence);
    const reports = exchanges.slice(sequence.arrivals);
    const [reply, control] = [reports[names.indexOf(name)], reports.at(-1)] as [Exchange, Exchange];
    // A tolerant service has ended the stay for another mutation, and refuses everything about an ended stay.
    const isEnded = !isAccepted(control) && !isAccepted(reply) && reports.some(isAccepted);
    // A run takes no more supplied values than announced: later calls would find none left.
    if (isEnded && valid.leases.length === 0) {
      return this.#aboutOneStay(valid, { [name]: mutations[name] as Mutations[string] }, name);
    }
    this.#use([...exchanges.slice(0, sequence.arrivals).slice(-1), reply, control]);
    return { reply, control };
  }

  /** What a test sends more comes close to what it has sent: a control tells of the conditions in which it was sent. */
  get #hasBegun(): boolean {
    return this.#used.size > 0;
  }

  #use(exchanges: readonly Exchange[]): void {
    for (const { id } of exchanges) this.#used.add(id);
  }

  #holdBackUntil(turn: Turn): void {
    if (TURNS.indexOf(this.turn) < TURNS.indexOf(turn)) throw new HeldBack(turn);
  }

  /** Sends a sequence, about other guests if the service may know the first: the document is silent on repetition. */
  async #sendAll(sequence: Sequence, goesFirst?: boolean, left = MOST_ANEW): Promise<readonly Exchange[]> {
    const exchanges = await this.sender.send(sequence, goesFirst);
    const next =
      left > 0 ? (restartedAfterRepetition(sequence, exchanges) ?? restartedAfterOutage(sequence, exchanges)) : null;
    return next ? this.#sendAll(next, goesFirst, left - 1) : exchanges;
  }

  async #send(calls: readonly Call[], order: Order): Promise<readonly Exchange[]> {
    for (const { operation, guess } of calls) {
      if (guess === undefined) continue;
      if (!maySendWrongSecret(this.run, operation as TokenOperation, guess))
        throw notJudged('not-testable', whyNoWrongSecret(this.run));
      this.#holdBackUntil('late');
    }
    const sequence = sequenceOfCalls(this.run, calls, order);
    const exchanges = await this.#sendAll(sequence, this.#hasBegun);
    this.#use(exchanges);
    return exchanges.slice(sequence.arrivals);
  }
}

/** Whether a report occurs twice: if the wire resent it, it would arrive a third time. */
function areAboutRepetition(calls: readonly Call[]): boolean {
  if (calls.length === 1) return false;
  const reports = calls.filter(({ operation }) => !isTokenOperation(operation));
  return new Set(reports.map((call) => JSON.stringify(call))).size < reports.length;
}

interface KnownSequence {
  readonly calls: readonly Call[];
  readonly order: Order;
  readonly sequence: Sequence;
}

/** By the first call, with which they are forgotten. */
const sequencesFrom = onceOf((_run: RunContext) => onceOf((_first: Call): KnownSequence[] => []));

/** Calls that are sent together, named and filled in once: hundreds of tests send the very same ones. */
function sequenceOfCalls(run: RunContext, calls: readonly Call[], order: Order): Sequence {
  const all = sequencesFrom(run)(calls[0] as Call);
  const isSame = (each: KnownSequence) =>
    each.order === order && each.calls.length === calls.length && each.calls.every((call, at) => call === calls[at]);
  const known = all.find(isSame);
  if (known) return known.sequence;
  const resend = !areAboutRepetition(calls);
  const sequence = sequenceOf(run.seed, calls as [Call, ...Call[]], { order, resend });
  all.push({ calls, order, sequence });
  return sequence;
}
