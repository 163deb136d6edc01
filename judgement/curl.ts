/** `curl` lines that reproduce an exchange, with secrets as shell variables. */
import { SHELL_VARIABLES } from '../cases/placeholder.ts';
import { NEVER_LEFT } from '../cases/unsent.ts';
import type { Exchange } from '../contract/evidence.ts';
import { operations } from '../contract/interface.ts';
import type { RunContext } from '../contract/run.ts';
import { around, type Exchanges } from './curl/around.ts';
import { requestLine } from './curl/request.ts';
import { CLIENT_ID } from './curl/secrets.ts';
import { argument, literal, output } from './curl/shell.ts';

export type { Exchanges } from './curl/around.ts';

/** How to send an exchange again. */
interface Reproduction {
  readonly line: string | null;
  /** Lines to run first: the token used, the stay's check-in. */
  readonly before: readonly string[];
  /** For the reader; "No single line …" means that the line alone does not reproduce what the run showed. */
  readonly notes: readonly string[];
}

const unsent = ({ failure }: Exchange): string[] =>
  NEVER_LEFT.includes(failure?.kind) ? ['The run did not send this request.'] : [];

const REMEMBERED =
  'A service that compares tokens with those it has seen shows this only after a valid use: send a report with the token itself first.';

/** Some services accept a near-right token only once they know the right one. */
const nearToken = ({ request }: Exchange): string[] =>
  /<access_token(:[0-9a-f]{8})? (?!key-|alg-)[a-z-]+>/.test(JSON.stringify(request.headers)) ? [REMEMBERED] : [];

/** Reads the token from a reply, undoing the JSON escapes that writers use for its characters. */
const TOKEN_OUT = [
  `sed -n '/"access_token"/{s/.*"access_token"[[:space:]]*:[[:space:]]*"\\([^"]*\\)".*/\\1/;`,
  `s/\\\\\\//\\//g;s/\\\\u002[fF]/\\//g;s/\\\\u002[bB]/+/g;s/\\\\u003[dD]/=/g;p;}'`,
].join('');

const quietly = (line: string) => line.replace(/(^|\| )curl -i /, '$1curl -sS ');
const tokenFrom = (line: string) => `${SHELL_VARIABLES.access_token}=$(${line} | ${TOKEN_OUT})`;

const noExchanges: Exchanges = new Map();

/** How many other reports may supply the end of a long one: thousands would add nothing. */
const MOST_BODIES = 40;

function bodiesOf({ request: own, id: ownId }: Exchange, exchanges: Exchanges): string[] {
  if (own.body?.sha256 === undefined) return [];
  const bodies = [...exchanges.values()].flatMap(({ request: { operation, method, body }, id }) =>
    operation === own.operation && id !== ownId && method === 'POST' && body?.text ? [body.text] : [],
  );
  return bodies.slice(0, MOST_BODIES);
}

/** How to send an exchange again; `exchanges` are the rest of the run, to find what came before. */
export function reproduction(exchange: Exchange, exchanges: Exchanges = noExchanges): Reproduction {
  const own = requestLine(exchange.request, bodiesOf(exchange, exchanges));
  const { issuer, arrival, notes } = around(exchange, exchanges);
  const checkIn = arrival && requestLine(arrival.request).line;
  const token = issuer && requestLine(issuer.request).line;
  const before = [...(checkIn ? [checkIn] : []), ...(token ? [tokenFrom(quietly(token))] : [])];
  return { line: own.line, before, notes: [...unsent(exchange), ...notes, ...own.notes, ...nearToken(exchange)] };
}

/** A shell comment in which zsh, which may not know comments, finds nothing to run. */
const comment = (sentence: string) => `# ${sentence.replaceAll(/[^\x20-\x7e]|['"`\\;&|<>]|\$(?![A-Z_])/g, ' ')}`;

/** The line of an exchange as text: the request alone, or a comment saying why there is none. */
export function curlOf(exchange: Exchange, exchanges: Exchanges = noExchanges): string {
  const { line, before, notes } = reproduction(exchange, exchanges);
  const first = before.length > 0 ? ['Run these lines one after another.'] : [];
  return [...[...first, ...notes].map(comment), ...before, ...(line === null ? [] : [line])].join('\n');
}

/** The line that puts a fresh token into `$ACCESS_TOKEN`. */
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

/** The line that reads a variable as the suite does: environment first, then `.env`, with the same reader. */
export function envLine(name: string): string {
  const read = `node -p 'require("dotenv").parse(require("fs").readFileSync(".env")).${name} ?? ""'`;
  const missing = `: "\${${name}:?is not set: set it, or paste this in the folder of the suite, beside .env}"`;
  return `${name}=\${${name}:-$(${read} 2>/dev/null)}; ${missing}`;
}

/** Goes above `curl` lines, for pasting: secrets from `.env`, a fresh token. Lines starting with `#` are text. */
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
