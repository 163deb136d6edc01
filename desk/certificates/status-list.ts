/** The list of revoked certificates: a bit for each, in a separate credential (W3C Bitstring Status List 1.0). */
import { gunzipSync, gzipSync } from 'node:zlib';
import { DAY_MS } from '../../submission/challenge.ts';
import { STATUS_BITS } from '../register/decision.ts';
import type { Head } from '../register/register.ts';
import { CONTEXT, issuerUrl, statusListUrl } from './credential.ts';

/** How long a list is valid: with an older one a reader cannot tell what was revoked since. */
export const LIST_DAYS = 31;
/** Longer bitstrings than ours are read as well, up to here. */
const MOST_BYTES = 8 * 2 ** 20;

/** The bits of a list, the first leftmost, compressed and in multibase (§3.3). @param set the places whose bit is 1 */
export function encodedList(set: Iterable<number>): string {
  const bits = Buffer.alloc(STATUS_BITS / 8);
  for (const index of set) bits[index >> 3] = (bits[index >> 3] as number) | (0x80 >> (index & 7));
  return `u${gzipSync(bits).toString('base64url')}`;
}

/** The bit at a place (§3.4); `null` if the list is invalid or too short. */
export function bitAt(list: string, index: number): boolean | null {
  try {
    const bits = gunzipSync(Buffer.from(list.slice(1), 'base64url'), { maxOutputLength: MOST_BYTES });
    const byte = bits.length * 8 < STATUS_BITS ? undefined : bits[index >> 3];
    return byte === undefined ? null : (byte & (0x80 >> (index & 7))) !== 0;
  } catch {
    return null;
  }
}

/** The list as a credential (§2.2). @param entry the last entry of the register that it follows from */
export function statusListOf(url: string, revoked: Iterable<number>, entry: Head, now: number) {
  const id = statusListUrl(url);
  return {
    '@context': CONTEXT,
    id,
    type: ['VerifiableCredential', 'BitstringStatusListCredential'],
    issuer: issuerUrl(url),
    validFrom: new Date(now).toISOString(),
    validUntil: new Date(now + LIST_DAYS * DAY_MS).toISOString(),
    credentialSubject: {
      id: `${id}#list`,
      type: 'BitstringStatusList',
      statusPurpose: 'revocation',
      encodedList: encodedList(revoked),
      ttl: DAY_MS,
      entry: { number: entry.number, digest: entry.digest },
    },
  };
}
