/** A profile learned from a run and confirmed has the same service certified, and never excuses a faulty one. */
import { strict as assert } from 'node:assert';
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { test } from 'node:test';
import { openapi } from '../../contract/interface.ts';
import { asJsonObject } from '../../contract/json.ts';
import { LEARNED, type Profile } from '../../contract/profile.ts';
import { type Fault, faults } from '../../mock/faults/index.ts';
import { refusesMember } from '../../mock/overrides.ts';
import { embeddedProfile } from '../../mock/profile.ts';
import { type Variant, variantNamed, variants } from '../../mock/variants/index.ts';
import { readProfile } from '../../run/settings/files.ts';
import { judgeSubject } from '../../scripts/matrix/subject.ts';
import { marksIn as countedMarks, draftText } from '../../scripts/profile/draft.ts';
import { type Draft, learnProfile } from '../../scripts/profile/learn.ts';
import { judgedWith } from '../../scripts/profile/observed.ts';
import { readOpenApi } from '../../scripts/profile/openapi.ts';
import { scratch } from '../support/certify.ts';
import { specs } from '../support/plan.ts';
import { assertNone } from '../support/reported.ts';

const folder = scratch();

/** The OpenAPI document that the provider of a service with this profile would publish. */
function documentOf({ operations, fields }: Profile): Buffer {
  const document = structuredClone(openapi) as unknown as Record<string, Record<string, Record<string, unknown>>>;
  for (const [operation, { request, success }] of Object.entries(operations ?? {})) {
    const [path] = Object.entries(openapi.paths).find(([, { post }]) => post.operationId === operation) ?? [''];
    const responses = Object.fromEntries((success?.status ?? []).map((status) => [status, { description: '' }]));
    const described = { operationId: operation, requestBody: { content: { 'application/json': { schema: request } } } };
    (document['paths'] as Record<string, unknown>)[path] = { post: { ...described, responses } };
  }
  const schemas = document['components']?.['schemas'] as Record<string, { properties: Record<string, object> }>;
  for (const [operation, name] of [
    ['check-in', 'CheckInRequest'],
    ['check-out', 'CheckOutRequest'],
  ] as const) {
    for (const [field, limits] of Object.entries(fields?.[operation] ?? {}))
      Object.assign(schemas[name]?.properties[field] as object, limits);
  }
  return Buffer.from(JSON.stringify(document));
}

/** A run without any profile against a service that behaves as its own profile says. */
async function runOf(variant: Variant, profile: Profile) {
  const own = variant.profile?.(embeddedProfile) ?? embeddedProfile;
  const options = { ...variant.options, profile: variant.options?.profile ?? own };
  return judgeSubject({
    kind: 'variant',
    name: variant.name,
    variant: { ...variant, options, profile: () => profile },
  });
}

/** The lines of a draft that one problem names, since nobody has confirmed them. */
function marksIn(file: string): number {
  const [problem, ...others] = readProfile(folder, file).problems;
  assert.deepEqual(others, []);
  return problem?.found.match(/\d+/g)?.length ?? 0;
}

/** The draft as a profile, its lines confirmed by a person. */
function confirmed(draft: Draft): Profile {
  const text = draftText(draft, 'learned');
  writeFileSync(join(folder, 'draft.yaml'), text);
  assert.equal(marksIn('draft.yaml'), draft.lines.length, 'a draft is refused for each line that nobody has confirmed');
  writeFileSync(join(folder, 'profile.yaml'), text.replaceAll(`${LEARNED} `, '').replaceAll(LEARNED, ''));
  const read = readProfile(folder, 'profile.yaml');
  assert.deepEqual(read.problems, []);
  return read.value;
}

// Without a profile the plain check-in of a run is longer than `narrow-fields` takes, so that no run can start there.
const isSettled = ({ name, profile, claims }: Variant) =>
  profile !== undefined && claims === undefined && name !== 'narrow-fields';
// All of them take minutes: LODGING_LEARN=all, or the names of some.
const { LODGING_LEARN: wanted = 'other-answers' } = process.env;
const names = variants.filter(isSettled).map(({ name }) => name);
const chosen = wanted === 'all' ? names : wanted.split(',');

