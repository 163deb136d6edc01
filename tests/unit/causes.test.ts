/** Whether a person learns from the causes what is wrong with a service: measured at the mock's own faults. */
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { requirementOf } from '../../contract/catalogue/index.ts';
import type { Claim } from '../../contract/words.ts';
import { curlOf } from '../../judgement/curl.ts';
import { type Context, header, remember } from '../../mock/behaviour.ts';
import type { Fault } from '../../mock/faults/index.ts';
import { answerWhere, has, overlooks } from '../../mock/overrides.ts';
import { embeddedProfile } from '../../mock/profile.ts';
import { jsonReply, type Reply } from '../../mock/reply.ts';
import { variants } from '../../mock/variants/index.ts';
import { leavingOpen, type Variant } from '../../mock/variants/variant.ts';
import { shownCauses } from '../../reporters/shown-result.ts';
import { summaryText } from '../../reporters/summary.ts';
import {
  allSubjects,
  judgeSubject,
  type MatrixSubject,
  reachOf,
  type SubjectRun,
} from '../../scripts/matrix/subject.ts';
import { causesOf } from '../../submission/causes.ts';
import type { RunResult } from '../../submission/result.ts';
import { verdictFile } from '../../submission/verdict.ts';
import { record, sampleResult } from '../sample-result.ts';
import { faultNamed, overrideOf } from '../support/faults.ts';

type AnyStage = (next: unknown) => unknown;

function withAll(names: readonly string[]): MatrixSubject {
  const overrides = names.map((name) => overrideOf(name) as Readonly<Record<string, AnyStage | undefined>>);
  const stages = [...new Set(overrides.flatMap((override) => Object.keys(override)))];
  const all = (stage: string) => (next: unknown) =>
    overrides.reduce((inner, override) => override[stage]?.(inner) ?? inner, next);
  const override = Object.fromEntries(stages.map((stage) => [stage, all(stage)])) as Fault['override'];
  const fault = faultNamed(names[0] as string);
  return { kind: 'fault', name: 'several', fault: { ...fault, operation: 'all', override } };
}

function resultOf({ context, judgements, exchanges }: SubjectRun): RunResult {
  const of = { ...record, context };
  const byId = new Map(exchanges.map((exchange) => [exchange.id, exchange]));
  const curlFor = ({ finding, instance: { id } }: SubjectRun['judgements'][number]) =>
    finding?.exchange ? curlOf(finding.exchange, { id, context, exchanges: byId }) : null;
  return {
    record: of,
    verdict: verdictFile(of, judgements, byId),
    judgements: judgements.map((each) => ({ ...each, curl: curlFor(each) })),
    exchanges: byId,
    unbound: [],
  };
}

const printed = (result: RunResult, detail: 'causes' | 'usual' | 'full' = 'usual') =>
  summaryText(result, { color: false, width: 100, detail, outputs: ['report.html', 'submission.zip'] });

const linesOf = (text: string) => text.trimEnd().split('\n').length;
const failedCauses = (result: RunResult) => result.verdict.causes.filter(({ outcome }) => outcome === 'failed');

const failedTitles = (result: RunResult) => failedCauses(result).map(({ title }) => title);

function assertPartition({ verdict, judgements }: RunResult): void {
  const explained = judgements.filter(({ outcome }) =>
    ['failed', 'warning', 'review', 'inconclusive'].includes(outcome),
  );
  const grouped = verdict.causes.flatMap(({ instances }) => instances);
  assert.deepEqual([...grouped].sort(), explained.map(({ instance }) => instance.id).sort());
  const names = verdict.causes.map(({ id, outcome }) => `${outcome} ${id}`);
  assert.equal(new Set(names).size, names.length, 'two causes of one name');
}

test('a number that is taken for a text is no white space that is taken for one', async () => {
  const overlooked = overlooks(({ kind, field, value }) => {
    return kind === 'blank' || (field === 'numberOfNights' && typeof value === 'boolean');
  });
  const { variant, ...subject } = answering(overlooked, 'token-form', 'check-in');
  // Without a profile both are warnings.
  const open = { ...subject, variant: { ...(variant as Variant), profile: () => ({}) } };
  const { verdict } = resultOf(await judgeSubject(open));
  const families = ({ instances }: (typeof verdict.causes)[number]) =>
    ['REFUSES-BLANK', 'REFUSES-COERCIBLE-SCALAR'].filter((family) => instances.some((id) => id.includes(family)));
  const found = verdict.causes.map(families).filter(({ length }) => length > 0);
  assert.deepEqual(found.flat().sort(), ['REFUSES-BLANK', 'REFUSES-COERCIBLE-SCALAR']);
  assert.equal(found.length, 2);
});

