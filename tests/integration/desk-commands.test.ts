/** The commands at a register, in turn, as a provider's QA types them: exit codes, and hostile names as printed. */
import assert from 'node:assert/strict';
import { mkdirSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { type TestContext, test } from 'node:test';
import { setTimeout } from 'node:timers/promises';
import type { RegisterError } from '../../desk/register/problems.ts';
import type { Command } from '../../scripts/command.ts';
import { command as audit } from '../../scripts/desk/audit.ts';
import { command as check } from '../../scripts/desk/check.ts';
import { command as decide } from '../../scripts/desk/decide.ts';
import { command as list } from '../../scripts/desk/list.ts';
import { command as publish } from '../../scripts/desk/publish.ts';
import { command as revoke } from '../../scripts/desk/revoke.ts';
import { command as show } from '../../scripts/desk/show.ts';
import { command as waive } from '../../scripts/desk/waive.ts';
import { Sandbox } from '../../scripts/verify/sandbox.ts';
import { packEntries } from '../../submission/pack.ts';
import { nothingKnown, verificationOf } from '../../submission/verify/verification.ts';
import { scratch } from '../support/certify.ts';
import { asProduct } from '../support/corpus.ts';
import { caseOf, deskFiles, judgedHere, printedIn } from '../support/desk.ts';
import { codesOf } from '../support/reported.ts';
import { entriesOf, runAgainstMock } from '../support/submission.ts';

/** What steers a terminal; a line feed is ours. */
const STEERS = /(?!\n)[\p{Cc}\p{Cf}\p{Zl}\p{Zp}]/u;

/** Where the files of a desk are. */
function deskAt(t: TestContext, files: Readonly<Record<string, string | Buffer>>): (name: string) => string {
  const folder = scratch(t, { ...deskFiles(), ...files });
  return (name) => join(folder, name);
}

test('decide, list, show, audit, check, revoke and publish end with the codes that they name', async (t) => {
  judgedHere(t);
  const name = '\u001b[2J\u202edeifitrec';
  const { zip } = await caseOf({ context: { product: { name, version: '1', vendor: '=cmd|a' } } });
  const [own, other] = [deskFiles(), deskFiles()];
  const at = deskAt(t, {
    ...own,
    'other.pub.pem': other['qa.pub.pem'],
    'other.key.pem': other['qa.key.pem'],
    'strict.yaml': own['desk.yaml'].replace('environment: mock', 'level: { service: 1 }'),
    'stranger.yaml': 'trust: { deciders: [other.pub.pem] }\nregister: register\n',
    'waiving.yaml': `${own['desk.yaml']}waivers: [waivers.dsse.json]\n`,
    'list.yaml': '- { id: CHECK-IN.REFUSES-MISSING, reason: r, owner: o, expires: 2999-01-31 }\n',
    's.zip': zip,
    'broken.zip': zip.subarray(0, 1000),
  });
  const printed = printedIn(t);
  const run = async ({ run: begin, failure }: Command, ...args: string[]) => {
    const given = args.includes('--policy') ? args : [...args, '--policy', at('desk.yaml')];
    try {
      return await begin(given);
    } catch (error) {
      const { name: kind } = error as Error;
      return kind === 'UsageError' ? 2 : (failure?.(error)?.exitCode ?? kind);
    }
  };
  const strict = ['--policy', at('strict.yaml')];
  const signing = [at('list.yaml'), '--out', at('waivers.dsse.json'), '--policy', at('waiving.yaml')];
  assert.equal(await run(waive, ...signing), 'PolicyError', 'the policy names the list that is signed only now');
  assert.equal(await run(waive, ...signing, '--key', at('qa.key.pem')), 0);
  assert.equal(await run(list), 2, 'there is no register yet');
  assert.equal(await run(decide, at('s.zip')), 2, 'nothing is decided');
  assert.equal(await run(decide, at('s.zip'), '--reject'), 2, 'without a reason');
  assert.equal(await run(decide, at('s.zip'), '--accept', '--key', at('other.key.pem')), 2, "no decider's key");
  assert.equal(await run(decide, at('s.zip'), '--accept', '--review', 'X:ok'), 2);
  assert.equal(await run(decide, at('s.zip'), '--accept', ...strict), 1, 'against a mock, of level 0');
  assert.equal(await run(decide, at('broken.zip'), '--accept'), 4);
  assert.equal(await run(decide, at('broken.zip'), '--reject', '--reason', 'damaged'), 0);
  assert.equal(await run(decide, at('s.zip'), '--accept', '--by', 'first shift'), 0);
  assert.equal(await run(decide, at('s.zip'), '--accept'), 1, 'accepted before');
  const certificates = at('register/public/certificates');
  const [html = ''] = readdirSync(certificates);
  const [certificate, id] = [join(certificates, html), html.replace('.html', '')];
  assert.deepEqual([await run(list), await run(show, '=cmd|a'), await run(show, 'nobody')], [0, 0, 1]);
  assert.deepEqual(
    [await run(audit), await run(audit, '--expect', '0'.repeat(64)), await run(audit, '--expect', 'x')],
    [0, 4, 2],
  );
  assert.deepEqual([await run(check, certificate), await run(check, certificate, '--seen', '9')], [0, 3]);
  assert.equal(await run(check, certificate, '--policy', at('stranger.yaml')), 4);
  assert.equal(await run(list, '--policy', at('stranger.yaml')), 4, "nobody's entries count");
  assert.deepEqual([await run(revoke, id), await run(revoke, '000009-00000000', '--reason', 'r')], [2, 2]);
  assert.deepEqual([await run(revoke, certificate, '--reason', 'sold'), await run(check, certificate)], [0, 1]);
  rmSync(at('register/public/status.jwt'));
  assert.deepEqual([await run(check, certificate), await run(publish), await run(check, certificate)], [3, 0, 1]);
  rmSync(at('register/entries/000002.dsse.json'));
  assert.deepEqual([await run(audit), await run(decide, at('s.zip'), '--return', '--reason', 'r')], [4, 4]);
  assert.doesNotMatch(printed.join('\n'), STEERS);
  assert.match(printed.join('\n'), /\\u202edeifitrec/);
});

test('a run that was accepted or rejected is not accepted under another name, also where something in it was edited', async (t) => {
  judgedHere(t);
  const run = asProduct(await runAgainstMock({ context: { claims: ['token-form', 'no-show'] } }), 'One');
  const other = asProduct(run, 'Another');
  const [first = assert.fail(), ...others] = other.exchanges;
  const slower = { ...other, exchanges: [{ ...first, durationMs: first.durationMs + 1 }, ...others] };
  const at = deskAt(t, {
    'one.zip': await packEntries(await entriesOf(run)),
    'another.zip': await packEntries(await entriesOf(slower)),
  });
  printedIn(t);
  for (const [ruling, code] of [['--return'], ['--accept', 'evidence.used'], ['--reject', 'evidence.used']] as const) {
    const decided = async (zip: string, action: string) =>
      decide.run([at(zip), action, '--reason', 'r', '--policy', at('desk.yaml')]);
    assert.equal(await decided('one.zip', ruling), 0);
    const accepted = await decided('another.zip', '--accept').catch((error: RegisterError) => codesOf(error.problems));
    assert.deepEqual(accepted, code === undefined ? 0 : [code], ruling);
    rmSync(at('register'), { recursive: true });
  }
  const accepted = (zip: string) =>
    Promise.resolve(decide.run([at(zip), '--accept', '--policy', at('desk.yaml')])).catch((error: RegisterError) =>
      codesOf(error.problems),
    );
  // Neither is recorded before both are judged.
  const judge = Sandbox.prototype.examine;
  const judged: (() => void)[] = [];
  Sandbox.prototype.examine = async function (question) {
    const found = await judge.call(this, question);
    await new Promise<void>((resolve) => {
      judged.push(resolve);
      if (judged.length === 2) for (const go of judged) go();
    });
    return found;
  };
  t.after(() => {
    Sandbox.prototype.examine = judge;
  });
  const atOnce = await Promise.all([accepted('one.zip'), accepted('another.zip')]);
  assert.deepEqual(new Set(atOnce.map(String)), new Set(['0', 'evidence.used']), 'at the same moment');
});

test('of two that decide at once, the one whose submission takes longer to judge has the later entry', async (t) => {
  const at = deskAt(t, { 'none.zip': 'no zip' });
  const policy = ['--policy', at('desk.yaml')];
  const decided = (reason: string) => decide.run([at('none.zip'), '--return', '--reason', reason, ...policy]);
  printedIn(t);
  const waiting: (() => void)[] = [];
  t.mock.method(Sandbox.prototype, 'examine', async () => {
    await new Promise<void>((resolve) => waiting.push(resolve));
    return { found: verificationOf(nothingKnown(), []), detail: null };
  });
  const slow = decided('slow');
  await setTimeout(20);
  const quick = decided('quick');
  waiting[1]?.();
  assert.equal(await quick, 0);
  await setTimeout(20);
  waiting[0]?.();
  assert.equal(await slow, 0);
  assert.equal(await audit.run(policy), 0);
});

test('a register that cannot be written is named in a sentence, with exit code 2', () => {
  const error = Object.assign(new Error('x'), { code: 'EROFS', path: '/r/entries/register.lock' });
  const { exitCode, message = '' } = decide.failure?.(error) ?? assert.fail('nobody says what it means');
  assert.equal(exitCode, 2);
  assert.match(message, /^\/r\/entries\/register\.lock cannot be written \(EROFS\)\. Use a folder/);
  assert.equal(decide.failure?.(Object.assign(new Error('x'), { code: 'EIO' })), null);
});

test('no entry is written where the copy of its submission could not be', async (t) => {
  judgedHere(t);
  const at = deskAt(t, { 'any.zip': 'no zip' });
  mkdirSync(at('register'));
  writeFileSync(at('register/submissions'), 'no folder can be made here');
  await assert.rejects(
    async () => decide.run([at('any.zip'), '--return', '--reason', 'r', '--policy', at('desk.yaml')]),
    { code: 'EEXIST' },
  );
  assert.deepEqual(readdirSync(at('register/entries')), []);
});
