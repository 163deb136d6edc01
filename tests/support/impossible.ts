/** A real run, and ways to make of it what no run can have left behind. */
import assert from 'node:assert/strict';
import { secretsOf } from '../../cases/call.ts';
import { type Exchange, type ExchangeFailure, isAccepted, type RecordedReply } from '../../contract/evidence.ts';
import type { Asked } from '../../judgement/replay.ts';
import { evidenceProblems } from '../../submission/plausible.ts';
import { rejudge } from '../../submission/rejudge.ts';
import type { RunRecord } from '../../submission/result.ts';
import { type Run, runAgainstMock } from './submission.ts';

export interface Made extends Run {
  readonly asked: ReadonlyMap<string, Asked>;
}

export async function made(run: Run): Promise<Made> {
  const { asked } = await rejudge(run.record, run.exchanges);
  return { ...run, asked };
}

/** The whole plan of three operations. */
export async function wholeRun(): Promise<Made> {
  return made(await runAgainstMock({ context: { claims: ['token-form', 'check-in', 'check-out'] } }));
}

export type Edit = (exchange: Exchange, all: readonly Exchange[]) => Partial<Exchange>;
export type Pick = (exchange: Exchange, asked: Asked | undefined) => boolean;

/** The one sentence or more that are found in a run in which the first exchange of a kind is another one. */
export function found(of: Made, pick: Pick, edit: Edit, record: Partial<RunRecord> = {}): string {
  const victim = of.exchanges.findIndex((each) => pick(each, of.asked.get(each.id)));
  assert.ok(victim >= 0, 'there is no such exchange');
  const exchanges = of.exchanges.map((each, at) => (at === victim ? { ...each, ...edit(each, of.exchanges) } : each));
  return evidenceProblems({ ...of.record, ...record }, exchanges, of.asked).join('\n');
}

export const failure = (kind: ExchangeFailure['kind'], message: string): Partial<Exchange> => ({
  reply: null,
  failure: { kind, message },
  issued: [],
});
/** A call that was never sent. */
export const keptBack =
  (kind: ExchangeFailure['kind'], message: string): Edit =>
  ({ leased: _leased, ...rest }) => ({
    ...rest,
    ...failure(kind, message),
    durationMs: 0,
    leased: undefined as never,
  });
export const replied =
  (edit: (reply: RecordedReply) => Partial<RecordedReply>): Edit =>
  ({ reply }) => ({ reply: { ...(reply as RecordedReply), ...edit(reply as RecordedReply) } });

export const isPlanned: Pick = ({ id }) => !/^(token|preflight)\//.test(id);
export const bears: Pick = (each, asked) =>
  isPlanned(each, asked) &&
  each.reply !== null &&
  asked !== undefined &&
  secretsOf(asked.call).some(({ secret, altered }) => secret === 'access_token' && !altered);
export const alters =
  (form: string): Pick =>
  (each, asked) =>
    each.reply !== null &&
    asked !== undefined &&
    secretsOf(asked.call).some(({ secret, altered }) => secret === 'access_token' && altered === form);
export const isEvent: Pick = (each, asked) =>
  isPlanned(each, asked) && each.request.operation === 'check-in' && isAccepted(each) && asked?.resend === true;
export const isLate: Pick = (each, asked) => each.seq > 60 && isEvent(each, asked);
/** A report of a guest right after the check-in. */
export const isAboutGuest: Pick = (each, asked) => isPlanned(each, asked) && asked?.call.arrival !== undefined;
export const hasText: Pick = ({ reply }) => (reply?.body.text ?? '').length > 10 && !reply?.body.text?.includes('<');
export const body = (change: Partial<RecordedReply['body']>) =>
  replied((reply) => ({ body: { ...reply.body, ...change } }));
export const header = (name: string, value: string) =>
  replied((reply) => ({ headers: [...reply.headers, [name, value]] }));
export const later = (iso: string, ms: number) => new Date(Date.parse(iso) + ms).toISOString();

export type Row = readonly [what: string, pick: Pick, edit: Edit, why: RegExp, record?: Partial<RunRecord>];
