/** The next step of a run that left something open depends on why it is open. */
import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { Operation } from '../../contract/words.ts';
import type { Finding } from '../../judgement/finding.ts';
import { verdictWords } from '../../reporters/wording.ts';
import { sampleResult } from '../sample-result.ts';
import { exchange, type Made } from '../support/exchange.ts';

/** The next step of a run of which one MUST is open for that reason, over what it met. */
function stepAfter(reason: string, finding: Partial<Finding> = {}, operation: Operation = 'check-in'): string {
  const { judgements, verdict, ...rest } = sampleResult(['inconclusive']);
  const left = judgements.map((each) => {
    const requirement = { ...each.instance.requirement, level: 'MUST' as const, operation };
    const found = { kind: 'undecided' as const, summary: reason, ...finding };
    return { ...each, reason, finding: found, instance: { ...each.instance, requirement } };
  });
  return verdictWords({ ...rest, verdict: { ...verdict, verdict: 'inconclusive' }, judgements: left }).nextStep;
}

test('the next step of an inconclusive run depends on why its requirements are open, and never leads to a doctor that finds nothing', () => {
  const met = (made: Made) => ({ exchange: exchange(made) });
  const taken = { status: 409, waits: [{ status: 504, retryAfter: null, waitedMs: 1000 }] };
  const absent = (what: string) => met({ status: 404, guestAbsent: { met: what } });
  const rows: readonly (readonly [RegExp, string])[] = [
    [/run again once the service is up/, stepAfter('out of order', met({ status: 502 }))],
    [/run again once the service is up/, stepAfter('no reply', met({ failure: 'reset' }))],
    [/only slow, .*pace\.concurrency/, stepAfter('slow', met({ failure: 'timeout' }))],
    [/run again once the service is up/, stepAfter('not sent', met({ failure: 'not-sent' }))],
    [/run again once the service is up/, stepAfter('taken before', met(taken))],
    [/run again: the service was interrupted/, stepAfter('The service was interrupted while', met({ status: 401 }))],
    [/run again once the service is up/, stepAfter('no guest', absent('502 Bad Gateway'))],
    [/run again once the service is up/, stepAfter('control', { ...met({ status: 400 }), control: exchange(503) })],
    [/pace\.requestsPerSecond/, stepAfter('the rate limit', met({ status: 429 }))],
    [
      /setting that report/,
      stepAfter('values.stays has no value left: supply more', met({ failure: 'pool-exhausted' })),
    ],
    [/setting that report/, stepAfter('set LODGING_HOTEL_TIME_ZONE')],
    [/body of no-show in a profile/, stepAfter('nobody knows', {}, 'no-show')],
    [/rule of the provider.*dates.*profile/, stepAfter('no guest', absent('400 Bad Request'))],
    [/rule of the provider.*profile/, stepAfter('control', { ...met({ status: 400 }), control: exchange(422) })],
    [
      /refuse faulty reports with 403.*errors: \{ invalid: \[403\] \}/,
      stepAfter('The request was refused, but for another reason than its content: 403 Forbidden', {
        ...met({ status: 403 }),
        control: exchange(201),
      }),
    ],
    [/report\.html for the reason/, stepAfter('cannot be told', met({ status: 201 }))],
  ];
  for (const [says, step] of rows) {
    assert.match(step, says);
    assert.doesNotMatch(step, /doctor/);
  }
});

test('if there are several reasons each is named, the most frequent first', () => {
  const { judgements, verdict, ...rest } = sampleResult(['inconclusive', 'inconclusive', 'inconclusive']);
  const left = judgements.map((each, at) => {
    const requirement = { ...each.instance.requirement, level: 'MUST' as const, operation: 'check-in' as const };
    const finding = { kind: 'undecided' as const, summary: '', exchange: exchange(at === 0 ? 429 : 502) };
    return { ...each, finding, instance: { ...each.instance, requirement } };
  });
  const { nextStep } = verdictWords({ ...rest, verdict: { ...verdict, verdict: 'inconclusive' }, judgements: left });
  assert.match(nextStep, /^Next: run again once .* \(2\); set `pace.requestsPerSecond` .* \(1\)\.$/);
});

test('an outage of one operation alone is not taken for one of the service', () => {
  const { judgements, verdict, exchanges: _exchanges, ...rest } = sampleResult(['inconclusive']);
  const down = { ...exchange(502), id: 'down', seq: 1 };
  const left = judgements.map((each) => ({
    ...each,
    finding: { kind: 'undecided' as const, summary: '', exchange: down },
  }));
  const stepBeside = (operation: Operation) => {
    const { request } = down;
    const other = { ...exchange(201), id: 'other', seq: 2, request: { ...request, operation } };
    const exchanges = new Map([down, other].map((each) => [each.id, each]));
    return verdictWords({ ...rest, verdict: { ...verdict, verdict: 'inconclusive' }, judgements: left, exchanges })
      .nextStep;
  };
  assert.match(stepBeside('no-show'), new RegExp(`only ${down.request.operation} .*502`));
  assert.match(stepBeside(down.request.operation), /^Next: run again: some requests were not answered \(502/);
});
