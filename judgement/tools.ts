/** What a requirement's test works with. The same tools stand before a live service and before recorded evidence. */

import type { Mutations } from '../cases/body-cases.ts';
import type { Call } from '../cases/call.ts';
import { again } from '../cases/calls.ts';
import { meant } from '../cases/intent.ts';
import type { LocalTime } from '../cases/local-time.ts';
import { onceFor } from '../cases/once.ts';
import {
  type Order,
  type PlayedScene,
  type RunSoFar,
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

/** A request that must be turned down, and the control beside which its refusal counts. */
interface WithControl {
  readonly reply: Exchange;
  readonly control: Exchange;
}

/** An exchange for each call. */
type Replies<Calls extends readonly Call[]> = { [Call in keyof Calls]: Exchange };

/** The fixtures of a test. */
export type Tools = Omit<ToolBox, 'notes' | 'used' | 'unplayed'>;

/**
 * When a test's turn comes: with most others; after them, where it tries a wrong secret under the client's own id; last,
 * where it judges every exchange of the run.
 */
export const TURNS = ['usual', 'wrong-secrets', 'whole-run'] as const;
/** One turn. */
export type Turn = (typeof TURNS)[number];

/** Ends a test whose turn has not come yet. */
export class HeldBack extends Error {
  override readonly name = 'HeldBack';
  constructor(readonly until: Turn) {
    super(`held back: ${until}`);
  }
}

/** Sequences that many tests of a run ask for, by what they are made from: a record of mutations, or a topic's control. */
const sequencesOf = onceFor((_run: RunContext, _from: Mutations | string) => new Map<Operation, Sequence>());

function madeOnce(known: Map<Operation, Sequence>, operation: Operation, make: () => Sequence): Sequence {
  const sequence = known.get(operation) ?? make();
  known.set(operation, sequence);
  return sequence;
}

/** The tools of one instance, and what its test did with them. */
export class ToolBox {
  readonly notes: string[] = [];
  /** Names of scenes that the test asked for and that were not played. */
  unplayed: readonly string[] = [];
  readonly #used = new Set<string>();
  #stays = 0;

  /** @param turn whose turn it is: what has to wait longer is held back */
  constructor(
    /** Profile, values, claims and target of the run. */
    readonly run: RunContext,
    instance: Instance,
    sender: Sender,
    turn: Turn = 'whole-run',
  ) {
    this.#instance = instance;
    this.#sender = sender;
    this.#turn = turn;
  }

  readonly #instance: Instance;
  readonly #sender: Sender;
  readonly #turn: Turn;

  /** All of them, to hand on to a function that several tests share. */
  get tools(): Tools {
    return this;
  }

  /** Ids of the exchanges that the test was given, in the order of use. */
  get used(): readonly string[] {
    return [...this.#used];
  }

  /**
   * Sends one call and returns the exchange. Whoever builds the same call gets the same exchange, in whatever test;
   * `again(call, label)` asks for a fresh one.
   */
  readonly send = async (call: Call): Promise<Exchange> => (await this.#send([call], 'in-turn'))[0] as Exchange;

  /** Sends calls one after the other; where one carries a token that an earlier one is answered with, it is named `#1`. */
  readonly sendInTurn = async <const Calls extends readonly [Call, ...Call[]]>(
    ...calls: Calls
  ): Promise<Replies<Calls>> => (await this.#send(calls, 'in-turn')) as never;

  /** Sends calls side by side. */
  readonly sendAtOnce = async <const Calls extends readonly [Call, ...Call[]]>(
    ...calls: Calls
  ): Promise<Replies<Calls>> => (await this.#send(calls, 'at-once')) as never;

  /** A stay that no other call of this test is about. */
  readonly stay = (hotel?: Hotel, arrival?: LocalTime, leaving?: LocalTime): Stay => {
    this.#stays += 1;
    return makeStay(this.run, this.#stays, hotel, arrival, leaving);
  };

  /** A valid call of an operation, ready to send or to mutate; about a stay of its own unless one is given. */
  readonly valid = (operation: Operation, stay = this.stay()): Call => validCall(this.run, operation, stay);

  /** The call, marked as conforming: it must be accepted, or should be, as the requirement of the test has it. */
  readonly conforming = (call: Call): Call =>
    call.intent ? call : meant(call, this.#instance.requirement.level === 'MUST' ? 'unusual' : 'tolerated');

  /** The control of an operation: a valid call, sent once for the tests of one topic. */
  readonly control = async (operation: Operation): Promise<Exchange> => {
    const label = `control of ${this.#instance.topic}`;
    const make = () => sequenceOfOne(this.run, again(this.valid(operation), label));
    const exchanges = await this.#sender.send(madeOnce(sequencesOf(this.run, label), operation, make));
    this.#use(exchanges);
    return exchanges.at(-1) as Exchange;
  };

  /**
   * One of several mutations of a valid call, and its control. Where the operation is about a guest who has checked in,
   * all of them are about the same guest, and the control comes last: it shows that the guest was still there. Where the
   * service has taken one of the others for the last report of that stay, this one is sent again about a stay of its own,
   * unless stays or reservation ids are supplied.
   */
  readonly withControl = async (operation: Operation, mutations: Mutations, name: string): Promise<WithControl> => {
    const mutate = mutations[name];
    if (!mutate) throw new TypeError(`There is no mutation "${name}"`);
    const valid = this.valid(operation);
    if (valid.guest) return this.#aboutOneStay(valid, mutations, name);
    const mutated = mutate(valid);
    // The control of a wrong secret comes first: a client that is locked out for it shows nothing more.
    if (mutated.guess) await this.control(operation);
    return { reply: await this.send(mutated), control: await this.control(operation) };
  };

  /** The whole run in the record's order. A test that asks for it comes last, and sends nothing afterwards. */
  readonly all = async (): Promise<RunSoFar> => {
    this.#holdBackUntil('whole-run');
    return (await this.#sender.recorded?.()) ?? { exchanges: [], intents: {} };
  };

  /** A scene as the client played it; the first test that names it has it played. @param howeverEnded also if it took too long */
  readonly scene = async (name: string, howeverEnded?: boolean): Promise<PlayedScene> =>
    this.#plays.one(name, howeverEnded);

  /** All scenes that the claims ask for, as the client played them; where some were not, the test can find faults alone. */
  readonly scenes = async (): Promise<readonly PlayedScene[]> => {
    const { played, missing } = await this.#plays.all();
    this.unplayed = missing;
    return played;
  };

  /** Notes what was seen: the reason shown beside an `observed` or `review` outcome. */
  readonly note = (text: string): void => {
    this.notes.push(text);
  };

  get #plays(): ScenePlays {
    if (!this.#sender.scenes) throw new TypeError('Scenes are played where the client is judged');
    return this.#sender.scenes;
  }

  /** One of several mutations of a report, all of them about one checked-in stay. */
  async #aboutOneStay(valid: Call, mutations: Mutations, name: string): Promise<WithControl> {
    const names = Object.keys(mutations);
    const calls = (): readonly Call[] => [...Object.values(mutations).map((each) => each(valid)), valid];
    const sequence = madeOnce(sequencesOf(this.run, mutations), valid.operation, () =>
      sequenceOf(this.run.seed, calls() as [Call, ...Call[]], { resend: true, negatives: names.length }),
    );
    const exchanges = await this.#sender.send(sequence);
    const reports = exchanges.slice(sequence.arrivals);
    const [reply, control] = [reports[names.indexOf(name)], reports.at(-1)] as [Exchange, Exchange];
    // A tolerant service has ended the stay for another of them, and about an ended stay it refuses everything.
    const isEnded = !isAccepted(control) && !isAccepted(reply) && reports.some(isAccepted);
    // Of supplied values a run takes no more than it said before: whatever comes later would find none left.
    if (isEnded && valid.leases.length === 0) {
      return this.#aboutOneStay(valid, { [name]: mutations[name] as Mutations[string] }, name);
    }
    this.#use([...exchanges.slice(0, sequence.arrivals).slice(-1), reply, control]);
    return { reply, control };
  }

  #use(exchanges: readonly Exchange[]): void {
    for (const { id } of exchanges) this.#used.add(id);
  }

  #holdBackUntil(turn: Turn): void {
    if (TURNS.indexOf(this.#turn) < TURNS.indexOf(turn)) throw new HeldBack(turn);
  }

  async #send(calls: readonly Call[], order: Order): Promise<readonly Exchange[]> {
    for (const { operation, guess } of calls) {
      if (guess === undefined) continue;
      if (!maySendWrongSecret(this.run, operation as TokenOperation, guess))
        throw notJudged('not-testable', whyNoWrongSecret(this.run));
      this.#holdBackUntil('wrong-secrets');
    }
    const [only] = calls as [Call];
    const sequence =
      calls.length === 1 && order === 'in-turn'
        ? sequenceOfOne(this.run, only)
        : sequenceOf(this.run.seed, calls as [Call, ...Call[]], { order, resend: !areAboutRepetition(calls) });
    const exchanges = await this.#sender.send(sequence);
    this.#use(exchanges);
    return exchanges.slice(sequence.arrivals);
  }
}

/** Whether the same report is among calls twice: if the wire sent it once more, it would be there a third time. */
function areAboutRepetition(calls: readonly Call[]): boolean {
  const reports = calls.filter(({ operation }) => !isTokenOperation(operation));
  return new Set(reports.map((call) => JSON.stringify(call))).size < reports.length;
}

// The same valid call is sent by hundreds of tests.
const sequenceOfOne = onceFor((run: RunContext, call: Call) =>
  sequenceOf(run.seed, [call], { order: 'in-turn', resend: true }),
);
