/** What an instance that does not hold has in common with others: read from its requirement, and from what was received. */

import type { Exchange } from '../contract/evidence.ts';
import type { Instance } from '../contract/requirement.ts';
import { isTokenOperation, type Operation } from '../contract/words.ts';
import { issuesToken } from '../judgement/json.ts';
import type { Judgement } from '../judgement/judge.ts';
import { REFUSALS, type Refusal } from './cause-words.ts';

/** What an instance is about, whatever became of it. */
export interface Subject {
  /** The requirement's id without its operation: `REFUSES-MISSING`, `WHOLE-RUN.SUCCESS-STATUS`. */
  readonly family: string;
  /** The operation that has to be fixed; a token that no operation accepts is its issuer's. */
  readonly operation: Operation;
  /** The values of the parameters, joined by a comma. */
  readonly params: string;
  /** Where what is sent must be refused. */
  readonly refusal: Refusal | null;
  /** The field, where the family is about fields. */
  readonly field: string | null;
  /** Whether the instance looks at requests that other instances are about as well. */
  readonly follows: boolean;
}

/** One instance that does not hold. */
export interface Broken {
  readonly subject: Subject;
  readonly judgement: Judgement;
  /** In which way: what stands behind the operation's name in a title, such as `accepts` or `refuses (400)`. */
  readonly verb: string;
  /** `refusal`: it must be refused and is not. `acceptance`: it must be accepted and is not. `shape`: the reply is another one. */
  readonly side: 'refusal' | 'acceptance' | 'shape';
  /** The operation to which the request went. */
  readonly at: Operation;
  /** The status of the reply; 0 where there is none. */
  readonly status: number;
  /** What the reply says, without what differs from one to the next. */
  readonly said: string;
}

const PREFIX =
  /^(?:(HTTP|ERRORS|WHOLE-RUN|API-VERSION|REPETITION|FIELDS|READING|CIRCUMSTANCE)-)?(?:OLDER-CHECK-OUT|TOKEN-FORM|TOKEN-JSON|CHECK-IN|CHECK-OUT|PARTIAL-BILL|NO-SHOW)\./;

/** A requirement's id without its operation. */
export function familyOf(requirement: string): string {
  return requirement.replace(PREFIX, (_whole, topic: string | undefined) => (topic ? `${topic}.` : ''));
}

/** Families that say again, of the same or of other requests, what another family says. */
const FOLLOWING =
  /^(?:WHOLE-RUN|REPETITION|READING|FIELDS)\.|^CIRCUMSTANCE\.(?:ACCEPTED|SERVED)$|^(?:ACCEPTS-AFTER-REFUSAL|ACCEPTS-REQUIRED-ONLY|ACCEPTS-COMBINATION|TOKEN-SURVIVES-REFUSAL|SECOND-CLIENT.*|LONGEST-LIFE|REFUSES-IN-ANY-TYPE|REFUSES-SEVERAL-ERRORS)$/;

function fieldOf(family: string, params: string, refusal: Refusal | null): string | null {
  if (family.includes('GRANT-TYPE')) return 'grant_type';
  return refusal?.field && params !== '' ? (params.split(',')[0] as string) : null;
}

/** Wrong credentials in HTTP Basic are a wrong secret or a wrong client, as their name says. */
function refusalOf(family: string, params: string): Refusal | null {
  const known = REFUSALS.get(family) ?? null;
  if (family !== 'REFUSES-WRONG-BASIC' || !known) return known;
  if (params === 'wrong-secret') return { ...known, part: 'wrong secret' };
  return params === 'unknown-client' ? { ...known, part: 'wrong client' } : known;
}

const subjects = new Map<string, Subject>();

