/** The embedded provider: its faults, its variants, its stop and its command. */
import assert from 'node:assert/strict';
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { test } from 'node:test';
import type { Operation } from '../../contract/words.ts';
import type { Context } from '../../mock/behaviour.ts';
import { type Fault, type FaultList, faultsOf } from '../../mock/faults/fault.ts';
import { faults } from '../../mock/faults/index.ts';
import { type Mock, startMock } from '../../mock/server.ts';
import { peek } from '../../mock/tokens.ts';
import { variants } from '../../mock/variants/index.ts';
import { CHECK_IN, CHECK_OUT, event, form, GRANT, post, STAY, status, withMock } from '../mock-client.ts';
import { ROOT, startScript } from '../support/certify.ts';
import { overrideOf } from '../support/faults.ts';

const withFault = <T>(names: string[], use: (mock: Mock, token: string) => Promise<T>) =>
  withMock({ faults: names.map(overrideOf) }, use);

test('a fault echoes secrets in the encodings that the search for them must know', async () => {
  await withFault(['echoes-secrets'], async (broken) => {
    const secret = 'a+b ~~~???"ü%';
    const text = await (await form(broken, { ...GRANT, client_secret: secret })).text();
    const bytes = (prefix: string) => Buffer.from(prefix + secret);
    const forms = [encodeURIComponent(secret), bytes('').toString('base64url'), bytes('').toString('hex')];
    for (const form of [...forms, ...['', 'x', 'xx'].map((prefix) => bytes(prefix).toString('base64'))]) {
      assert.ok(text.includes(form), form);
    }
  });
});

test('a list is declared for several operations, each with its own names and reach', () => {
  const entry = { because: 'Something was forgotten.', override: { methodOk: () => () => true } };
  const list: FaultList = {
    lax: { ...entry, noticedBy: ['%.REFUSES-METHOD'] },
    rare: { ...entry, only: ['no-show'], reach: 'exchanges' },
  };
  const declared = (operation: Operation) =>
    faultsOf([operation], list, { reach: 'own' }).map(({ name, noticedBy, reach }) => [name, noticedBy, reach]);
  assert.deepEqual(declared('check-in'), [['check-in.lax', ['CHECK-IN.REFUSES-METHOD'], 'own']]);
  assert.deepEqual(declared('no-show'), [
    ['no-show.lax', ['NO-SHOW.REFUSES-METHOD'], 'own'],
    ['no-show.rare', [], 'exchanges'],
  ]);
  const [limited, spreading] = [false, true].map((spreads) => faultsOf(['check-in'], { x: { ...entry, spreads } })[0]);
  const isChanged = (fault?: Fault) => fault?.override.methodOk?.(() => false)({ operation: 'check-out' } as Context);
  assert.deepEqual([isChanged(limited), isChanged(spreading)], [false, true], 'a override stays on its operation');
});

test('operational faults fail as servers do', async () => {
  await withFault(['dies-mid-run'], async (broken) => {
    const replies: (number | string)[] = [];
    for (let n = 0; n < 110; n++) replies.push(await status(fetch(broken.url)).catch(() => 'gone'));
    // The token was the first request.
    assert.deepEqual([replies.indexOf('gone'), replies.filter((each) => each === 'gone').length], [99, 11]);
    await assert.rejects(fetch(broken.url), (error: Error) => /ECONNREFUSED/.test(String(error.cause)));
  });
  const hanging = await startMock({ faults: [overrideOf('never-ends-a-reply')] });
  const reply = await post(`${hanging.url}${CHECK_IN}`, STAY);
  const started = Date.now();
  await hanging.close();
  assert.ok(Date.now() - started < 500, 'a stop does not wait for what never ends');
  await assert.rejects(reply.text());
  await withFault(['rate-limits-everything'], async (broken) => {
    const limited = await post(`${broken.url}${CHECK_IN}`, STAY);
    assert.deepEqual([limited.status, limited.headers.get('retry-after')], [429, '1']);
  });
});

