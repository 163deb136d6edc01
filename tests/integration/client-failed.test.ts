/** A client that fails in a scene: all that it did not report has that cause, with its end and the last reply. */
import assert from 'node:assert/strict';
import { before, describe, test } from 'node:test';
import { waitsAsAsked } from '../../client/judging/scenes.ts';
import { sceneNamed } from '../../client/scenes/index.ts';
import type { Scene } from '../../contract/scene.ts';
import { summaryText } from '../../reporters/summary.ts';
import { assemble } from '../../submission/assemble.ts';
import type { RunResult } from '../../submission/result.ts';
import { careful, type Player, runClient, withFault } from '../support/client-run.ts';

console.log = () => undefined;

const FAILED = { end: 'failed', remark: 'the command ended with 1' } as const;

/** The careful client, which ends when it gets a reply that its program has not foreseen. */
const crashing =
  (isUnforeseen: (status: number, url: string) => boolean, also: Record<string, string> = {}): Player =>
  async (file, access, clock) => {
    const real = globalThis.fetch;
    let hasEnded = false;
    globalThis.fetch = async (url, init) => {
      if (hasEnded) throw new TypeError('the program has ended');
      const reply = await real(url, init);
      hasEnded = isUnforeseen(reply.status, String(url));
      return reply;
    };
    try {
      await careful(file, { ...access, ...also }, clock);
    } finally {
      globalThis.fetch = real;
    }
    return hasEnded ? FAILED : undefined;
  };

async function resultOf(player: Player, ...scenes: string[]): Promise<RunResult> {
  const run = await runClient({ player, scenes });
  return (await assemble(run.record, run.exchanges)).result;
}

const reasonIn = ({ judgements }: RunResult, id: string) =>
  judgements.find(({ instance }) => instance.id === id)?.reason ?? assert.fail(`no ${id}`);

const titlesIn = ({ verdict: { causes } }: RunResult, wanted: 'failed' | 'warning') =>
  causes.flatMap(({ outcome, title }) => (outcome === wanted ? [title] : []));

/** The careful client, whose calls to some addresses are sent in another way. */
const altering =
  (address: RegExp, alter: (init: RequestInit | undefined) => RequestInit): Player =>
  async (file, access, clock) => {
    const real = globalThis.fetch;
    globalThis.fetch = (url, init) => real(url, address.test(String(url)) ? alter(init) : init);
    await careful(file, access, clock).finally(() => {
      globalThis.fetch = real;
    });
  };

test('a client that sends lists where nothing shows the body keeps to the document', async () => {
  const listing = altering(/partial-bill|noshow/, (init) => ({ ...init, body: `[${init?.body}]` }));
  const result = await resultOf(listing, 'partial-bill', 'no-show', 'night-audit');
  assert.deepEqual([...titlesIn(result, 'failed'), ...titlesIn(result, 'warning')], []);
});

