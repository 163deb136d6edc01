/** A recorded request's body as `curl` arguments, or as input piped into it. */
import { hash } from 'node:crypto';
import type { RecordedBody, RecordedRequest } from '../../contract/evidence.ts';
import { namesSecret, type Place, type Written, written } from './secrets.ts';
import { argument, isPrintable, literal, output, type Piece } from './shell.ts';

/** How `curl` gets a body. */
export interface BodyLine {
  readonly piped?: string;
  readonly args: readonly string[];
  readonly notes: readonly string[];
  readonly possible: boolean;
}

/** Nothing is said of a body. */
export const NO_BODY: BodyLine = { args: [], notes: [], possible: true };
/** Methods without content unless one is given (RFC 9110 §8.6). */
const WITHOUT_CONTENT = /^(GET|HEAD|DELETE|OPTIONS|TRACE|CONNECT)$/i;
const FROM_INPUT = ['--data-binary', '@-'];

/** How a secret is escaped in a body: the record shows only the text around it. */
function placeIn(text: string): Place {
  if (/^\s*[[{"]/.test(text)) return 'json';
  return /^[^\s=&]*=/.test(text) && !text.startsWith('--') ? 'percent' : 'none';
}

const WHOLE_SECRET = /^([\x21-\x25\x27-\x3c\x3e-\x7e]+=)(<[a-z_]+(?::[0-9a-f]{8})?>)$/;

function encodedByCurl(text: string): BodyLine | null {
  const groups: { readonly encode: boolean; readonly text: string }[] = [];
  for (const pair of text.split('&')) {
    const encode = WHOLE_SECRET.test(pair);
    if (pair === '' || (!encode && namesSecret(pair))) return null;
    const last = groups.at(-1);
    if (last && !last.encode && !encode) groups[groups.length - 1] = { encode, text: `${last.text}&${pair}` };
    else groups.push({ encode, text: pair });
  }
  const args = groups.flatMap((group) => {
    if (!group.encode) return ['--data-raw', argument([literal(group.text)])];
    const pieces = written(group.text, 'none').pieces as readonly [{ bytes: Buffer }, { shell: string }];
    return ['--data-urlencode', `"${pieces[0].bytes.toString()}${pieces[1].shell}"`];
  });
  return { args, notes: [], possible: true };
}

const NAME = /^[\w.-]+=/;

function textBody(text: string): BodyLine {
  const place = placeIn(text);
  const isPlainForm = place === 'percent' && namesSecret(text) && text.split('&').every((pair) => NAME.test(pair));
  const byCurl = isPlainForm && isPrintable([literal(text)]) ? encodedByCurl(text) : null;
  return byCurl ?? ofPieces(written(text, place));
}

function ofPieces({ pieces, notes, possible }: Written): BodyLine {
  if (isPrintable(pieces)) return { args: ['--data-raw', argument(pieces)], notes, possible };
  return { piped: output(pieces), args: FROM_INPUT, notes, possible };
}

const isWhole = (text: string, { bytes, sha256 }: RecordedBody) =>
  Buffer.byteLength(text) === bytes && hash('sha256', text) === sha256;

/** Repetitions of the last letter that mark a value as lengthened by the suite. */
const LONG_RUN = 21;

/** Text cut off within a long run of one letter: the text before the run, the member, and the letter. */
function brokenOff(text: string): readonly [head: string, member: string, letter: string] | null {
  const letter = text.at(-1) ?? '';
  let start = text.length;
  while (start > 0 && text[start - 1] === letter) start -= 1;
  if (!/^[A-Za-z0-9]$/.test(letter) || text.length - start < LONG_RUN || !text.startsWith('{')) return null;
  const head = text.slice(0, start);
  const quote = head.lastIndexOf('"');
  const name = head.lastIndexOf('"', quote - 3);
  const member = head.slice(name + 1, quote - 2);
  const isMember = name > 0 && member !== '' && head.slice(quote - 2, quote) === '":';
  return isMember && !/\\/.test(member + head.slice(quote)) ? [head, member, letter] : null;
}

function tailOf(text: string, member: string): string | null {
  const at = text.indexOf(`"${member}":"`);
  if (at < 0) return null;
  const end = /[^\\]"/.exec(text.slice(at + member.length + 3));
  return end ? text.slice(at + member.length + 3 + end.index + 1) : null;
}

const MOST_TAILS = 16;

/** A long text of which only the beginning was recorded, and whether the recorded digest confirms it. */
interface Guess {
  readonly text: string;
  readonly isSure: boolean;
}

/** Rebuilds a text cut off in the record: only brackets, or one long value and what follows it in other reports. */
function wholeText(body: RecordedBody, others: readonly string[]): Guess | null {
  const beginning = body.text ?? '';
  if (/^\[+$/.test(beginning)) {
    const text = '['.repeat(body.bytes / 2) + ']'.repeat(body.bytes / 2);
    return isWhole(text, body) ? { text, isSure: true } : null;
  }
  const found = brokenOff(beginning);
  if (!found) return null;
  const [head, member, letter] = found;
  const tails = new Set(['"}', ...others.flatMap((text) => tailOf(text, member) ?? [])]);
  const guesses = [...tails].slice(0, MOST_TAILS).flatMap((tail) => {
    const length = body.bytes - Buffer.byteLength(head + tail);
    return length > 0 ? [head + letter.repeat(length) + tail] : [];
  });
  const sure = guesses.find((text) => isWhole(text, body));
  const text = sure ?? guesses[1];
  return text === undefined ? null : { text, isSure: sure !== undefined };
}

const OTHER_TAIL =
  'The record holds only the beginning of this body: what stands behind the long value is taken from another report.';

function longBody(body: RecordedBody, others: readonly string[]): BodyLine {
  const whole = wholeText(body, others);
  if (whole === null) {
    const note = `No single line can show this: the body had ${body.bytes} bytes (SHA-256 ${body.sha256}), and only its beginning is in the record.`;
    return { args: [], notes: [note], possible: false };
  }
  const { text, isSure } = whole;
  const pieces = /^\[+\]+$/.test(text) ? nested(text.length / 2) : [literal(text)];
  // Linux passes no argument longer than 128 KiB to a program.
  return { piped: output(pieces), args: FROM_INPUT, notes: isSure ? [] : [OTHER_TAIL], possible: true };
}

function nested(depth: number): Piece[] {
  const spaces = `$(printf '%${depth}s' '' | sed`;
  return [{ shell: `${spaces} 's/ /[/g')` }, { shell: `${spaces} 's/ /]/g')` }];
}

/** The body of a request for its line; `others` are bodies of other requests of the same operation. */
export function bodyLine({ body, method }: RecordedRequest, others: readonly string[]): BodyLine {
  if (body === null || body.bytes === 0) {
    const saysNothing = body === null && WITHOUT_CONTENT.test(method);
    return saysNothing ? NO_BODY : { ...NO_BODY, args: ['--data-raw', "''"] };
  }
  if (body.sha256 !== undefined) return longBody(body, others);
  if (body.base64 !== undefined) {
    return ofPieces({ pieces: [{ bytes: Buffer.from(body.base64, 'base64') }], notes: [], possible: true });
  }
  return textBody(body.text ?? '');
}
