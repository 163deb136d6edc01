/** Faults against what the profile pins: statuses and shapes of errors, api-version, repeats, reading, limits of fields. */
import { fieldsOf, isOpen, requestSchema } from '../../contract/interface.ts';
import { RESERVATION_OPERATIONS, type ReservationOperation } from '../../contract/words.ts';
import { type Context, type Override, remember } from '../behaviour.ts';
import { alsoRefuses, overlooks, refusalAs, refuses } from '../overrides.ts';
import { withHeader, withJson } from '../reply.ts';
import { type Fault, type FaultEntry, faultsOf, listed } from './fault.ts';

const named = (ctx: Context) => fieldsOf(requestSchema(ctx.operation as ReservationOperation, ctx.mock.profile));

const errors: readonly FaultEntry[] = listed({
  'malformed-is-422': {
    defect: 'What cannot be parsed is answered as what breaks a rule.',
    override: refusalAs(422, 'body'),
    noticedBy: ['ERRORS-%.MALFORMED-STATUS'],
    sideEffects: ['ERRORS-*.NOTHING-STATUS'],
  },
  'nothing-is-a-check-out': {
    defect: 'No body, an empty list and null are read as a report without members, though the profile says otherwise.',
    override: {
      parseBody: (next) => (bytes, ctx) =>
        /^(?:|null|\[\])$/.test(String(bytes).trim()) ? { value: {} } : next(bytes, ctx),
    },
    noticedBy: ['ERRORS-%.NOTHING-STATUS', '%.REFUSES-NON-OBJECT'],
    only: ['check-out'],
  },
  'unauthorized-is-plain-json': {
    defect: 'The middleware for tokens writes its own errors.',
    override: refuses((reply) =>
      reply.status === 401 ? withHeader(reply, 'Content-Type', 'application/json') : reply,
    ),
    noticedBy: ['ERRORS-%.REPLY-TYPE'],
  },
  'unauthorized-without-status': {
    defect: 'The middleware for tokens forgets a member of the error.',
    override: refuses((reply) =>
      reply.status === 401 ? withJson(reply, ({ status: _left, ...members }) => members) : reply,
    ),
    noticedBy: ['ERRORS-%.REPLY-SCHEMA', '%.ERROR-SCHEMA'],
  },
  'media-type-without-title': {
    defect: 'The framework turns another media type away before the middleware for errors is reached.',
    override: refuses((reply) => (reply.status === 415 ? withJson(reply, () => ({ message: 'No.' })) : reply)),
    noticedBy: ['%.ERROR-SCHEMA'],
  },
});

const versions: readonly FaultEntry[] = listed({
  'empty-version-accepted': {
    defect: 'An empty api-version is taken for none.',
    override: { apiVersionOk: (next) => (values, ctx) => values.join() === '' || next(values, ctx) },
    noticedBy: ['API-VERSION-%.EMPTY-AS-PROFILED'],
  },
  'first-version-counts': {
    defect: 'Of several api-versions the first is looked at.',
    override: { apiVersionOk: (next) => (values, ctx) => next(values.slice(0, 1), ctx) },
    noticedBy: ['API-VERSION-%.REPEATED-AS-PROFILED'],
  },
});

const secondTimeConflicts: Override = {
  conflict: (next) => (body, ctx) => {
    const seen = remember(ctx, `profile ${ctx.operation}`, () => new Set<string>());
    const key = `${ctx.query} ${JSON.stringify(body)}`;
    if (seen.has(key)) return { kind: 'conflict', detail: 'The same was reported before.' };
    seen.add(key);
    return next(body, ctx);
  },
};

/** A name in other letter case is as good. */
const lettersIgnored: Override = {
  violations: (next) => (body, ctx) => {
    const known = new Map(named(ctx).map(({ name }) => [name.toLowerCase(), name]));
    const entries = Object.entries(body).map(([name, value]) => [known.get(name.toLowerCase()) ?? name, value]);
    return next(Object.fromEntries(entries), ctx);
  },
};

const reading: readonly FaultEntry[] = listed({
  'same-again-conflicts': {
    defect: 'A unique key of the database refuses what the profile lets in twice.',
    override: secondTimeConflicts,
    noticedBy: ['REPETITION-%.AS-PROFILED'],
  },
  'unknown-member-refused': {
    defect: 'The deserialiser refuses members that it does not know.',
    override: alsoRefuses((body, ctx) => {
      const known = [...named(ctx).map(({ name }) => name), 'reservation_id', 'check_out_date'];
      return Object.keys(body).some((name) => !known.includes(name)) ? '$' : null;
    }),
    noticedBy: ['READING-%.UNKNOWN-MEMBER'],
  },
  'quoted-values-read': {
    defect: 'The deserialiser reads quoted numbers and booleans.',
    override: overlooks(
      ({ kind, value }) => kind === 'type' && /^(?:\d+|true)$/.test(String(value)) && typeof value === 'string',
    ),
    noticedBy: ['READING-%.COERCION'],
    only: ['check-in', 'partial-bill', 'no-show'],
  },
  'letter-case-ignored': {
    defect: 'The deserialiser matches names without regard to case.',
    override: lettersIgnored,
    noticedBy: ['READING-%.LETTER-CASE'],
    only: ['check-in', 'partial-bill', 'no-show'],
  },
});

/** Whether a member stands at the end of a length or range that an off-by-one comparison would shut out. */
function atLimit(body: Readonly<Record<string, unknown>>, ctx: Context): string | null {
  const operation = ctx.operation as ReservationOperation;
  if (operation === 'check-out') {
    const ahead = Date.parse(String(body['checkOutDate'])) - ctx.mock.clock();
    return ahead > 20 * 3600 * 1000 ? 'checkOutDate' : null;
  }
  const { roomNumber, folio, reason } = body;
  const most = isOpen(operation) ? (operation === 'no-show' ? [reason, 200] : [folio, 40]) : [roomNumber, 12];
  return [...String(most[0] ?? '')].length >= Number(most[1]) ? '$' : null;
}

const limits: readonly FaultEntry[] = listed({
  'limit-off-by-one': {
    defect: 'The limit is compared with < where <= is meant.',
    override: alsoRefuses(atLimit),
    noticedBy: ['FIELDS-%.ACCEPTS-LIMIT'],
    // A text is written as long as the limit allows.
    sideEffects: ['%.ACCEPTS-TEXT'],
  },
  'limits-not-checked': {
    defect: 'The limits are documented, and nobody checks them.',
    override: overlooks(({ kind }) => kind === 'limit'),
    noticedBy: ['FIELDS-%.REFUSES-BEYOND'],
  },
});

/** Every fault against what a profile pins about reports. */
export const profileAnswerFaults: readonly Fault[] = RESERVATION_OPERATIONS.flatMap((operation) =>
  faultsOf(
    operation,
    [...errors, ...versions, ...reading, ...limits].map((each) => ({ ...each, name: `profile.${each.name}` })),
  ),
);
