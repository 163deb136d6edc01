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
import { mayGuess, whyNoGuess } from '../cases/wrong-secrets.ts';
import { type Exchange, isAccepted } from '../contract/evidence.ts';
import type { Instance } from '../contract/requirement.ts';
import type { Hotel, RunContext } from '../contract/run.ts';
import { isTokenOperation, type Operation, type TokenOperation } from '../contract/words.ts';
import { notJudged } from './finding.ts';

/** A request that must be turned down, and the control beside which its refusal counts. */
export interface WithControl {
  readonly reply: Exchange;
  readonly unlike: Exchange;
}

/** An exchange for each call. */
type Replies<Calls extends readonly Call[]> = Promise<{ [Call in keyof Calls]: Exchange }>;

/** The fixtures of a test. */
export interface Tools {
  /**
   * Sends one call and returns the exchange. Who builds the same call gets the same exchange, whatever the test;
   * `again(call, label)` asks for a fresh one.
   */
  readonly send: (call: Call) => Promise<Exchange>;
  /** Sends calls one after the other; where one carries a token that an earlier one is answered with, it is named `#1`. */
  readonly sendInTurn: <const Calls extends readonly [Call, ...Call[]]>(...calls: Calls) => Replies<Calls>;
  /** Sends calls side by side. */
  readonly sendAtOnce: <const Calls extends readonly [Call, ...Call[]]>(...calls: Calls) => Replies<Calls>;
  /** A stay that no other call of this test is about. */
  readonly stay: (hotel?: Hotel, arrival?: LocalTime, leaving?: LocalTime) => Stay;
  /** A valid call of an operation, ready to send or to mutate; about a stay of its own unless one is given. */
  readonly valid: (operation: Operation, stay?: Stay) => Call;
  /** The call, which says that it conforms: it must be accepted, or should be, as the requirement of the test has it. */
  readonly conforming: (call: Call) => Call;
  /** The control of an operation: a valid call, sent once for the tests of one topic. */
  readonly control: (operation: Operation) => Promise<Exchange>;
  /**
   * One of several mutations of a valid call, and its control. Where the operation is about a guest who has checked in,
   * all of them are about the same guest, and the control comes last: it shows that the guest was still there. Where the
   * service has taken one of the others for the last report of that stay, this one is sent again about a stay of its own,
   * unless stays or reservation ids are supplied.
   */
  readonly withControl: (operation: Operation, mutations: Mutations, name: string) => Promise<WithControl>;
  /**
   * The whole run, whoever asked for an exchange, in the record's order: for what must hold of all of them. Such a test comes last, when all else has been sent, and sends nothing itself after it has asked.
   */
  readonly all: () => Promise<RunSoFar>;
  /** A scene as the client played it. Whoever names it first has it played. @param howeverEnded also if it took too long */
  readonly scene: (name: string, howeverEnded?: boolean) => Promise<PlayedScene>;
  /** All scenes that the claims ask for, as the client played them; where some were not, the test can find faults alone. */
  readonly scenes: () => Promise<readonly PlayedScene[]>;
  /** Notes what was seen: the reason shown beside an `observed` or `review` outcome. */
  readonly note: (text: string) => void;
  /** Profile, values, claims and target of the run. */
  readonly run: RunContext;
}

/** By what the control of a topic is told from others. */
export const controlLabel = (topic: string): string => `control of ${topic}`;

/**
 * When a test's turn comes: with most others; after them, where it tries a wrong secret under the client's own id; last,
 * where it judges every exchange of the run.
 */
export const TURNS = ['usual', 'guessing', 'judging-all'] as const;
/** One turn. */
export type Turn = (typeof TURNS)[number];

/** Ends a test whose turn has not come yet. */
export class HeldBack extends Error {
  override readonly name = 'HeldBack';
  constructor(readonly until: Turn) {
    super(`held back: ${until}`);
  }
}

/** Tools together with what the test did with them. */
export interface ToolBox {
  readonly tools: Tools;
  readonly notes: readonly string[];
  /** Ids of the exchanges that the test was given, in the order of use. */
  readonly used: readonly string[];
  /** Names of scenes that it asked for and that were not played. */
  readonly unplayed: readonly string[];
}

/** Sequences that many tests of a run ask for, by what they are made from: a record of mutations, or a topic's control. */
const made = new WeakMap<RunContext, Map<Mutations | string, Map<Operation, Sequence>>>();

function madeOnce(context: RunContext, of: Mutations | string, operation: Operation, make: () => Sequence): Sequence {
  const ofContext = made.get(context) ?? new Map<Mutations | string, Map<Operation, Sequence>>();
  made.set(context, ofContext);
  const known = ofContext.get(of) ?? new Map<Operation, Sequence>();
  ofContext.set(of, known);
  const sequence = known.get(operation) ?? make();
  known.set(operation, sequence);
  return sequence;
}

/** The tools of one instance. Each is made when a test names it: most tests name three. */
class InstanceTools implements Tools, ToolBox {
  readonly notes: string[] = [];
  unplayed: readonly string[] = [];
  readonly #used = new Set<string>();
  #stays = 0;

  constructor(
    readonly run: RunContext,
    private readonly instance: Instance,
    private readonly sender: Sender,
    private readonly turn: Turn,
  ) {}

  get tools(): Tools {
    return this;
  }

