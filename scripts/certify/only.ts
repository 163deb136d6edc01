/** The selected part of the plan, and whether it can be tried; checked before anything is sent. */
import { readFileSync } from 'node:fs';
import { closest } from '../../contract/closest.ts';
import type { Instance } from '../../contract/requirement.ts';
import type { RunContext } from '../../contract/run.ts';
import { beforeTrying } from '../../judgement/judge.ts';
import { isSelected } from '../../judgement/plan.ts';
import { planOf } from '../../submission/plan.ts';
import { UsageError } from '../usage.ts';
import { type CertifyOptions, SMOKE } from './options.ts';

/** The smoke plan's file, written by `npm run matrix -- --choose-smoke`. */
const SMOKE_FILE = new URL('../../contract/smoke.json', import.meta.url);

/** The instances of the smoke plan: those that find most of the matrix's faults with at most 150 requests. */
export function smokePlan(): readonly string[] {
  return JSON.parse(readFileSync(SMOKE_FILE, 'utf8')) as string[];
}

/** The selected instances; empty: all. */
export function wantedBy({ only }: Pick<CertifyOptions, 'only'>): readonly string[] {
  return only.flatMap((name) => (name === SMOKE ? smokePlan() : [name]));
}

const NOTHING_SENT = 'Nothing was sent.';

function whyUnknown(id: string, instances: readonly Instance[]): string {
  const [asked = ''] = id.split(':');
  const siblings = instances.filter(({ requirement }) => requirement.id === asked).map((each) => each.id);
  if (siblings.length > 0) {
    // Which cases exist depends on hotels and profile: the id may be right elsewhere.
    const like = closest(id, siblings).join(', ');
    return `under these settings ${asked} has no instance ${id}. The closest: ${like}. ${NOTHING_SENT}`;
  }
  const ids = new Set(instances.flatMap((each) => [each.id, each.requirement.id]));
  const like = closest(id, [...ids]).join(', ');
  return `there is no requirement or instance ${id}. The closest: ${like}. ${NOTHING_SENT}`;
}

/** @throws {UsageError} for ids that are not in the plan, or if a selection (except `smoke`) would try nothing */
export async function refuseUntriable(context: RunContext, asked: readonly string[], option = '--only'): Promise<void> {
  const only = asked.filter((name) => name !== SMOKE);
  if (only.length === 0) return;
  const instances = (await planOf(context)).map(({ instance }) => instance);
  const known = new Set(instances.flatMap(({ id, requirement }) => [id, requirement.id]));
  const unknown = only.find((id) => !known.has(id));
  if (unknown !== undefined) throw new UsageError(`${option}: ${whyUnknown(unknown, instances)}`);
  const wanted = instances.filter(({ id }) => isSelected(id, only));
  const settled = wanted.map(({ requirement }) => beforeTrying(requirement, context));
  const [first] = settled;
  if (!first || settled.includes(null)) return;
  throw new UsageError(`${option}: nothing of it would be tried: ${first.reason}. ${NOTHING_SENT}`);
}
