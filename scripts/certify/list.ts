/** Lists the plan of a run. */
import { closest } from '../../contract/closest.ts';
import { groupedBy } from '../../contract/grouped.ts';
import type { Instance, Requirement } from '../../contract/requirement.ts';
import type { RunContext } from '../../contract/run.ts';
import { beforeTrying } from '../../judgement/judge.ts';
import { painter, wrapped } from '../../reporters/style.ts';
import { many } from '../../reporters/verdict-words.ts';
import { planOf } from '../../submission/plan.ts';
import { UsageError } from '../usage.ts';
import type { layout } from './options.ts';

interface Listed
  extends Pick<Requirement, 'id' | 'level' | 'basis' | 'clause' | 'operation' | 'statement' | 'rationale'> {
  /** Why it would not be tried with these claims and this profile; `null` if it would. */
  readonly settled: { readonly outcome: string; readonly reason: string } | null;
  readonly instances: readonly Pick<Instance, 'id' | 'title'>[];
}

type ListOptions = ReturnType<typeof layout> & { readonly json: boolean };

/** Whether a text matches a pattern, ignoring case: contains it or, if that has a `*`, matches it as a whole. */
function matching(pattern: string): (text: string) => boolean {
  const literal = (part: string) => part.replace(/[\\^$.*+?()[\]{}|]/g, '\\$&');
  const source = pattern.split('*').map(literal).join('.*');
  const wanted = new RegExp(pattern.includes('*') ? `^${source}$` : source, 'is');
  return (text) => wanted.test(text);
}

function listed(context: RunContext, instances: readonly Instance[], pattern: string): Listed[] {
  const isMeant = matching(pattern);
  const meant = instances.filter(({ id, title, requirement }) =>
    [requirement.id, requirement.statement, requirement.clause, id, title].some(isMeant),
  );
  return [...groupedBy(meant, ({ requirement }) => requirement)].map(([requirement, members]) => {
    const { id, level, basis, clause, operation, statement, rationale } = requirement;
    const why = rationale ? { rationale } : {};
    const settled = beforeTrying(requirement, context);
    const own = members.map((member) => ({ id: member.id, title: member.title }));
    return { id, level, basis, clause, operation, statement, ...why, settled, instances: own };
  });
}

function block(each: Listed, options: ListOptions): string {
  const { id, level, basis, clause, statement, rationale, settled, instances } = each;
  const paint = painter(options.color);
  // Parameter values are part of an instance's id.
  const values = instances.flatMap((instance) => /:(.*)/s.exec(instance.id)?.[1] ?? []);
  const count = values.length > 0 ? ` · ${many(values.length, 'instance')}` : '';
  const lines = [statement, ...(values.length > 0 ? [values.join('  ')] : [])];
  if (rationale) lines.push(`Why ${level}: ${rationale}`);
  if (settled) lines.push(`(${settled.outcome}: ${settled.reason})`);
  const indented = lines.map((line) => wrapped(`  ${line}`, options.width, '  '));
  // The clauses of RFCs and of the profile name their source already.
  const authority = clause.toLowerCase().startsWith(basis) ? clause : `${basis} ${clause}`;
  return [`${paint('bold', id)}  ${paint('dim', `${level} · ${authority}${count}`)}`, ...indented].join('\n');
}

/** The requirements that match a pattern (empty: all), with their instances. @throws {UsageError} if nothing matches */
export async function listPlan(context: RunContext, pattern: string, options: ListOptions): Promise<string> {
  const instances = (await planOf(context)).map(({ instance }) => instance);
  const all = listed(context, instances, pattern);
  if (all.length === 0) {
    const like = closest(pattern.toUpperCase(), [...new Set(instances.map(({ requirement }) => requirement.id))]);
    throw new UsageError(`No id, statement or clause matches "${pattern}". The closest ids: ${like.join(', ')}.`);
  }
  if (options.json) return JSON.stringify(all, null, 2);
  const total = all.flatMap((each) => each.instances).length;
  const counts = `${many(all.length, 'requirement')}, ${many(total, 'instance')}`;
  return [...all.map((each) => `${block(each, options)}\n`), counts].join('\n');
}