test('what lies ahead of a late clock or a month behind is refused where the future is', async () => {
  const clock = () => Date.parse('2026-06-30T12:00:00Z');
  const override = overrideOf('refuses-the-future');
  await withMock({ clock, faults: [override] }, async (conforming, theirs) => {
    const arriving = (checkInDateTime: string) =>
      status(event(conforming, CHECK_IN, { ...STAY, checkInDateTime }, {}, theirs));
    assert.equal(await arriving('2026-06-30T11:59:30Z'), 201);
    assert.equal(await arriving('2026-06-30T11:59:31Z'), 400);
    assert.equal(await arriving('2026-05-31T12:00:00Z'), 201);
    assert.equal(await arriving('2026-05-31T11:59:59Z'), 400);
    const leaving = (checkOutDate: string) => status(event(conforming, CHECK_OUT, { checkOutDate }, {}, theirs));
    assert.equal(await leaving('2026-06-30T11:59:30Z'), 201);
    assert.equal(await leaving('2026-06-30T11:59:31Z'), 400);
    assert.equal(await leaving('2025-06-30T12:00:00Z'), 201);
  });
});

test('with whole seconds in its claims a token ends up to a second early', async () => {
  let now = Date.parse('2026-06-01T12:00:00.750Z');
  const override = overrideOf('whole-second-expiry');
  await withMock({ clock: () => now, faults: [override] }, async (conforming, theirs) => {
    const { iat, exp } = peek(theirs) ?? {};
    assert.deepEqual([iat, exp], [Math.floor(now / 1000), Math.floor(now / 1000) + 3600]);
    now += 3_599_249;
    assert.equal(await status(event(conforming, CHECK_OUT, {}, {}, theirs)), 201);
    now += 1;
    assert.equal(await status(event(conforming, CHECK_OUT, {}, {}, theirs)), 401);
  });
});

const run = (...args: string[]) => startScript('mock', args, ROOT);

test('the command serves until it is told to stop, and explains mistakes', async () => {
  const env = { LODGING_CLIENT_ID: 'me', LODGING_CLIENT_SECRET: 's3cret-of-mine' };
  const serving = startScript('mock', ['--port', '0', '--fault', 'check-in.success-200'], ROOT, env);
  await serving.printed(/Ctrl-C/);
  serving.signalAll('SIGTERM');
  const served = await serving.end;
  assert.equal(served.code, 0);
  assert.match(served.out, /^Listening on http:\/\/127\.0\.0\.1:\d+\n/);
  assert.match(served.out, /^LODGING_CLIENT_ID=me\n# LODGING_CLIENT_SECRET is the one you have set\.$/m);
  assert.ok(!`${served.out}${served.err}`.includes('s3cret'));
  const mistakes: [string[], RegExp][] = [
    [['--fault', 'check-in.success-2000'], /The closest: check-in\.success-200/],
    [['--fault', 'checkin.accept'], /The closest: check-in\.accepts-/],
    [['--port', '70000'], /--port: found '70000'/],
    [['check-in'], /Found 'check-in'/],
  ];
  for (const [args, shown] of mistakes) {
    const { code, err } = await run(...args).end;
    assert.equal(code, 2, args.join(' '));
    assert.match(err, shown);
  }
  await withMock({}, async ({ port }) => {
    const { code, err } = await run('--port', String(port)).end;
    assert.equal(code, 2);
    assert.equal(
      err,
      `Port ${port} is taken, perhaps by another mock. Choose another one with --port, or --port 0 for a free one.\n`,
    );
  });
});

test('the names of faults and variants are ids that do not change', () => {
  const file = join(ROOT, 'tests/snapshots/mock-names.json');
  const names = { faults: faults.map(({ name }) => name).sort(), variants: variants.map(({ name }) => name).sort() };
  if (process.env['UPDATE_SNAPSHOT']) writeFileSync(file, `${JSON.stringify(names, null, 2)}\n`);
  assert.deepEqual(names, JSON.parse(readFileSync(file, 'utf8')));
});
