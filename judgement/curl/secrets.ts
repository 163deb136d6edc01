/** Secrets as shell variables, altered as they were when sent and escaped for their place. */
import type { Alteration, SecretRef } from '../../cases/call.ts';
import { PLACEHOLDER, SHELL_VARIABLES } from '../../cases/placeholder.ts';
import { literal, type Piece } from './shell.ts';

/** How the surrounding text escapes a secret. */
export type Place = 'none' | 'json' | 'percent';

/** The client's id, for lines whose record does not show it. */
export const CLIENT_ID = 'LODGING_CLIENT_ID';
/** A token that no shell can make: the reader supplies it. */
const FORGED = 'FORGED_TOKEN';

const LOWER = 'abcdefghijklmnopqrstuvwxyz';
const UPPER = LOWER.toUpperCase();
const SWAP = `sed 'y/${LOWER}${UPPER}/${UPPER}${LOWER}/'`;
const LONG = 100;
const FULL_WIDTH = 0xfee0;

const header = (alg: string) => Buffer.from(JSON.stringify({ alg, typ: 'JWT' })).toString('base64url');
const unsigned = (alg: string) => (v: string) => `v=${v}; v=\${v#*.}; printf %s "${header(alg)}.\${v%%.*}."`;

/** Runs a command for each byte of `$v`, in `$c`. */
const eachByte = (command: string) => `LC_ALL=C; while [ "$v" ]; do r=\${v#?}; c=\${v%"$r"}; v=$r; ${command}; done`;
const CODE = `$(($(printf %d "'$c") & 255))`;
const PERCENT = `printf %%%02X ${CODE}`;

const ANOTHER_LETTER = "-e 's/ [Aa]/B/' -e 's/ ./A/'";
const LAST_PAIR = "-e 's/^\\(.*\\)\\([A-Za-z0-9][A-Za-z0-9]\\)/\\1 \\2/'";

/** Changes the signature's first letter; in an opaque token, the last but one. */
const TAMPER_SIGNATURE = (v: string) =>
  `case ${v} in (eyJ*.*.*) printf %s ${v} | sed -e 's/\\.\\([^.]*\\)$/. \\1/' ${ANOTHER_LETTER};; (*) printf %s ${v} | sed ${LAST_PAIR} ${ANOTHER_LETTER};; esac`;

const OPAQUE_HALF = `s=\${v##*|}; n=$((\${#s} / 2 + 2)); while [ $n -gt 0 ]; do s=\${s#?}; n=$((n - 1)); done; printf %s "$(printf %s "\${v%"$s"}" | sed ${LAST_PAIR} ${ANOTHER_LETTER})$s"`;
const OTHER_SUBJECT = [
  `p=\${v#*.}; p=\${p%%.*}; while [ $((\${#p} % 4)) -gt 0 ]; do p=$p=; done`,
  `p=$(printf %s "$p" | sed 'y/-_/+\\//' | base64 -d | sed -e 's/"sub" *: *"[^"]*"/"sub":"somebody-else"/' -e '/"sub":"somebody-else"/b' -e 's/} *$/,"sub":"somebody-else"}/')`,
  `p=$(printf %s $(printf %s "$p" | base64) | sed 'y/+\\//-_/;s/=*$//')`,
  `printf %s "\${v%%.*}.$p.\${v##*.}"`,
].join('; ');
const TAMPER_PAYLOAD = (v: string) => `v=${v}; case $v in (eyJ*.*.*) ${OTHER_SUBJECT};; (*) ${OPAQUE_HALF};; esac`;

const BY_HMAC = 'its header has alg HS256 and typ JWT, and it is signed by HMAC with';

/** The command that alters a variable; or, since a shell cannot sign, a description of the token to make. */
const COMMANDS: Readonly<Record<Alteration, ((variable: string) => string) | string>> = {
  truncated: (v) => `printf %s ${v} | sed 's/.\\{0,3\\}[^=]\\(=*\\)$/\\1/'`,
  extended: (v) => `printf %s ${v} | sed 's/=*$/xxxx&/'`,
  lengthened: (v) => `v=${v}x; while [ \${#v} -lt ${LONG} ]; do v=\${v}x; done; printf %s "$v"`,
  preceded: (v) => `printf x%s ${v}`,
  'nul-ended': (v) => `printf %s ${v}`,
  'full-width': (v) =>
    `v=${v}; ${eachByte(`case $c in ([[:graph:]]) n=$((${CODE} + ${FULL_WIDTH})); printf "\\\\357\\\\$(printf %o $((n / 64 % 64 + 128)))\\\\$(printf %o $((n % 64 + 128)))";; (*) printf %s "$c";; esac`)}`,
  'case-swapped': (v) => `printf %s ${v} | ${SWAP}`,
  prefix: (v) => `v=${v}; n=$((\${#v} / 2)); while [ $n -gt 0 ]; do v=\${v%?}; n=$((n - 1)); done; printf %s "$v"`,
  'payload-tampered': TAMPER_PAYLOAD,
  'signature-tampered': TAMPER_SIGNATURE,
  'signature-case-swapped': (v) => `v=${v}; printf %s. "\${v%.*}"; printf %s "\${v##*.}" | ${SWAP}`,
  'alg-none': unsigned('none'),
  'alg-none-in-odd-case': unsigned('nOnE'),
  'key-empty': `${BY_HMAC} an empty key`,
  'key-guessed': `${BY_HMAC} the word secret as key`,
  'key-of-empty-file':
    'its header has alg HS256, typ JWT and kid ../../../../../../../../dev/null, and it is signed by HMAC with an empty key',
  'key-client-secret': `${BY_HMAC} the client secret as key`,
  'key-in-header':
    'its header has alg RS256, or ES256 where the token itself has that, and a public key of your own as jwk, and it is signed with its private key',
};