describe('a client that ends at a 5xx', () => {
  let result: RunResult;
  before(async () => {
    const player = crashing((status) => status >= 500);
    result = await resultOf(player, 'refused', 'unavailable-then-well', 'night-audit', 'error-empty', 'error-html');
  });

  test('has one cause, with the scenes and the reply in each, and the call is shown', () => {
    const shown = 'The client failed \\(the command ended with 1\\), and so reports never came';
    const [title, ...others] = titlesIn(result, 'failed');
    assert.match(title ?? '', new RegExp(`^${shown}: error-empty \\(after 500\\b.*\\); error-html \\(after 502\\b`));
    assert.deepEqual(others, []);
    const text = summaryText(result, { color: false, width: 200 });
    assert.match(text, new RegExp(`${shown}[^]*in error-empty, POST /api/v1/reservation/checkin: 500`));
  });
  test('has one for all scenes in which it should have gone on, too', () => {
    const failing = titlesIn(result, 'warning').filter((each) => /the client failed \(the command ended/i.test(each));
    assert.deepEqual(failing.length, 2, failing.join('\n'));
    assert.match(failing.join('\n'), /^The client failed \(the command ended with 1\): error-empty .*error-html/m);
  });
  test('is reported by scene: after which call it failed, and what never came', () => {
    assert.match(
      reasonIn(result, 'CLIENT-EVENTS.REPORTED:error-empty'),
      /^Scene error-empty: the client failed \(the command ended with 1\) after call error-empty\/2 was answered with 500.*, and so the check-in of stay second \(CERT-\w+\) never came$/,
    );
  });
  test('is not said to have given a report up', () => {
    const reason = reasonIn(result, 'CLIENT-EVENTS.OUTLASTS-TROUBLE');
    assert.match(reason, /did not come again: the client failed \(the command ended with 1\) after 503\b/);
    assert.doesNotMatch(reason, /given up/);
  });
});

test('one that ends at a 401 is not said to have left out a new token', async () => {
  const result = await resultOf(
    crashing((status, url) => status === 401 && url.includes('/reservation/')),
    'token-ended',
  );
  assert.match(
    reasonIn(result, 'CLIENT-CONDUCT.AUTHENTICATES-AGAIN'),
    /answered with 401.*, and so no new token was asked/,
  );
  assert.equal(titlesIn(result, 'failed').length, 1);
});

test('one that is refused a token, and ends, has the cause of the refusal', async () => {
  const player = crashing((status) => status === 401, { clientSecret: 'of-last-year' });
  const result = await resultOf(player, 'ordinary-stay', 'error-empty');
  const [title = '', ...others] = titlesIn(result, 'failed');
  assert.match(title, /client_secret/);
  assert.deepEqual(others, []);
});

test('a report that is left out before others that come is not put down to how the client ended', async () => {
  const player: Player = async (file, ...rest) => {
    await careful({ ...file, steps: file.steps.slice(1) }, ...rest);
    return FAILED;
  };
  const reason = reasonIn(await resultOf(player, 'room-types'), 'CLIENT-EVENTS.REPORTED:room-types');
  assert.match(
    reason,
    /: the check-in of stay \w+ \(\w+\) was left out.*; the client failed \(the command ended with 1\) after call/,
  );
});

test('what is wrong with the reports of several scenes is one cause', async () => {
  const withoutLast: Player = (file, ...rest) => careful({ ...file, steps: file.steps.slice(0, -1) }, ...rest);
  const left = await resultOf(withoutLast, 'ordinary-stay', 'no-optional-ids');
  assert.deepEqual(titlesIn(left, 'failed'), ['The check-out was left out: ordinary-stay; no-optional-ids']);

  const below: Player = (file, access, ...rest) =>
    careful(file, { ...access, baseUrl: `${access['baseUrl']}/v0` }, ...rest);
  const [astray, ...others] = titlesIn(await resultOf(below, 'ordinary-stay', 'loyalty'), 'failed');
  assert.match(astray ?? '', /at no operation's address/);
  assert.deepEqual(others, []);

  const unknown: Player = (file, access, ...rest) =>
    careful(file, { ...access, clientSecret: 'of-last-year' }, ...rest);
  assert.equal(titlesIn(await resultOf(unknown, 'ordinary-stay', 'loyalty'), 'failed').length, 1);

  const cut = await resultOf(await withFault('token-in-a-short-column'), 'ordinary-stay', 'loyalty');
  const [foreign, ...more] = titlesIn(cut, 'failed');
  assert.match(foreign ?? '', /its token was not issued in this run/);
  assert.deepEqual(more, []);
});

test('what came in another way is named where it is missing', async () => {
  const titlesOf = async (alter: (init: RequestInit | undefined) => RequestInit, address = /reservation/) =>
    titlesIn(await resultOf(altering(address, alter), 'ordinary-stay'), 'failed');
  const headers = { Authorization: `Basic ${btoa('secret:id')}` };
  const body = new URLSearchParams({ grant_type: 'client_credentials' });
  const [basic = ''] = await titlesOf(() => ({ method: 'POST', headers, body }), /oauth2/);
  assert.match(basic, /HTTP Basic holds another client ID or secret/);
  const [got = ''] = await titlesOf((init) => ({ headers: init?.headers ?? {} }));
  assert.match(got, /was left out; call ordinary-stay\/2 is a GET without a body$/);
  const [asked = ''] = await titlesOf(() => ({}), /oauth2/);
  assert.match(asked, /was left out; call ordinary-stay\/1 is a GET without a body$/);
  const [wrapped = ''] = await titlesOf((init) => ({ ...init, body: `{"request":${init?.body}}` }));
  assert.match(wrapped, /there is no hotelConfirmationNumber, .*; there is request$/);
});

test('scenes in which the client failed come before those with other findings, and say how its command ended', async () => {
  const seven = ['loyalty', 'names', 'after-midnight', 'early-and-late', 'early-departure', 'room-types', 'base-path'];
  const failing = crashing((status) => status >= 500);
  const player: Player = (file, ...rest) =>
    file.scene === 'unavailable-for-good'
      ? failing(file, ...rest)
      : careful({ ...file, steps: file.steps.slice(1) }, ...rest);
  const result = await resultOf(player, 'ordinary-stay', ...seven, 'unavailable-for-good');
  const text = summaryText(result, { color: false, width: 200 });
  const [first] = text.split('\n').filter((line) => /^[a-z-]+ +(?:played|ended)/.test(line));
  assert.match(first ?? '', /^unavailable-for-good +ended by a failure of the client: the command ended with 1; /);
  assert.match(text, /^and 1 more scene with findings; /m);
});

test('a wait that was too short is reported before its possible reason', () => {
  const at = (seq: number, ms: number, headers: readonly string[][] = []) => ({
    ...{ id: `rate/${seq}`, seq, sentAt: new Date(Date.UTC(2026, 10, 1) + ms).toISOString(), durationMs: 1 },
    request: { operation: 'check-in', method: 'POST', url: 'http://h/', headers: [], body: { text: '{}' } },
    reply: { status: 429, headers },
  });
  const calls = [at(1, 0, [['Retry-After', '2']]), at(2, 1000)];
  const shown = (play: object, scene?: Scene) =>
    waitsAsAsked({ calls, play, scene } as never, {} as never)?.[0] ?? null;
  const known = 'a report came 1000 ms after call rate/1, which was answered with Retry-After: 2: 1000 ms too early';
  assert.equal(shown({}), known);
  assert.equal(shown({ clockAheadMs: 900 }), known, 'so little explains nothing');
  const hinted = shown({ clockAheadMs: 1000 }) ?? '';
  assert.ok(hinted.startsWith(`${known} (one possible reason: by the clock file (LODGING_CLOCK_FILE)`), hinted);
  const scene = (name: string) => shown({}, sceneNamed(name) as Scene);
  assert.equal(scene('rate-limit-date'), known);
  assert.equal(scene('unavailable-then-well'), known.replace('Retry-After: 2', 'retry-after: 2 (in lower case)'));
});
