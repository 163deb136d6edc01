/** One recorded request as a `curl` line. */
import type { NameValue, RecordedRequest } from '../../contract/evidence.ts';
import { bodyLine, NO_BODY } from './body.ts';
import { type Written, written } from './secrets.ts';
import { argument, word } from './shell.ts';

const TOKEN = /^[A-Za-z0-9!#$%&'*+.^_`|~-]+$/;
const OWN_FIELDS = ['User-Agent', 'Accept'];
/** From this many bytes, some curl versions first ask whether the body is welcome (`Expect`). */
const EXPECTING = 1000;
const DOTS = /\/(\.|%2e){1,2}(\/|\?|$)/i;

/** Why HTTP or curl cannot express a request; `null` if they can. */
function whyNot({ method, url, headers }: RecordedRequest): string | null {
  if (!TOKEN.test(method)) return 'its method holds characters that no method can hold';
  if (
    !/^https?:\/\/[^/?#\s]+/i.test(url) ||
    !/^[\x21-\x7e]+$/.test(url.replace(/<[a-z_]+(:[0-9a-f]+)?( [a-z-]+)?>/g, ''))
  )
    return 'its address is no http or https URL';
  const isSendable = ([name, value]: NameValue) => TOKEN.test(name) && /^[\t\x20-\x7e\x80-\xff]*$/.test(value);
  return headers.every(isSendable) ? null : 'a header field holds characters that none can hold';
}

const has = (headers: readonly NameValue[], name: string) =>
  headers.some(([given]) => given.toLowerCase() === name.toLowerCase());

function headerArguments(request: RecordedRequest, hasBody: boolean) {
  const given = request.headers.map(([name, value]) => {
    const text = written(value, 'none', 'latin1');
    // An empty field ends in a semicolon: given only a colon, curl drops the field.
    const pieces =
      value.trim() === ''
        ? [{ bytes: Buffer.from(`${name};`) }]
        : [{ bytes: Buffer.from(`${name}: `) }, ...text.pieces];
    return { ...text, args: ['-H', argument(joined(pieces))] };
  });
  const bytes = request.body?.bytes ?? 0;
  const suppressed = [
    ...OWN_FIELDS,
    ...(hasBody ? ['Content-Type'] : []),
    ...(bytes >= EXPECTING || has(request.headers, 'Transfer-Encoding') ? ['Expect'] : []),
  ].filter((name) => !has(request.headers, name));
  return {
    args: [...given.flatMap(({ args }) => args), ...suppressed.flatMap((name) => ['-H', `'${name}:'`])],
    notes: given.flatMap(({ notes }) => notes),
    possible: given.every(({ possible }) => possible),
  };
}

function joined(pieces: Written['pieces']): Written['pieces'] {
  const done: Written['pieces'][number][] = [];
  for (const piece of pieces) {
    const last = done.at(-1);
    if (last && 'bytes' in last && 'bytes' in piece) {
      done[done.length - 1] = { bytes: Buffer.concat([last.bytes, piece.bytes]) };
    } else done.push(piece);
  }
  return done;
}

/** The target as sent, where curl would write the address differently. */
function addressArguments(url: string): string[] {
  return [
    ...(/^https:/i.test(url) ? ['--http1.1'] : []),
    ...(DOTS.test(url) ? ['--path-as-is'] : []),
    ...(/[[\]{}]/.test(url) ? ['-g'] : []),
  ];
}

/** The line that sends a recorded request, or why there is none; `others`: bodies of other requests of the operation. */
export function requestLine(
  request: RecordedRequest,
  others: readonly string[] = [],
): { readonly line: string | null; readonly notes: readonly string[] } {
  const why = whyNot(request);
  if (why) return { line: null, notes: [`No curl line sends this request: ${why}.`] };
  const isHead = request.method === 'HEAD';
  const body = isHead ? NO_BODY : bodyLine(request, others);
  const headers = headerArguments(request, body.args.length > 0);
  const url = written(request.url, 'percent');
  const lost =
    isHead && (request.body?.bytes ?? 0) > 0 ? ['curl sends no body with HEAD; the recorded request had one.'] : [];
  const notes = [...new Set([...url.notes, ...headers.notes, ...body.notes, ...lost])];
  if (!body.possible || !headers.possible || !url.possible) return { line: null, notes };
  const line = [
    'curl',
    ...(isHead ? ['-I'] : ['-i', '-X', word(request.method)]),
    ...addressArguments(request.url),
    argument(url.pieces),
    ...headers.args,
    ...body.args,
  ].join(' ');
  return { line: body.piped ? `${body.piped} | ${line}` : line, notes };
}
