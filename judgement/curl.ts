/** `curl` lines that reproduce an exchange, with secrets as shell variables. */

import type { SecretRef } from '../cases/call.ts';
import { PLACEHOLDER, SHELL_VARIABLES } from '../cases/placeholder.ts';
import type { Exchange, RecordedRequest } from '../contract/evidence.ts';
import { operations } from '../contract/interface.ts';
import type { RunContext } from '../contract/run.ts';

function variable(name: SecretRef['secret'], altered: string | undefined): string {
  const base = SHELL_VARIABLES[name];
  if (altered === ' truncated') return `\${${base}%????}`;
  if (altered === ' extended') return `\${${base}}xxxx`;
  return `\${${base}}`;
}

/** Quotes an argument for a POSIX shell; placeholders become variables. */
function quote(text: string): string {
  const pieces: string[] = [];
  let end = 0;
  for (const match of text.matchAll(PLACEHOLDER)) {
    pieces.push(single(text.slice(end, match.index)), `"${variable(match[1] as SecretRef['secret'], match[3])}"`);
    end = match.index + match[0].length;
  }
  pieces.push(single(text.slice(end)));
  return pieces.filter((piece) => piece !== "''").join('') || "''";
}

function single(text: string): string {
  return `'${text.replaceAll("'", "'\\''")}'`;
}

function bodyArguments(request: RecordedRequest): string[] {
  const { body } = request;
  if (body === null) return [];
  if (body.sha256)
    return [
      `--data-binary @body.txt # ${body.bytes} bytes, SHA-256 ${body.sha256}, beginning ${quote((body.text ?? '').slice(0, 40))}`,
    ];
  if (body.base64 !== undefined) return [`--data-binary @<(echo ${body.base64} | base64 -d)`];
  const text = body.text ?? '';
  const isForm = request.headers.some(
    ([name, value]) => name.toLowerCase() === 'content-type' && value.includes('urlencoded'),
  );
  if (!isForm || !text.match(PLACEHOLDER)) return ['--data-raw', quote(text)];
  // A secret has to be encoded for the form by curl itself: the shell variable holds it raw.
  return text.split('&').flatMap((pair) => [pair.match(PLACEHOLDER) ? '--data-urlencode' : '--data', quote(pair)]);
}

/** The `curl` line of an exchange. Parts of secrets that a shell cannot alter are named in a comment. */
export function curlOf(exchange: Exchange): string {
  const { request } = exchange;
  const headers = request.headers
    .filter(([name]) => !/^(user-agent|accept)$/i.test(name))
    .flatMap(([name, value]) => ['-H', value === '' ? quote(`${name};`) : quote(`${name}: ${value}`)]);
  const altered = [...JSON.stringify(request).matchAll(PLACEHOLDER)].map((match) => match[3]?.trim());
  const strange = [...new Set(altered)].filter((name) => name && name !== 'truncated' && name !== 'extended');
  const noType =
    request.body && !request.headers.some(([name]) => name.toLowerCase() === 'content-type')
      ? ['-H', "'Content-Type:'"]
      : [];
  const line = [
    'curl',
    '-i',
    '-X',
    request.method,
    quote(request.url),
    ...headers,
    ...noType,
    ...bodyArguments(request),
  ].join(' ');
  return strange.length > 0 ? `${line} # with the secret ${strange.join(', ')}` : line;
}

/** The line that puts a fresh token into `$ACCESS_TOKEN`, for the `curl` lines that use one. */
export function tokenLine(context: Pick<RunContext, 'target' | 'clientId'>): string {
  const url = `${context.target.authUrl}${operations['token-form'].path}`;
  return [
    `ACCESS_TOKEN=$(curl -s ${single(url)} -d grant_type=client_credentials`,
    `--data-urlencode ${single(`client_id=${context.clientId}`)} --data-urlencode "client_secret=$${SHELL_VARIABLES.client_secret}"`,
    `| sed -n 's/.*"access_token" *: *"\\([^"]*\\)".*/\\1/p')`,
  ].join(' ');
}
