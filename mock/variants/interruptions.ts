/** Conforming services that are not there for a moment, or of which one node hears of a check-in later than the other. */
import { type Context, type Override, remember } from '../behaviour.ts';
import { afterEach, all, conflicts, refusalAs } from '../overrides.ts';
import { emptyReply, type Reply, withWire } from '../reply.ts';
import { type Variant, variantsOf } from './variant.ts';

/** Where in a run an interruption begins: behind the preflight, among the first topics. */
const BEGINS_AT = 200;
const RESTART_MS = 500;
const MAINTENANCE_MS = 35_000;

/** Answers nothing else for so long, once in a run. */
export const interruptedFor = (ms: number, make: () => Reply): Override => ({
  answer: (next) => async (ctx) => {
    if (ctx.mock.requests < BEGINS_AT) return next(ctx);
    const began = remember(ctx, 'interruption', () => ctx.mock.clock());
    return ctx.mock.clock() < began + ms ? make() : next(ctx);
  },
});

/** A rolling restart: connections are reset for half a second. */
export const restarts = interruptedFor(RESTART_MS, () => withWire(emptyReply(503), { reset: true }));
/** Maintenance: 503 for half a minute, with the time after which to ask again. */
const isMaintained = interruptedFor(MAINTENANCE_MS, () => emptyReply(503, [['Retry-After', '20']]));

/** A rolling release: the gateway has nobody to pass a request on to for half a second. */
export const isReleased = interruptedFor(RESTART_MS, () => emptyReply(502));

/** Of so many requests in a row one is taken too late for the gateway, which has given up waiting for its reply. */
const LATE_ONCE_IN = 97;
/** Long behind them reports are repeated: what is given up there is not sent again. */
const LATE_UNTIL = 1000;

const isLateNowAndThen: Override = {
  answer: (next) => async (ctx) => {
    const { requests } = ctx.mock;
    const reply = await next(ctx);
    return requests > BEGINS_AT && requests < LATE_UNTIL && requests % LATE_ONCE_IN === 0 ? emptyReply(504) : reply;
  },
};

/** How long the other node takes to hear of a check-in, in milliseconds. */
const HEARD_AFTER_MS = 300;

interface CheckIn {
  readonly node: number;
  readonly at: number;
}

const checkIns = (ctx: Context) => remember(ctx, 'check-ins by node', () => new Map<unknown, CheckIn>());
/** Requests are handed out to two nodes in turns. */
const nodeOf = (ctx: Context) => ctx.mock.requests % 2;

/** Two nodes: each shows its own check-ins at once, and those of the other after a moment. */
export const hasTwoNodes = all(
  afterEach('check-in', (ctx) =>
    checkIns(ctx).set(ctx.body?.['hotelConfirmationNumber'], { node: nodeOf(ctx), at: ctx.mock.clock() }),
  ),
  conflicts((body, ctx) => {
    if (ctx.operation === 'check-in' || ctx.operation === 'no-show') return false;
    const names = ['reservationId', 'reservation_id', 'hotelConfirmationNumber'];
    const stay = names.map((name) => checkIns(ctx).get(body[name])).find((found) => found !== undefined);
    return stay !== undefined && stay.node !== nodeOf(ctx) && ctx.mock.clock() < stay.at + HEARD_AFTER_MS;
  }),
);

/** A service that looks the stay up before it looks at the rest of a report. */
const looksUpFirst: Override = {
  checks: () => () => ['credential', 'api-version', 'media-type', 'size', 'body', 'conflict', 'content'],
};

/** Variants in time. */
export const interruptionVariants: readonly Variant[] = variantsOf({
  'rolling-restart': {
    because: 'Section 7: a client may retry; a new release is rolled out while a run is under way.',
    onConnection: true,
    override: restarts,
  },
  'rolling-release-behind-a-gateway': [
    'RFC 9110 §15.6.3, §15.6.5: while a service is released, or slow, a gateway before it answers 502 or 504.',
    all(isReleased, isLateNowAndThen),
  ],
  maintenance: ['RFC 9110 §15.6.4: 503 with Retry-After announces that the service will be back.', isMaintained],
  'check-ins-shown-late': ['Section 1 is silent: a node may hear later.', all(hasTwoNodes, refusalAs(422, 'conflict'))],
  'check-ins-shown-late-looked-up-first': [
    'The same where the stay is looked up first: nothing else is reported of an unknown one.',
    all(hasTwoNodes, refusalAs(404, 'conflict'), looksUpFirst),
  ],
});
