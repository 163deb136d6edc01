import { recordBody } from '../cases/record.ts';
import type { RecordedReply } from '../contract/evidence.ts';
import type { Redactor } from './redaction.ts';
import type { RawReply } from './transport.ts';

/** A reply as it is recorded: secrets replaced, and no value of `Set-Cookie`. */
export function recordReply(raw: RawReply, redactor: Redactor): RecordedReply {
  const body = redactor.cleanBytes(raw.body);
  return {
    status: raw.status,
    reason: redactor.clean(raw.reason),
    headers: raw.headers.map(([name, value]) => [
      redactor.clean(name),
      /^set-cookie$/i.test(name) ? '<dropped>' : redactor.clean(value),
    ]),
    body: recordBody(body, raw.body.length),
  };
}
