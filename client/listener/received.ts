/** How a received request is written down: its secrets are taken out by what they are, and by where they stand. */
import { isUtf8 } from 'node:buffer';
import { WITHHELD } from '../../cases/placeholder.ts';
import { recordBody } from '../../cases/record.ts';
import type { NameValue, RecordedBody, RecordedRequest } from '../../contract/evidence.ts';
import { operationAt } from '../../contract/operation-at.ts';
import type { Redactor } from '../../wire/redaction.ts';
import type { RawRequest } from '../provider/provider.ts';
import { type KnownClient, Withdrawer } from './credentials.ts';

/** A longer header field says nothing more. */
const LONGEST_FIELD = 8192;

/** A body that is no UTF-8 cannot be read for what stands where: of a token request nothing of it is shown. */
const UNREADABLE = Buffer.concat([Buffer.from([0xff]), Buffer.from(WITHHELD)]);

function recordedBody(
  { body, bytes, headers }: RawRequest,
  isTokenRequest: boolean,
  withdrawer: Withdrawer,
  redactor: Redactor,
): RecordedBody | null {
  const announced = headers.some(([name]) => /^(?:content-length|transfer-encoding|content-type)$/i.test(name));
  if (bytes === 0 && !announced) return null;
  const cut = bytes > body.length;
  const clean = redactor.cleanBytes(body);
  if (!isUtf8(clean)) return recordBody(isTokenRequest ? UNREADABLE : clean, { bytes, cut });
  const withdrawn = redactor.clean(withdrawer.body(clean.toString(), isTokenRequest));
  const shown = isTokenRequest ? withdrawer.asItArrives(withdrawn, body.toString()) : withdrawn;
  return recordBody(Buffer.from(shown), { bytes, cut });
}

/**
 * The request as it is recorded.
 * @param base the address under which the provider is reached, without a trailing slash
 * @param bases what may stand there before the path of an operation
 */
export function recordReceived(
  raw: RawRequest,
  base: string,
  redactor: Redactor,
  client: KnownClient,
  bases: readonly string[] = [''],
): { readonly request: RecordedRequest; readonly astray: boolean } {
  const { origin, pathname } = new URL(base);
  const target = raw.target.replace(/^https?:\/\/[^/?]*/i, '') || '/';
  const basePath = pathname.replace(/\/+$/, '');
  const places = bases.map((each) => `${basePath}${each}`);
  const { operation, astray } = operationAt(target.replace(/[?#].*$/s, ''), places);
  const withdrawer = new Withdrawer(redactor, client);
  const isTokenRequest = operation === 'token-form' || operation === 'token-json';
  const body = recordedBody(raw, isTokenRequest, withdrawer, redactor);
  const headers = raw.headers.map(([name, value]): NameValue => {
    const shown = withdrawer.field(name, value);
    return [redactor.clean(name), redactor.clean(shown).slice(0, LONGEST_FIELD)];
  });
  const url = redactor.clean(withdrawer.address(`${origin}${target}`));
  return { request: { operation, method: raw.method, url, headers, body }, astray };
}
