/** What an instance that does not hold has in common with others: read from its requirement, and from what was received. */
import { prefixOf } from '../contract/catalogue/row.ts';
import { type Exchange, statusOf } from '../contract/evidence.ts';
import { isTokenOperation } from '../contract/words.ts';
import { issuesToken } from '../judgement/json.ts';
import type { Judgement } from '../judgement/judge.ts';
import type { PlainRequests } from './plain.ts';

/** In which way an instance is broken. */
interface Way {
  /** `refusal`: it must be refused and is not. `acceptance`: it must be accepted and is not. `shape`: the reply is another one. */
  readonly side: 'refusal' | 'acceptance' | 'shape';
  /** What follows the operation's name in a title, such as `accepts` or `refuses (400)`. */
  readonly verb: string;
}

/** What a reply says, without numbers, ids and times, so that two of one kind are alike. */
export function saidBy({ reply, failure }: Exchange): string {
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
  const status = statusOf(exchange);
  if (issuesToken(exchange)) return 'issues a token for';
  if (status >= 500 || (status >= 300 && status < 400)) return wayOf(status);
  if (status < 200 || status >= 300) return null;
  if (isTokenOperation(exchange.request.operation)) return `answers ${status} to`;
  return status === 201 ? 'accepts' : `accepts (${status})`;
}

/** Requirements on what is answered to requests that must be accepted, and on faulty requests that come between them. */
const OF_ACCEPTED = /LAWFUL-(?:NO-SERVER-ERROR|STAYS-HERE)$|^HTTP-%\.STAYS-HERE$/;
const OF_BOTH = /AFTER-SUCCESS|IN-TURNS|MIXED/;

function wayBroken({ finding, instance, reason }: Judgement, family: string): Way {
  const exchange = finding?.exchange;
  const status = exchange?.reply?.status ?? 0;
  if (finding?.kind === 'broken' && exchange) {
    const verb = instance.requirement.phrase && refusalVerb(exchange);
    if (verb) return { side: 'refusal', verb };
    const isDenied = status >= 300 && /^(?:success|the same as|2\d\d)/.test(finding.expected ?? '');
    if (isDenied || OF_ACCEPTED.test(family)) return { side: 'acceptance', verb: wayOf(status) };
    if (OF_BOTH.test(family) && status < 300) return { side: 'refusal', verb: refusalVerb(exchange) ?? 'accepts' };
  }
  const why = (reason ?? '').replace(/ \(\d+ of \d+\).*| \(\d+×\)/, '');
  return { side: 'shape', verb: `${why} | ${(finding?.received ?? '').replace(/^\d+ bytes$/, 'bytes')}` };
}

/** One instance that does not hold. */
export type Broken = ReturnType<typeof brokenOf>;

/** Reads what an instance that does not hold has in common with others. */
export function brokenOf(judgement: Judgement, plain: PlainRequests) {
  const { finding, instance } = judgement;
  const { id, requirement } = instance;
  const { operation } = requirement;
  const exchange = finding?.exchange;
  const at = exchange?.request.operation ?? operation;
  const params = id.slice(requirement.id.length + 1);
  const family = requirement.id.replace(`${prefixOf(operation)}.`, '%.');
  return {
    ...instance,
    judgement,
    /** The operation that has to be fixed. */
    operation,
    /** The requirement's id with `%` for its operation: the same of several operations. */
    family,
    /** The values of the parameters, joined by commas. */
    params,
    /** The field that it is about, where its requirement has words for one. */
    field: requirement.fieldPhrase && params !== '' ? (params.split(',')[0] as string) : null,
    /** The operation to which the request went, and its plain requests, where the run sent any. */
    at,
    plain: plain.get(at),
    /** The status of the reply; 0 where there is none. */
    status: exchange?.reply?.status ?? 0,
    /** What the reply says, without what differs from one to the next. */
    said: exchange ? saidBy(exchange) : id,
    ...wayBroken(judgement, family),
  };
}
