/** How to send a request again: a `curl` line if that shows the same failure, else `npx lodging-certification send`. */
import { onceOf } from '../cases/once.ts';
import { namedSecrets, PLACEHOLDER } from '../cases/placeholder.ts';
import { uniqueValuesOf } from '../cases/sequence.ts';
import { isAboutWholeRun } from '../contract/catalogue/whole-run.ts';
import type { Exchange, RecordedRequest } from '../contract/evidence.ts';
import { tokenFacts } from '../contract/interface.ts';
import type { RunContext } from '../contract/run.ts';
import { isTokenOperation } from '../contract/words.ts';

/** The shell variables for secrets. Requests with other secrets are sent by `npx lodging-certification send`. */
const VARIABLES: Readonly<Record<string, string>> = {
  client_secret: 'LODGING_CLIENT_SECRET',
  access_token: 'ACCESS_TOKEN',
};

/** Nobody pastes longer lines, and some terminals cut them. */
const LONGEST_LINE = 3000;
const PRINTABLE = /^[\x20-\x7e]*$/;
const FIELD_NAME = /^[A-Za-z0-9-]+$/;
/** Header fields about framing and connection (RFC 9112), which `curl` sets itself. */
const FRAMING = /^(transfer-encoding|content-length|expect|te|trailer|upgrade|host)$/i;
/** What `curl` would write differently: dot segments, its own patterns, secrets. */
const ODD_URL = /\/(\.|%2e){1,2}(\/|\?|$)|[[\]{}<>]/i;
/** From this many bytes on, some versions of curl send `Expect: 100-continue`. */
const EXPECTING = 1000;

/** Also safe in PowerShell, where a comma makes a list and an at sign is an operator. */
const isWord = (text: string) => /^[A-Za-z0-9_./:=%+-]+$/.test(text);
const single = (text: string) => `'${text.replaceAll("'", "'\\''")}'`;

/** One word for a shell, quoted if needed. */
export const word = (text: string): string => (isWord(text) ? text : single(text));

/** The command that sends the requests of a requirement or instance again, and says whether it holds. */
export const sendLine = (id: string): string => `npx lodging-certification send ${word(id)}`;

/** Text in single quotes, with an expression in double quotes wherever the pattern matches. */
function quoted(text: string, pattern: RegExp, expression: (found: RegExpMatchArray) => string): string {
  let written = '';
  let end = 0;
  for (const found of text.matchAll(pattern)) {
    const before = text.slice(end, found.index);
    written += `${before && single(before)}"${expression(found)}"`;
    end = (found.index ?? 0) + found[0].length;
  }
  const after = text.slice(end);
  return written + (after === '' && written !== '' ? '' : single(after));
}

/** Shell expressions for the unique values of a sequence: `$N`, the time in seconds, is new to the service. */
function freshValues(seed: string, sequence: string): ReadonlyMap<string, string> {
  return new Map(
    uniqueValuesOf(seed, sequence).map(({ value, stay, room }) => {
      const lowest = 10 ** (value.length - 1);
      const number = stay === 1 ? '$N' : `$((N+${stay - 1}))`;
      return [value, room ? `$(((N+${stay - 1})%${9 * lowest}+${lowest}))` : number] as const;
    }),
  );
}

