/** Many submissions side by side: what is printed and written of them, whatever they say. */
import assert from 'node:assert/strict';
import { hash } from 'node:crypto';
import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { type TestContext, test } from 'node:test';
import { OUTCOMES, type Outcome } from '../../contract/words.ts';
import { CSV_HEAD, cell, csvLine } from '../../desk/batch/csv.ts';
import { detailOf, packedDetail } from '../../desk/batch/detail.ts';
import { JUNIT_END, junitCase, junitHead } from '../../desk/batch/junit.ts';
import { type BatchMember, Ledger, shortcomings } from '../../desk/batch/ledger.ts';
import { codeOfAll, lineOf, MOST, total } from '../../desk/batch/line.ts';
import { reviewHtml } from '../../desk/batch/review.ts';
import { assess } from '../../desk/deviations.ts';
import { keepSubmission, type Register, soundRegister } from '../../desk/register/register.ts';
import { packEntries } from '../../submission/pack.ts';
import { problem, sentenceOf } from '../../submission/problems.ts';
import { unverifiable, type Verification } from '../../submission/verify/verification.ts';
import { HOSTILE, record } from '../sample-result.ts';
import { Desk, POLICY } from '../support/desk.ts';
import { foundOf, PRODUCT, policyOf, resultOf } from '../support/policy.ts';

const NOW = Date.parse(record.times.endedAt);

function ledgerOf(t: TestContext, policy = '{}', register: Register | null = null): Ledger {
  return new Ledger(policyOf(t, policy), NOW, register);
}

/** Adds a run, with the facts that tell one file from another. */
function add(
  ledger: Ledger,
  file: string,
  more: Partial<Verification> = {},
  outcomes: readonly Outcome[] = ['passed'],
  endedAt = record.times.endedAt,
) {
  const result = resultOf({ times: { ...record.times, endedAt } }, outcomes);
  const found = {
    ...foundOf(result),
    digest: `digest of ${file}`,
    evidence: `evidence of ${file}`,
    seed: file,
    ...more,
  };
  ledger.add(file, found, packedDetail(result, 10_000));
}

const named = (all: readonly BatchMember[], file: string) =>
  all.find((each) => each.file === file) ?? assert.fail(file);

async function pageOf(ledger: Ledger): Promise<string> {
  let page = '';
  for await (const piece of reviewHtml(ledger, ledger.standings(), [])) page += piece;
  return page;
}

test('what falls short comes last, the gravest at the end, and numbers in names count as numbers', (t) => {
  const ledger = ledgerOf(t);
  ledger.add('a.zip', unverifiable(problem('zip.unreadable')), null);
  add(ledger, 'b.zip', {}, ['failed']);
  add(ledger, 'c.zip', {}, ['inconclusive']);
  add(ledger, 'd.zip', { answeredBy: 'mock' });
  add(ledger, 'e10.zip');
  add(ledger, 'e9.zip');
  const all = ledger.standings();
  assert.deepEqual(
    all.map(({ file, code }) => `${file} ${code}`),
    ['e9.zip 0', 'e10.zip 0', 'd.zip 5', 'c.zip 3', 'b.zip 1', 'a.zip 4'],
  );
  assert.equal(codeOfAll(all.map(({ code }) => code)), 4);
  assert.match(total(all), /^6 submissions: 2 as wanted, 1 certified, not as wanted, .* Exit code 4\.$/);
});

test('a folded submission says why it falls short', async (t) => {
  const ledger = ledgerOf(t);
  add(ledger, 'b.zip', {}, ['failed']);
  const reason = shortcomings(ledger.read(named(ledger.standings(), 'b.zip')), { copied: [], completes: null })[0];
  const [, folded = ''] = /<summary>(.*b\.zip.*)<\/summary>/.exec(await pageOf(ledger)) ?? [];
  assert.ok(folded.includes(reason ?? 'a reason'), folded);
});

test('equal files and equal runs are found; a run under another name is a deviation of both', (t) => {
  const ledger = ledgerOf(t);
  const run = { evidence: 'one run', seed: 'one seed' };
  add(ledger, 'a.zip', run);
  add(ledger, 'a-again.zip', { ...run, digest: 'digest of a.zip' });
  add(ledger, 'signed-otherwise.zip', run);
  add(ledger, 'renamed.zip', { ...run, clientId: 'client-2' });
  add(ledger, 'second-try.zip', { seed: 'one seed' });
  add(ledger, 'other.zip');
  const all = ledger.standings();
  assert.deepEqual(named(all, 'a.zip').sameFile, ['a-again.zip']);
  assert.deepEqual(named(all, 'a.zip').sameRun, ['renamed.zip', 'signed-otherwise.zip']);
  // A second run for one challenge is no copy, but no other client can have its values.
  assert.deepEqual(named(all, 'second-try.zip').sameRun, []);
  const copied = all.filter((each) => each.copied.length > 0);
  assert.deepEqual(
    copied.map(({ file, code, copied: [first] }) => [file, code, first?.code]),
    ['a-again.zip', 'a.zip', 'renamed.zip', 'second-try.zip', 'signed-otherwise.zip'].map((file) => [
      file,
      5,
      'copy.other-name',
    ]),
  );
  assert.deepEqual([named(all, 'other.zip').sameFile, named(all, 'other.zip').sameRun], [[], []]);
});

