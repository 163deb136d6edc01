/** Patterns of a profile's schemas, matched by RE2 in time linear in the text. */
import { createRequire } from 'node:module';
import type { RE2JS as Engine } from 're2js';
import { quoted } from './visible.ts';

/** The most instructions of a compiled pattern: each character of a text may meet all of them. */
const LARGEST = 3000;

/** White space in ECMA-262 (`\s`), and its complement (`\S`); RE2 supports only ASCII there. */
const SPACES =
  '\\x{9}-\\x{d}\\x{20}\\x{a0}\\x{1680}\\x{2000}-\\x{200a}\\x{2028}\\x{2029}\\x{202f}\\x{205f}\\x{3000}\\x{feff}';
const NO_SPACES =
  '\\x{0}-\\x{8}\\x{e}-\\x{1f}\\x{21}-\\x{9f}\\x{a1}-\\x{167f}\\x{1681}-\\x{1fff}\\x{200b}-\\x{2027}\\x{202a}-\\x{202e}' +
  '\\x{2030}-\\x{205e}\\x{2060}-\\x{2fff}\\x{3001}-\\x{fefe}\\x{ff00}-\\x{10ffff}';
/** What `.` matches: all but the four line terminators of ECMA-262; RE2 excludes only the line feed. */
const ANY_BUT_LINE_ENDS = '[^\\x{a}\\x{d}\\x{2028}\\x{2029}]';

/** Properties named as in ECMA-262, back-references, surrogates, escapes, and other syntax to be rewritten. */
const TOKENS = /\\[pP]\{(?:General_Category|gc|Script|sc)=|\\u[dD][89a-fA-F]|\\[\s\S]|[[\].]/g;

/** A pattern with all rewritten that RE2 reads differently from ECMA-262. @throws {Error} if RE2 cannot express it */
function writtenOut(pattern: string): string {
  let isInClass = false;
  const inClass = (set: string) => (isInClass ? set : `[${set}]`);
  return pattern.replace(TOKENS, (token) => {
    if (token === '\\k') throw new Error('references back are not followed');
    if (token.startsWith('\\u') && token.length > 2) throw new Error('half a character, which \\u{…} writes whole');
    if (token.length > 2) return `${token.slice(0, 2)}{`;
    if (token === '\\s') return inClass(SPACES);
    if (token === '\\S') return inClass(NO_SPACES);
    if (token === '.') return isInClass ? token : ANY_BUT_LINE_ENDS;
    if (token === '[' && isInClass) return '\\[';
    if (token === '[' || token === ']') isInClass = token === '[';
    return token;
  });
}

let loaded: typeof Engine | undefined;

/** Loaded lazily, since most runs have no pattern. */
function engine(): typeof Engine {
  loaded ??= (createRequire(import.meta.url)('re2js') as { RE2JS: typeof Engine }).RE2JS;
  return loaded;
}

/** Replaces a pattern in a compiled schema. */
export interface Pattern {
  test(text: string): boolean;
  /** The source, by which Ajv identifies patterns. */
  toString(): string;
}

const compiled = (pattern: string): Engine => engine().compile(engine().translateRegExp(writtenOut(pattern)));

/** A pattern of a schema. @throws {Error} if ECMA-262 or RE2 refuses it; the message says what was found */
export function linearPattern(pattern: string): Pattern {
  let matcher: Engine;
  try {
    new RegExp(pattern, 'u');
    matcher = compiled(pattern);
  } catch (error) {
    throw new Error(`the pattern ${quoted(pattern)}, which cannot be used: ${(error as Error).message.slice(0, 200)}`);
  }
  if (matcher.programSize() > LARGEST) throw new Error(`the pattern ${quoted(pattern)}, which repeats too much`);
  return { test: (text) => matcher.test(text), toString: () => pattern };
}
