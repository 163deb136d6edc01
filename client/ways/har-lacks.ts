/** What a recording lacks because of the recording tool, which must not fail the client. */
import { headerValues, type NameValue } from '../../contract/evidence.ts';
import { asJsonObject, parsedJson } from '../../contract/json.ts';

/** The parts of a recorded call that show what was left out. */
interface Recorded {
  readonly isToken: boolean;
  readonly raw: { readonly method: string; readonly headers: readonly NameValue[]; readonly body: Buffer };
  /** The length of its body, by the recording; -1: unknown. */
  readonly bodySize: number;
  readonly reply: { readonly status: number; readonly body: Buffer };
}

const authorizationIn = ({ raw: { headers } }: Recorded) => headerValues(headers, 'authorization');
const isAccepted = ({ reply: { status } }: Recorded) => status >= 200 && status < 300;

/** A body that was sent: the service accepted it, or its length is known. */
const lacksBody = (call: Recorded) =>
  call.raw.method === 'POST' &&
  call.raw.body.length === 0 &&
  (isAccepted(call) || call.bodySize > 0 || Number(headerValues(call.raw.headers, 'content-length')[0] ?? 0) > 0);

const tokenIn = (body: Buffer) => String(asJsonObject(parsedJson(body.toString()))?.['access_token'] ?? '');

/** What tools write in place of a token. No token consists of such characters only, or has such a word in brackets. */
const BLACKED_OUT =
  /^(?:\w+ +)?(?:[*•x.…_-]{3,}|[[<({*_]*(?:redacted|removed|masked|hidden|filtered|sanitized|stripped)[\])>}*_]*)$/i;

/** What the recording lacks and how to record it; `null`: the calls can be judged. */
export function lackOf(calls: readonly Recorded[]): string | null {
  const reports = calls.filter(({ isToken }) => !isToken);
  const bare = reports.filter((call) => authorizationIn(call).length === 0);
  // If the service refused all of them, the client may have sent none.
  if (bare.length > 0 && bare.length === reports.length && reports.some(isAccepted))
    return 'it has no Authorization field in any report: a sanitized export? Export it with sensitive data';
  const values = reports.flatMap(authorizationIn);
  const [shown] = values;
  if (shown !== undefined && values.every((value) => BLACKED_OUT.test(value)))
    return `its Authorization fields are blacked out ("${shown.slice(0, 40)}"): export it with sensitive data`;
  const issued = calls.filter(({ isToken }) => isToken).map(({ reply: { body } }) => tokenIn(body));
  if (issued.some((token) => BLACKED_OUT.test(token)))
    return 'the access_token in its replies to token calls is blacked out: export it with sensitive data';
  const { length } = calls.filter(lacksBody);
  if (length > 0)
    return `it lacks the body (postData.text) of ${length} of its ${calls.length} calls: record them with what was sent`;
  return null;
}
