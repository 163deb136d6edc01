/**
 * Patterns of schemas from outside, matched in time that grows with the text alone, by RE2. A pattern is what ECMA-262
 * says (with the flag `u`, as JSON Schema wants it), so it is translated where RE2 has another notation or another meaning.
 */
import { createRequire } from 'node:module';
import type { RE2JS as Engine } from 're2js';
import { cropped, SchemaRefused } from './refused.ts';

/** Longer ones nobody has written. */
const LONGEST = 1000;
/** Instructions that a pattern may become: each character of a text may meet all of them. */
const LARGEST = 3000;

/** White space of ECMA-262 (`\s`); RE2 knows that of ASCII only. */
const SPACES =
  '\\x{9}-\\x{d}\\x{20}\\x{a0}\\x{1680}\\x{2000}-\\x{200a}\\x{2028}\\x{2029}\\x{202f}\\x{205f}\\x{3000}\\x{feff}';
const NO_SPACES =
  '\\x{0}-\\x{8}\\x{e}-\\x{1f}\\x{21}-\\x{9f}\\x{a1}-\\x{167f}\\x{1681}-\\x{1fff}\\x{200b}-\\x{2027}\\x{202a}-\\x{202e}' +
  '\\x{2030}-\\x{205e}\\x{2060}-\\x{2fff}\\x{3001}-\\x{fefe}\\x{ff00}-\\x{10ffff}';
/** What `.` stands for: all but the four line terminators of ECMA-262; RE2 leaves out the line feed only. */
const ANY_BUT_LINE_ENDS = '[^\\x{a}\\x{d}\\x{2028}\\x{2029}]';
const CONTROLS: Readonly<Record<string, number>> = { t: 9, n: 10, v: 11, f: 12, r: 13, 0: 0 };

const one = (code: number) => `\\x{${code.toString(16)}}`;

/** Escapes of one character by its number. */
const NUMBERED =
  /\\(?:u\{([0-9a-fA-F]+)\}|u(d[89ab][0-9a-f]{2})\\u(d[c-f][0-9a-f]{2})|u([0-9a-f]{4})|x([0-9a-f]{2})|c([a-z]))/iy;
const PROPERTY = /\\([pP])\{(?:(?:General_Category|gc|Script|sc)=)?([A-Za-z_]+)\}/y;

/** Names by which RE2 knows the general categories that ECMA-262 also knows by longer ones. */
const CATEGORIES: Readonly<Record<string, string>> = {
  Letter: 'L',
  Lowercase_Letter: 'Ll',
  Uppercase_Letter: 'Lu',
  Titlecase_Letter: 'Lt',
  Modifier_Letter: 'Lm',
  Other_Letter: 'Lo',
  Mark: 'M',
  Nonspacing_Mark: 'Mn',
  Spacing_Mark: 'Mc',
  Number: 'N',
  Decimal_Number: 'Nd',
  Letter_Number: 'Nl',
  Other_Number: 'No',
  Punctuation: 'P',
  punct: 'P',
  Symbol: 'S',
  Math_Symbol: 'Sm',
  Currency_Symbol: 'Sc',
  Separator: 'Z',
  Space_Separator: 'Zs',
  Other: 'C',
  Control: 'Cc',
  Format: 'Cf',
};

/** Reads a pattern that ECMA-262 takes, and writes the same for RE2. */
class Translation {
  #at = 0;
  #text = '';
  readonly #names = new Set<string>();

  constructor(private readonly pattern: string) {}