test("what changed since an integrator's last run is shown, by the time of the runs and not of the files", async (t) => {
  const ledger = ledgerOf(t);
  add(ledger, 'new.zip', {}, ['passed'], '2026-06-03T12:00:00.000Z');
  add(ledger, 'old.zip', {}, ['failed'], '2026-06-02T12:00:00.000Z');
  add(ledger, 'somebody-else.zip', { clientId: 'client-2' }, ['failed'], '2026-06-02T13:00:00.000Z');
  const all = ledger.standings();
  assert.equal(named(all, 'new.zip').before?.file, 'old.zip');
  assert.equal(named(all, 'old.zip').before, null);
  assert.equal(named(all, 'somebody-else.zip').before, null);
  assert.match(await pageOf(ledger), /<b>old\.zip<\/b><\/summary><pre>[^<]*Verdict: not-certified → certified/);
});

test('what changed is shown since the last run that was decided about, where that is the later one', async (t) => {
  const desk = new Desk();
  const decided = async (endedAt: string, evidence: string) => {
    const result = resultOf({ times: { ...record.times, endedAt } }, ['failed']);
    const zip = await packEntries(new Map([['verdict.json', Buffer.from(JSON.stringify(result.verdict))]]));
    keepSubmission(desk.folder, zip);
    const found = { ...foundOf(result), evidence: hash('sha256', evidence) };
    const about = {
      digest: hash('sha256', zip),
      found,
      assessment: assess(POLICY, found, NOW),
      match: null,
    };
    desk.decide(about, { action: 'return', reason: 'once more' });
  };
  await decided('2026-06-02T13:00:00.000Z', 'earlier');
  await decided('2026-06-02T11:00:00.000Z', 'earliest');
  await decided('2026-06-02T14:00:00.000Z', 'its own');
  const ledger = ledgerOf(t, '{}', soundRegister(desk.folder, desk.deciders));
  add(ledger, 'old.zip', {}, ['passed'], '2026-06-02T12:00:00.000Z');
  add(ledger, 'new.zip', { evidence: hash('sha256', 'its own') }, ['passed'], '2026-06-03T12:00:00.000Z');
  add(ledger, 'somebody-else.zip', { clientId: 'client-2' }, ['failed'], '2026-06-03T13:00:00.000Z');
  const all = ledger.standings();
  const before = ['new.zip', 'old.zip', 'somebody-else.zip'].map((file) => named(all, file).before?.file ?? null);
  assert.deepEqual(before, ['entry 1 of the register', 'entry 2 of the register', null]);
  const shown = /<b>entry 1 of the register<\/b><\/summary><pre>[^<]*Verdict: not-certified → certified/;
  assert.match(await pageOf(ledger), shown);
  rmSync(join(desk.folder, 'submissions'), { recursive: true });
  assert.doesNotMatch(await pageOf(ledger), /entry 1/);
});

test('a delta run is said to belong to the submission beside it', (t) => {
  const ledger = ledgerOf(t);
  add(ledger, 'old.zip');
  const doubts = [problem('delta.not-accepted', { digest: 'digest of old.zi' })];
  const part = { verdict: 'incomplete', whole: false } as const;
  add(ledger, 'delta.zip', { ...part, completes: 'digest of old.zip', doubts });
  add(ledger, 'other-delta.zip', { ...part, completes: 'digest of none.zip', doubts });
  const all = ledger.standings();
  assert.deepEqual(
    all.map(({ file, code, completes }) => [file, code, completes]),
    [
      ['old.zip', 0, null],
      ['delta.zip', 3, 'old.zip'],
      ['other-delta.zip', 3, null],
    ],
  );
  const delta = named(all, 'delta.zip');
  const [why = ''] = shortcomings(ledger.read(delta), delta);
  // At the beginning, since a line is cut.
  assert.match(why, /^It belongs to old\.zip\. /);
  assert.ok(why.endsWith(sentenceOf(doubts[0] ?? assert.fail())), why);
});

