/** Invented results for the tests of the reports, with every outcome, and with text that would do harm if it could. */
import type { Exchange, RecordedReply } from '../contract/evidence.ts';
import type { Requirement } from '../contract/requirement.ts';
import { CLAIMS, OPERATIONS, OUTCOMES, type Outcome } from '../contract/words.ts';
import type { ReportedJudgement, RunRecord, RunResult } from '../submission/result.ts';
import { verdictFile } from '../submission/verdict.ts';
import { contextFor } from './support/context.ts';
import { exchange as madeUp } from './support/exchange.ts';

/** Markup, quotes, control characters, a direction override, a terminal escape, a lone surrogate. */
export const HOSTILE =
  '</script><script>alert(1)</script><img src=x onerror=alert(2)> ]]> & "q" \'s\' \u0000\u0007\u001b[31mred\u001b[0m \u202eevil\u202c \ud800 \ufffe é 🏨';

const baseUrl = 'https://sandbox.example.test/stage';
const context = contextFor(baseUrl, {
  target: { baseUrl, authUrl: 'https://auth.example.test', environment: 'sandbox', embedded: false },
  clientId: 'client-1',
  claims: CLAIMS,
  profile: { name: 'sandbox 2026-06' },
  zones: [{ timeZone: 'America/Chicago', tzdata: '2026a', offsets: [['2016-04-15T00:00:00Z', -300]] }],
});

/** The record of a completed run. */
export const record: RunRecord = {
  context,
  suite: { version: '0.1.0', digest: 'ab'.repeat(32) },
  catalogueDigest: 'cd'.repeat(32),
  times: { startedAt: context.startedAt, endedAt: '2026-06-01T12:00:09.000Z' },
  attempts: 1,
  whole: true,
  only: [],
  stopped: null,
  pace: { requestsPerSecond: null, concurrency: 8 },
  network: { timeoutMs: 10_000, proxied: false },
  pool: { stays: 0, reservationIds: 0 },
};

export function exchange(id: string, text: string, reply: RecordedReply | null = null): Exchange {
  const failure = reply ? null : ({ kind: 'refused', message: 'the connection was refused' } as const);
  const request = {
    url: `${baseUrl}/api/v1/reservation/checkin`,
    headers: [
      ['Authorization', 'Bearer <access_token:3f9a0c12>'],
      ['Content-Type', 'application/json'],
    ] as const,
    body: { text: JSON.stringify({ guestLastName: text }), bytes: 40 },
  };
  return { ...madeUp({ id, request, durationMs: 12.5 }), reply, failure };
}

export function reply(status: number, text: string): RecordedReply {
  return { status, reason: 'Reason', headers: [['Content-Type', 'text/plain']], body: { text, bytes: text.length } };
}

const requirement = (outcome: Outcome, operation: Requirement['operation'], statement: string): Requirement => ({
  id: `${operation.toUpperCase()}.${outcome.toUpperCase()}`,
  subject: 'service',
  operation,
  level: outcome === 'warning' ? 'SHOULD' : outcome === 'review' ? 'MAY' : 'MUST',
  basis: outcome === 'observed' ? 'observed' : 'document',
  clause: '§2.1',
  statement,
});

/** The curl line of an exchange, if a plain line reproduces it. */
const CURL = `curl -i -X POST 'http://service.test/report' -H "Authorization: Bearer $ACCESS_TOKEN"`;

/** One judgement with two exchanges, the second of which is the control. */
export function judgement(
  outcome: Outcome,
  index: number,
  text: string,
  exchanges: Map<string, Exchange>,
): ReportedJudgement {
  const operation = OPERATIONS[index % OPERATIONS.length] as Requirement['operation'];
  const row = requirement(outcome, operation, `The service MUST do what ${text} says.`);
  const id = `${row.id}:case${index}`;
  const instance = { id, requirement: row, title: `case ${index} of ${outcome} ${text}`, topic: 'samples' };
  if (outcome.startsWith('not-')) {
    return { instance, outcome, reason: `no profile gives ${text}`, exchanges: [], notRun: false, curl: null };
  }
  const own = exchange(`${id}#1`, text, outcome === 'inconclusive' ? null : reply(400, text));
  const control = exchange(`control/${row.id}/valid`, 'twin', reply(201, ''));
  exchanges.set(own.id, own).set(control.id, control);
  const used = [control.id, own.id];
  if (outcome === 'passed') return { instance, outcome, exchanges: used, notRun: false, curl: null };
  const finding = {
    kind: outcome === 'inconclusive' ? ('undecided' as const) : ('broken' as const),
    summary: `the reply is not as it must be: ${text}`,
    expected: `status 201 ${text}`,
    received: `400 ${text}`,
    exchange: own,
    control,
  };
  return { instance, outcome, reason: finding.summary, finding, exchanges: used, notRun: false, curl: CURL };
}

/** A result with the given outcomes, in turn over the operations. */
export function sampleResult(
  outcomes: readonly Outcome[] = OUTCOMES,
  text = 'plain',
  of: RunRecord = record,
): RunResult {
  const exchanges = new Map<string, Exchange>();
  const judgements = outcomes.map((outcome, index) => judgement(outcome, index, text, exchanges));
  return { record: of, verdict: verdictFile(of, judgements), judgements, exchanges, unbound: [] };
}
