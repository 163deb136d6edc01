/** The suite's own honesty: nobody fails without authority, ids keep their meaning, every clause is accounted for. */
import assert from 'node:assert/strict';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { test } from 'node:test';
import { catalogueOf } from '../../contract/catalogue/index.ts';
import type { Requirement } from '../../contract/requirement.ts';
import type { Basis, Level } from '../../contract/words.ts';
import { type Finding, FindingError } from '../../judgement/finding.ts';
import { outcomeOf } from '../../judgement/judge.ts';
import { ROOT } from '../support/certify.ts';
import { type Clause, clauses } from '../support/clauses.ts';
import { clientPlan, plans } from '../support/plan.ts';
import { assertNone } from '../support/reported.ts';

const catalogue: readonly Requirement[] = [...catalogueOf('service'), ...catalogueOf('client')];
const LEVELS: readonly Level[] = ['MUST', 'SHOULD', 'MAY'];
const BASES: readonly Basis[] = ['document', 'rfc', 'profile', 'observed'];
const KINDS: readonly Finding['kind'][] = ['broken', 'undecided', 'review', 'not-testable', 'not-applicable'];
const instances = plans.flatMap(({ tests }) => tests.map(({ instance }) => instance));

const wrong = (fails: (row: Requirement) => boolean) =>
  catalogue.filter(fails).map(({ id, clause }) => `${id} (${clause})`);

test('failed is possible only for a MUST, on the authority of the document, an RFC or a profile', () => {
  const row = catalogue[0] as Requirement;
  const thrown = [
    ...KINDS.map((kind) => new FindingError({ kind, summary: 'found' })),
    ...[new Error('defect'), 'text', null, undefined],
  ];
  for (const basis of BASES) {
    for (const level of LEVELS) {
      for (const each of thrown) {
        const { outcome } = outcomeOf({ ...row, basis, level }, each, []);
        const broken = each instanceof FindingError && each.finding.kind === 'broken';
        const may = broken && level === 'MUST' && basis !== 'observed';
        assert.equal(outcome === 'failed', may, `${basis} ${level} ${String(each)}: ${outcome}`);
        if (basis === 'observed') assert(!['passed', 'failed', 'warning'].includes(outcome), `${outcome} is scored`);
      }
    }
  }
});

const CLAUSE: Readonly<Record<Basis, RegExp>> = {
  document: /^§[1-9](?:\.\d+)?$/,
  rfc: /^RFC \d{4} §\d+(?:\.\d+)*$/,
  profile: /^profile [a-z][A-Za-z.-]+$/,
  observed: /^§[1-9](?:\.\d+)?$/,
};

test('each requirement names its clause in the form of its basis', () => {
  assertNone(wrong(({ basis, clause }) => !CLAUSE[basis].test(clause)));
  assertNone(wrong((row) => row.basis === 'profile' && row.clause !== `profile ${row.needs?.[0]}`));
  assertNone(wrong(({ basis, level }) => basis === 'observed' && level !== 'MAY'));
});

test('each statement is one RFC 2119 sentence with the word of its level; what is observed asks for nothing', () => {
  const words = (text: string) => text.match(/\b(?:MUST|SHOULD|MAY|SHALL|REQUIRED|RECOMMENDED|OPTIONAL)\b/g) ?? [];
  assertNone(wrong(({ basis, level, statement }) => basis !== 'observed' && words(statement).join() !== level));
  assertNone(
    wrong(
      (row) =>
        row.basis === 'observed' &&
        (words(row.statement).length > 0 || !/is (?:not shown|recorded)\.$/.test(row.statement)),
    ),
  );
  assertNone(wrong(({ statement }) => !/^\S.*[^.]\.$/.test(statement) || /[.!?] [A-Z]/.test(statement)));
});

test('each MUST says whom its breach harms and which stack in daily use breaks it', () => {
  assertNone(wrong(({ level, rationale = '' }) => level === 'MUST' && !/^[A-Z].{30,}\.$/.test(rationale)));
});

test('ids are well-formed and unique', () => {
  assertNone(wrong(({ id }) => !/^[A-Z][A-Z0-9]*(?:-[A-Z0-9]+)*\.[A-Z][A-Z0-9]*(?:-[A-Z0-9]+)*$/.test(id)));
  assert.equal(new Set(catalogue.map(({ id }) => id)).size, catalogue.length);
});

const SNAPSHOT = join(ROOT, 'tests/snapshots/requirements.json');
const UPDATE = 'UPDATE_SNAPSHOT=1 npm test -- honesty';
type Meaning = Pick<Requirement, 'level' | 'basis' | 'clause' | 'operation' | 'statement'>;