test('the page says what the policy asked for, what waits for a person, and each finding with its exchange', async (t) => {
  const ledger = ledgerOf(t, 'claims: [check-in]\nhotels: { least: 2 }');
  add(ledger, 'a.zip', {}, ['passed', 'failed', 'review', 'warning']);
  const page = (await pageOf(ledger)).replaceAll('&#39;', "'");
  const text = page.replace(/<[^>]*>/g, ' ');
  for (const each of [
    /hotels\.fewer/,
    /Reviews waiting for you/,
    /CHECK-IN\.REVIEW:case2/,
    /POST https:\S*\/checkin/,
    /level\.below/,
  ])
    assert.match(text, each);
  const [style = '', digest = ''] = [/<style>(.*?)<\/style>/s.exec(page)?.[1], /'(sha256-[^']+)'/.exec(page)?.[1]];
  assert.equal(digest, `sha256-${(await import('node:crypto')).createHash('sha256').update(style).digest('base64')}`);
  assert.match(page, /content="default-src 'none'; style-src 'sha256-[^']+'; base-uri 'none'; form-action 'none'"/);
  assert.doesNotMatch(page, /<script|<link|<img|<iframe| src=| style=| on\w+=/);
});

test('what is shown of one submission is bounded, and says where it was cut', async () => {
  const outcomes = Array.from({ length: 300 }, () => 'failed' as const);
  const { findings } = detailOf(resultOf({}, outcomes, 'x'.repeat(3000)), 8000);
  assert.ok(findings.length < 8300, `${findings.length} characters`);
  assert.match(findings, /Cut here/);
  assert.doesNotMatch(detailOf(resultOf({}, ['failed']), 8000).findings, /Cut here/);
});

const UNSEEN = /(?![\t\n])[\p{Cc}\p{Cf}\p{Cs}\p{Zl}\p{Zp}]|##\w*\[|(?<!\S)::[\w-]+(?: |::)/u;
const FILE = `=cmd|' /C calc'!A0 ##[set-output name=code]0 ::error::x \u001b[2J\u202e<b>${'巨'.repeat(90)}.zip`;

test('nothing that a submission says steers a terminal, a page, a server or a spreadsheet', async (t) => {
  const ledger = ledgerOf(t, 'hosts: [nowhere.example]');
  const hostile = (start: string) => `${start}${HOSTILE}`;
  const product = { name: hostile('=1+1'), version: hostile('@SUM(A1)'), vendor: hostile('\t-1') };
  const context = { product, clientId: hostile('+1'), profile: { name: hostile('=2') } };
  const result = resultOf({ context }, OUTCOMES, HOSTILE);
  ledger.add(FILE, foundOf(result), packedDetail(result, 50_000));
  ledger.add('=HYPERLINK("x").zip', unverifiable(problem('judging.unread', { error: HOSTILE })), null);
  const all = ledger.standings();
  const each = all.map((member) => [member, ledger.read(member)] as const);
  for (const [member, known] of each) {
    const line = lineOf(member, known);
    assert.doesNotMatch(line, /\n|\t/);
    assert.doesNotMatch(line, UNSEEN);
    assert.ok([...line].length <= MOST.line, line);
  }
  const page = await pageOf(ledger);
  assert.doesNotMatch(page, UNSEEN);
  assert.doesNotMatch(page, /<script|<img|<b>巨/);
  const xml = junitHead(all) + each.map((given) => junitCase(...given)).join('') + JUNIT_END;
  assert.doesNotMatch(xml, UNSEEN);
  assert.doesNotMatch(xml, /<script|<img/);
  const csv = CSV_HEAD + each.map((given) => csvLine(...given)).join('');
  assert.doesNotMatch(csv.replaceAll('\r\n', '\n'), UNSEEN);
  assert.equal(csv.match(/\r\n/g)?.length, 3);
  // A reader that separates cells by commas, by semicolons or by tabs, quotes or not, finds no formula.
  assert.doesNotMatch(csv, /(?:^|[,;\t"|])\s*[=+@\uff1d]|(?:^|[,;\t"|])\s*-(?!\d)/m);
});

test('a cell is text, whatever it begins with; a number stays a number', () => {
  for (const start of ['=', '+', '-', '@', '\t=', '\r=', '\n=', ' =', '\uff1d', '\uff20']) {
    assert.match(cell(`${start}A1`), /^"(?:'|\\u000d=)/, JSON.stringify(start));
  }
  assert.equal(cell('a;=1,+1'), `"a;'=1,'+1"`);
  assert.equal(cell('say "x"'), '"say ""x"""');
  assert.deepEqual([cell(-1), cell(null), cell('plain')], ['-1', '""', '"plain"']);
});

test('a page of a thousand stays small where little is wrong', async (t) => {
  const ledger = ledgerOf(t);
  for (let at = 0; at < 1000; at += 1) add(ledger, `${at}.zip`);
  assert.ok((await pageOf(ledger)).length < 6_000_000);
  assert.ok(PRODUCT.product.name.length > 0);
});

test('what ends with a code of its own says that one, also where nothing was judged', (t) => {
  assert.match(total([], 3), /Exit code 3\.$/);
  const ledger = ledgerOf(t);
  add(ledger, 'a.zip');
  assert.match(total(ledger.standings(), 3), /^1 submission: .* Exit code 3\.$/);
});