test('a service that accepts everything has one cause that says so, in less than 60 lines', async () => {
  const result = resultOf(await judgeSubject(withAll(['accepts-every-event'])));
  assertPartition(result);
  assert.ok(result.verdict.counts.failed > 300, String(result.verdict.counts.failed));
  const [first, ...others] = failedCauses(result);
  assert.match(
    first?.title ?? '',
    /^Every report operation accepts everything that was sent: \d+ of \d+ that must be refused$/,
  );
  assert.ok(others.length < 4, others.map(({ title }) => title).join('\n'));
  const text = printed(result);
  assert.match(text, /Fix this first: it explains/);
  assert.ok(linesOf(text) < 60, text);
  assert.ok(linesOf(printed(result, 'causes')) < 24);
  assert.ok(linesOf(printed(result, 'full')) > 2000);
  assert.equal(text.match(/^ {3}curl /gm)?.length, 1);
});

const EIGHT: Readonly<Record<string, RegExp>> = {
  'no-show.token-refusal-403': /no-show answered 403 Forbidden, not 401/,
  'check-in.accepts-missing.folio': /check-in accepts a missing folio(?!:)/,
  'check-out.token-expiry-unchecked': /check-out accepts an expired token/,
  'check-out.skips-auth.no-user-agent':
    /check-out accepts a request without a token, under a circumstance: without User-Agent/,
  'token-json.lifetime-missing': /token-json: The member expires_in is missing/,
  'check-in.skips-empty.chunked':
    /check-in accepts an empty text where one is required, under a circumstance: in chunks/,
  'partial-bill.refuses-absent.nights': /partial-bill refuses \(400\) what must be accepted: .*nights/,
  'token-form.secret-as-pattern': /token-form issues a token for a secret that is nearly the right one/,
};

test('the terminal alone shows eight faults at once, in less than 80 lines', async () => {
  const result = resultOf(await judgeSubject(withAll(Object.keys(EIGHT))));
  assertPartition(result);
  const text = printed(result);
  for (const [name, wanted] of Object.entries(EIGHT)) assert.match(text.replace(/\n +/g, ' '), wanted, name);
  assert.ok(linesOf(text) < 80, text);
  assert.ok(failedCauses(result).length <= 10, failedTitles(result).join('\n'));
});

test('one fault is one cause, nearly always', async () => {
  const base = allSubjects()[0] as MatrixSubject;
  const reference = await judgeSubject(base);
  const reach = reachOf(reference.judgements, reference.exchanges);
  assert.deepEqual(failedCauses(resultOf(reference)), []);
  const own = allSubjects().filter(({ fault }) => fault && fault.operation !== 'all' && fault.reach === 'own');
  // Most faults can be had at several operations: one of each kind, so that few runs show more of them.
  const kinds = [...new Map(own.map((subject) => [subject.name.replace(/^[^.]*\./, ''), subject])).values()];
  const sample = kinds.filter((_, index) => index % Math.ceil(kinds.length / 20) === 0);
  const counts: number[] = [];
  for (const subject of sample) {
    const run = await judgeSubject(subject, { reach });
    const judged = new Map(run.judgements.map((each) => [each.instance.id, each]));
    const judgements = reference.judgements.map((each) => judged.get(each.instance.id) ?? each);
    const result = resultOf({ ...run, judgements });
    assertPartition(result);
    if (result.verdict.counts.failed > 0) counts.push(failedCauses(result).length);
  }
  assert.ok(counts.length > 8, `${counts.length} of the sample fail`);
  const single = counts.filter((count) => count === 1).length;
  assert.ok(single / counts.length >= 0.9, counts.join(' '));
  assert.ok(Math.max(...counts) <= 4, counts.join(' '));
});