const BASIC = /(?:^|-)basic-(where-needed|throughout)(?:-of-([a-z-]+))?$/;

/** What follows a placeholder's name: an alteration, HTTP Basic form, or both; `null` if it is none we know. */
function formOf(suffix: string) {
  const basic = BASIC.exec(suffix);
  const altered = basic ? suffix.slice(0, basic.index) : suffix;
  if (altered !== '' && !Object.hasOwn(COMMANDS, altered)) return null;
  return { altered: altered === '' ? undefined : (altered as Alteration), basic };
}

/** Text with secrets as a shell writes it, or why no line can. */
export interface Written {
  readonly pieces: readonly Piece[];
  readonly notes: readonly string[];
  readonly possible: boolean;
}

const NOTHING: Written = { pieces: [], notes: [], possible: true };

function variableOf(name: SecretRef['secret']): string {
  if (name === 'short_lived_secret') return `\${${SHELL_VARIABLES[name]}:-$${SHELL_VARIABLES.client_secret}}`;
  return `$${SHELL_VARIABLES[name]}`;
}

const ESCAPES: Readonly<Record<Exclude<Place, 'none'>, (command: string) => string>> = {
  json: (command) => `${command} | sed 's/[\\\\"]/\\\\&/g'`,
  percent: (command) =>
    `v=$(${command}); ${eachByte(`case $c in ([A-Za-z0-9._~-]) printf %s "$c";; (*) ${PERCENT};; esac`)}`,
};
const NUL: Readonly<Record<Place, string | null>> = { none: null, json: '\\u0000', percent: '%00' };

const subshell = (command: string): Piece => ({ shell: `$(${command})` });
const grouped = (command: string) => (command.includes(';') ? `{ ${command}; }` : command);

function basicPart(value: string, throughout: boolean): string {
  const all = throughout
    ? PERCENT
    : `case $c in ([A-Za-z0-9._*-]) printf %s "$c";; (' ') printf +;; (*) ${PERCENT};; esac`;
  return `$(v=${value}; ${eachByte(all)})`;
}

/** `id:secret` in base64, which `base64` breaks into lines. */
function basicOf(value: string, [, encoded, clientId = `"$${CLIENT_ID}"`]: RegExpExecArray): Piece {
  const part = (text: string) => basicPart(text, encoded === 'throughout');
  const both = `"${part(clientId)}:${part(value)}"`;
  return subshell(`printf %s $(printf %s ${both} | base64)`);
}

function secretIn(match: RegExpMatchArray, place: Place): Written {
  const name = match[1] as SecretRef['secret'];
  const form = formOf(match[3]?.trim() ?? '');
  const variable = variableOf(name);
  if (!form) {
    return {
      ...NOTHING,
      notes: ['The record names a form of a secret that the suite does not know.'],
      possible: false,
    };
  }
  const { altered, basic } = form;
  const command = altered && COMMANDS[altered];
  if (typeof command === 'string') {
    const claims = 'It has the claims of $ACCESS_TOKEN, and certification: true besides';
    const note = `No single line can show this: a shell cannot sign. Make a JWT with any tool and put it into $${FORGED}: ${command}. ${claims}.`;
    return { ...NOTHING, pieces: [{ shell: `\${${FORGED}:?make it first}` }], notes: [note] };
  }
  const quoted = `"${variable}"`;
  const plain = command?.(quoted) ?? `printf %s ${quoted}`;
  if (basic) return { ...NOTHING, pieces: [basicOf(command ? `"$(${plain})"` : quoted, basic)] };
  const end = altered === 'nul-ended' ? NUL[place] : '';
  if (end === null) return { ...NOTHING, notes: ['No header field can carry the character NUL.'], possible: false };
  const escaped =
    place === 'none'
      ? command
        ? subshell(plain)
        : { shell: variable }
      : subshell(ESCAPES[place](place === 'json' ? grouped(plain) : plain));
  return { ...NOTHING, pieces: end ? [escaped, literal(end)] : [escaped] };
}

/** Splits a text at its secrets; header fields are sent as Latin-1. */
export function written(text: string, place: Place, encoding: 'utf8' | 'latin1' = 'utf8'): Written {
  const parts: Written[] = [];
  const plain = (from: number, to?: number) => {
    const bytes = Buffer.from(text.slice(from, to), encoding);
    if (bytes.length > 0) parts.push({ ...NOTHING, pieces: [{ bytes }] });
  };
  let end = 0;
  for (const match of text.matchAll(PLACEHOLDER)) {
    plain(end, match.index);
    parts.push(secretIn(match, place));
    end = match.index + match[0].length;
  }
  plain(end);
  return {
    pieces: parts.flatMap(({ pieces }) => pieces),
    notes: [...new Set(parts.flatMap(({ notes }) => notes))],
    possible: parts.every(({ possible }) => possible),
  };
}

/** Whether a text names a secret. */
export const namesSecret = (text: string): boolean => text.match(PLACEHOLDER) !== null;