  translated(): string {
    while (this.#at < this.pattern.length) this.#next();
    return this.#text;
  }

  #next(): void {
    const character = this.#character();
    if (character === '\\') this.#text += this.#escape(false);
    else if (character === '[') this.#class();
    else if (character === '.') this.#plain(ANY_BUT_LINE_ENDS);
    else if (character === '(') this.#group();
    else if (/[)|^$*+?{},\d]/.test(character)) this.#plain(character);
    else this.#literal(character);
  }

  /** The character at the place, two units where it has two. */
  #character(): string {
    return String.fromCodePoint(this.pattern.codePointAt(this.#at) as number);
  }

  #plain(written: string): void {
    this.#text += written;
    this.#at += 1;
  }

  #literal(character: string): void {
    this.#text += /^[A-Za-z0-9_]$/.test(character) ? character : one(character.codePointAt(0) as number);
    this.#at += character.length;
  }

  #group(): void {
    if (this.pattern[this.#at + 1] !== '?') {
      this.#plain('(');
      return;
    }
    const [opening, name] = /^\(\?(?:<([^=!>][^>]*)>|:)/.exec(this.pattern.slice(this.#at, this.#at + LONGEST)) ?? [];
    if (opening === undefined) throw this.#unknown('looks ahead or behind, or changes its flags');
    if (name !== undefined && this.#names.size === this.#names.add(name).size)
      throw this.#unknown('names a group twice');
    this.#text += name === undefined ? '(?:' : '(';
    this.#at += opening.length;
  }

  #class(): void {
    const isNegated = this.pattern[this.#at + 1] === '^';
    this.#at += isNegated ? 2 : 1;
    if (this.pattern[this.#at] === ']') {
      this.#at += 1;
      this.#text += isNegated ? `[${one(0)}-${one(0x10ffff)}]` : `[^${one(0)}-${one(0x10ffff)}]`;
      return;
    }
    this.#text += isNegated ? '[^' : '[';
    while (this.pattern[this.#at] !== ']') {
      const character = this.#character();
      if (character === '\\') this.#text += this.#escape(true);
      else if (character === '-') this.#dash();
      else this.#literal(character);
    }
    this.#plain(']');
  }

  /** A dash between two characters makes a range; at either end of a class it stands for itself. */
  #dash(): void {
    const isRange = !this.#text.endsWith('[') && !this.#text.endsWith('[^') && this.pattern[this.#at + 1] !== ']';
    this.#plain(isRange ? '-' : one(0x2d));
  }

  #matched(expression: RegExp): RegExpExecArray | null {
    expression.lastIndex = this.#at;
    const found = expression.exec(this.pattern);
    if (found) this.#at += found[0].length;
    return found;
  }

  #escape(isInClass: boolean): string {
    const numbered = this.#matched(NUMBERED);
    if (numbered) return one(codeOf(numbered));
    const property = this.#matched(PROPERTY);
    if (property) return `\\${property[1]}{${CATEGORIES[property[2] as string] ?? property[2]}}`;
    const letter = this.pattern[this.#at + 1] as string;
    if (/[1-9kpP]/.test(letter)) {
      throw this.#unknown(/[pP]/.test(letter) ? 'asks for a property' : 'refers back to a group');
    }
    this.#at += 2;
    if (/[dDwW]/.test(letter)) return `\\${letter}`;
    if (letter === 's') return isInClass ? SPACES : `[${SPACES}]`;
    if (letter === 'S') return isInClass ? NO_SPACES : `[${NO_SPACES}]`;
    if (/[bB]/.test(letter)) return isInClass ? one(8) : `\\${letter}`;
    return one(CONTROLS[letter] ?? letter.charCodeAt(0));
  }

  #unknown(what: string): SchemaRefused {
    return new SchemaRefused(`the pattern ${quoted(this.pattern)}, which ${what}: ${LINEAR}`);
  }
}

function codeOf([, braced, high, low, unit, byte, control]: RegExpExecArray): number {
  if (control !== undefined) return control.charCodeAt(0) % 32;
  if (high === undefined) return Number.parseInt(braced ?? unit ?? byte ?? '', 16);
  return String.fromCharCode(Number.parseInt(high, 16), Number.parseInt(low ?? '', 16)).codePointAt(0) as number;
}

const LINEAR = 'patterns are matched by RE2, in time that grows with the text alone, and that does without it';
const quoted = (pattern: string) => JSON.stringify(cropped(pattern));

let loaded: typeof Engine | undefined;

/** RE2 takes as long to load as a small schema takes to be used a thousand times: most runs have no pattern. */
function engine(): typeof Engine {
  loaded ??= (createRequire(import.meta.url)('re2js') as { RE2JS: typeof Engine }).RE2JS;
  return loaded;
}

const reasonOf = (error: unknown) => cropped(error instanceof Error ? error.message : String(error));

/** What takes a pattern's place in a compiled schema. */
export interface Pattern {
  test(text: string): boolean;
  /** The pattern itself: by it the compiler of schemas tells one from another. */
  toString(): string;
}

/**
 * A pattern as a schema has it.
 * @throws {SchemaRefused} where ECMA-262 does not take it, or RE2 has nothing like it
 */
export function patternOf(pattern: string): Pattern {
  if (pattern.length > LONGEST)
    throw new SchemaRefused(`a pattern of ${pattern.length} characters, ${LONGEST} at most`);
  try {
    new RegExp(pattern, 'u');
  } catch (error) {
    throw new SchemaRefused(`the pattern ${quoted(pattern)}, which is none (${reasonOf(error)})`);
  }
  const translated = new Translation(pattern).translated();
  const compiled = compiledBy(translated, pattern);
  if (compiled.programSize() > LARGEST) {
    throw new SchemaRefused(`the pattern ${quoted(pattern)}, which repeats too much to be matched quickly`);
  }
  return { test: (text) => compiled.test(text), toString: () => pattern };
}

function compiledBy(translated: string, pattern: string): Engine {
  try {
    return engine().compile(translated);
  } catch (error) {
    throw new SchemaRefused(`the pattern ${quoted(pattern)}, which RE2 does not take (${reasonOf(error)})`);
  }
}
