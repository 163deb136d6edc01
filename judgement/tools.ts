/** What a requirement's test works with. The same tools stand before a live service and before recorded evidence. */

import type { DateTime } from 'luxon';
import type { Call, JsonWithSecrets, Lease } from '../cases/call.ts';
import { report, tokenForm, tokenJson } from '../cases/calls.ts';
import { reservationIdOf } from '../cases/reservation-id.ts';
import { makeStay, type Stay } from '../cases/stay.ts';
import type { Exchange } from '../contract/evidence.ts';
import { isOpen } from '../contract/interface.ts';
import type { Instance } from '../contract/requirement.ts';
import type { Hotel, RunContext } from '../contract/run.ts';
import type { Operation, ReservationOperation } from '../contract/words.ts';
import { notJudged } from './finding.ts';

/** The only thing that touches the world: live it is the wire, in `verify` it is the record. */
export interface Sender {
  /** @param id names the exchange within the run */
  send(id: string, call: Call): Promise<Exchange>;
  /** Sends calls one after the other with nothing of this run between them. */
  sendInTurn(steps: readonly { readonly id: string; readonly call: Call }[]): Promise<Exchange[]>;
  /** Sends once per id; later askers get the same exchange. */
  control(id: string, call: Call): Promise<Exchange>;
}

/** Sends one call and returns the exchange. */
export type Send = (call: Call) => Promise<Exchange>;

/** The fixtures of a test. */
export interface Tools {
  readonly send: Send;
  /**
   * Sends calls one after the other with nothing between them. A step may be made from the exchanges before it, as far
   * as their ids go: `(previous) => call`.
   */
  readonly sendInTurn: <const Steps extends readonly Call[]>(
    ...steps: Steps
  ) => Promise<{ [Step in keyof Steps]: Exchange }>;
  /** The id that the n-th next `send` of this test will give its exchange; 1 is the next. Lets a call name a token issued in the same turn. */
  readonly nextId: (n?: number) => string;
  /** A fresh, unique stay. */
  readonly stay: (hotel?: Hotel, arrival?: DateTime) => Stay;
  /** A valid call of an operation, ready to send or to spoil: with a stay of its own, which has arrived where the operation needs a guest in the house. */
  readonly valid: (operation: Operation) => Promise<Call>;
  /** The valid call for a given stay; `check-out` and `partial-bill` send the check-in first. */
  readonly reportOf: (operation: ReservationOperation, stay: Stay) => Promise<Call>;
  /**
   * The control: a valid call sent close by, shared by the instances of this requirement.
   * @param change makes a control of another kind; give it a `kind` of its own
   */
  readonly control: (operation: Operation, kind?: string, change?: (call: Call) => Call) => Promise<Exchange>;
  /** Notes what was seen: the reason shown beside an `observed` or `review` outcome. */
  readonly note: (text: string) => void;
  /** Profile, values, claims and target of the run. */
  readonly run: RunContext;
}

/** Tools together with the notes that a test took. */
export interface ToolBox {
  readonly tools: Tools;
  readonly notes: readonly string[];
}

function leasesOf(context: RunContext, stay: Stay): Lease[] {
  return context.values.stays.length > 0 ? [{ pool: 'stays', holder: stay.name, keep: [] }] : [];
}

function reservationLeases(context: RunContext, stay: Stay): Lease[] {
  const { reservationIdFrom } = context.values;
  return reservationIdFrom === 'list' ? [{ pool: 'reservationIds', holder: stay.name, keep: [] }] : [];
}

/** The check-in of a stay. */
export function checkIn(context: RunContext, stay: Stay): Call {
  return report('check-in', stay.body, leasesOf(context, stay));
}

function openBody(
  context: RunContext,
  operation: 'partial-bill' | 'no-show',
  stay: Stay,
  reservationId?: string,
): JsonWithSecrets {
  const example = context.profile.operations?.[operation]?.example ?? {};
  const own: Record<string, JsonWithSecrets> = { ...stay.body, ...(reservationId ? { reservationId } : {}) };
  return Object.fromEntries(
    Object.entries(example).map(([name, value]) => [name, own[name] ?? (value as JsonWithSecrets)]),
  );
}

/** The tools of one instance. Each is made when a test names it: most tests name three. */
class InstanceTools implements Tools, ToolBox {
  readonly notes: string[] = [];
  #sent = 0;
  #stays = 0;

  constructor(
    readonly run: RunContext,
    private readonly instance: Instance,
    private readonly sender: Sender,
  ) {}

  get tools(): Tools {
    return this;
  }

  get send(): Send {
    return async (call) => this.sender.send(this.#id(), call);
  }

  get sendInTurn(): Tools['sendInTurn'] {
    return async <const Steps extends readonly Call[]>(...steps: Steps) =>
      (await this.sender.sendInTurn(steps.map((call) => ({ id: this.#id(), call })))) as {
        [Step in keyof Steps]: Exchange;
      };
  }

  get nextId(): Tools['nextId'] {
    return (n = 1) => `${this.instance.id}#${this.#sent + n}`;
  }

  get stay(): Tools['stay'] {
    return (hotel, arrival) => {
      this.#stays += 1;
      return makeStay(this.run, `${this.instance.id}/stay${this.#stays}`, hotel, arrival);
    };
  }

  get valid(): Tools['valid'] {
    return (operation) => this.#valid(operation, this.stay(), this.send);
  }

  get reportOf(): Tools['reportOf'] {
    return (operation, stay) => this.#reportOf(operation, stay, this.send);
  }

  get control(): Tools['control'] {
    return async (operation, kind = 'valid', change = (call) => call) => {
      const key = `control/${this.instance.requirement.id}/${operation}/${kind}`;
      const sendArrival: Send = (arrival) => this.sender.control(`${key}/arrival`, arrival);
      return this.sender.control(key, change(await this.#valid(operation, makeStay(this.run, key), sendArrival)));
    };
  }

  get note(): Tools['note'] {
    return (text) => {
      this.notes.push(text);
    };
  }

  #id(): string {
    this.#sent += 1;
    return `${this.instance.id}#${this.#sent}`;
  }

  async #valid(operation: Operation, stay: Stay, sendArrival: Send): Promise<Call> {
    if (operation === 'token-form') return tokenForm(this.run.clientId);
    if (operation === 'token-json') return tokenJson(this.run.clientId);
    return this.#reportOf(operation, stay, sendArrival);
  }

  async #reportOf(operation: ReservationOperation, stay: Stay, sendArrival: Send): Promise<Call> {
    const { run } = this;
    if (operation === 'check-in') return checkIn(run, stay);
    const leases = leasesOf(run, stay);
    if (operation === 'no-show') return report(operation, openBody(run, operation, stay), leases);
    if (isOpen(operation) && !run.profile.operations?.[operation]?.example) return report(operation, {});
    const arrival = await sendArrival(checkIn(run, stay));
    const reservationId = reservationIdOf(arrival, stay, run.values);
    if (operation === 'partial-bill') return report(operation, openBody(run, operation, stay, reservationId), leases);
    const body = { ...(reservationId === undefined ? {} : { reservationId }), checkOutDate: stay.leaving };
    return report(operation, body, [...leases, ...reservationLeases(run, stay)]);
  }
}

/** Makes the tools of one instance. */
export function makeTools(context: RunContext, instance: Instance, sender: Sender): ToolBox {
  return new InstanceTools(context, instance, sender);
}

/** Ends a test that the profile or the values leave nothing to do for. */
export function notTestable(why: string): never {
  throw notJudged('not-testable', why);
}
