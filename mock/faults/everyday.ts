/** Faults that meet requests such as hotels send every day, for no reason that these give; and of the same report again. */
import { RESERVATION_OPERATIONS, TOKEN_OPERATIONS } from '../../contract/words.ts';
import { type Context, type Override, remember } from '../behaviour.ts';
import { jsonReply, withJson } from '../reply.ts';
import { type Fault, type FaultEntry, faultsOf, listed } from './fault.ts';
import { error, refusal } from './token-overrides.ts';

/** Which test meets a fault that comes now and then is chance. */
const CHANCE = ['*'];

/** Refuses an event under a condition, as for a conflict with what it knows. */
const refusesWhere = (condition: (ctx: Context) => boolean): Override => ({
  conflict: (next) => (body, ctx) =>
    condition(ctx) ? { kind: 'content', detail: 'The report cannot be taken now.' } : next(body, ctx),
});

const ofEvents: readonly FaultEntry[] = listed({
  'every-fifth-refused': {
    defect: 'One of five instances works with a copy of the hotels that is out of date.',
    override: refusesWhere((ctx) => ctx.nth > 3 && ctx.nth % 5 === 0),
    noticedBy: ['WHOLE-RUN-%.LAWFUL-ACCEPTED'],
    sideEffects: CHANCE,
  },
});

const ofCheckIn: readonly FaultEntry[] = listed({
  'full-after-many': {
    defect: 'The table of the stays is full after a hundred and fifty of them.',
    override: refusesWhere((ctx) => ctx.nth > 150),
    noticedBy: ['WHOLE-RUN-%.LAWFUL-ACCEPTED'],
    sideEffects: CHANCE,
  },
});

interface Stays {
  readonly known: Set<unknown>;
  last: unknown;
}

const staysOf = (ctx: Context) => remember(ctx, 'stays of one key', (): Stays => ({ known: new Set(), last: null }));

const ofCheckOut: readonly FaultEntry[] = listed({
  'stays-overwrite-each-other': {
    defect: 'The key of a stay is the time of its arrival, which two guests may share.',
    override: {
      conflict: (next) => (body, ctx) => {
        const { known, last } = staysOf(ctx);
        const id = body['reservationId'];
        const isLost = ctx.operation === 'check-out' && known.has(id) && id !== last;
        return isLost ? { kind: 'content', detail: 'The stay is not known.' } : next(body, ctx);
      },
      accepted: (next) => (ctx) => {
        if (ctx.operation === 'check-in') {
          const stays = staysOf(ctx);
          stays.last = ctx.body?.['hotelConfirmationNumber'];
          stays.known.add(stays.last);
        }
        return next(ctx);
      },
    },
    spreads: true,
    noticedBy: ['WHOLE-RUN-%.LAWFUL-ACCEPTED'],
    sideEffects: CHANCE,
  },
});

/** The same report again is told apart from the first one. */
const ofRepeats: readonly FaultEntry[] = listed({
  'repeat-answered-otherwise': {
    defect: 'A report that is known is answered by what updates it.',
    override: {
      accepted: (next) => (ctx) => {
        const seen = remember(ctx, `reports of ${ctx.operation}`, () => new Set<string>());
        const report = JSON.stringify(ctx.body);
        const isKnown = seen.has(report);
        seen.add(report);
        return isKnown ? jsonReply(200, { message: 'The reservation was updated.' }) : next(ctx);
      },
    },
    noticedBy: ['REPETITION-%.ACCEPTED-ALIKE'],
  },
});

const ofTokens: readonly FaultEntry[] = listed({
  'error-bare-now-and-then': {
    defect: 'One of several instances is of an older release, whose errors have no code.',
    override: error((reply, ctx) => (ctx.nth % 4 === 0 ? withJson(reply, ({ error: _left, ...body }) => body) : reply)),
    noticedBy: ['WHOLE-RUN-%.ERROR-CODE-GIVEN'],
    sideEffects: CHANCE,
  },
  'unknown-client-without-words': {
    defect: 'There is no text for a client that is not known.',
    override: refusal((told, ctx) => {
      const parameters = ctx.behaviour.tokenParameters(ctx);
      const id = parameters instanceof Map ? parameters.get('client_id')?.[0] : ctx.mock.clients[0]?.id;
      const isKnown = ctx.mock.clients.some((client) => client.id === id);
      return told.error === 'invalid_client' && !isKnown ? { ...told, description: '' } : told;
    }),
    noticedBy: ['WHOLE-RUN-%.ERROR-DESCRIPTION'],
    sideEffects: ['%.ERROR-*'],
  },
});

/** All of them. */
export const everydayFaults: readonly Fault[] = [
  ...RESERVATION_OPERATIONS.flatMap((operation) => faultsOf(operation, ofEvents)),
  ...faultsOf('check-in', ofCheckIn),
  ...faultsOf('check-out', ofCheckOut),
  ...(['check-in', 'check-out'] as const).flatMap((operation) => faultsOf(operation, ofRepeats)),
  ...TOKEN_OPERATIONS.flatMap((operation) => faultsOf(operation, ofTokens)),
];
