/** Conforming services that are briefly unavailable, or whose nodes learn of a check-in at different times. */
import { setTimeout } from 'node:timers/promises';
import { type Context, type Override, remember } from '../behaviour.ts';
import { afterEach, all, answerWhere, conflicts, refusalAs } from '../overrides.ts';
import { emptyReply, type Reply, withWire } from '../reply.ts';
import { type Variant, variantsOf } from './variant.ts';

/** Where in a run an interruption begins: after the preflight, in the first topics. */
const BEGINS_AT = 200;
const RESTART_MS = 500;
const MAINTENANCE_MS = 35_000;

/** Gives one answer to everything for a while, once in a run. */
export const interruptedFor = (ms: number, make: () => Reply) =>
  answerWhere((ctx) => {
    const { requests, clock } = ctx.mock;
    return requests >= BEGINS_AT && clock() < remember(ctx, 'interruption', clock) + ms;
  }, make);

/** A rolling restart: connections are reset for half a second. */
export const restarts = interruptedFor(RESTART_MS, () => withWire(emptyReply(503), { reset: true }));
/** Maintenance: 503 with Retry-After for half a minute. */
const isMaintained = interruptedFor(MAINTENANCE_MS, () => emptyReply(503, [['Retry-After', '20']]));

/** A rolling release: for half a second the gateway has no instance to pass requests on to. */
export const isReleased = interruptedFor(RESTART_MS, () => emptyReply(502));

/** One in so many requests is answered so late that the gateway has given up waiting. */
const LATE_ONCE_IN = 97;
/** From here on reports are repeated on purpose, and one that the gateway gave up is not sent again. */
const LATE_UNTIL = 1000;

const isLateNowAndThen: Override = {
  answer: (next) => async (ctx) => {
    const { requests } = ctx.mock;
    const reply = await next(ctx);
    return requests > BEGINS_AT && requests < LATE_UNTIL && requests % LATE_ONCE_IN === 0 ? emptyReply(504) : reply;
  },
};

/** How many a gateway passes on at a time, and how long the service takes for each, in milliseconds. */
const AT_A_TIME = { most: 2, ms: 5 };

const takesTwo: Override = {
  answer: (next) => async (ctx) => {
    const now = remember(ctx, 'under way', () => ({ count: 0 }));
    if (now.count >= AT_A_TIME.most) return emptyReply(503);
    now.count += 1;
    try {
      await setTimeout(AT_A_TIME.ms);
      return await next(ctx);
    } finally {
      now.count -= 1;
    }
  },
};

/** How long the other node takes to learn of a check-in, in milliseconds. */
const HEARD_AFTER_MS = 300;

interface CheckIn {
  readonly node: number;
  readonly at: number;
}

const checkIns = (ctx: Context) => remember(ctx, 'check-ins by node', () => new Map<unknown, CheckIn>());
/** Requests go to two nodes in turn. */
const nodeOf = (ctx: Context) => ctx.mock.requests % 2;

/** Two nodes: each knows its own check-ins at once, and the other's after a moment. */
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

/** A service that looks up the stay before it checks the rest of a report. */
const looksUpFirst: Override = {
  checks: () => () => ['credential', 'api-version', 'media-type', 'size', 'body', 'conflict', 'content'],
};

export const interruptionVariants: readonly Variant[] = variantsOf({
  'two-at-a-time': {
    because: 'Section 8: limits exist and are not shown. nginx (limit_conn) answers 503 to what is too much at a time.',
    onConnection: true,
    override: takesTwo,
  },
  'rolling-restart': {
    because: 'Section 7: a client may retry; a new release is rolled out during the run.',
    onConnection: true,
    override: restarts,
  },
  'rolling-release-behind-a-gateway': [
    'RFC 9110 §15.6.3, §15.6.5: while a service is released, or slow, a gateway before it answers 502 or 504.',
    all(isReleased, isLateNowAndThen),
  ],
  maintenance: ['RFC 9110 §15.6.4: 503 with Retry-After announces that the service will be back.', isMaintained],
  'check-ins-shown-late': [
    'Section 1 does not say when: a node may learn of a check-in later.',
    all(hasTwoNodes, refusalAs(422, 'conflict')),
  ],
  'check-ins-shown-late-looked-up-first': [
    'The same if the stay is looked up first: for an unknown one no other error is reported.',
    all(hasTwoNodes, refusalAs(404, 'conflict'), looksUpFirst),
  ],
});