  get used(): readonly string[] {
    return [...this.#used];
  }

  get send(): Tools['send'] {
    return async (call) => {
      const [exchange] = await this.#send([call], 'in-turn');
      return exchange as Exchange;
    };
  }

  get sendInTurn(): Tools['sendInTurn'] {
    return async (...calls) => (await this.#send(calls, 'in-turn')) as never;
  }

  get sendAtOnce(): Tools['sendAtOnce'] {
    return async (...calls) => (await this.#send(calls, 'at-once')) as never;
  }

  get stay(): Tools['stay'] {
    return (hotel, arrival, leaving) => {
      this.#stays += 1;
      return makeStay(this.run, this.#stays, hotel, arrival, leaving);
    };
  }

  get valid(): Tools['valid'] {
    return (operation, stay = this.stay()) => validCall(this.run, operation, stay);
  }

  get conforming(): Tools['conforming'] {
    const kind = this.instance.requirement.level === 'MUST' ? 'unusual' : 'tolerated';
    return (call) => (call.intent ? call : meant(call, kind));
  }

  get control(): Tools['control'] {
    return async (operation) => {
      const label = controlLabel(this.instance.topic);
      const make = () => sequenceOfOne(this.run, again(this.valid(operation), label));
      const sequence = madeOnce(this.run, label, operation, make);
      const exchanges = await this.sender.send(sequence);
      this.#use(exchanges, ...exchanges.keys());
      return exchanges.at(-1) as Exchange;
    };
  }

  get withControl(): Tools['withControl'] {
    return async (operation, mutations, name) => {
      const mutate = mutations[name];
      if (!mutate) throw new TypeError(`There is no mutation "${name}"`);
      const valid = this.valid(operation);
      if (valid.guest) return this.#twinsOfOneStay(valid, mutations, name);
      const mutated = mutate(valid);
      // The control of a wrong secret comes first: who is locked out for it shows nothing more.
      if (mutated.guess) await this.control(operation);
      return { reply: await this.send(mutated), unlike: await this.control(operation) };
    };
  }

  get all(): Tools['all'] {
    return async () => {
      this.#holdBackUntil('judging-all');
      return (await this.sender.recorded?.()) ?? { exchanges: [], intents: {} };
    };
  }

  get scene(): Tools['scene'] {
    return async (name, howeverEnded) => this.#plays.one(name, howeverEnded);
  }

  get scenes(): Tools['scenes'] {
    return async () => {
      const { played, missing } = await this.#plays.all();
      this.unplayed = missing;
      return played;
    };
  }

  get #plays(): ScenePlays {
    if (!this.sender.scenes) throw new TypeError('Scenes are played where the client is judged');
    return this.sender.scenes;
  }

  get note(): Tools['note'] {
    return (text) => {
      this.notes.push(text);
    };
  }

  /** One of several mutations of a report, all of them about one checked-in stay. */
  async #twinsOfOneStay(valid: Call, mutations: Mutations, name: string): Promise<WithControl> {
    const names = Object.keys(mutations);
    const all = () => [...Object.values(mutations).map((each) => each(valid)), valid];
    const sequence = madeOnce(this.run, mutations, valid.operation, () =>
      sequenceOf(this.run.seed, all() as [Call, ...Call[]], { resend: true, negatives: names.length }),
    );
    const exchanges = await this.sender.send(sequence);
    const reports = exchanges.slice(sequence.arrivals);
    const [reply, unlike] = [reports[names.indexOf(name)], reports.at(-1)] as [Exchange, Exchange];
    // A tolerant service has ended the stay for another of them, and about an ended stay it refuses everything.
    const isEnded = !isAccepted(unlike) && !isAccepted(reply) && reports.some(isAccepted);
    // Of supplied values a run takes no more than it said before: whatever comes later would find none left.
    if (isEnded && valid.leases.length === 0)
      return this.#twinsOfOneStay(valid, { [name]: mutations[name] as Mutations[string] }, name);
    const used = [exchanges[sequence.arrivals - 1] as Exchange, reply, unlike];
    this.#use(used, ...used.keys());
    return { reply, unlike };
  }

  #use(exchanges: readonly Exchange[], ...places: readonly number[]): void {
    for (const place of places) if (exchanges[place]) this.#used.add(exchanges[place].id);
  }

  #sequence(calls: readonly Call[], order: Order): Sequence {
    const [only] = calls;
    if (calls.length === 1 && only && order === 'in-turn') return sequenceOfOne(this.run, only);
    return sequenceOf(this.run.seed, calls as [Call, ...Call[]], { order, resend: !areAboutRepetition(calls) });
  }

  #insistOnGuess({ operation, guess }: Call): void {
    if (guess === undefined) return;
    if (!mayGuess(this.run, operation as TokenOperation, guess)) throw notJudged('not-testable', whyNoGuess(this.run));
    this.#holdBackUntil('guessing');
  }

  #holdBackUntil(turn: Turn): void {
    if (TURNS.indexOf(this.turn) < TURNS.indexOf(turn)) throw new HeldBack(turn);
  }

  async #send(calls: readonly Call[], order: Order): Promise<readonly Exchange[]> {
    for (const call of calls) this.#insistOnGuess(call);
    const sequence = this.#sequence(calls, order);
    const exchanges = await this.sender.send(sequence);
    this.#use(exchanges, ...exchanges.keys());
    return exchanges.slice(sequence.arrivals);
  }
}

/** Whether the same report stands among calls twice: sent once more unseen, it would be there a third time. */
function areAboutRepetition(calls: readonly Call[]): boolean {
  const reports = calls.filter(({ operation }) => !isTokenOperation(operation));
  return new Set(reports.map((call) => JSON.stringify(call))).size < reports.length;
}

// The same valid call is sent by hundreds of tests.
const sequenceOfOne = onceFor((run: RunContext, call: Call) =>
  sequenceOf(run.seed, [call], { order: 'in-turn', resend: true }),
);

/** Makes the tools of one instance. @param turn whose turn it is: what has to wait longer is held back */
export function makeTools(
  context: RunContext,
  instance: Instance,
  sender: Sender,
  turn: Turn = 'judging-all',
): ToolBox {
  return new InstanceTools(context, instance, sender, turn);
}
