/** Waivers: what a provider excuses, for whom, why, who answers for it, and until when. A decider signs the list. */
import type { KeyObject } from 'node:crypto';
import type { Validator } from '../contract/ajv.ts';
import { catalogueOf } from '../contract/catalogue/index.ts';
import { closest } from '../contract/closest.ts';
import { firstFault, type PlacedFault } from '../contract/faults.ts';
import type { Schemas } from '../contract/schemas.gen.ts';
import { quoted, shownPath } from '../contract/visible.ts';
import { isSelected } from '../judgement/plan.ts';
import { isExpired } from '../submission/baseline.ts';
import { envelopeOf, open } from '../submission/dsse.ts';
import { waivers as validator } from './policy.gen.ts';

/** One failure that is excused; `expires` is the last day, in UTC. */
export type Waiver = Schemas['desk.waivers'][number];

/** The payload type of a signed list. */
const WAIVERS_TYPE = 'application/vnd.lodging-certification.waivers+json';

const firstWaiverFault = firstFault(validator as Validator);

/** Waivers that name no requirement of the catalogue. */
export function strangeIds(waivers: readonly Waiver[]): PlacedFault[] {
  const known = [...catalogueOf('service'), ...catalogueOf('client')].map(({ id }) => id);
  return waivers.flatMap(({ id }, at) => {
    const [requirement = ''] = id.split(':');
    if (known.includes(requirement)) return [];
    const like = closest(requirement, known).join(', ');
    return [
      {
        path: [at, 'id'],
        found: `${quoted(id)}, which is no requirement`,
        wanted: `one of the catalogue; the closest: ${like}`,
      },
    ];
  });
}

/** The signed envelope of a list of waivers. @param waivers by `contract/desk.schema.json` */
export function signWaivers(waivers: readonly Waiver[], key: KeyObject): Buffer {
  return envelopeOf(WAIVERS_TYPE, Buffer.from(JSON.stringify(waivers)), key);
}

/**
 * Reads a signed list.
 * @param deciders key ids
 * @throws {Error} if no decider signed it: otherwise anybody with access to the file could excuse anything
 */
export function openWaivers(bytes: Buffer, name: string, deciders: ReadonlySet<string>): readonly Waiver[] {
  const { payloadType, payload, signatures } = open(bytes, name);
  if (payloadType !== WAIVERS_TYPE) throw new Error(`${name} holds the payload type ${quoted(payloadType)}`);
  const [by] = signatures;
  if (!by) throw new Error(`${name}, which is not signed`);
  if (!signatures.some(({ keyId }) => deciders.has(keyId))) {
    throw new Error(`${name}, signed by ${by.keyId.slice(0, 16)}…, which trust.deciders does not name`);
  }
  const waivers: unknown = JSON.parse(payload.toString('utf8'));
  const fault = firstWaiverFault(waivers);
  if (fault) throw new Error(`${name}: ${shownPath(fault.path)}: found ${fault.found}; wanted ${fault.wanted}`);
  return waivers as readonly Waiver[];
}

/** The waiver that excuses a client's failure on a day; an expired one only if there is no other. */
export function waiverOf(
  waivers: readonly Waiver[],
  failure: { readonly id: string; readonly clientId: string | null },
  now: number,
): { readonly waiver: Waiver; readonly expired: boolean } | null {
  const fitting = waivers
    .filter(
      ({ id, clientIds }) => isSelected(failure.id, [id]) && (clientIds?.includes(failure.clientId ?? '') ?? true),
    )
    .map((waiver) => ({ waiver, expired: isExpired(waiver, now) }));
  return fitting.find(({ expired }) => !expired) ?? fitting[0] ?? null;
}
