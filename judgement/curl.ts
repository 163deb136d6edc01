/** `curl` lines that reproduce an exchange, with secrets as shell variables. */
import { SHELL_VARIABLES } from '../cases/placeholder.ts';
import type { Exchange } from '../contract/evidence.ts';
import { operations } from '../contract/interface.ts';
import type { RunContext } from '../contract/run.ts';
import { around, type Exchanges } from './curl/around.ts';
import { requestLine } from './curl/request.ts';
import { CLIENT_ID } from './curl/secrets.ts';
import { argument, literal, output } from './curl/shell.ts';

export type { Exchanges } from './curl/around.ts';

/** How an exchange is sent again. */
export interface Reproduction {
  /** The line that sends the request; `null` where none can. */
  readonly line: string | null;
  /** Lines that have to be run first: the token that was used, the guest's check-in. */
  readonly before: readonly string[];
  /**
   * Sentences that a reader has to know: what the line leaves out, or why there is none. Where there is one that begins with
   * "No single line", the line alone does not show what the run has shown.
   */
  readonly notes: readonly string[];
}

/** What curl cannot know of a request that was never sent. */
function unsent({ failure }: Exchange): string[] {
  const never = ['not-sent', 'no-token', 'not-alterable', 'not-sendable', 'pool-exhausted', 'no-reservation-id'];
  return failure && never.includes(failure.kind) ? ['The run did not send this request.'] : [];
}

const REMEMBERED =
  'A service that compares tokens with those it has seen shows this only after a valid use: send a report with the token itself first.';

/** A token that is near the right one: some services accept it only once they know the right one. */
const nearToken = ({ request }: Exchange): string[] =>
  /<access_token(:[0-9a-f]{8})? (?!key-|alg-)[a-z-]+>/.test(JSON.stringify(request.headers)) ? [REMEMBERED] : [];

/** Reads the token out of a reply, with the escapes of JSON that writers use for its characters. */
const TOKEN_OUT = [
  `sed -n '/"access_token"/{s/.*"access_token"[[:space:]]*:[[:space:]]*"\\([^"]*\\)".*/\\1/;`,
  `s/\\\\\\//\\//g;s/\\\\u002[fF]/\\//g;s/\\\\u002[bB]/+/g;s/\\\\u003[dD]/=/g;p;}'`,
].join('');

const quietly = (line: string) => line.replace(/(^|\| )curl -i /, '$1curl -sS ');
const tokenFrom = (line: string) => `${SHELL_VARIABLES.access_token}=$(${line} | ${TOKEN_OUT})`;

const noExchanges: Exchanges = new Map();

/** How many other reports a long one may take its end from: thousands would say no more. */
const MOST_BODIES = 40;

function bodiesOf({ request: own, id: ownId }: Exchange, exchanges: Exchanges): string[] {
  const found: string[] = [];
  if (own.body?.sha256 === undefined) return found;
  for (const { request, id } of exchanges.values()) {
    if (found.length === MOST_BODIES) break;
    if (request.operation !== own.operation || id === ownId || request.method !== 'POST') continue;
    if (request.body?.text) found.push(request.body.text);
  }
  return found;
}

/**
 * How an exchange is sent again.
 * @param exchanges the others of the run: what came before this one is read off them
 */
export function reproduction(exchange: Exchange, exchanges: Exchanges = noExchanges): Reproduction {
  const own = requestLine(exchange.request, bodiesOf(exchange, exchanges));
  const { issuer, arrival, notes } = around(exchange, exchanges);
  const checkIn = arrival && requestLine(arrival.request).line;
  const token = issuer && requestLine(issuer.request).line;
  const before = [...(checkIn ? [checkIn] : []), ...(token ? [tokenFrom(quietly(token))] : [])];
  return { line: own.line, before, notes: [...unsent(exchange), ...notes, ...own.notes, ...nearToken(exchange)] };
}

/** A sentence as a comment of the shell: zsh, which may know none, finds nothing in it that it could run. */
const comment = (sentence: string) => `# ${sentence.replaceAll(/[^\x20-\x7e]|['"`\\;&|<>]|\$(?![A-Z_])/g, ' ')}`;

/** The line of an exchange for a text: the request alone, or a comment that says why there is none. */
export function curlOf(exchange: Exchange, exchanges: Exchanges = noExchanges): string {
  const { line, before, notes } = reproduction(exchange, exchanges);
  const first = before.length > 0 ? ['Run these lines one after another.'] : [];
  return [...[...first, ...notes].map(comment), ...before, ...(line === null ? [] : [line])].join('\n');
}

/** The line that puts a fresh token into `$ACCESS_TOKEN`, for the `curl` lines that use one. */
export function tokenLine({ target, clientId, claims }: Pick<RunContext, 'target' | 'clientId' | 'claims'>): string {
  const isForm = claims.includes('token-form') || !claims.includes('token-json');
  const secret = `$${SHELL_VARIABLES.client_secret}`;
  if (isForm) {
    const address = argument([literal(`${target.authUrl}${operations['token-form'].path}`)]);
    const id = argument([literal(`client_id=${clientId}`)]);
    return tokenFrom(
      `curl -sS ${address} -d grant_type=client_credentials --data-urlencode ${id} --data-urlencode "client_secret=${secret}"`,
    );
  }
  const address = argument([literal(`${target.baseUrl}${operations['token-json'].path}`)]);
  const body = output([
    literal(`{"client_id":${JSON.stringify(clientId)},"client_secret":"`),
    { shell: `$(printf %s "${secret}" | sed 's/[\\\\"]/\\\\&/g')` },
    literal('"}'),
  ]);
  return tokenFrom(`${body} | curl -sS ${address} -H 'Content-Type: application/json' --data-binary @-`);
}

/** The line that reads a variable as the suite does: the environment first, then `.env`, by the same reader. */
export function envLine(name: string): string {
  const read = `node -p 'require("dotenv").parse(require("fs").readFileSync(".env")).${name} ?? ""'`;
  const missing = `: "\${${name}:?is not set: set it, or paste this in the folder of the suite, beside .env}"`;
  return `${name}=\${${name}:-$(${read} 2>/dev/null)}; ${missing}`;
}

/**
 * What a report shows above its `curl` lines, so that they can be pasted: the secrets that they use out of `.env`, and a
 * fresh token. Lines that begin with `#` are sentences.
 */
export function preparation(
  context: Pick<RunContext, 'target' | 'clientId' | 'claims'>,
  lines: readonly (string | null)[],
): string[] {
  const all = lines.join('\n');
  const needsToken = all.includes(SHELL_VARIABLES.access_token);
  const needed = needsToken ? [all, tokenLine(context)].join('\n') : all;
  const secrets = [...new Set(Object.values(SHELL_VARIABLES))].filter(
    (name) => name !== SHELL_VARIABLES.access_token && new RegExp(`\\$\\{?${name}\\b`).test(needed),
  );
  const { embedded } = context.target;
  return [
    ...(embedded && needed !== ''
      ? ['# The embedded mock has ended with the run: start it with npm run mock, and put its address into the lines.']
      : []),
    ...(secrets.length > 0 ? ['# In the folder of the suite: the secrets, from the environment or .env.'] : []),
    ...secrets.map(envLine),
    ...(needed.includes(`$${CLIENT_ID}`) ? [`${CLIENT_ID}=${argument([literal(context.clientId)])}`] : []),
    ...(needsToken ? ['# A fresh token.', tokenLine(context)] : []),
  ];
}
