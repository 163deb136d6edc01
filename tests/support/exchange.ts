/** Invented exchanges for tests, with ordinary values except those given. */

import type { Call, SecretRef } from '../../cases/call.ts';
import { type Intents, IntentsOfRun } from '../../cases/intent.ts';
import { basesOf, complete, guestAbsence, recordBody, recordRequest } from '../../cases/record.ts';
import type { RunSoFar, Sender } from '../../cases/sequence.ts';
import type {
  Exchange,
  ExchangeFailure,
  IssuedToken,
  NameValue,
  RecordedRequest,
  Wait,
} from '../../contract/evidence.ts';
import type { RunContext } from '../../contract/run.ts';

/** What can be set in an invented exchange. */
export interface Made {
  readonly id?: string;
  readonly seq?: number;
  readonly status?: number;
  readonly reason?: string;
  readonly headers?: readonly NameValue[];
  /** The reply's body; bytes that are not UTF-8 are recorded as base64. */
  readonly body?: string | Buffer;
  /** In place of a reply. */
  readonly failure?: ExchangeFailure['kind'];
  readonly issued?: readonly IssuedToken[];
  readonly waits?: readonly Wait[];
  readonly request?: Partial<RecordedRequest>;
  readonly assumed?: true;
  readonly guestAbsent?: Exchange['guestAbsent'];
  readonly sentAt?: string;
  readonly durationMs?: number;
}

const CHECK_IN: RecordedRequest = {
  operation: 'check-in',
  method: 'POST',
  url: 'http://service.test/api/v1/reservation/checkin',
  headers: [['Content-Type', 'application/json']],
  body: { text: '{}', bytes: 2 },
};

/** An exchange; a number is the status of a reply without a body. */
export function exchange(given: number | Made = {}): Exchange {
  const made = typeof given === 'number' ? { status: given } : given;
  const { status = 201, reason = '', headers = [], body = '', failure } = made;
  return {
    id: made.id ?? 'check-in/sample',
    seq: made.seq ?? 1,
    request: { ...CHECK_IN, ...made.request },
    reply: failure ? null : { status, reason, headers, body: recordBody(Buffer.from(body)) },
    failure: failure ? { kind: failure, message: `the cause was ${failure}` } : null,
    sentAt: made.sentAt ?? '2026-06-01T12:00:01.000Z',
    durationMs: made.durationMs ?? 10,
    issued: made.issued ?? [],
    waits: made.waits ?? [],
    ...(made.assumed ? { assumed: true } : {}),
    ...(made.guestAbsent ? { guestAbsent: made.guestAbsent } : {}),
  };
}

/** A run with these exchanges. @param intents the suite's intents for them, by their ids */
export function runOf(exchanges: readonly Exchange[], intents: Intents = {}): RunSoFar {
  return { exchanges, intents };
}

export function json(status: number, value: unknown, type = 'application/json'): Exchange {
  return exchange({ status, body: JSON.stringify(value), headers: [['Content-Type', type]] });
}

export const RUN_TAG = 'aaaaaaaa';
export const SECRET_TAG = 'cccccccc';

/** The tags of a wire with one token, used for every call. */
export function tagsOfOne({ secret }: SecretRef): string {
  return secret === 'access_token' ? RUN_TAG : SECRET_TAG;
}

export type Answer = (call: Call, id: string) => number | Made;

/** A sender that answers without a network and keeps its answers, as a wire does. */
export function recordingSender(
  context: RunContext,
  answer: Answer,
): Sender & Required<Pick<Sender, 'recorded'>> & { readonly exchanges: Exchange[] } {
  const exchanges: Exchange[] = [];
  const byId = new Map<string, Exchange>();
  const intents = new IntentsOfRun();
  // As with a wire, asking twice returns the same run: results about it are cached with it.
  let soFar: RunSoFar = { exchanges: [], intents: intents.all };
  const one = (id: string, call: Call): Exchange => {
    const given = answer(call, id);
    const seq = exchanges.length + 1;
    const arrival = byId.get(call.arrival ?? '');
    const whole = complete(call, context.values, { leased: [], arrival }) ?? call;
    const request = recordRequest(whole, basesOf(context), tagsOfOne);
    const sentAt = new Date(Date.parse(context.startedAt) + seq * 20).toISOString();
    const shown = typeof given === 'number' ? { status: given } : given;
    const made = exchange({ sentAt, ...guestAbsence(arrival), ...shown, id, seq, request });
    exchanges.push(made);
    byId.set(id, made);
    return made;
  };
  return {
    exchanges,
    recorded: async () => {
      if (soFar.exchanges.length !== exchanges.length) soFar = { exchanges: [...exchanges], intents: intents.all };
      return soFar;
    },
    send: async (sequence) => {
      intents.note(sequence);
      return sequence.steps.map(({ id, call }) => byId.get(id) ?? one(id, call));
    },
  };
}
