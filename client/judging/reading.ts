/** Reads what a client's calls say, from the record. */
import { onceOf } from '../../cases/once.ts';
import { type Exchange, headerValues, isAccepted } from '../../contract/evidence.ts';
import { asJsonObject, type JsonObject, parsedJson } from '../../contract/json.ts';
import { isTokenOperation } from '../../contract/words.ts';

/** The body as text, byte-order mark included; `null`: none, or not kept whole. */
export function textOf({ request: { body } }: Exchange): string | null {
  return body === null || body.sha256 !== undefined ? null : (body.text ?? null);
}

/** The identity of a body; a service reads nothing in one that is not text. */
export const contentOf = ({ request: { body } }: Exchange): string => body?.sha256 ?? body?.text ?? body?.base64 ?? '';

/** A call's body as JSON; `undefined` if it is not JSON. */
export const jsonOf = onceOf((call: Exchange): unknown => parsedJson((textOf(call) ?? '').replace(/^\uFEFF/, '')));

/** The members of a call's body; `null`: not a JSON object. */
export const bodyOf = (call: Exchange): JsonObject | null => asJsonObject(jsonOf(call));

const MEMBERS = /("(?:[^"\\]|\\.)*")\s*:\s*(-?\d[\d.eE+-]*)?|"(?:[^"\\]|\\.)*"|[[\]{}]/g;

/** The numbers of a JSON object as written, by name, and the first name that any object repeats (`null`: none). */
export function membersIn(text: string) {
  const numbers = new Map<string, string>();
  const open: Set<string>[] = [];
  let repeated: string | null = null;
  for (const [token, quoted, written] of text.matchAll(MEMBERS)) {
    if (token === '{' || token === '[') open.push(new Set());
    else if (token === '}' || token === ']') open.pop();
    else if (quoted !== undefined) {
      const name = String(JSON.parse(quoted));
      if (open.at(-1)?.has(name)) repeated ??= name;
      open.at(-1)?.add(name);
      if (written && open.length === 1) numbers.set(name, written);
    }
  }
  return { numbers, repeated };
}

export function formOf(call: Exchange): URLSearchParams {
  return new URLSearchParams((textOf(call) ?? '').replace(/^\uFEFF/, ''));
}

/** Whether it is a health probe or a browser's preflight (RFC 9110 §9.2.1). */
export const isProbe = ({ request: { method, body } }: Exchange): boolean =>
  /^(?:GET|HEAD|OPTIONS)$/.test(method) && (body === null || body.bytes === 0);

export const isReport = ({ request }: Exchange): boolean => !isTokenOperation(request.operation);
export const isTokenRequest = (call: Exchange): boolean => !isReport(call);

/** Whether the reply reached the client, as far as anyone can tell. */
export const isDelivered = ({ received }: Exchange): boolean => received?.lost !== true;

/** When a call arrived, and when its reply was sent, in ms since the epoch. */
export const sentAt = ({ sentAt: at }: Exchange): number => Date.parse(at);
export const endedAt = (call: Exchange): number => sentAt(call) + call.durationMs;

/** Whether a call arrived after the reply to another was sent, so that the client could know it. */
export const cameAfter = (later: Exchange, call: Exchange): boolean => sentAt(later) >= endedAt(call);

/** How long a call may be in transit, compared with one on another connection. */
const ON_ITS_WAY_MS = 100;

/** Whether a call arrived so soon that the client may have sent it before it read the reply to another. */
export const isCrossing = (later: Exchange, call: Exchange): boolean => sentAt(later) < endedAt(call) + ON_ITS_WAY_MS;

/** The tag of the token in a report's `Authorization` field; `null`: none of the run's. */
export function tokenOf({ request }: Exchange): string | null {
  const [value = ''] = headerValues(request.headers, 'authorization');
  return /^bearer +<access_token:([0-9a-f]{8})>$/i.exec(value)?.[1] ?? null;
}

/** Each call with the next one of the same content, if there is one. @param placeOf the place, if it matters */
export function repeatsIn(calls: readonly Exchange[], placeOf: (call: Exchange) => string = () => '') {
  const pairs: (readonly [call: Exchange, again: Exchange])[] = [];
  const latest = new Map<string, Exchange>();
  for (const call of [...calls].reverse()) {
    const key = `${placeOf(call)}\n${contentOf(call)}`;
    const again = latest.get(key);
    if (again) pairs.push([call, again]);
    latest.set(key, call);
  }
  return pairs.reverse();
}

/** The call that issued each token, by the token's tag; the first one counts. */
export const issuersIn = onceOf((calls: readonly Exchange[]): ReadonlyMap<string, Exchange> => {
  const all = calls.flatMap((call) => call.issued.map(({ tag }) => [tag, call] as const));
  return new Map(all.reverse());
});

/** The tokens that reached the client, in order, and for how long; one whose reply was lost is asked for again. */
export function issuedIn(calls: readonly Exchange[]) {
  return calls
    .filter((call) => isAccepted(call) && isDelivered(call))
    .flatMap((by) => {
      const reply = by.reply?.body.text ?? '';
      const seconds = Number(/"expires_in":(\d+)/.exec(reply)?.[1] ?? 0);
      return by.issued.map(({ tag }) => ({ tag, by, seconds }));
    });
}