test('an id never vanishes and never changes its meaning', () => {
  const now: Record<string, Meaning> = Object.fromEntries(
    catalogue.map(({ id, level, basis, clause, operation, statement }) => [
      id,
      { level, basis, clause, operation, statement },
    ]),
  );
  if (process.env['UPDATE_SNAPSHOT'] === '1') writeFileSync(SNAPSHOT, `${JSON.stringify(now, null, 2)}\n`);
  assert(existsSync(SNAPSHOT), `There is no snapshot of the requirements; make it with: ${UPDATE}`);
  const pinned = JSON.parse(readFileSync(SNAPSHOT, 'utf8')) as Record<string, Meaning>;
  const vanished = Object.keys(pinned).filter((id) => !now[id]);
  const added = Object.keys(now).filter((id) => !pinned[id]);
  const changed = Object.keys(pinned).filter((id) => now[id] && JSON.stringify(now[id]) !== JSON.stringify(pinned[id]));
  const how = `A requirement that is no longer right gets a new id. If the change is meant, say so with: ${UPDATE}`;
  assert.deepEqual({ vanished, changed, added }, { vanished: [], changed: [], added: [] }, how);
});

test('every requirement has a test, and no title stands twice in a spec', () => {
  for (const { name, context, tests } of [...plans, clientPlan]) {
    const tested = new Set(tests.map(({ instance }) => instance.requirement.id));
    const untested = wrong(({ id, subject }) => subject === context.subject && !tested.has(id));
    assertNone(untested, `without a test under ${name}`);
    const titles = tests.map(({ instance }) => `${instance.topic}: ${instance.title}`);
    const twice = titles.filter((title, index) => titles.indexOf(title) !== index);
    assertNone(twice, `under ${name}`);
    assert.equal(new Set(tests.map(({ instance }) => instance.id)).size, tests.length);
  }
});

const within = (clause: string, whole: string) => clause === whole || clause.startsWith(`${whole}.`);

function coverage({ clause, field, by }: Clause): boolean {
  if (by) return by.length > 0;
  if (field === undefined) return catalogue.some((row) => within(row.clause, clause));
  const named = new RegExp(`(?:^|[^A-Za-z_])${field}(?:$|[^A-Za-z_])`);
  // An instance names its field as a parameter; the replies' fields stand in statements.
  return instances.some(
    ({ id, requirement }) =>
      within(requirement.clause, clause) &&
      (id.split(':')[1]?.split(',').includes(field) || named.test(requirement.statement)),
  );
}

const inWords = ({ clause, field, says }: Clause) => `${clause} ${field ? `${field}: ` : ''}${says}`;

test('each clause of the document is covered by a requirement, or excluded with a reason', () => {
  const open = clauses.filter((clause) => clause.excluded === undefined && !coverage(clause));
  assert.deepEqual(open.map(inWords), []);
  const both = clauses.filter((clause) => clause.excluded !== undefined && (clause.by || clause.excluded.length < 20));
  assert.deepEqual(both.map(inWords), [], 'excluded and covered, or without a reason');
});

const SHOWN: Readonly<Record<string, string>> = {
  ', required': 'REFUSES-MISSING',
  'non-empty': 'REFUSES-EMPTY',
  'or null': 'ACCEPTS-NULL',
  string: 'REFUSES-WRONG-TYPE',
  boolean: 'REFUSES-WRONG-TYPE',
  int32: 'REFUSES-BEYOND-INT32',
  'date-time': 'REFUSES-UNREAL-DATE',
};

test('each thing that section 2.1 says of a field is asked of that field', () => {
  const ids = instances.map(({ id }) => id);
  const missing = clauses.flatMap(({ clause, field, says }) =>
    clause !== '§2.1' || !field
      ? []
      : Object.entries(SHOWN)
          .filter(([words]) => says.includes(words))
          .map(([, requirement]) => `CHECK-IN.${requirement}:${field}`)
          .filter((wanted) => !ids.some((id) => id === wanted || id.startsWith(`${wanted},`))),
  );
  assert.deepEqual(missing, []);
});

test('requirements that cover a clause by name rest on it, or on what fills it where it is not shown', () => {
  const byId = new Map<string, Requirement>(catalogue.map((row) => [row.id, row]));
  for (const clause of clauses) {
    for (const id of clause.by ?? []) {
      const row = byId.get(id);
      assert(row, `${inWords(clause)} names ${id}, which is no requirement`);
      const open = /not shown/.test(clause.says) || row.basis === 'rfc';
      assert(within(row.clause, clause.clause) || open, `${inWords(clause)} names ${id}, which rests on ${row.clause}`);
    }
  }
});

test('no requirement rests on a clause that is not in the list, or only on excluded ones', () => {
  const open = new Set(clauses.filter(({ excluded }) => excluded === undefined).map(({ clause }) => clause));
  assertNone(wrong(({ clause }) => clause.startsWith('§') && !open.has(clause)));
});
