/** The register of decisions: what is accepted, and what is seen of a register that somebody has changed. */
import assert from 'node:assert/strict';
import { execFileSync } from 'node:child_process';
import { copyFileSync, cpSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { before, describe, test } from 'node:test';
import { publishedProblems } from '../../desk/certificates/publish.ts';
import { certificatesOf, entriesOfIntegrator, revoke } from '../../desk/register/certified.ts';
import type { Case } from '../../desk/register/decision.ts';
import { type Decision, ENTRY_TYPE, type Entry, fileOf, signedEntry } from '../../desk/register/entry.ts';
import type { RegisterError } from '../../desk/register/problems.ts';
import { append, headOf, keepSubmission, readRegister, submissionProblems } from '../../desk/register/register.ts';
import { envelopeOf, open } from '../../submission/dsse.ts';
import { moduleAt, scratch, startNode } from '../support/certify.ts';
import { another, caseOf, Desk, NOW, newKey } from '../support/desk.ts';
import { codesOf } from '../support/reported.ts';

let about: Case & { readonly zip: Buffer };
before(async () => {
  about = await caseOf();
});

function assertRefused(act: () => unknown, ...codes: readonly string[]): void {
  assert.throws(act, ({ problems }: RegisterError) => {
    assert.deepEqual(codesOf(problems).sort(), codes);
    return true;
  });
}

const SHOWN = { at: new Date(NOW).toISOString(), reason: 'withdrawn by its vendor' };

describe('a submission is accepted', () => {
  test('where it is genuine, certified and as wanted: its certificate is valid from then on', () => {
    const desk = new Desk();
    const { entry, head } = desk.decide(about, { by: 'first shift', days: 30 });
    const register = readRegister(desk.folder, desk.deciders);
    assert.deepEqual([register.problems, headOf(register)], [[], head]);
    assert.deepEqual([entry.number, entry.previous, entry.submission.product?.name], [1, null, 'Example PMS']);
    const [{ state, certificate } = assert.fail()] = certificatesOf(register, NOW);
    assert.deepEqual([state, certificate.id], ['valid', `000001-${about.digest.slice(0, 8)}`]);
    assert.equal(Date.parse(certificate.validUntil) - NOW, 30 * 86_400_000);
    assert.equal(certificatesOf(register, NOW + 31 * 86_400_000)[0]?.state, 'expired');
  });

  const refusals: Readonly<Record<string, [change: (about: Case) => Case, code: string]>> = {
    'it is not genuine': [
      (each) => ({ ...each, found: { ...each.found, consistent: false, reasons: ['changed'] } }),
      'accept.not-genuine',
    ],
    'a MUST failed, and nobody waived it': [
      (each) => ({ ...each, found: { ...each.found, verdict: 'not-certified', unmet: ['X-Y failed'] } }),
      'accept.verdict',
    ],
    'it is not as the policy requires': [
      (each) => ({ ...each, assessment: { ...each.assessment, deviations: [{ code: 'zones.utc', parameters: {} }] } }),
      'accept.deviation',
    ],
  };
  for (const [what, [change, code]] of Object.entries(refusals)) {
    test(`but not where ${what}; it can still be returned`, () => {
      const desk = new Desk();
      assertRefused(() => desk.decide(change(about)), code);
      assert.equal(readRegister(desk.folder, desk.deciders).recorded.length, 0);
      const { entry } = desk.decide(change(about), { action: 'return', reason: 'see findings' });
      assert.equal(entry.certificate, undefined);
    });
  }

  test('only once, and not where another one has answered its challenge or holds the same run', () => {
    const desk = new Desk();
    const challenged = (digest: string): Case => {
      const other = another(about, digest);
      const challenge = { nonce: 'n'.repeat(32), clientId: 'a', validFrom: '', validUntil: '', signatures: [] };
      return { ...other, found: { ...other.found, challenge } };
    };
    desk.decide(challenged('one'));
    assertRefused(() => desk.decide(challenged('one')), 'accept.already');
    assertRefused(() => desk.decide(challenged('two')), 'challenge.used');
    const { evidence } = challenged('one').found;
    const renamed = another(about, 'three');
    assertRefused(() => desk.decide({ ...renamed, found: { ...renamed.found, evidence } }), 'evidence.used');
    const { seed } = challenged('one').found;
    const edited: Case = { ...renamed, found: { ...renamed.found, seed, clientId: 'another client' } };
    assertRefused(() => desk.decide(edited), 'evidence.used');
  });

  test('never where it was rejected; what is certified is rejected or returned once its certificate is no longer valid', () => {
    const desk = new Desk();
    const isRefused = (code: string, ...ruling: Parameters<Desk['decide']>) =>
      assertRefused(() => desk.decide(...ruling), code);
    const { entry } = desk.decide(about);
    const rejecting = { action: 'reject', reason: 'made up' } as const;
    isRefused('reject.certified', about, rejecting);
    isRefused('reject.certified', about, { ...rejecting, action: 'return' });
    append(desk.folder, desk, (register) => revoke(register, entry.certificate?.id ?? '', SHOWN));
    desk.decide(about, rejecting);
    isRefused('accept.rejected', about);
    const returned = another(about, 'two');
    desk.decide(returned, { ...rejecting, action: 'return' });
    desk.decide(returned);
    isRefused('accept.already', returned, { now: NOW + 366 * 86_400_000 });
    desk.decide(returned, { ...rejecting, now: NOW + 366 * 86_400_000 });
  });

  test('with waivers, which are recorded with reason, owner and last day', () => {
    const desk = new Desk();
    const waiver = { id: 'X-Y', reason: 'known', owner: 'stays team', expires: '2031-12-31' };
    const failed: Case = {
      ...about,
      found: { ...about.found, verdict: 'not-certified', unmet: ['X-Y:a failed: why'] },
      assessment: { ...about.assessment, waived: [{ id: 'X-Y:a', waiver }], excused: true },
    };
    assert.deepEqual(desk.decide(failed).entry.waivers, [{ ...waiver, id: 'X-Y:a' }]);
  });

  test('where each review is answered with ok', () => {
    const desk = new Desk();
    const cause = { id: 'c', title: 't', outcome: 'review', instances: ['R-1:a', 'R-1:b', 'R-2'] } as const;
    const { run } = about.found;
    const unsure: Case = { ...about, found: { ...about.found, run: run && { ...run, causes: [cause] } } };
    const answer = (id: string, ok = true) => ({ id, answer: ok ? 'ok' : 'not-ok', why: 'looked at it' }) as const;
    const decided = (...answers: ReturnType<typeof answer>[]) => desk.decide(unsure, { answers });
    assertRefused(() => decided(), 'accept.review', 'accept.review', 'accept.review');
    assertRefused(() => decided(answer('R-1')), 'accept.review');
    assertRefused(() => decided(answer('R-1'), answer('R-2', false)), 'accept.review-not-ok');
    assertRefused(() => decided(answer('R-1'), answer('R-2'), answer('R-3')), 'review.strange');
    assert.ok(decided(answer('R-1'), answer('R-2')).entry.certificate);
  });
});

/** Three decisions and a revocation. */
function filled(): Desk {
  const desk = new Desk();
  const first = desk.decide(about).entry;
  desk.decide(another(about, 'two'));
  desk.decide(another(about, 'three'), { action: 'reject', reason: 'made up' });
  append(desk.folder, desk, (register) => revoke(register, first.certificate?.id ?? '', SHOWN));
  return desk;
}

describe('of a register is seen that', () => {
  const path = ({ folder }: Desk, number: number) => join(folder, 'entries', fileOf(number));
  const entryOf = (desk: Desk, number: number) =>
    JSON.parse(open(readFileSync(path(desk, number)), '').payload.toString()) as Entry;
  const rewrite = (desk: Desk, number: number, change: object, key = desk.key) =>
    writeFileSync(path(desk, number), signedEntry({ ...entryOf(desk, number), ...change }, key));

  const changes: Readonly<Record<string, [change: (desk: Desk) => void, ...codes: string[]]>> = {
    'nothing was changed': [() => undefined],
    'a release that recorded no seeds has decided: it is whole': [
      (desk) => {
        for (const number of [4, 3]) rmSync(path(desk, number));
        const { seed: _, ...submission } = (entryOf(desk, 2) as Decision & Entry).submission;
        rewrite(desk, 2, { submission });
      },
    ],
    'an entry was changed': [
      (desk) => {
        const text = readFileSync(path(desk, 2), 'utf8');
        writeFileSync(path(desk, 2), text.replace(/"payload": "(.{40})./, '"payload": "$1A'));
      },
      'entry.unreadable',
    ],
    'an entry was changed and signed again by a decider': [(desk) => rewrite(desk, 2, { by: 'other' }), 'entry.chain'],
    'an entry was changed and signed by a stranger': [
      (desk) => rewrite(desk, 4, { by: 'other' }, newKey()),
      'entry.untrusted',
    ],
    'an entry is not signed': [
      (desk) => {
        const { payload } = open(readFileSync(path(desk, 4)), '');
        writeFileSync(path(desk, 4), envelopeOf(ENTRY_TYPE, payload, null));
      },
      'entry.unsigned',
    ],
    'an entry was dropped': [(desk) => rmSync(path(desk, 3)), 'entry.missing'],
    'the first entry was dropped': [(desk) => rmSync(path(desk, 1)), 'entry.missing', 'entry.no-certificate'],
    'an entry was dropped, and those after it moved up': [
      (desk) => {
        renameSync(path(desk, 3), path(desk, 2));
        renameSync(path(desk, 4), path(desk, 3));
      },
      'entry.number',
      'entry.number',
    ],
    'two entries were exchanged': [
      (desk) => {
        renameSync(path(desk, 2), path(desk, 9));
        renameSync(path(desk, 3), path(desk, 2));
        renameSync(path(desk, 9), path(desk, 3));
      },
      'entry.number',
      'entry.number',
      'entry.chain',
    ],
    'an entry was put there twice': [
      (desk) => copyFileSync(path(desk, 4), path(desk, 5)),
      'entry.number',
      'entry.no-certificate',
    ],
    'a decider made an entry earlier than the one before': [
      (desk) => rewrite(desk, 4, { at: '2020-01-01T00:00:00.000Z' }),
      'entry.backwards',
    ],
    'a decider signed something else': [
      (desk) => writeFileSync(path(desk, 4), envelopeOf(ENTRY_TYPE, Buffer.from('{"number":4}'), desk.key)),
      'entry.none',
    ],
    'file managers, editors and git have left something there: it is whole': [
      (desk) => {
        for (const name of ['.DS_Store', '.gitkeep', '000001.dsse.json~'])
          writeFileSync(join(desk.folder, 'entries', name), '');
      },
    ],
    'a strange file lies there': [
      (desk) => writeFileSync(join(desk.folder, 'entries/notes.txt'), ''),
      'register.strange',
    ],
  };
  for (const [what, [change, ...codes]] of Object.entries(changes)) {
    test(what, () => {
      const desk = filled();
      change(desk);
      const found = readRegister(desk.folder, desk.deciders).problems.map(({ code }) => code);
      assert.deepEqual(found.sort(), codes.sort());
      // Nothing is appended.
      if (codes.length > 0) assertRefused(() => desk.decide(another(about, 'more')), ...codes);
    });
  }

  test('its end was cut off, by what was published before or by a head that somebody kept; alone it looks whole', async () => {
    const desk = filled();
    await desk.publish();
    const { problems, recorded } = readRegister(desk.folder, desk.deciders);
    assert.deepEqual([problems, recorded.length], [[], 4]);
    rmSync(path(desk, 4));
    const cut = readRegister(desk.folder, desk.deciders);
    assert.deepEqual(cut.problems, []);
    const found = await publishedProblems(cut, desk.deciders, NOW);
    assert.ok(found.some(({ code }) => code === 'status.rolled-back'));
    assert.equal(
      cut.recorded.some(({ digest }) => digest === recorded[3]?.digest),
      false,
      'which --expect asks for',
    );
  });

  test('a copy of a submission was changed', () => {
    const desk = filled();
    keepSubmission(desk.folder, about.zip);
    const register = readRegister(desk.folder, desk.deciders);
    assert.deepEqual(submissionProblems(register), []);
    writeFileSync(join(desk.folder, 'submissions', `${about.digest}.zip`), 'other');
    assert.deepEqual(codesOf(submissionProblems(register)), ['submission.changed']);
  });

  test('what is published was changed, or an older status list put in its place', async (t) => {
    const desk = new Desk();
    const { entry } = desk.decide(about);
    await desk.publish();
    const old = join(scratch(t), 'public');
    cpSync(join(desk.folder, 'public'), old, { recursive: true });
    append(desk.folder, desk, (register) => revoke(register, entry.certificate?.id ?? '', SHOWN));
    await desk.publish();
    const filesWrong = async () =>
      (await publishedProblems(readRegister(desk.folder, desk.deciders), desk.deciders, NOW)).map(
        ({ parameters: { file } }) => String(file).replace(/.*\//, ''),
      );
    assert.deepEqual(await filesWrong(), []);
    cpSync(old, join(desk.folder, 'public'), { recursive: true });
    const { id } = entry.certificate ?? {};
    assert.deepEqual(await filesWrong(), ['status.jwt', `${id}.html`, `${id}.svg`]);
  });
});

test('processes that decide at once take turns', async () => {
  const desk = new Desk();
  const pem = desk.key.export({ type: 'pkcs8', format: 'pem' }).toString();
  const script = `
    import { createPrivateKey } from 'node:crypto';
    import { append } from ${JSON.stringify(moduleAt('desk/register/register'))};
    const { folder, deciders, pem, about } = JSON.parse(process.argv[1]);
    const key = createPrivateKey(pem);
    for (let count = 0; count < 5; count += 1) append(folder, { key, deciders: new Set(deciders) }, () => about);`;
  const { certificate: _certificate, ...rejected } = new Desk().decide(about, { action: 'reject', reason: 'r' }).entry;
  const { number: _number, previous: _previous, ...entry } = rejected;
  const given = { folder: desk.folder, deciders: [...desk.deciders], pem, about: entry };
  const args = ['--input-type=module', '--eval', script, JSON.stringify(given)];
  const ended = await Promise.all([0, 1, 2].map(() => startNode(args, desk.folder).end));
  assert.deepEqual(
    ended.map(({ code, err }) => [code, err]),
    Array(3).fill([0, '']),
  );
  const { recorded, problems } = readRegister(desk.folder, desk.deciders);
  assert.deepEqual([recorded.length, problems], [15, []]);
});

test('a clone by git, which rewrites line ends on Windows, is whole', async (t) => {
  const desk = new Desk();
  desk.decide(about);
  await desk.publish();
  const clone = join(scratch(t), 'clone');
  const git = (...args: readonly string[]) =>
    execFileSync(
      'git',
      ['-c', 'core.autocrlf=true', '-c', 'user.name=qa', '-c', 'user.email=qa@example.com', ...args],
      {
        cwd: desk.folder,
        stdio: 'pipe',
      },
    );
  for (const args of ['init', 'add .', 'commit -m first']) git(...args.split(' '));
  git('clone', '.', clone);
  const register = readRegister(clone, desk.deciders);
  const problems = [...register.problems, ...(await publishedProblems(register, desk.deciders, NOW))];
  assert.deepEqual([register.recorded.length, problems], [1, []]);
});

test('nothing is recorded by a clock that is behind the last entry, which would spoil the register for good', () => {
  const desk = new Desk();
  const { entry } = desk.decide(about);
  const earlier = { now: NOW - 1, action: 'return', reason: 'r' } as const;
  assertRefused(() => desk.decide(another(about, 'two'), earlier), 'clock.behind');
  const shown = { ...SHOWN, at: new Date(NOW - 1).toISOString() };
  assertRefused(
    () => append(desk.folder, desk, (register) => revoke(register, entry.certificate?.id ?? '', shown)),
    'clock.behind',
  );
  const { recorded, problems } = readRegister(desk.folder, desk.deciders);
  assert.deepEqual([recorded.length, problems], [1, []]);
  assert.equal(desk.decide(another(about, 'two'), { ...earlier, now: NOW }).entry.number, 2);
});

test('a certificate is revoked once, and only one that there is', () => {
  const desk = new Desk();
  const { entry } = desk.decide(about);
  const id = entry.certificate?.id ?? '';
  const revoked = (which: string) => append(desk.folder, desk, (register) => revoke(register, which, SHOWN));
  assertRefused(() => revoked('000009-00000000'), 'certificate.unknown');
  revoked(id);
  assertRefused(() => revoked(id), 'revoke.already');
  const register = readRegister(desk.folder, desk.deciders);
  assert.equal(certificatesOf(register, NOW)[0]?.state, 'revoked');
  const history = entriesOfIntegrator(register, String(about.found.clientId));
  assert.equal(history.map(({ entry: { action } }) => action).join(), 'accept,revoke');
  assert.deepEqual(entriesOfIntegrator(register, 'Example Hotel Systems').length, 2);
  assert.deepEqual(entriesOfIntegrator(register, 'EXAMPLE hotel systems').length, 2);
  assert.deepEqual(desk.decide(about).entry.number, 3, 'it may be accepted again');
});
