/**
 * A certified OAuth server (oidc-provider) as issuer, the mock behind it: the whole suite runs, and that server's
 * deviations from the document are reported as exactly that.
 */
import assert from 'node:assert/strict';
import { after, before, describe, test } from 'node:test';
import { OPERATIONS } from '../../contract/words.ts';
import type { Judgement } from '../../judgement/judge.ts';
import { collectPlan, runPlan } from '../../judgement/plan.ts';
import { EMBEDDED_SECOND_SECRET } from '../../mock/embedded.ts';
import { EMBEDDED_CLIENT, type Mock, startMock } from '../../mock/server.ts';
import { type PreflightReport, preflight } from '../../run/preflight.ts';
import { verdictOf } from '../../submission/verdict.ts';
import { specsOf } from '../../suites/index.ts';
import { contextFor, embeddedProfile } from '../support/context.ts';
import { PLAN } from '../support/figures.ts';
import { type Issuer, startIssuer } from '../support/issuer.ts';
import { wireTo } from '../support/wire.ts';

describe('with oidc-provider as the issuer', () => {
  let issuer: Issuer;
  let mock: Mock;
  let judgements: readonly Judgement[];
  let report: PreflightReport | undefined;

  before(async () => {
    issuer = await startIssuer();
    mock = await startMock({ issuer: issuer.url });
    const startedAt = new Date().toISOString();
    const target = { baseUrl: mock.url, authUrl: issuer.url, environment: 'mock', embedded: false } as const;
    const context = contextFor(mock.url, { startedAt, target, profile: embeddedProfile, claims: OPERATIONS });
    const { secret } = EMBEDDED_CLIENT;
    const secrets = { client_secret: secret, short_lived_secret: secret, second_client_secret: EMBEDDED_SECOND_SECRET };
    const { wire } = wireTo({ after }, context, { secrets, concurrency: 8 });
    report = await preflight(wire, context, { proxy: null, proxyBypass: [], proxyLogin: null, timeoutMs: 5000 });
    judgements = await runPlan(collectPlan(context, await specsOf('service')), context, wire, { atOnce: 8 });
  });
  after(async () => {
    await mock.close();
    issuer.server.closeAllConnections();
    issuer.server.close();
  });

  const those = (pattern: RegExp, ...outcomes: string[]) =>
    judgements
      .filter(({ instance, outcome }) => pattern.test(instance.id) && outcomes.includes(outcome))
      .map(({ instance, outcome, reason }) => `${instance.id} ${outcome}: ${reason}`);

  test('the preflight sees a JWT from the form variant, and every control accepted', () => {
    assert.equal(report?.canStart, true);
    const form = report.steps.find(({ name }) => name === 'token-form');
    assert.match(form?.sentence ?? '', /A token was issued \(jwt\)/);
    const controls = report.steps.filter(({ name }) => name.startsWith('control '));
    const oks = controls.map(({ ok }) => ok);
    assert.deepEqual(oks, [true, true, true, true]);
  });

  test('nothing crashes, and nothing is left inconclusive', () => {
    assert.equal(judgements.length, PLAN.instancesOfOneHotel);
    assert.deepEqual(those(/./, 'inconclusive'), []);
    const crashed = judgements.filter(({ reason }) => reason?.startsWith('the suite itself failed'));
    assert.deepEqual(crashed, []);
  });

  test('its tokens are accepted by every operation behind it', () => {
    const wanted = ['TOKEN-FORM.TOKEN-USABLE', 'TOKEN-FORM.SECOND-TOKEN-USABLE', 'CHECK-IN.BEARER-SCHEME-CASE:lower'];
    const refused = wanted.filter((id) => judgements.find(({ instance }) => instance.id === id)?.outcome !== 'passed');
    assert.deepEqual(refused, []);
    for (const operation of ['CHECK-IN', 'CHECK-OUT', 'PARTIAL-BILL', 'NO-SHOW']) {
      const accepted = RegExp(`^${operation}\\.ACCEPTS-`);
      assert.ok(those(accepted, 'passed').length > 3, operation);
      assert.ok(those(RegExp(`^${operation}\\.BEARER-ALTERED`), 'passed').length > 3, operation);
    }
  });

  test('what it does differently is reported per requirement, and nothing else is', () => {
    assert.deepEqual(those(/./, 'failed', 'warning', 'review'), [
      // Its 401 for a wrong secret has no WWW-Authenticate. RFC 9110 §15.5.2 wants it in every 401; RFC 6749 §5.2
      // only if the client authenticated by the Authorization header, which it did not. Hence a SHOULD, and a warning.
      'TOKEN-FORM.ERROR-CHALLENGE warning: The header field WWW-Authenticate is missing',
      // It compares secrets in constant time, both filled up with NUL. Whoever sends that knows the secret: a SHOULD.
      'TOKEN-FORM.REFUSES-NUL-SECRET warning: A token was issued where none must be',
      // It sends Cache-Control: no-store alone. RFC 6749 §5.1 wants Pragma: no-cache too; it means nothing in a reply
      // (RFC 9111 §5.4), and no recent server sends it. Hence a SHOULD, and a warning.
      'TOKEN-FORM.SUCCESS-PRAGMA warning: The header field Pragma is missing',
    ]);
  });

  test('the exchanges alone decide: the run is certified', () => {
    assert.equal(verdictOf(judgements, true), 'certified');
    assert.equal(those(/^TOKEN-FORM\./, 'passed').length, 175);
    assert.equal(those(/^TOKEN-JSON\./, 'passed').length, 138);
  });
});