test('a title never says more than what was tried shows', () => {
  const { judgements } = sampleResult();
  const [sample] = judgements;
  assert.ok(sample);
  const of = (id: string, outcome: 'passed' | 'failed') => ({
    ...sample,
    instance: { ...sample.instance, id, requirement: requirementOf('CHECK-IN.BEARER-GARBAGE') },
    outcome,
    ...(outcome === 'failed' ? { reason: 'The service accepted what it must refuse', finding: accepted } : {}),
  });
  const exchange = {
    ...judgements.find(({ finding }) => finding?.exchange)?.finding?.exchange,
    reply: { status: 201, reason: 'Created', headers: [], body: { bytes: 0 } },
  } as never;
  const accepted = { kind: 'broken' as const, summary: 'The service accepted what it must refuse', exchange };
  const titles = (failed: number) =>
    causesOf(
      Array.from({ length: 10 }, (_, index) =>
        of(`CHECK-IN.BEARER-GARBAGE:${index}`, index < failed ? 'failed' : 'passed'),
      ),
    ).map(({ title }) => title);
  assert.deepEqual(titles(10), ['check-in accepts an invented token']);
  assert.deepEqual(titles(8), ['check-in accepts an invented token (8 of 10)']);
  assert.deepEqual(titles(2), ['check-in accepts an invented token: 0; 1']);
});

test('what was never run is one line, with why', () => {
  const whole = sampleResult(['passed', ...Array.from({ length: 1136 }, () => 'inconclusive' as const)]);
  const judgements = whole.judgements.map((each) => ({ ...each, notRun: each.outcome === 'inconclusive' }));
  const stopped = { ...record, whole: false, stopped: 'The name api.example cannot be found.' };
  const result = { ...whole, record: stopped, judgements, verdict: verdictFile(stopped, judgements) };
  assert.match(printed(result), /\nNot run: 1,136 instances \(the name api\.example cannot be found\)\n/);
  assert.ok(linesOf(printed(result)) < 40, printed(result));
  const asked = 'Only a part of the plan was asked for: TOKEN-FORM.SUCCESS-STATUS.';
  const filtered = { ...result, record: { ...stopped, only: ['TOKEN-FORM.SUCCESS-STATUS'], stopped: asked } };
  assert.match(printed(filtered), /Not run: 1,136 instances \(only a part of the plan was asked for\)/);
});

/** A service with a behaviour of its own, of which as much is asked as shows it. */
function answering(override: Fault['override'], ...claims: readonly Claim[]): MatrixSubject {
  return { kind: 'variant', name: 'of its own', variant: { name: 'of its own', because: '', override, claims } };
}

/** The result of such a service. */
const judgedWith = async (override: Fault['override'], ...claims: readonly Claim[]) =>
  resultOf(await judgeSubject(answering(override, ...claims)));

const locked = (status: number) => jsonReply(status, { detail: 'The table of folios is locked' });

/** Answers some check-ins in its own way. @param own gets the number of each, from 1; `null`: answered as usual */
function answeringCheckIns(own: (nth: number, ctx: Context) => Reply | null): Fault['override'] {
  let sent = 0;
  const nth = () => {
    sent += 1;
    return sent;
  };
  return { answer: (next) => async (ctx) => (ctx.path?.endsWith('/checkin') ? own(nth(), ctx) : null) ?? next(ctx) };
}
const refusesOneInFive = () => answeringCheckIns((nth) => (nth % 5 === 3 ? locked(400) : null));

test('a service that refuses one request in five is called intermittent, whatever those requests were about', async () => {
  const result = await judgedWith(refusesOneInFive(), 'token-form', 'check-in');
  assertPartition(result);
  const chance = /^check-in is intermittent: of equal requests about one in (\w+) is answered 400 \((\d+) of (\d+)\)$/;
  const failed = failedTitles(result);
  assert.equal(failed.length, 1, failed.join('\n'));
  const [, share, some, all] = chance.exec(failed[0] ?? '') ?? assert.fail(failed[0]);
  // How many of the equal requests get one refusal in five depends on the order of the plan.
  assert.equal(
    share,
    ['', '', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine', 'ten'][
      Math.round(Number(all) / Number(some))
    ],
  );
  const undecided = result.verdict.causes.find(({ outcome }) => outcome === 'inconclusive');
  assert.equal(undecided?.title, failed[0]);
});

