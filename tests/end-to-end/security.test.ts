/** Each line of the threat model names tests; that they passed, `scripts/test.ts` sees. */
import assert from 'node:assert/strict';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { test } from 'node:test';
import { ROOT } from '../support/certify.ts';
import { assertNone } from '../support/reported.ts';

const KINDS = ['unit', 'integration', 'end-to-end'];
const isThere = (file: string) => KINDS.some((kind) => existsSync(join(ROOT, `tests/${kind}/${file}`)));

test('no line of the threat model is a promise only', () => {
  const [lined = ''] = readFileSync(join(ROOT, 'SECURITY.md'), 'utf8').split('\n## Encodings');
  const all = lined.split('\n## Verifying: what')[1]?.split('\n') ?? [];
  const lines = all.filter((line) => line.startsWith('| ') && !/^\| (---|attack or mistake|of \|)/.test(line));
  assert.ok(lines.length > 40, `${lines.length} lines`);
  const proof = /^(`[\w-]+\.(?:test|nightly)\.ts`(: .+?)?(; |$))+$/;
  const unproven = lines.filter((line) => {
    const shownBy = line.replace(/ \|$/, '').split(' | ').at(-1) ?? '';
    const files = [...shownBy.matchAll(/`([\w-]+\.(?:test|nightly)\.ts)`/g)].map(([, file = '']) => file);
    return !proof.test(shownBy) || !files.every(isThere);
  });
  assertNone(unproven);
});
