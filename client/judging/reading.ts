/** What the calls of a client say, read from the record. */
import { onceOf } from '../../cases/once.ts';
import { namedSecrets } from '../../cases/placeholder.ts';
import { type Exchange, headerValues, isAccepted, type NameValue } from '../../contract/evidence.ts';
import { isTokenOperation } from '../../contract/words.ts';

/** A JSON object. */
export type Members = Readonly<Record<string, unknown>>;

/** The body of a call as text: a byte-order mark stays in it. `null`: it is none, or not kept whole. */
export function textOf({ request: { body } }: Exchange): string | null {
  return body === null || body.sha256 !== undefined ? null : (body.text ?? null);
}

function parsed(call: Exchange): unknown {
  try {
    return JSON.parse((textOf(call) ?? '').replace(/^\uFEFF/, ''));
  } catch {
    return undefined;
  }
}

/** The members of a call's body; `null` where it is no JSON object. */
export const bodyOf = onceOf((call: Exchange): Members | null => {
  const value = parsed(call);
  return typeof value === 'object' && value !== null && !Array.isArray(value) ? (value as Members) : null;
});

/** The numbers of a JSON text as they are written, by the names of their members; of two with one name, the last. */
export function writtenNumbers(text: string): ReadonlyMap<string, string> {
  const numbers = new Map<string, string>();
  for (const [, name = '', written = ''] of text.matchAll(MEMBERS)) if (written !== '') numbers.set(name, written);
  return numbers;
}

// Texts are skipped as a whole: they hold no members.
const MEMBERS = /"((?:[^"\\]|\\.)*)"\s*(?::\s*(-?\d[\d.eE+-]*)?)?/g;

const TOKENS = /"(?:[^"\\]|\\.)*"|[[\]{},:]/g;

/** The name of a member that appears twice in one object of a JSON text; `null`: none does. */
export function repeatedMember(text: string): string | null {
  const objects: (Set<string> | null)[] = [];
  let before = '';
  let word = '';
  for (const [token] of text.matchAll(TOKENS)) {
    if (token === '{') objects.push(new Set());
    else if (token === '[') objects.push(null);
    else if (token === '}' || token === ']') objects.pop();
    else if (token === ':' && before === 'text') {
      const names = objects.at(-1);
      const name = String(JSON.parse(word));
      if (names?.has(name)) return name;
      names?.add(name);
    }
    before = token.startsWith('"') ? 'text' : token;
    if (before === 'text') word = token;
  }
  return null;
}

/** Parameters of a form. */
export function formOf(call: Exchange): URLSearchParams {
  return new URLSearchParams((textOf(call) ?? '').replace(/^\uFEFF/, ''));
}

/** Whether it only looks if somebody is there: a health probe, or what a browser asks before a call (RFC 9110 §9.2.1). */
export const isProbe = ({ request: { method, body } }: Exchange): boolean =>
  /^(?:GET|HEAD|OPTIONS)$/.test(method) && (body === null || body.bytes === 0);

/** Whether it is a report that does not say which stay it is about: one more of the same words may be about another. */
export function isNameless(call: Exchange): boolean {
  const { reservationId, reservation_id: older } = bodyOf(call) ?? {};
  return call.request.operation === 'check-out' && (reservationId ?? older ?? null) === null;
}

export const isReport = ({ request }: Exchange): boolean => !isTokenOperation(request.operation);
export const isTokenRequest = (call: Exchange): boolean => !isReport(call);

/** Whether the reply of a call reached the client, as far as anybody can tell. */
export const isDelivered = ({ received }: Exchange): boolean => received?.lost !== true;

/** When a call came, and when its reply was out, in milliseconds since the epoch. */
export const sentAt = ({ sentAt: at }: Exchange): number => Date.parse(at);
export const endedAt = (call: Exchange): number => sentAt(call) + call.durationMs;

/** The tag of the token that a report carries in its `Authorization` field; `null`: none of the run's. */
export function tokenOf({ request }: Exchange): string | null {
  const [value = ''] = headerValues(request.headers, 'authorization');
  return /^bearer +<access_token:([0-9a-f]{8})>$/i.exec(value)?.[1] ?? null;
}

const NO_TEXT = '\0';

/**
 * Of each of some calls the next one that says the same; those that have none are not in it.
 * @param placeOf where it is said, if that matters
 */
export function nextAlike(
  calls: readonly Exchange[],
  placeOf: (call: Exchange) => string = () => '',
): ReadonlyMap<Exchange, Exchange> {
  const next = new Map<Exchange, Exchange>();
  const latest = new Map<string, Exchange>();
  for (const call of [...calls].reverse()) {
    const key = `${placeOf(call)}\n${textOf(call) ?? NO_TEXT}`;
    const alike = latest.get(key);
    if (alike) next.set(call, alike);
    latest.set(key, call);
  }
  return next;
}

/** The call that each token was issued by, by the token's tag. */
export const issuersIn = onceOf((calls: readonly Exchange[]): ReadonlyMap<string, Exchange> => {
  const issuers = new Map<string, Exchange>();
  for (const call of calls) for (const { tag } of call.issued) if (!issuers.has(tag)) issuers.set(tag, call);
  return issuers;
});

/** A token, and how long it lives. */
export interface Issued {
  readonly tag: string;
  readonly by: Exchange;
  readonly seconds: number;
}

/** The tokens that calls were answered with, in their order. */
export function issuedIn(calls: readonly Exchange[]): Issued[] {
  return calls.filter(isAccepted).flatMap((by) => {
    const reply = by.reply?.body.text ?? '';
    const seconds = Number(/"expires_in":(\d+)/.exec(reply)?.[1] ?? 0);
    return by.issued.map(({ tag }) => ({ tag, by, seconds }));
  });
}

/** The header field besides those for credentials that holds a secret of the run; `null`: none. */
export function secretField(call: Exchange): string | null {
  const holds = ([name, value]: NameValue) =>
    !/^(?:proxy-)?authorization$/i.test(name) &&
    namedSecrets({ ...call.request, url: '', headers: [[name, value]], body: null }).length > 0;
  return call.request.headers.find(holds)?.[0] ?? null;
}

/** Where secrets stand in URL and body of a call besides the places that are theirs, in words; empty: nowhere. */
export function straySecrets(call: Exchange): string[] {
  const { url, body } = call.request;
  const inUrl = namedSecrets({ ...call.request, headers: [], body: null });
  const inBody = body ? namedSecrets({ ...call.request, url: '', headers: [] }) : [];
  const unknown = url.includes('<unknown_secret') ? ['the URL holds a secret'] : [];
  const isAllowed = isTokenRequest(call);
  return [
    ...inUrl.map(({ secret }) => `the URL holds the ${secret}`),
    ...unknown,
    ...inBody
      .filter(({ secret }) => !isAllowed || secret === 'access_token')
      .map(({ secret }) => `the body holds the ${secret}`),
  ];
}