test('reports of guests to whom the service gives ids of its own are equal requests, too', async () => {
  let sent = 0;
  const override: Fault['override'] = {
    answer: (next) => async (ctx) => {
      const reply = await next(ctx);
      sent += 1;
      if (ctx.path?.endsWith('/checkout')) return sent % 5 === 3 ? locked(400) : reply;
      return { ...reply, headers: [...reply.headers, ['Location', `stays/R-${sent * 7919}`] as const] };
    },
  };
  const { variant, ...subject } = answering(override, 'token-form', 'check-in', 'check-out');
  const located = { ...(variant as Variant), values: { reservationIdFrom: 'location-header' as const } };
  const failed = failedTitles(resultOf(await judgeSubject({ ...subject, variant: located })));
  assert.equal(failed.length, 1, failed.join('\n'));
  assert.match(failed[0] ?? '', /^check-out is intermittent: of equal requests about one in \w+ is answered 400/);
});

test('a service that fails after a malformed request is not called intermittent: that is the cause', async () => {
  const fault = faultNamed('check-in.fails-after-malformed');
  const result = resultOf(await judgeSubject({ kind: 'fault', name: fault.name, fault }));
  const titles = result.verdict.causes.map(({ title }) => title);
  const reported = /^check-in answers 500 to a plain request that comes after a malformed request \(\d of \d+\)$/;
  assert.ok(
    titles.some((title) => reported.test(title)),
    titles.join('\n'),
  );
  assert.doesNotMatch(titles.join('\n'), /intermittent/);
});

test('equal requests that are answered differently are reported also where nothing failed by it', async () => {
  let sent = 0;
  const override: Fault['override'] = {
    answer: (next) => async (ctx) => {
      const reply = await next(ctx);
      if (ctx.path !== '/oauth2/token' || reply.status !== 200) return reply;
      sent += 1;
      return sent % 4 === 2 ? { ...reply, status: 202 } : reply;
    },
  };
  const run = await judgeSubject(answering(override, 'token-form'));
  const { verdict } = resultOf({ ...run, judgements: run.judgements.filter(({ outcome }) => outcome === 'passed') });
  assert.match(
    verdict.tested.remarks.join(),
    /token-form is intermittent: of equal requests about one in \w+ is answered 202/,
  );
});

// The matrix proves for all conforming variants that a service that refuses repeats is not called intermittent.
test('a service that changes once is not intermittent', async () => {
  const downFromThen = answeringCheckIns((nth) => (nth > 300 ? locked(400) : null));
  const { causes, tested } = (await judgedWith(downFromThen, 'token-form', 'check-in')).verdict;
  assert.doesNotMatch([...causes.map(({ title }) => title), ...tested.remarks].join('\n'), /intermittent/);
});

test('if a service keeps a few tokens valid at a time, the cause says how its profile can say so', async () => {
  const few = variants.find(({ name }) => name === 'five-live-tokens') as Variant;
  const result = await judgedWith(few.override, 'token-form', 'check-in');
  assertPartition(result);
  const failed = failedTitles(result);
  assert.equal(failed.length, 1, failed.join('\n'));
  const newer =
    /^check-in refuses \(401\) a token that was accepted before (\d+) newer ones were issued .*token\.liveTokens/;
  const [, count] = newer.exec(failed[0] ?? '') ?? assert.fail(failed[0]);
  assert.ok(Number(count) >= 5, count);
});

test('if a service ends a token in mid-run, the cause says when, and not that the requests were unusual', async () => {
  const restarted = answeringCheckIns((nth) => (nth > 200 ? jsonReply(401, { detail: 'unknown key' }) : null));
  const failed = failedCauses(await judgedWith(restarted, 'check-in'));
  assert.match(
    failed[0]?.title ?? '',
    /^check-in refuses \(401\) from some moment on a token that was accepted before, \d+ s after it was issued, and a newer one, too: /,
  );
});