/** Whether no unique value in a report is sent twice; one that is escaped or in another case is not replaced. */
function isFreshened({ operation, body }: RecordedRequest, fresh: ReadonlyMap<string, string>): boolean {
  const text = body?.text ?? '';
  const values = [...fresh.keys()];
  const left = values.reduce((rest, value) => rest.replaceAll(value, ''), text).toLowerCase();
  const isOtherwise = text.includes('\\u') || values.some((value) => left.includes(value.toLowerCase()));
  const hasSome = left.length < text.length || !/^\s*\{\s*"/.test(text);
  return isTokenOperation(operation) || (!isOtherwise && hasSome);
}

/** The tags of the tokens that a run fetched for itself: any fresh token can replace them. */
const ownTokens = onceOf(
  (exchanges: ReadonlyMap<string, Exchange>) =>
    new Set(
      [...exchanges.values()]
        .flatMap(({ id, issued }) => (id.startsWith('token/') ? issued : []))
        .map(({ tag }) => tag),
    ),
);

/** Whether a shell has each secret of a request: unaltered, and tokens like those of the run. */
function hasPlainSecrets({ request }: Exchange, exchanges: ReadonlyMap<string, Exchange>): boolean {
  return namedSecrets(request).every(
    ({ secret, tag, form }) =>
      secret in VARIABLES &&
      form === undefined &&
      (secret !== 'access_token' || (tag !== undefined && ownTokens(exchanges).has(tag))),
  );
}

function isPlainRequest({ method, url, headers, body, connection }: RecordedRequest): boolean {
  return (
    connection === undefined &&
    /^[A-Z]+$/.test(method) &&
    method !== 'HEAD' &&
    /^https?:\/\/[\x21-\x7e]+$/.test(url) &&
    !ODD_URL.test(url) &&
    headers.every(
      ([name, value]) => FIELD_NAME.test(name) && !FRAMING.test(name) && value.trim() !== '' && PRINTABLE.test(value),
    ) &&
    (body === null || body.bytes === 0 || (body.sha256 === undefined && PRINTABLE.test(body.text ?? '\0')))
  );
}

/** Within a JSON string a quote or backslash of the secret is escaped (RFC 8259 §7). */
const inJson = (variable: string) => `$(printf %s "$${variable}" | sed 's/[\\\\"]/\\\\&/g')`;

const WHOLE_SECRET = /^([a-z_]+)=<(client_secret|access_token)(?::[0-9a-f]{8})?>$/;

/** The arguments for a body; `null` if a secret is in a place that no argument can escape. */
function bodyArguments(request: RecordedRequest, fresh: ReadonlyMap<string, string>): string[] | null {
  const text = request.body?.text ?? '';
  const isJson = /^\s*[[{"]/.test(text);
  if (!isJson && namedSecrets({ ...request, headers: [], url: '' }).length > 0) {
    const pairs = text.split('&').map((pair) => {
      const [, name, secret = ''] = WHOLE_SECRET.exec(pair) ?? [];
      if (name) return `--data-urlencode "${name}=$${VARIABLES[secret]}"`;
      return pair === '' || pair.match(PLACEHOLDER) ? null : `--data-raw ${single(pair)}`;
    });
    // Only token requests are sent as forms: a report in a form must be refused.
    return isTokenOperation(request.operation) && !pairs.includes(null) ? (pairs as string[]) : null;
  }
  const pattern = new RegExp([PLACEHOLDER.source, ...fresh.keys()].join('|'), 'g');
  const expression = ([found, secret = '']: RegExpMatchArray) =>
    fresh.get(found) ?? inJson(VARIABLES[secret] as string);
  return [`--data-raw ${quoted(text, pattern, expression)}`];
}

/** One request as a `curl` line; `null` if a plain line cannot send it. */
function requestLine(request: RecordedRequest, fresh: ReadonlyMap<string, string>): string | null {
  const { method, url, headers, body } = request;
  const data = body === null && /^(GET|DELETE|OPTIONS)$/.test(method) ? [] : bodyArguments(request, fresh);
  if (!isPlainRequest(request) || data === null) return null;
  const given = headers.map(
    ([name, value]) => `-H ${quoted(`${name}: ${value}`, PLACEHOLDER, ([, secret = '']) => `$${VARIABLES[secret]}`)}`,
  );
  const kept = [
    'User-Agent',
    'Accept',
    ...(data.length > 0 ? ['Content-Type'] : []),
    ...((body?.bytes ?? 0) >= EXPECTING ? ['Expect'] : []),
  ].filter((name) => !headers.some(([own]) => own.toLowerCase() === name.toLowerCase()));
  const line = [
    // The shell's prompt, or the next reply, begins on a separate line.
    `curl -i -w '\\n' -X ${method}`,
    ...(url.startsWith('https:') ? ['--http1.1'] : []),
    single(url),
    ...given,
    ...kept.map((name) => `-H '${name}:'`),
    ...data,
  ].join(' ');
  return line.length > LONGEST_LINE ? null : line;
}

/** Sources of reservation ids that a shell also knows: values that the check-in itself sends. */
const SENT_IDS = ['hotel-confirmation-number', 'supplier-reservation-id', 'omitted'];

function plainLines(
  exchange: Exchange,
  context: RunContext,
  exchanges: ReadonlyMap<string, Exchange>,
): string[] | null {
  const { id } = exchange;
  const [sequence = ''] = id.split(/#|\/arrival/);
  const isAlone = !exchanges.has(`${sequence}#1`) && !exchanges.has(`${sequence}/arrival2`);
  const sent = [exchanges.get(`${sequence}/arrival`), exchange].filter((each, at, all) => all.indexOf(each) === at);
  const steps = sent.filter((each) => each !== undefined);
  const isRepeatable = steps.every(
    (each) => (each.reply ?? each.failure?.kind === 'timeout') && !each.leased && hasPlainSecrets(each, exchanges),
  );
  if (!isAlone || !isRepeatable || id.startsWith('preflight/')) return null;
  if (steps.length > 1 && !SENT_IDS.includes(context.values.reservationIdFrom)) return null;
  const fresh = freshValues(context.seed, sequence);
  const lines = steps.map(({ request }) => (isFreshened(request, fresh) ? requestLine(request, fresh) : null));
  if (lines.includes(null)) return null;
  const isFresh = lines.some((line) => /\bN\b/.test(line?.replaceAll(/'[^']*'/g, '') ?? ''));
  return [...(isFresh ? ['N=$(date +%s)'] : []), ...(lines as string[])];
}

/** What a reproduction needs besides its exchange. */
export interface Reproduced {
  /** The instance or requirement that the exchange breaks. */
  readonly id: string;
  readonly context: RunContext;
  /** All of the run, by their ids. */
  readonly exchanges: ReadonlyMap<string, Exchange>;
}

/** The lines that send an exchange again, after the check-in of its stay, with values that the service has not seen. */
export function curlOf(exchange: Exchange, { id, context, exchanges }: Reproduced): string {
  // A failure judged over a whole run may be intermittent: a single line would suggest that it is fixed.
  const lines = isAboutWholeRun(id.split(':')[0] as string) ? null : plainLines(exchange, context, exchanges);
  return lines?.join('\n') ?? sendLine(id);
}

/** Reads the token from a reply, undoing the JSON escapes that writers use for its characters. */
const TOKEN_OUT = [
  `sed -n '/"access_token"/{s/.*"access_token"[[:space:]]*:[[:space:]]*"\\([^"]*\\)".*/\\1/;`,
  `s/\\\\\\//\\//g;s/\\\\u002[fF]/\\//g;s/\\\\u002[bB]/+/g;s/\\\\u003[dD]/=/g;p;}'`,
].join('');

/** The line that puts a fresh token into `$ACCESS_TOKEN`. */
export function tokenLine({ target, clientId, claims }: Pick<RunContext, 'target' | 'clientId' | 'claims'>): string {
  const isForm = claims.includes('token-form') || !claims.includes('token-json');
  const secret = 'LODGING_CLIENT_SECRET';
  const id = JSON.stringify(clientId).replaceAll(/[^\x20-\x7e]/g, escaped);
  const [address, ...request] = isForm
    ? [
        `${target.authUrl}${tokenFacts['token-form'].path}`,
        '-d grant_type=client_credentials',
        `--data-urlencode ${printed(`client_id=${clientId}`)}`,
        `--data-urlencode "client_secret=$${secret}"`,
      ]
    : [
        `${target.baseUrl}${tokenFacts['token-json'].path}`,
        `-H 'Content-Type: application/json'`,
        `--data-raw ${single(`{"client_id":${id},"client_secret":"`)}"${inJson(secret)}"'"}'`,
      ];
  return `ACCESS_TOKEN=$(curl -sS ${printed(address)} ${request.join(' ')} | ${TOKEN_OUT})`;
}

const escaped = (character: string) =>
  [...Array(character.length).keys()]
    .map((at) => `\\u${character.charCodeAt(at).toString(16).padStart(4, '0')}`)
    .join('');

/** One word, with bytes that no terminal shows written for `printf`. */
function printed(text: string): string {
  if (PRINTABLE.test(text)) return single(text);
  const bytes = Buffer.from(text.replace(/[%\\]/g, (sign) => sign + sign)).toString('latin1');
  const format = bytes.replace(/[^\x20-\x7e]|'/g, (byte) => `\\${byte.charCodeAt(0).toString(8).padStart(3, '0')}`);
  return `"$(printf '${format}')"`;
}

/** The line that reads a variable as the suite does: environment first, then `.env`, with the same reader. */
export function envLine(name: string): string {
  const read = `node -p 'require("dotenv").parse(require("fs").readFileSync(".env")).${name} ?? ""'`;
  const missing = `: "\${${name}:?is not set: set it, or paste this in the folder of the suite, next to .env}"`;
  return `${name}=\${${name}:-$(${read} 2>/dev/null)}; ${missing}`;
}

/** Goes above `curl` lines, for pasting: secrets from `.env`, a fresh token. Lines starting with `#` are text. */
export function preparation(
  context: Pick<RunContext, 'target' | 'clientId' | 'claims'>,
  lines: readonly (string | null)[],
): string[] {
  const all = lines.join('\n');
  const needsToken = all.includes('$ACCESS_TOKEN');
  const needsSecret = needsToken || all.includes('$LODGING_CLIENT_SECRET');
  const isEmbedded = context.target.embedded && (needsSecret || all.includes('curl '));
  return [
    ...(isEmbedded
      ? [
          '# The embedded mock has ended with the run: start it with npx lodging-certification mock, and put its address into the lines.',
        ]
      : []),
    ...(needsSecret
      ? [
          '# In sh or bash, in the folder of the suite: the secret (environment or .env).',
          envLine('LODGING_CLIENT_SECRET'),
        ]
      : []),
    ...(needsToken ? ['# A fresh token.', tokenLine(context)] : []),
  ];
}
