/** Odd services with honest runs: short interruptions, an issuer that repeats tokens, one that ends earlier ones. */
import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { Exchange, Wait } from '../../contract/evidence.ts';
import type { RunContext } from '../../contract/run.ts';
import { TOKEN_OPERATIONS } from '../../contract/words.ts';
import { type Override, remember } from '../../mock/behaviour.ts';
import { EMBEDDED_HOTELS } from '../../mock/embedded.ts';
import { after, all, alsoRefuses, on, refusalAs } from '../../mock/overrides.ts';
import { emptyReply, withWire } from '../../mock/reply.ts';
import { variantNamed } from '../../mock/variants/index.ts';
import { hasTwoNodes, interruptedFor, isReleased, restarts } from '../../mock/variants/interruptions.ts';
import { contextFor, embeddedProfile } from '../support/context.ts';
import { overrideOf } from '../support/faults.ts';
import { entriesOf, judgedFrom, runAgainstMock, verifyEntries } from '../support/submission.ts';

const CLAIMS = ['token-form', 'check-in', 'check-out'] as const;
/** Claims that leave a short plan. */
const FEW = ['token-form', 'no-show'] as const;

interface Interruption {
  readonly fault: Override;
  readonly context?: Partial<RunContext>;
  readonly sockets?: true;
  /** Of which one request at least must have waited. */
  readonly sign: (wait: Wait, exchange: Exchange) => boolean;
}

const values = { ...contextFor('').values, settleSeconds: 0.5 };

const INTERRUPTIONS: Readonly<Record<string, Interruption>> = {
  'a rolling restart, in which connections are reset for half a second': {
    fault: restarts,
    sockets: true,
    sign: ({ status, waitedMs }) => status === 0 && waitedMs >= 1000,
  },
  'a rolling release, in which a gateway answers 502 for half a second': {
    fault: isReleased,
    sign: ({ status, retryAfter }) => status === 502 && retryAfter === null,
  },
  'maintenance, with the time after which to ask again': {
    fault: interruptedFor(1500, () => emptyReply(503, [['Retry-After', '1']])),
    sign: ({ status, retryAfter }) => status === 503 && retryAfter === '1',
  },
  'two nodes, of which one hears of a check-in after 300 ms': {
    fault: all(hasTwoNodes, refusalAs(404, 'conflict')),
    context: { claims: CLAIMS, values },
    sign: ({ status }) => status === 404,
  },
};

for (const [name, { fault, context, sockets = false, sign }] of Object.entries(INTERRUPTIONS)) {
  test(name, async () => {
    const run = await runAgainstMock({ faults: [fault], sockets, context: { claims: FEW, ...context } });
    assert.ok(run.exchanges.some((exchange) => exchange.waits.some((wait) => sign(wait, exchange))));
    const { verdict, reasons } = await verifyEntries(await entriesOf(run));
    assert.deepEqual([verdict, reasons], ['certified', []]);
  });
}

/** A service refuses a long request before it has read it, and ends the connection: its reply is cut off. */
const cutsRefusals: Override = {
  answer: (next) => async (ctx) =>
    ctx.headers.some(([, value]) => value.length > 6000)
      ? withWire(emptyReply(413), { framing: () => ({ fields: [['Content-Length', '202']], sent: '' }) })
      : next(ctx),
};

test('a refusal of what is too long may be cut off: no framing is broken by it', async () => {
  const run = await runAgainstMock({ faults: [cutsRefusals], sockets: true, context: { claims: FEW } });
  assert.ok(run.exchanges.some(({ waits }) => waits.length > 0));
  const { verdict, reasons } = await verifyEntries(await entriesOf(run));
  assert.deepEqual([verdict, reasons], ['certified', []]);
});

/** The wire asks again after three quarters of it: then it is given what is left, and at the next time another one. */
const LIFE_SECONDS = 5;
const NOT_THE_LAST_SECONDS = 1;

const tokensOf = (ctx: Parameters<typeof remember>[0]) =>
  remember(ctx, 'same token', () => new Map<unknown, { token: string; exp: number }>());

