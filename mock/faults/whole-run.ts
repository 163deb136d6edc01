/** Faults that show now and then, or for some requests only: what a few requests that are looked at may never meet. */
import { OPERATIONS, RESERVATION_OPERATIONS } from '../../contract/words.ts';
import { type Context, type Override, remember } from '../behaviour.ts';
import { accepts, all, answerWhere, failure, finishes, refuses } from '../overrides.ts';
import { emptyReply, jsonReply, type Reply, withJson } from '../reply.ts';
import { type Fault, type FaultEntry, faultsOf, listed } from './fault.ts';

/** Which test meets a fault that comes now and then is chance. */
const CHANCE = ['*'];
const FILE = '/usr/src/app/dist/reports/handler.js';
const QUERY = 'INSERT INTO stays (folio, guest) VALUES ($1, $2)';

/** Every so-manieth request of its operation, but never the first ones, by which a run begins. */
const nth = (every: number) => (ctx: Context) => ctx.nth > 3 && ctx.nth % every === 0;

/** Changes a refusal of any operation under a condition. */
function refusalWhere(condition: (ctx: Context) => boolean, change: (reply: Reply, ctx: Context) => Reply): Override {
  const changed = (reply: Reply, ctx: Context) => (condition(ctx) ? change(reply, ctx) : reply);
  return all(refuses(changed), { tokenRefused: (next) => (refusal, ctx) => changed(next(refusal, ctx), ctx) });
}

const elsewhere = () => emptyReply(307, [['Location', '/maintenance']]);

/** Adds a member to a JSON error. */
const tells = (name: string, value: (ctx: Context) => unknown): Override =>
  finishes((reply, ctx) =>
    reply.status < 400 ? reply : withJson(reply, (body) => ({ ...body, [name]: value(ctx) ?? null })),
  );

const member = (name: string, holds: (value: unknown) => boolean) => (ctx: Context) => holds(ctx.body?.[name]);
const acceptsWhere = (condition: (ctx: Context) => boolean, make: () => Reply): Override =>
  accepts((reply, ctx) => (condition(ctx) ? make() : reply));

const ofEvents: readonly FaultEntry[] = listed({
  'success-200-now-and-then': {
    defect: 'One of several instances is of an older release, which answers 200.',
    override: acceptsWhere(nth(6), () => emptyReply(200)),
    noticedBy: ['WHOLE-RUN-%.SUCCESS-STATUS'],
    sideEffects: CHANCE,
  },
  'success-body-now-and-then': {
    defect: 'One of several instances is of an older release, which sends the record back.',
    override: acceptsWhere(nth(6), () => jsonReply(201, {})),
    noticedBy: ['WHOLE-RUN-%.SUCCESS-EMPTY-BODY'],
    sideEffects: CHANCE,
  },
});

const ofCheckIn: readonly FaultEntry[] = listed({
  'success-200-for-loyalty': {
    defect: 'A member of the loyalty programme is answered by other code.',
    override: acceptsWhere(
      member('loyalty', (value) => value === true),
      () => emptyReply(200),
    ),
    noticedBy: ['WHOLE-RUN-%.SUCCESS-STATUS'],
  },
  'success-body-for-long-names': {
    defect: 'A name that is cut off is answered with a warning in the body.',
    override: acceptsWhere(
      member('guestLastName', (value) => String(value).length > 60),
      () => jsonReply(201, null),
    ),
    noticedBy: ['WHOLE-RUN-%.SUCCESS-EMPTY-BODY'],
  },
  'success-202-for-null': {
    defect: 'A report without reservationInformation is queued for a person.',
    override: acceptsWhere(
      member('reservationInformation', (value) => value === null || value === undefined),
      () => emptyReply(202),
    ),
    noticedBy: ['WHOLE-RUN-%.SUCCESS-STATUS'],
    sideEffects: ['%.SUCCESS-*'],
  },
  'fails-for-loyalty': {
    defect: 'The client of the loyalty programme is not configured.',
    override: {
      accepted: (next) => (ctx) => {
        if (ctx.body?.['loyalty'] === true) throw new TypeError('Object reference not set.');
        return next(ctx);
      },
    },
    noticedBy: ['WHOLE-RUN-%.LAWFUL-NO-SERVER-ERROR'],
    sideEffects: ['%.ACCEPTS-*'],
  },
  'redirects-for-loyalty': {
    defect: 'A member of the loyalty programme is sent to its own service.',
    override: acceptsWhere(
      member('loyalty', (value) => value === true),
      elsewhere,
    ),
    noticedBy: ['WHOLE-RUN-%.LAWFUL-STAYS-HERE'],
    sideEffects: ['%.ACCEPTS-*'],
  },
  'fails-after-many': {
    defect: 'The pool of connections is used up after a hundred reports.',
    override: answerWhere((ctx) => ctx.nth > 100, failure),
    noticedBy: ['WHOLE-RUN-%.LAWFUL-NO-SERVER-ERROR'],
    sideEffects: CHANCE,
  },
  'keeps-earlier-members': {
    defect: 'One object is bound to every body, and keeps the members of the body before.',
    override: {
      parseBody: (next) => (bytes, ctx) => {
        const parsed = next(bytes, ctx);
        if (!('value' in parsed)) return parsed;
        const bound = remember(ctx, 'bound members', () => ({}) as Record<string, unknown>);
        return { value: { ...Object.assign(bound, parsed.value) } };
      },
    },
    noticedBy: ['%.REFUSES-MISSING', 'REPETITION-%.IN-TURNS'],
    sideEffects: CHANCE,
  },
  'fails-after-malformed': {
    defect: 'A parser that met its end too early stays in that state for the next body.',
    override: {
      parseBody: (next) => (bytes, ctx) => {
        const state = remember(ctx, 'parser', () => ({ isStuck: false }));
        if (state.isStuck) {
          state.isStuck = false;
          throw new TypeError('Unexpected end of input.');
        }
        const parsed = next(bytes, ctx);
        state.isStuck = 'problem' in parsed;
        return parsed;
      },
    },
    noticedBy: ['WHOLE-RUN-%.WRONG-NO-SERVER-ERROR'],
    sideEffects: CHANCE,
  },
  'shows-query': {
    defect: 'The message of the database driver is passed on.',
    override: tells('hint', () => `duplicate key: ${QUERY}`),
    noticedBy: ['WHOLE-RUN-%.ERROR-NO-INSIDES'],
  },
});