test('a request that is refused (401) with every token, as others are not, does not show that a token ended', async () => {
  const override: Fault['override'] = {
    answer: (next) => async (ctx) =>
      ctx.headers.some(([name]) => name === 'authorization') ? jsonReply(401, { detail: 'no field' }) : next(ctx),
  };
  const failed = failedCauses(await judgedWith(override, 'check-in', 'check-out'));
  const titles = failed.map(({ title }) => title).join('\n');
  assert.match(
    titles,
    /^check-in and check-out refuse \(401\) what must be accepted: names of header fields in lower case/,
  );
  assert.doesNotMatch(titles, /a token that was accepted before/);
});

/** Takes a token for the operation alone for which it was used first. */
const bindsToken: Fault['override'] = {
  answer: (next) => async (ctx) => {
    const name = /\/reservation\/(\w+)/.exec(ctx.path ?? '')?.[1];
    const token = header(ctx, 'authorization')?.replace(/^bearer /i, '');
    if (!name || !token) return next(ctx);
    const bound = remember(ctx, 'bound', () => new Map<string, string>());
    const use = name === 'checkout' ? name : 'others';
    if ((bound.get(token) ?? use) !== use) return jsonReply(403, { detail: 'The token has another audience' });
    const reply = await next(ctx);
    if (reply.status === 201) bound.set(token, use);
    return reply;
  },
};

test('what an operation refuses after something alone is refused for that, whatever it was about', async () => {
  const titles = async (override: Fault['override'], ...claims: readonly Claim[]) => {
    const result = await judgedWith(override, ...claims);
    assertPartition(result);
    return result.verdict.causes.map(({ title }) => title);
  };
  const override = overrideOf('check-out.refused-after-partial-bill');
  const afterBill = await titles(override, 'token-form', 'check-in', 'check-out', 'partial-bill');
  assert.deepEqual([...new Set(afterBill)], ['check-out refuses (409) what comes after an accepted partial-bill']);
  const bound = await titles(bindsToken, 'token-form', 'token-json', 'check-in', 'check-out');
  const refusing = bound.filter((title) => title.includes('refuses'));
  assert.deepEqual(
    new Set(refusing),
    new Set([
      'check-out refuses (403) a token with which check-in accepts a request',
      'check-in refuses (403) a token with which check-out accepts a request',
    ]),
  );
});

test('a check-in is known for a plain one also where the profile leaves room for few digits of a room', async () => {
  const { variant, ...subject } = answering(refusesOneInFive(), 'token-form', 'check-in');
  const fields = { 'check-in': { roomNumber: { maxLength: 4 } } };
  const narrow = { ...(variant as Variant), profile: () => ({ ...embeddedProfile, fields }) };
  const [first] = failedCauses(resultOf(await judgeSubject({ ...subject, variant: narrow })));
  assert.match(first?.title ?? '', /^check-in is intermittent: of equal requests/);
});

test('what could not be judged for a failure has the title of that failure, and the whole run adds no cause', async () => {
  const override = answeringCheckIns((_nth, ctx) => (has('accept-language')(ctx) ? locked(500) : null));
  const result = await judgedWith(override, 'token-form', 'check-in');
  assertPartition(result);
  const titles = new Set(result.verdict.causes.map(({ title }) => title));
  assert.equal(titles.size, 1, [...titles].join('\n'));
});

test('a title for several operations leaves out how often the first of them did it', async () => {
  const override = overrideOf('leaks.release-in-errors');
  const { verdict } = await judgedWith(override, 'token-form', 'token-json');
  const [cause] = verdict.causes;
  assert.equal(cause?.title, 'Both token operations: An error names the release of a software (nginx/1.18.0)');
});

test('a token that comes and goes is the cause of all that was refused for it, whatever else came before', async () => {
  const ended = new Set<string>();
  const override: Fault['override'] = {
    answer: (next) => async (ctx) => {
      const token = header(ctx, 'authorization') ?? '';
      if (!ctx.path?.includes('/reservation/')) return next(ctx);
      const uses = remember(ctx, 'uses', () => new Map<string, number>());
      uses.set(token, (uses.get(token) ?? 0) + 1);
      if ((uses.get(token) ?? 0) > 60) ended.add(token);
      return ended.has(token) && (uses.get(token) ?? 0) % 7 !== 0 ? jsonReply(401, { detail: 'unknown' }) : next(ctx);
    },
  };
  const failed = failedCauses(await judgedWith(override, 'token-form', 'check-in', 'check-out'));
  assert.match(
    failed[0]?.title ?? '',
    /now and then a token that is accepted before and after/,
    failed.map(({ title }) => title).join('\n'),
  );
});