/** What an instance is about. */
export function subjectOf({ id, requirement }: Instance): Subject {
  const known = subjects.get(id);
  if (known) return known;
  const family = familyOf(requirement.id);
  const params = id.slice(requirement.id.length + 1);
  const refusal = refusalOf(family, params);
  const subject: Subject = {
    family,
    operation: family === 'BEARER-JSON-TOKEN' ? 'token-json' : requirement.operation,
    params,
    refusal,
    field: fieldOf(family, params, refusal),
    follows: refusal?.follows ?? FOLLOWING.test(family),
  };
  subjects.set(id, subject);
  return subject;
}

/** What a reply says, without numbers, ids and times, so that two of one kind are alike. */
function saidBy({ reply, failure }: Exchange): string {
  if (!reply) return failure?.kind ?? '';
  const text = (reply.body.text ?? '')
    .slice(0, 600)
    .replace(/"[\w-]*(?:id|time|timestamp|instance)"\s*:\s*"[^"]*"/gi, '')
    .replace(/<[a-z_]+:[0-9a-f]+[^>]*>/g, '')
    .replace(/[0-9a-f-]{12,}/gi, '')
    .replace(/\d+/g, '');
  return `${reply.status} ${text}`;
}

/** As many characters of a reply as name a quota. */
const QUOTA_WORDS = 60;
const QUOTA = /[^"{}\n]*\b(?:quota|rate[ _-]?limit|limit[ _-]?exceeded|too[ _-]?many[ _-]?requests|throttl)[^"{}\n]*/i;

/** The words of a quota in the reply that must have been a success; `null` where it speaks of none. */
export function quotaWords({ side, status, judgement: { finding } }: Broken): string | null {
  if (side !== 'acceptance' || status < 400) return null;
  const { reason = '', body } = finding?.exchange?.reply ?? {};
  const [said] = QUOTA.exec(`${reason}\n${(body?.text ?? '').slice(0, 600)}`) ?? [];
  return said === undefined ? null : `${status} ${said.trim().slice(0, QUOTA_WORDS)}`;
}

function wayOf(status: number): string {
  if (status >= 500) return `fails (${status}) over`;
  return status >= 300 && status < 400 ? `redirects (${status})` : `refuses (${status})`;
}

function refusalVerb(exchange: Exchange): string | null {
  const status = exchange.reply?.status ?? 0;
  if (issuesToken(exchange)) return 'issues a token for';
  if (status >= 500 || (status >= 300 && status < 400)) return wayOf(status);
  if (status < 200 || status >= 300) return null;
  if (isTokenOperation(exchange.request.operation)) return `answers ${status} to`;
  return status === 201 ? 'accepts' : `accepts (${status})`;
}

/** Reads what an instance that does not hold has in common with others. */
export function brokenOf(judgement: Judgement): Broken {
  const { finding, instance, reason } = judgement;
  const subject = subjectOf(instance);
  const exchange = finding?.exchange;
  const at = exchange?.request.operation ?? subject.operation;
  const status = exchange?.reply?.status ?? 0;
  const common = { subject, judgement, at, status, said: exchange ? saidBy(exchange) : instance.id };
  if (finding?.kind === 'broken' && exchange) {
    const verb = subject.refusal && refusalVerb(exchange);
    if (verb) return { ...common, side: 'refusal', verb };
    const isDenied = status >= 300 && /^(?:success|the same as|200|201|2\d\d)/.test(finding.expected ?? '');
    const isFailing = /LAWFUL-(?:NO-SERVER-ERROR|STAYS-HERE)$|^HTTP\.STAYS-HERE$/.test(subject.family);
    if (isDenied || isFailing) return { ...common, side: 'acceptance', verb: wayOf(status) };
    if (/AFTER-SUCCESS|IN-TURNS|MIXED/.test(subject.family) && status < 300)
      return { ...common, side: 'refusal', verb: refusalVerb(exchange) ?? 'accepts' };
  }
  const way = [
    (reason ?? '').replace(/ \(\d+ of \d+\).*| \(\d+×\)/, ''),
    (finding?.received ?? '').replace(/^\d+ bytes$/, 'bytes'),
  ].join(' | ');
  return { ...common, side: 'shape', verb: way };
}
