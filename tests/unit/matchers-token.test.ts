/** Matchers about token exchanges (section 5) and about the use of what they issue. */
import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { IssuedToken } from '../../contract/evidence.ts';
import { matchers } from '../../judgement/matchers/index.ts';
import { exchange, json } from '../support/exchange.ts';
import { each, table } from '../support/says.ts';

const jwt: IssuedToken = { tag: 'aaaaaaaa', format: 'jwt', headerSafe: true };
const opaque: IssuedToken = { ...jwt, format: 'opaque' };
const token = json(200, { access_token: '<access_token:aaaaaaaa>', expires_in: 3600 });
const error = (status: number) => json(status, { error: 'invalid_client' });
const beside = { control: token };
const unlikeRefused = { control: error(401) };
const { toBeRefusedToken, toIssueNoToken, toBeAuthorized, toHaveMember } = matchers;

const OTHER_REASONS = [405, 407, 408, 409, 410, 421, 423, 424, 425, 426, 428, 431, 451];

table('toBeRefusedToken: a 4xx without a token, beside an accepted control', [
  ...each([400, 401, 402, 403, 404, 406, 415, 422, 499], (status) => toBeRefusedToken(error(status), beside), null),
  ...each(OTHER_REASONS, (status) => toBeRefusedToken(error(status), beside), 'undecided', /another reason/),
  ...each([200, 302, 399, 500, 501], (status) => toBeRefusedToken(error(status), beside), 'broken', /no refusal/),
  ['a token', toBeRefusedToken(token, beside), 'broken', /token was issued/],
  [
    'a token beside status 400',
    toBeRefusedToken(json(400, { accessToken: 'x' }), beside),
    'broken',
    /token was issued/,
  ],
  ['a refused control', toBeRefusedToken(error(400), unlikeRefused), 'undecided', /control/],
  ['a token though the control got none', toBeRefusedToken(token, unlikeRefused), 'broken', /token was issued/],
]);

table('toIssueNoToken: no token, whatever the status, beside a control that got one', [
  ...each([200, 302, 400, 404, 500], (status) => toIssueNoToken(error(status), beside), null),
  ['a token', toIssueNoToken(token, beside), 'broken', /where none must be/],
  ['a JWT anywhere', toIssueNoToken(exchange({ status: 200, issued: [jwt] }), beside), 'broken'],
  [
    'an opaque value that only looks like one',
    toIssueNoToken(exchange({ status: 200, issued: [opaque] }), beside),
    null,
  ],
  ['an empty access_token', toIssueNoToken(json(200, { access_token: '' }), beside), null],
  ['a control without a token', toIssueNoToken(error(400), unlikeRefused), 'undecided', /got no token either/],
]);

table('members of the JSON object', [
  ['an object', matchers.toHoldJsonObject(json(200, {})), null],
  ['an array', matchers.toHoldJsonObject(json(200, [])), 'broken', /a JSON object \| \[\]/],
  ['null', matchers.toHoldJsonObject(json(200, null)), 'broken'],
  ['no JSON', matchers.toHoldJsonObject(exchange({ body: 'x'.repeat(100) })), 'broken', /\| x{80}$/],
  ['no body', matchers.toHoldJsonObject(exchange(200)), 'broken', /\| no text$/],
  ['bytes', matchers.toHoldJsonObject(exchange({ body: Buffer.from([0xff]) })), 'broken', /\| no text$/],
  ['a member that holds', toHaveMember(json(200, { a: 1 }), 'a', 'one', (value) => value === 1), null],
  [
    'a member that does not',
    toHaveMember(json(200, { a: 2 }), 'a', 'one', (value) => value === 1),
    'broken',
    /The member a must be one \| a: one \| a: 2/,
  ],
  ['a missing member', toHaveMember(json(200, {}), 'a', 'one', () => true), 'broken', /a is missing \| a: one \| no a/],
  ['a missing member of no object', toHaveMember(json(200, []), 'a', 'one', () => true), 'broken', /missing/],
  ['no such member', matchers.toHaveNoMember(json(400, { b: 1 }), 'a'), null],
  ['no object at all', matchers.toHaveNoMember(json(400, ['a']), 'a'), null],
  ['the member, though null', matchers.toHaveNoMember(json(400, { a: null }), 'a'), null],
  ['the member, though empty', matchers.toHaveNoMember(json(400, { a: '' }), 'a'), null],
  ['the member', matchers.toHaveNoMember(json(400, { a: 0 }), 'a'), 'broken', /must not be there/],
]);

const at = (status: number) => exchange(status);
const open = (control: number, anonymous: number) => ({ control: at(control), anonymous: at(anonymous) });

const besideAccepted = (status: number) => toBeAuthorized(at(status), { control: at(201) });

table('toBeAuthorized: the credential gets as far as the usual one', [
  ...each([200, 201, 204], (status) => toBeAuthorized(at(status)), null),
  ...each([401, 403], (status) => toBeAuthorized(at(status)), 'broken', /refused a credential.*success \(2xx\)/),
  ...each([400, 402, 404, 409, 500], (status) => toBeAuthorized(at(status)), 'undecided', /cannot be told/),
  ...each([400, 401, 403], besideAccepted, 'broken', /refused a credential.*the same as for the run's token: 201/),
  ...each([404, 422, 500], besideAccepted, 'broken', /did not accept what it accepts.*the same as for the run's token/),
  ...each([402, 405, 409, 415], besideAccepted, 'undecided'),
  ['401 where the usual one gets further', toBeAuthorized(at(401), open(400, 401)), 'broken'],
  ['403 where the usual one gets further', toBeAuthorized(at(403), open(422, 401)), 'broken'],
  ['400 as the usual one, another without', toBeAuthorized(at(400), open(400, 401)), null],
  ['404 as the usual one, another without', toBeAuthorized(at(404), open(404, 401)), null],
  ['400 as the usual one and without', toBeAuthorized(at(400), open(400, 400)), 'not-testable', /the same/],
  ['400 where the usual one met 422', toBeAuthorized(at(400), open(422, 401)), 'undecided'],
  ['400 without knowing what none meets', toBeAuthorized(at(400), { control: at(400) }), 'undecided'],
  [
    'none sent without a credential was answered',
    toBeAuthorized(at(400), { control: at(400), anonymous: exchange({ failure: 'reset' }) }),
    'undecided',
  ],
  ...each([401, 403, 500, 505], (status) => toBeAuthorized(at(401), open(status, 404)), 'undecided'),
  ...each([401, 403, 500, 505], (status) => toBeAuthorized(at(status), open(status, 404)), 'undecided'),
  [
    'a token that no header field carries',
    toBeAuthorized(exchange({ failure: 'not-sendable' })),
    'broken',
    /token cannot be sent/,
  ],
  ['401 where the usual one met 499', toBeAuthorized(at(401), open(499, 404)), 'broken'],
  [
    '401 where the usual one met nothing',
    toBeAuthorized(at(401), { control: exchange({ failure: 'dns' }) }),
    'undecided',
  ],
]);

test('toBeAuthorized names the control where there is one', () => {
  const control = at(201);
  assert.equal(toBeAuthorized(at(401), { control })?.control, control);
  assert.equal('control' in (toBeAuthorized(at(401)) ?? {}), false);
});
