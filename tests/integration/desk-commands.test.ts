/** The commands at a register, one after the other, as a provider's QA types them: their exit codes, and what they print of hostile names. */
import assert from 'node:assert/strict';
import { createPublicKey } from 'node:crypto';
import { mkdirSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { test } from 'node:test';
import { setTimeout } from 'node:timers/promises';
import type { Command } from '../../scripts/command.ts';
import { command as audit } from '../../scripts/desk/audit.ts';
import { command as check } from '../../scripts/desk/check.ts';
import { command as decide } from '../../scripts/desk/decide.ts';
import { command as list } from '../../scripts/desk/list.ts';
import { command as publish } from '../../scripts/desk/publish.ts';
import { command as revoke } from '../../scripts/desk/revoke.ts';
import { command as show } from '../../scripts/desk/show.ts';
import { Sandbox } from '../../scripts/verify/sandbox.ts';
import { nothingKnown, verificationOf } from '../../submission/verify/verification.ts';
import { scratch } from '../support/certify.ts';
import { caseOf, judgedHere, newKey, URL_OF_ISSUER } from '../support/desk.ts';

const folder = scratch();
const at = (name: string) => join(folder, name);
const pem = { type: 'spki', format: 'pem' } as const;

/** What steers a terminal; a line feed is ours. */
const STEERS = /(?!\n)[\p{Cc}\p{Cf}\p{Zl}\p{Zp}]/u;

test('decide, list, show, audit, check, revoke and publish end with the codes that they name', async (t) => {
  judgedHere(t);
  const key = newKey();
  writeFileSync(at('qa.key.pem'), key.export({ type: 'pkcs8', format: 'pem' }));
  writeFileSync(at('qa.pub.pem'), createPublicKey(key).export(pem));
  writeFileSync(at('other.pub.pem'), createPublicKey(newKey()).export(pem));
  writeFileSync(at('other.key.pem'), newKey().export({ type: 'pkcs8', format: 'pem' }));
  const policy = `trust: { deciders: [qa.pub.pem] }\nregister: register\nkey: qa.key.pem\nurl: ${URL_OF_ISSUER}\n`;
  writeFileSync(at('desk.yaml'), `${policy}environment: mock\n`);
  writeFileSync(at('strict.yaml'), `${policy}level: { service: 1 }\n`);
  writeFileSync(at('stranger.yaml'), 'trust: { deciders: [other.pub.pem] }\nregister: register\n');
  const name = '\u001b[2J\u202edeifitrec';
  const { zip } = await caseOf({ context: { product: { name, version: '1', vendor: '=cmd|a' } } });
  writeFileSync(at('s.zip'), zip);
  writeFileSync(at('broken.zip'), zip.subarray(0, 1000));

  const printed: string[] = [];
  t.mock.method(console, 'log', (line: string) => printed.push(line));
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

test('of two that decide at once, the one whose submission takes longer to judge has the later entry', async (t) => {
  const key = newKey();
  writeFileSync(at('two.key.pem'), key.export({ type: 'pkcs8', format: 'pem' }));
  writeFileSync(at('two.pub.pem'), createPublicKey(key).export(pem));
  writeFileSync(at('two.yaml'), 'trust: { deciders: [two.pub.pem] }\nregister: two\nkey: two.key.pem\n');
  writeFileSync(at('none.zip'), 'no zip');
  const decided = (reason: string) =>
    decide.run([at('none.zip'), '--return', '--reason', reason, '--policy', at('two.yaml')]);
  t.mock.method(console, 'log', () => undefined);
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
  assert.equal(await audit.run(['--policy', at('two.yaml')]), 0);
});

test('a register that cannot be written is named in a sentence, with exit code 2', () => {
  const error = Object.assign(new Error('x'), { code: 'EROFS', path: '/r/entries/register.lock' });
  const { exitCode, message = '' } = decide.failure?.(error) ?? assert.fail('nobody says what it means');
  assert.equal(exitCode, 2);
  assert.match(message, /^\/r\/entries\/register\.lock cannot be written \(EROFS\)\. Give the register a folder/);
  assert.equal(decide.failure?.(Object.assign(new Error('x'), { code: 'EIO' })), null);
});

test('no entry is written where the copy of its submission could not be', async (t) => {
  judgedHere(t);
  const key = newKey();
  writeFileSync(at('full.key.pem'), key.export({ type: 'pkcs8', format: 'pem' }));
  writeFileSync(at('full.pub.pem'), createPublicKey(key).export(pem));
  writeFileSync(at('full.yaml'), 'trust: { deciders: [full.pub.pem] }\nregister: full\nkey: full.key.pem\n');
  writeFileSync(at('any.zip'), 'no zip');
  mkdirSync(at('full'));
  writeFileSync(at('full/submissions'), 'no folder can be made here');
  await assert.rejects(
    async () => decide.run([at('any.zip'), '--return', '--reason', 'r', '--policy', at('full.yaml')]),
    { code: 'EEXIST' },
  );
  assert.deepEqual(readdirSync(at('full/entries')), []);
});