test('what was never answered was not refused for what came before it', async () => {
  const down: Fault['override'] = { refuse: (next) => (ctx, refusal) => ({ ...next(ctx, refusal), status: 502 }) };
  const run = await judgeSubject(answering(down, 'token-form', 'check-in', 'check-out', 'partial-bill', 'no-show'));
  const titles = resultOf(run).verdict.causes.map(({ title }) => title);
  assert.match(titles.join('\n'), /went down at .*HTTP 502/);
  assert.doesNotMatch(titles.join('\n'), /\(0\)|\(502\) over a token|what comes after/);
});

test('if a service refuses even the plain request, that is the first cause, with that request as the example', async () => {
  const override: Fault['override'] = {
    answer: (next) => async (ctx) => {
      if (header(ctx, 'traceparent') !== undefined) return locked(500);
      return ctx.path?.endsWith('/checkin') && ctx.bytes.includes('"Guest-') ? locked(400) : next(ctx);
    },
  };
  const result = await judgedWith(override, 'token-form', 'token-json', 'check-in', 'no-show');
  const [first, ...others] = failedTitles(result);
  assert.match(first ?? '', /^check-in refuses \(400\) even the plain request, and so also: /);
  // Guests with other names are accepted, what is traced never is, and neither says why that one is refused.
  assert.doesNotMatch(others.join('\n'), /plain request|after an accepted/);
  const [example] = shownCauses(result)[0]?.members ?? [];
  const { body, headers } = example?.finding?.exchange?.request ?? assert.fail('there is an example');
  assert.equal(Object.keys(JSON.parse(body?.text ?? '{}')).length, 16);
  assert.ok(headers.some(([name]) => name === 'Content-Type'));
});

test('a failure over some valid and some faulty requests is not one over all of both', async () => {
  const isEscaped = ({ path, bytes }: Context) => path === '/auth/token' && /\\u|\[/.test(String(bytes));
  const override = answerWhere(isEscaped, () => locked(500));
  const titles = failedTitles(await judgedWith(override, 'token-json'));
  assert.doesNotMatch(titles.join('\n'), /alike/);
  const about = (pattern: RegExp) => titles.filter((title) => pattern.test(title)).length;
  assert.deepEqual(
    [about(/must be accepted: escaped/), about(/client_secret of the wrong type/)],
    [1, 1],
    titles.join('\n'),
  );
  assert.equal(about(/valid.*client_secret|client_secret.*valid/), 0);
});

test('a service that redirects what it must refuse is not said to redirect what it accepts', async () => {
  const moved = jsonReply(302, {});
  const of = async (override: Fault['override']) => failedTitles(await judgedWith(override, 'check-in'));
  const refusing = (is: (kind: string) => boolean): Fault['override'] => ({
    refuse: (next) => (refusal, ctx) => (is(refusal.kind) ? moved : next(refusal, ctx)),
  });
  const credentials = (await of(refusing((kind) => kind === 'credential'))).join('\n');
  assert.match(credentials, /redirects \(302\) (?:nearly )?any wrong credential/);
  const bodies = (await of(refusing((kind) => kind === 'body' || kind === 'content'))).join('\n');
  assert.match(bodies, /redirects \(302\) (?:nearly )?any faulty body/);
  assert.doesNotMatch(credentials + bodies, /any (?:credential|body)/);
});

test('a body that nobody has shown, and that is refused, is no plain request that explains other refusals', async () => {
  const variant =
    variants.find(({ name }) => name === 'scheme-in-exact-case') ?? assert.fail('there is such a service');
  const unknown = { ...variant, options: { profile: embeddedProfile }, profile: leavingOpen('operations') };
  const result = resultOf(await judgeSubject({ kind: 'variant', name: 'bodies not shown', variant: unknown }));
  const titles = result.verdict.causes.map(({ title }) => title).join('\n');
  assert.match(
    titles,
    /^Every report operation refuses \(401\) what should be accepted: .*with the scheme written bearer/m,
  );
  assert.doesNotMatch(titles, /even the plain request/);
});
