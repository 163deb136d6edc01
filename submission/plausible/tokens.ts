/** Where tokens come from, what is told of them, and when there was none to send. */
import { type SecretRef, SIGNED_ALTERATIONS, secretsOf } from '../../cases/call.ts';
import { namedSecrets } from '../../cases/placeholder.ts';
import { notAlterable } from '../../cases/unsent.ts';
import type { IssuedToken } from '../../contract/evidence.ts';
import { type Evidence, ROUNDING_MS, SAME_MOMENT_MS, type Seen } from './seen.ts';

/** A token is sent only after an exchange that issued it has ended. */
export function tokenProblems({ seen, setBackMs }: Evidence): string[] {
  const issuedAt = new Map<string, number>();
  return seen.flatMap(({ exchange, sent, end }) => {
    const tags = namedSecrets(exchange.request).flatMap(({ secret, tag }) =>
      secret === 'access_token' && tag !== undefined ? [tag] : [],
    );
    const strange = tags.find((tag) => !issuedAt.has(tag));
    const early = tags.find((tag) => sent < (issuedAt.get(tag) ?? sent) - setBackMs - ROUNDING_MS);
    for (const { tag } of exchange.issued) if (!issuedAt.has(tag)) issuedAt.set(tag, end);
    if (strange)
      return [`The exchange ${exchange.id} carries the token ${strange}, which no exchange before it issued.`];
    return early ? [`The exchange ${exchange.id} was sent before its token ${early} had been issued.`] : [];
  });
}

/** A token that was issued stands in the reply that issued it. */
export function issueProblems({ seen }: Evidence): string[] {
  return seen.flatMap(({ exchange: { id, issued, reply } }) => {
    if (issued.length === 0) return [];
    const shown = JSON.stringify(reply);
    const strange = issued.find(({ tag }) => !reply?.body.sha256 && !shown.includes(tag));
    return strange ? [`The exchange ${id} issued the token ${strange.tag}, which its reply does not show.`] : [];
  });
}

const told = ({ format, headerSafe, flaw }: IssuedToken) => `${format}, ${headerSafe}, ${flaw}`;

/** What is told of a token is the same wherever it is issued, and does not contradict itself. */
export function tokenFactProblems({ seen }: Evidence): string[] {
  const facts = new Map<string, string>();
  return seen.flatMap(({ exchange: { id, issued } }) =>
    issued.flatMap((token) => {
      const known = facts.get(token.tag) ?? told(token);
      facts.set(token.tag, known);
      if (known !== told(token))
        return [`The exchange ${id} tells other things of the token ${token.tag} than before.`];
      const isBoth = token.headerSafe && token.flaw === 'unsendable';
      return isBoth
        ? [`The exchange ${id} says of the token ${token.tag} that a header can carry it, and that none can.`]
        : [];
    }),
  );
}

const OWN = /^token\/\d+$/;

/** Whether one of the run's own requests gave a token: with a success that issued one. */
function gave({ exchange: { reply, issued } }: Seen): boolean {
  return reply !== null && reply.status < 300 && issued.length > 0;
}

/** The secrets that may be missing when a call's turn comes: nobody has to configure a second client, or to set a cookie. */
const MAY_BE_MISSING: readonly SecretRef['secret'][] = ['access_token', 'second_client_secret', 'cookie'];

/** What is known of tokens when an exchange ends. */
interface Known {
  readonly byId: ReadonlyMap<string, Seen>;
  /** The last of the run's own requests for a token. */
  readonly last: Seen | undefined;
  /** Tags of tokens that were sent. */
  readonly used: ReadonlySet<string>;
}

/** Why there was a token after all; `null` where there may have been none. */
function hadToken(ref: SecretRef, at: Seen, { byId, last, used }: Known): string | null {
  if (ref.secret !== 'access_token') return null;
  if (ref.issuedBy !== undefined) {
    return byId.get(ref.issuedBy)?.exchange.issued.length ? `${ref.issuedBy} had issued one` : null;
  }
  // Without a token the wire asks for one before it gives up, and says so only where the last answer was none.
  if (last === undefined) return 'none had been asked for';
  const isInUse = last.exchange.issued.some(({ tag }) => used.has(tag)) || at.sent > last.end + SAME_MOMENT_MS;
  return gave(last) && isInUse ? `${last.exchange.id} had issued one` : null;
}

