/** Wrong secrets under the client's own id: few, late, far between; no lock-out fails anyone. */
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { tokenForm } from '../../cases/calls.ts';
import { maySendWrongSecret, withWrongSecret } from '../../cases/wrong-secrets.ts';
import type { Exchange } from '../../contract/evidence.ts';
import type { Profile } from '../../contract/profile.ts';
import { CLAIMS, type Claim } from '../../contract/words.ts';
import type { Override } from '../../mock/behaviour.ts';
import { lockingOut } from '../../mock/variants/token.ts';
import { contextFor, embeddedProfile } from '../support/context.ts';
import { overrideOf } from '../support/faults.ts';
import { single } from '../support/sequence.ts';
import { serve } from '../support/server.ts';
import { judgedFrom, MOCK_SECRET, runAgainstMock } from '../support/submission.ts';
import { virtualClock, wireTo } from '../support/wire.ts';

const CLIENT = contextFor('http://service.test').clientId;

function profileWith(wrongSecrets: number | undefined): Profile {
  const { wrongSecrets: _left, secondClient: _other, ...token } = embeddedProfile.token ?? {};
  return { ...embeddedProfile, token: wrongSecrets === undefined ? token : { ...token, wrongSecrets } };
}

async function certified(wrongSecrets: number | undefined, after = Number.POSITIVE_INFINITY, only?: string) {
  const seen: ('wrong' | 'else')[] = [];
  const watching: Override = {
    limited: (next) => (ctx) => {
      seen.push('else');
      return next(ctx);
    },
    secretOk: (next) => (given, client, ctx) => {
      if (client.id === CLIENT && given !== MOCK_SECRET) seen.splice(-1, 1, 'wrong');
      return next(given, client, ctx);
    },
  };
  const run = await runAgainstMock({
    faults: [lockingOut(after), watching],
    context: { profile: profileWith(wrongSecrets), claims: ['token-form', 'token-json', 'no-show'] },
    only: (id) => only === undefined || id === only,
  });
  return { seen, ...(await judgedFrom(run)) };
}

const wrongOf = (seen: readonly string[]) => seen.filter((each) => each === 'wrong').length;

test('at most five wrong secrets are sent, after everything else, and what is left out names the key', async () => {
  const { seen, of, verdict } = await certified(undefined, 1);
  assert.equal(wrongOf(seen), 5);
  assert.deepEqual(seen.slice(seen.indexOf('wrong')), Array(5).fill('wrong'), 'controls come before');
  assert.equal(verdict, 'certified');
  assert.deepEqual(of('failed', 'warning', 'inconclusive'), []);
  const left = of('not-testable').filter(({ id }) => !/SECOND-CLIENT/.test(id));
  assert.ok(left.length > 10);
  for (const { reason = '' } of left) assert.match(reason, /^not sent: at most 5 wrong secrets.*token\.wrongSecrets/);
});

test('without a word of the profile, a wrong secret that ends the tokens is noticed, and a lock-out is not taken for that', async () => {
  const claims = ['token-form', 'token-json', 'check-in'] as const;
  const judged = async (...faults: readonly Override[]) => {
    const context = { profile: profileWith(undefined), claims };
    return judgedFrom(await runAgainstMock({ faults, context }));
  };
  const ended = await judged(overrideOf('token-form.refusal-ends-token'));
  assert.ok(ended.of('failed').some(({ id }) => id === 'TOKEN-FORM.TOKEN-SURVIVES-REFUSAL'));
  for (const after of [1, 5]) {
    const { of, verdict } = await judged(lockingOut(after));
    assert.deepEqual(of('failed', 'warning', 'inconclusive'), [], String(after));
    assert.equal(verdict, 'certified');
  }
});

test('none goes out where the profile says so', async () => {
  const { seen, of } = await certified(0);
  assert.equal(wrongOf(seen), 0);
  assert.deepEqual(of('failed', 'inconclusive'), []);
});

