import { recordBody } from '../cases/record.ts';
import type { RecordedReply } from '../contract/evidence.ts';
import type { Redactor } from './redaction.ts';
import type { RawReply } from './transport.ts';

/**
 * A reply as it is recorded: secrets replaced, and no value of `Set-Cookie`.
 * @param shown what of it may be shown at all
 */
export function recordReply(raw: RawReply, redactor: Redactor, shown: RawReply): RecordedReply {
  const body = redactor.cleanBytes(shown.body);
  return {
    status: raw.status,
    reason: redactor.clean(raw.reason),
    headers: shown.headers.map(([name, value]) => [
      redactor.clean(name),
      /^set-cookie$/i.test(name) ? '<dropped>' : redactor.clean(value),
    ]),
    body: recordBody(body, raw.body.length),
  };
}
