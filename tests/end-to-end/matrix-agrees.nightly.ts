/** The fast path of the matrix and a whole `certify` reach the same outcomes, on a sample. */
import assert from 'node:assert/strict';
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { test } from 'node:test';
import { stringify } from 'yaml';
import type { Claim } from '../../contract/words.ts';
import type { Override } from '../../mock/behaviour.ts';
import { EMBEDDED_HOTELS, EMBEDDED_PROFILE_FILE, EMBEDDED_SECOND_SECRET } from '../../mock/embedded.ts';
import { faultNamed } from '../../mock/faults/index.ts';
import { startMock } from '../../mock/server.ts';
import { variantNamed } from '../../mock/variants/index.ts';
import { type MatrixSubject, runSubject } from '../../scripts/matrix/subject.ts';
import { certify, QUIET, remote, scratch } from '../support/certify.ts';

const folder = scratch();
function subjectOf(
  kind: 'fault' | 'variant',
  name: string,
  claims: readonly Claim[],
): { subject: MatrixSubject; override: Override } {
  const found = kind === 'fault' ? faultNamed(name) : variantNamed(name);
  assert.notEqual(found, undefined, name);
  const { override } = found as { override: Override };
  // Only a variant can have claims of its own.
  const own = { kind: 'variant', variant: { ...found, claims } };
  return { subject: { ...own, name } as unknown as MatrixSubject, override };
}

const SAMPLE = [
  ['fault', 'check-in.accepts-missing.roomNumber', 1, ['token-form', 'check-in']],
  ['fault', 'token-form.pragma-missing', 0, ['token-form']],
  ['variant', 'opaque-tokens', 0, ['token-form', 'check-in']],
] as const;

for (const [kind, name, exitCode, claims] of SAMPLE) {
  test(`${kind} ${name}: the matrix and certify agree`, { timeout: 300_000 }, async () => {
    const { subject, override } = subjectOf(kind, name, claims);
    writeFileSync(join(folder, 'certification.yaml'), stringify({ claims, values: { hotels: EMBEDDED_HOTELS } }));
    const mock = await startMock({ faults: [override] });
    const { verdict, code } = await certify(
      folder,
      name,
      remote(mock.url, { LODGING_SECOND_CLIENT_SECRET: EMBEDDED_SECOND_SECRET }),
      '--profile',
      EMBEDDED_PROFILE_FILE,
      ...QUIET,
    ).finally(() => mock.close());
    const whole = Object.fromEntries(verdict?.requirements.map(({ id, outcome }) => [id, outcome]) ?? []);
    const fast = (await runSubject(subject)).outcomes;
    assert.ok(Object.keys(whole).length > 50);
    assert.deepEqual(whole, fast);
    assert.equal(code, exitCode);
  });
}
