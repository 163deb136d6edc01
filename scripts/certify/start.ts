/** Whether a run starts, and how a command ends that was stopped before: the same for `certify` and `doctor`. */
import type { Values } from '../../contract/run.ts';
import type { Supplies } from '../../judgement/rehearsal.ts';
import type { PreflightReport } from '../../run/preflight.ts';
import { USAGE_EXIT } from '../usage.ts';
import type { CertifyOptions } from './options.ts';

/** Neither certified nor not: network, outage or credentials. */
export const CANNOT_TELL_EXIT = 3;

/** Whether a run starts. @param accept the person may say that all settings are right */
export function mayStart(
  { canStart, canStartAnyway }: PreflightReport,
  { accept }: Pick<CertifyOptions, 'accept'>,
): boolean {
  return canStart || (accept.includes('refused-controls') && canStartAnyway);
}

/** The exit code of a command that the preflight has stopped. */
export function exitOfStop({ blame }: Pick<PreflightReport, 'blame'>): number {
  return blame === 'configuration' ? USAGE_EXIT : CANNOT_TELL_EXIT;
}

/**
 * Why a pool of supplied values cannot last, shown before the first of them is used, since the provider may take each only
 * once. `null` where there are enough, or where none is asked for.
 */
export function tooFewSupplied(needed: Supplies, { stays, reservationIds }: Values): string | null {
  const given: Supplies = { stays: stays.length, reservationIds: reservationIds.length };
  const short = (['stays', 'reservationIds'] as const).filter((pool) => needed[pool] > given[pool]);
  if (short.length === 0) return null;
  const each = short.map((pool) => `the plan needs ${needed[pool]} ${WORDS[pool]}, values.${pool} has ${given[pool]}`);
  return `Nothing was sent: ${each.join(', and ')}. Supply more of them in certification.yaml, ask for less with --only, or go on with --accept refused-controls: what finds none left will be inconclusive.`;
}

const WORDS: Readonly<Record<keyof Supplies, string>> = { stays: 'stays', reservationIds: 'reservation ids' };