/** Why a call cannot have lacked a token; `null` where it can. */
function whyNotLacking(each: Seen, known: Known): string | null {
  const { exchange, asked } = each;
  if (exchange.failure?.kind !== 'no-token' || !asked) return null;
  const wanted = secretsOf(asked.call).filter(({ secret }) => MAY_BE_MISSING.includes(secret));
  const had = wanted.map((ref) => hadToken(ref, each, known));
  if (had.length === 0) return 'it carries none';
  return had.includes(null) ? null : (had[0] as string);
}

/** A call lacks a token only where none had been issued that it could carry. */
export function noTokenProblems({ seen }: Evidence): string[] {
  const byId = new Map<string, Seen>();
  const used = new Set<string>();
  let last: Seen | undefined;
  return seen.flatMap((each) => {
    const { exchange, left } = each;
    const why = whyNotLacking(each, { byId, last, used });
    byId.set(exchange.id, each);
    if (OWN.test(exchange.id)) last = each;
    if (left) for (const { tag } of namedSecrets(exchange.request)) if (tag !== undefined) used.add(tag);
    return why ? [`The exchange ${exchange.id} cannot have lacked a token: ${why}.`] : [];
  });
}

/** Forms that a configured secret may lack: one without letters reads the same in the other case. */
const SECRET_MAY_LACK: readonly string[] = ['case-swapped', 'full-width'];
const OPAQUE_MAY_LACK: readonly string[] = [...SIGNED_ALTERATIONS, 'case-swapped'];

/** The altered forms of secrets that were sent: `client_secret truncated`, `3f9a0c12 alg-none`. */
function formsSent(seen: readonly Seen[]): Map<string, Seen> {
  const forms = new Map<string, Seen>();
  for (const each of seen.filter(({ left }) => left)) {
    for (const { secret, tag, form } of namedSecrets(each.exchange.request)) {
      if (form !== undefined && tag !== undefined)
        forms.set(`${secret === 'access_token' ? tag : secret} ${form}`, each);
    }
  }
  return forms;
}

/** Why a secret has the altered form; `null` where it may have none. */
function hasForm(ref: SecretRef, token: IssuedToken | undefined, forms: ReadonlyMap<string, Seen>): string | null {
  const { secret, altered = '' } = ref;
  const sent = forms.get(`${secret === 'access_token' ? token?.tag : secret} ${altered}`);
  if (sent) return `${sent.exchange.id} was sent with it`;
  if (secret !== 'access_token') return SECRET_MAY_LACK.includes(altered) ? null : `every ${secret} has it`;
  if (!token) return 'there was no token to alter';
  if (token.format === 'jwt') return `the token ${token.tag} is signed`;
  return OPAQUE_MAY_LACK.includes(altered) ? null : `every token has it`;
}

/** A secret lacks an altered form only where its kind may, and where nothing else was sent with that form. */
export function alterationProblems({ seen }: Evidence): string[] {
  const forms = formsSent(seen);
  const issuedBy = new Map<string, IssuedToken | undefined>();
  let own: IssuedToken | undefined;
  const problems: string[] = [];
  for (const each of seen) {
    const { exchange, asked } = each;
    const { id, failure, issued } = exchange;
    if (failure?.kind === 'not-alterable' && asked) {
      const altered = secretsOf(asked.call).filter(({ altered: form }) => form !== undefined);
      const of = (ref: SecretRef) => (ref.issuedBy === undefined ? own : issuedBy.get(ref.issuedBy));
      const said = altered.find((ref) => notAlterable(ref) === failure.message);
      const why = said ? hasForm(said, of(said), forms) : 'it alters no secret in that way';
      if (why) problems.push(`The exchange ${id} says that ${failure.message}, and cannot: ${why}.`);
    }
    issuedBy.set(id, issued[0]);
    if (OWN.test(id) && gave(each)) own = issued[0];
  }
  return [...problems, ...unsignedProblems(seen)];
}

/** Only a signed token (JWT) can be altered in what is signed. */
function unsignedProblems(seen: readonly Seen[]): string[] {
  const opaque = new Set(
    seen
      .flatMap(({ exchange }) => exchange.issued)
      .filter(({ format }) => format === 'opaque')
      .map(({ tag }) => tag),
  );
  return seen.flatMap(({ exchange }) => {
    const signed = namedSecrets(exchange.request).find(
      ({ secret, tag = '', form = '' }) =>
        secret === 'access_token' && opaque.has(tag) && (SIGNED_ALTERATIONS as readonly string[]).includes(form),
    );
    return signed
      ? [
          `The exchange ${exchange.id} carries the token ${signed.tag} in a form that only signed tokens have, and it is said to be opaque.`,
        ]
      : [];
  });
}