/** Reports whose requests say something of the guest. */
const ofGuests: readonly FaultEntry[] = listed({
  'repeats-guest-data': {
    defect: 'The validator repeats the whole input beside what is wrong with it.',
    override: tells('input', (ctx) => ctx.body),
    noticedBy: ['WHOLE-RUN-%.ERROR-NO-GUEST-DATA'],
  },
});

const ofAll: readonly FaultEntry[] = listed({
  'fails-now-and-then': {
    defect: 'One of several instances has lost its database.',
    override: answerWhere(nth(7), failure),
    noticedBy: ['WHOLE-RUN-%.LAWFUL-NO-SERVER-ERROR', 'WHOLE-RUN-%.WRONG-NO-SERVER-ERROR'],
    sideEffects: CHANCE,
  },
  'redirects-now-and-then': {
    defect: 'One of several instances sends to a page of its own.',
    override: answerWhere(nth(7), elsewhere),
    noticedBy: ['WHOLE-RUN-%.LAWFUL-STAYS-HERE', 'WHOLE-RUN-%.WRONG-STAYS-HERE'],
    sideEffects: CHANCE,
  },
  'shows-files-now-and-then': {
    defect: 'One of several instances runs in its debugging mode.',
    override: refusalWhere(nth(4), (reply) => withJson(reply, (body) => ({ ...body, source: FILE }))),
    noticedBy: ['WHOLE-RUN-%.ERROR-NO-INSIDES'],
    sideEffects: CHANCE,
  },
});

/** Faults of the states of a stay (section 4). */
const ofStates: readonly Fault[] = [
  ...faultsOf(
    'check-out',
    listed({
      'refused-after-partial-bill': {
        defect: 'A partial bill ends the stay.',
        override: {
          conflict: (next) => (body, ctx) =>
            billed(ctx).has(body['reservationId']) ? { kind: 'conflict', detail: 'Not checked in.' } : next(body, ctx),
          accepted: (next) => (ctx) => {
            if (ctx.operation === 'partial-bill') billed(ctx).add(ctx.body?.['hotelConfirmationNumber']);
            return next(ctx);
          },
        },
        spreads: true,
        noticedBy: ['REPETITION-%.AFTER-PARTIAL-BILL'],
        // They share the check-out that ends the stay under a circumstance.
        sideEffects: ['API-VERSION-%.SUPPORTED', '%.ACCEPTS-CHARSET'],
      },
    }),
  ),
  ...faultsOf(
    'check-in',
    listed({
      'refused-after-no-show': {
        defect: 'The hotel, not the stay, is noted as not arrived.',
        override: {
          conflict: (next) => (body, ctx) => {
            const refused = ctx.operation === 'check-in' && noShows(ctx).delete('next');
            return refused ? { kind: 'conflict', detail: 'The guest did not arrive.' } : next(body, ctx);
          },
          accepted: (next) => (ctx) => {
            if (ctx.operation === 'no-show') noShows(ctx).add('next');
            return next(ctx);
          },
        },
        spreads: true,
        noticedBy: ['REPETITION-%.AFTER-NO-SHOW'],
        sideEffects: CHANCE,
      },
    }),
  ),
];

function billed(ctx: Context): Set<unknown> {
  return remember(ctx, 'billed stays', () => new Set<unknown>());
}

function noShows(ctx: Context): Set<string> {
  return remember(ctx, 'no-shows', () => new Set<string>());
}

/** All faults that show now and then, or for some requests only. */
export const wholeRunFaults: readonly Fault[] = [
  ...RESERVATION_OPERATIONS.flatMap((operation) => faultsOf(operation, ofEvents)),
  ...faultsOf('check-in', ofCheckIn, { reach: 'exchanges' }),
  ...(['check-in', 'partial-bill', 'no-show'] as const).flatMap((operation) => faultsOf(operation, ofGuests)),
  ...OPERATIONS.flatMap((operation) => faultsOf(operation, ofAll)),
  ...ofStates,
];