/** The same token for every request, of either variant, with what is left of its life. */
const sameWhileItLives: Override = {
  issue: (next) => async (claims, ctx) => {
    const kept = tokensOf(ctx);
    const now = ctx.mock.clock() / 1000;
    const known = kept.get(claims.sub);
    if (known && known.exp > now + NOT_THE_LAST_SECONDS) return known.token;
    const exp = now + LIFE_SECONDS;
    const token = await next({ ...claims, exp }, ctx);
    kept.set(claims.sub, { token, exp });
    return token;
  },
  tokenFields: (next) => (token, client, ctx) => {
    const kept = tokensOf(ctx);
    const exp = [...kept.values()].find((each) => each.token === token)?.exp ?? 0;
    const left = Math.max(1, Math.floor(exp - ctx.mock.clock() / 1000));
    return { ...next(token, client, ctx), expires_in: left };
  },
};

/** Once a report that is repeated at once is taken too late for the gateway. */
const isLateOnce: Override = {
  answer: (next) => async (ctx) => {
    const reply = await next(ctx);
    const reports = remember(ctx, 'bodies', () => new Map<string, number>());
    const text = String(ctx.bytes);
    reports.set(text, (reports.get(text) ?? 0) + 1);
    const late = remember(ctx, 'late', () => ({ isOver: false }));
    if (late.isOver || reports.get(text) !== 2 || !text.includes('hotelConfirmationNumber')) return reply;
    late.isOver = true;
    return emptyReply(504);
  },
};

test('a gateway that gives up once where reports are repeated leaves nothing open: they are repeated of another stay', async () => {
  const run = await runAgainstMock({ faults: [isLateOnce], context: { claims: ['token-form', 'check-in'] } });
  const late = run.exchanges.filter(({ reply }) => reply?.status === 504);
  assert.equal(late.length, 1);
  const again = run.exchanges.filter(({ id }) => id.includes('~2'));
  assert.ok(again.length > 1);
  const { verdict, reasons } = await verifyEntries(await entriesOf(run));
  assert.deepEqual([verdict, reasons], ['certified', []]);
});

test('an operation that is out of order for good leaves open what is about it, and nothing else', async () => {
  const isOut: Override = {
    answer: (next) => async (ctx) => (ctx.path?.endsWith('/noshow') ? emptyReply(503) : next(ctx)),
  };
  const run = await runAgainstMock({ faults: [isOut], context: { claims: ['token-form', 'check-in', 'no-show'] } });
  const { of, verdict } = await judgedFrom(run);
  assert.deepEqual([verdict, of('failed')], ['inconclusive', []]);
  const isOther = ({ id }: { readonly id: string }) => !id.includes('NO-SHOW');
  assert.deepEqual(of('inconclusive').filter(isOther), []);
  assert.ok(of('passed').filter(isOther).length > 400);
  assert.equal(run.exchanges.filter(({ reply }) => reply?.status === 503).length <= 6, true);
});

const hasToken = ({ headers }: Exchange['request']) =>
  headers.some(([name, value]) => name === 'Authorization' && value.startsWith('Bearer <access_token'));

test('a paced run beside an issuer that repeats its tokens is verified', async () => {
  const run = await runAgainstMock({
    faults: [sameWhileItLives],
    only: (id) => /^(CHECK-IN\.ACCEPTS|TOKEN-(FORM|JSON)\.(SUCCESS|SECOND|TOKEN))/.test(id),
    pace: { requestsPerSecond: 25, concurrency: 4 },
  });
  const issuers = run.exchanges.flatMap(({ id, issued }) => issued.map(({ tag }) => [id, tag] as const));
  const ofRun = issuers.filter(([id]) => id.startsWith('token/'));
  assert.ok(new Set(ofRun.map(([, tag]) => tag)).size > 1, 'more than one token lived');
  assert.ok(new Set(ofRun.map(([, tag]) => tag)).size < ofRun.length, 'one was issued again to the run');
  // With a token of the run, that is: those of other sequences may have ended when they are used.
  const isLost = ({ id, reply, request }: Exchange) =>
    reply?.status === 401 && id.startsWith('check-in/') && hasToken(request);
  assert.deepEqual(run.exchanges.filter(isLost), []);
  const verification = await verifyEntries(await entriesOf(run));
  assert.deepEqual([verification.consistent, verification.reasons], [true, []]);
});

const OPERATIONS = ['check-in', 'check-out', 'partial-bill', 'no-show'];