test('where the profile says that more may go out, all do, and what a lock-out then spoils is inconclusive', async () => {
  const { seen, of, verdict } = await certified(60, 1);
  assert.equal(wrongOf(seen), 29);
  assert.deepEqual(of('failed'), []);
  assert.equal(verdict, 'inconclusive');
  const ids = of('inconclusive').map(({ id }) => id);
  assert.ok(ids.includes('TOKEN-JSON.ACCEPTS-AFTER-REFUSAL:wrong-secret'), ids.join());
});

test('a lock-out by the very first wrong secret: its control came before, and what comes right after fails', async () => {
  const outcomeOf = async (id: string) => {
    const { of } = await certified(60, 1, id);
    return (['passed', 'failed', 'inconclusive'] as const).find((each) => of(each).some((one) => one.id === id));
  };
  assert.equal(await outcomeOf('TOKEN-FORM.REFUSES-WRONG-SECRET:extended'), 'passed');
  assert.equal(await outcomeOf('TOKEN-FORM.REFUSES-AFTER-SUCCESS:wrong-secret'), 'passed');
  assert.equal(await outcomeOf('TOKEN-FORM.ACCEPTS-AFTER-REFUSAL:wrong-secret'), 'failed');
});

test('chooses the most telling of those that are claimed', () => {
  const allowed = (claims: readonly Claim[], most: number) =>
    (['token-form', 'token-json'] as const).flatMap((operation) =>
      ['other', 'truncated', 'in-turn', 'case-swapped', 'extended'].filter((guess) =>
        maySendWrongSecret(
          { ...contextFor('http://service.test', { claims, profile: profileWith(most) }) },
          operation,
          guess,
        ),
      ),
    );
  assert.deepEqual(allowed(CLAIMS, 5), ['other', 'truncated', 'in-turn', 'other', 'truncated']);
  assert.deepEqual(allowed(CLAIMS, 2), ['other', 'other']);
  assert.deepEqual(allowed(['token-json'], 3).slice(-3), ['other', 'truncated', 'case-swapped']);
  assert.throws(() =>
    maySendWrongSecret(contextFor('http://service.test', { claims: CLAIMS }), 'token-form', 'unheard-of'),
  );
});

test('sends wrong secrets one at a time with a second between them, unless the pace is free', async (t) => {
  const { url } = await serve(t, (_request, response) => void response.writeHead(401).end());
  const sent = async (requestsPerSecond: number | null) => {
    const at: number[] = [];
    const context = contextFor(url);
    const record = ({ sentAt }: Exchange) => void at.push(Date.parse(sentAt) - Date.parse(context.startedAt));
    const { wire } = wireTo(t, context, { requestsPerSecond, record, clock: virtualClock() });
    await Promise.all(['a', 'b', 'c'].map((id) => wire.send(single(id, withWrongSecret(tokenForm(id), 'other')))));
    return at;
  };
  const [first = 0, second = 0, third = 0] = await sent(1000);
  assert.ok(second - first >= 1000 && third - second >= 1000, `${first}, ${second}, ${third}`);
  assert.deepEqual(await sent(null), [0, 0, 0]);
});

test("another client's id locks nobody out but that client: what is sent under it leaves the others theirs", () => {
  const profile = { token: { secondClient: { id: 'second' } } };
  const context = contextFor('http://service.test', { claims: CLAIMS, profile });
  const sent = (['token-form', 'token-json'] as const).flatMap((operation) =>
    ['of-first', 'of-second', 'other', 'truncated', 'case-swapped']
      .filter((guess) => maySendWrongSecret(context, operation, guess))
      .map((guess) => `${operation} ${guess}`),
  );
  assert.deepEqual(sent, [
    ...['of-first', 'of-second', 'other', 'truncated'].map((guess) => `token-form ${guess}`),
    ...['of-first', 'of-second', 'other'].map((guess) => `token-json ${guess}`),
  ]);
});