for (const name of chosen) {
  test(`${name}: the learned profile makes the service certified`, async () => {
    const variant = variantNamed(name) as Variant;
    const own = variant.profile?.(embeddedProfile) ?? embeddedProfile;
    const { record, exchanges } = await runOf(variant, {});
    const draft = await learnProfile({ record, exchanges, specs }, readOpenApi(documentOf(own), 'openapi.json'));
    const offered = draft.lines.map(({ key }) => key);
    assert.deepEqual(
      draft.remarks.filter((each) => offered.some((key) => each.startsWith(`${key}:`))),
      [],
      'what is offered is not open',
    );
    const profile = confirmed(draft);
    const { judgements } = await runOf(variant, profile);
    const wrong = judgements.filter(
      ({ outcome, instance }) =>
        outcome === 'failed' || (outcome === 'inconclusive' && instance.requirement.level === 'MUST'),
    );
    assertNone(wrong.map(({ instance, reason }) => `${instance.id}: ${reason}`));
    if (name !== 'other-answers') return;
    const documented = { points: [{ key: 'errors.invalid', value: [418], where: 'responses' }], remarks: [] };
    const { lines } = await learnProfile({ record, exchanges, specs }, documented);
    const [line] = lines.filter(({ key }) => key === 'errors.invalid');
    assert.deepEqual(line?.value, [422], 'what the run shows comes before what the document has');
    assert.ok(
      line.why.some((each) => each.includes('[418]')),
      line.why.join(),
    );
    const { errors, reading, repeats, apiVersion } = profile;
    assert.deepEqual(errors?.invalid, [422]);
    assert.deepEqual(asJsonObject(reading?.coercions), own.reading?.coercions);
    assert.equal(reading?.unknownMembers, 'strict');
    assert.deepEqual(repeats?.['check-in'], [409]);
    assert.equal(apiVersion?.repeated, 'accepted');
    const bodies = judgements.filter(({ instance }) => /^(PARTIAL-BILL|NO-SHOW)\.ACCEPTS-EXAMPLE/.test(instance.id));
    assert.deepEqual(
      bodies.map(({ outcome }) => outcome),
      ['passed', 'passed'],
    );
  });
}

test('of a forged run nothing is pinned that nobody has confirmed, and nothing of it steers who looks at the draft', () => {
  const pinned: Profile = { token: { leewaySeconds: 3600 }, errors: { invalid: [400] } };
  const value = { required: ['a\u202eb\u009b2J'] };
  const text = draftText({ pinned, lines: [{ key: 'errors.schema', value, why: ['so'] }], remarks: [] }, 'forged');
  assert.doesNotMatch(text, /(?!\n)[\p{Cc}\p{Cf}]/u);
  writeFileSync(join(folder, 'forged.yaml'), text);
  assert.equal(marksIn('forged.yaml'), 3);
  assert.equal(countedMarks(text), 3);
});

test('a limit of the document by which a failed MUST would hold is not offered', async () => {
  const tooLong = (value: unknown) => String(value).length > 20;
  const [any] = faults as readonly [Fault];
  const id = 'CHECK-IN.ACCEPTS-USUAL-LENGTH';
  const fault = {
    ...any,
    operation: 'check-in',
    override: refusesMember('guestLastName', tooLong),
    noticedBy: [id],
  } as Fault;
  const options = { profile: embeddedProfile };
  const variant = { name: 'own', because: '', override: {}, options, profile: () => ({}) };
  const subject = { kind: 'fault', name: 'names-of-20', fault, variant } as const;
  const { record, exchanges } = await judgeSubject(subject, { reach: {}, scope: 'named' });
  const evidence = { record, exchanges, specs };
  const fields = { 'check-in': { guestLastName: { maxLength: 20 } } };
  const outcomes = async (profile: Profile) => {
    const judgements = await judgedWith(evidence, profile, ({ requirement }) => requirement.id === id);
    return new Set(judgements.map(({ outcome }) => outcome));
  };
  assert.ok((await outcomes({})).has('failed'));
  assert.ok(!(await outcomes({ fields })).has('failed'), 'pinned, it would excuse the service');
  const draft = await learnProfile(evidence, readOpenApi(documentOf({ fields }), 'openapi.json'));
  assertNone(draft.lines.filter(({ key }) => key.startsWith('fields')));
  assert.ok(draft.remarks.some((each) => each.startsWith('fields.check-in: not offered') && each.includes(id)));
  assert.ok((await outcomes(confirmed(draft))).has('failed'));
});