test('a service that never looks at the expiry is noticed, though a new token ends the earlier ones', async () => {
  const oneLives = variantNamed('one-live-token') ?? assert.fail();
  const unchecked = OPERATIONS.map((operation) => overrideOf(`${operation}.token-expiry-unchecked`));
  const run = await runAgainstMock({
    faults: [oneLives.override, ...unchecked],
    only: (id) => id.endsWith('.BEARER-EXPIRED'),
  });
  const { judgements } = await judgedFrom(run);
  const expiry = judgements.filter(({ instance }) => instance.id.endsWith('.BEARER-EXPIRED'));
  const found = expiry.map(({ instance, outcome }) => `${instance.id} ${outcome}`).sort();
  assert.deepEqual(found, OPERATIONS.map((operation) => `${operation.toUpperCase()}.BEARER-EXPIRED failed`).sort());
});

test('a wrong secret of the second client leaves open what rests on it, and fails nothing', async () => {
  const second = embeddedProfile.token?.secondClient?.id;
  const unknown = after('findClient')((client, _ctx, id) => (id === second ? null : client));
  const { of } = await judgedFrom(await runAgainstMock({ faults: [unknown] }));
  assert.deepEqual(of('failed', 'warning'), []);
  const families = TOKEN_OPERATIONS.map((operation) => `${operation.toUpperCase()}.SECOND-CLIENT`);
  const open = of('inconclusive').map(({ id }) => id);
  assert.deepEqual(open.sort(), families.flatMap((family) => [family, `${family}-APART`]).sort());
});

test('a token that ends in the middle of its life is noticed, one that ends some seconds early is not', async () => {
  const short = embeddedProfile.token?.shortLivedClient ?? assert.fail();
  const token = { ...embeddedProfile.token, shortLivedClient: { ...short, lifetimeSeconds: 60 } };
  const profile = { ...embeddedProfile, token };
  const outcomeIf = async (secondsEarly: number) => {
    const ends = after('expired')(
      (isOver, ctx, { exp }) => isOver || ctx.mock.clock() / 1000 > Number(exp) - secondsEarly,
    );
    const only = (id: string) => id === 'TOKEN-FORM.LIFE-AS-TOLD';
    const { judgements } = await judgedFrom(
      await runAgainstMock({ context: { profile }, mock: { profile }, faults: [ends], only }),
    );
    return judgements.find(({ instance }) => only(instance.id))?.outcome;
  };
  assert.deepEqual([await outcomeIf(30), await outcomeIf(5)], ['failed', 'passed']);
});

test('a service that knows its supplied stays by room and guest is failed for nothing that is theirs', async () => {
  const stays = Array.from({ length: 600 }, (_none, n) => ({
    ...{ hotelConfirmationNumber: `SUPPLIED-${n}`, roomNumber: `${100 + n}`, folio: `F-${n}` },
    ...{ guestFirstName: 'Anna', guestLastName: `Berg ${n}` },
  }));
  const known = new Map(stays.map((stay) => [stay.hotelConfirmationNumber, stay]));
  const knows = alsoRefuses((body) => {
    const stay: Record<string, string> | undefined = known.get(String(body['hotelConfirmationNumber']));
    return Object.keys(stay ?? {}).find((name) => body[name] !== stay?.[name]) ?? null;
  });
  const run = await runAgainstMock({
    faults: [on(['check-in'], knows)],
    only: (id) => /CHECK-IN\.(ACCEPTS-(NAME|CODE|SHORT|USUAL|TEXT)|ACCEPTED|AFTER-CHECK-OUT)/.test(id),
    context: { claims: CLAIMS, profile: {}, values: { ...values, hotels: EMBEDDED_HOTELS, stays } },
  });
  const { of } = await judgedFrom(run);
  assert.deepEqual(of('failed', 'warning'), []);
  assert.ok(of('passed').length > 50);
});

/** A gateway gives up on what is too long for the service behind it. */
const isTooLong: Override = {
  answer: (next) => async (ctx) =>
    ctx.bytes.length > 16_384 || `${ctx.query}${ctx.headers}`.length > 4096 ? emptyReply(502) : next(ctx),
};

test('what is too long for a service is sent again once, and only the first one for longer', async () => {
  const run = await runAgainstMock({ faults: [isTooLong] });
  const waited = run.exchanges.filter(({ waits }) => waits.length > 0);
  const longest = waited.filter(({ waits }) => waits.length > 1);
  assert.ok(waited.length > 8);
  assert.deepEqual([...new Set(longest.map(({ request }) => request.operation))], ['check-in']);
  const { verdict, reasons } = await verifyEntries(await entriesOf(run));
  assert.deepEqual([verdict, reasons], ['certified', []]);
});
