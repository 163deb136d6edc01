/** How text looks on a terminal: colours where they are wanted, and lines that fit. */
import type { Outcome, Verdict } from '../contract/words.ts';
import { shortened } from './visible.ts';

/** Colours by the number of their escape sequence. */
const CODES = { bold: 1, dim: 2, red: 31, green: 32, yellow: 33, blue: 34, cyan: 36 } as const;
export type Colour = keyof typeof CODES;
/** Colours a text, or returns it unchanged if colours are not wanted. */
export type Paint = (colour: Colour, text: string) => string;

/** Makes the function that colours text. */
export function painter(color: boolean): Paint {
  return (colour, text) => (color ? `\u001b[${CODES[colour]}m${text}\u001b[0m` : text);
}

/** The colour of each outcome; only `passed` is green, so that nothing untested is green. */
export const OUTCOME_COLOURS: Readonly<Record<Outcome, Colour>> = {
  passed: 'green',
  failed: 'red',
  warning: 'yellow',
  review: 'yellow',
  inconclusive: 'yellow',
  'not-applicable': 'dim',
  'not-testable': 'dim',
  observed: 'cyan',
};

export const VERDICT_COLOURS: Readonly<Record<Verdict, Colour>> = {
  certified: 'green',
  'not-certified': 'red',
  incomplete: 'yellow',
  inconclusive: 'yellow',
};

/** Whether colours are wanted on a stream: it is a terminal, and neither NO_COLOR nor TERM=dumb is set. */
export function wantsColour(
  stream: { readonly isTTY?: boolean },
  environment: Readonly<Record<string, string | undefined>> = process.env,
): boolean {
  return stream.isTTY === true && !environment['NO_COLOR'] && environment['TERM'] !== 'dumb';
}

/**
 * Breaks text at spaces into lines of at most `width` characters. Continuation lines are indented by `indent`; a
 * word that is longer than a line stays whole, so that addresses and commands can be copied.
 */
export function wrapped(text: string, width: number, indent = ''): string {
  const lines: string[] = [];
  for (const paragraph of text.split('\n')) {
    let line = lines.length > 0 ? indent : '';
    let empty = true;
    for (const word of paragraph.split(' ')) {
      if (!empty && line.length + 1 + word.length > width) {
        lines.push(line);
        line = indent + word;
      } else line += empty ? word : ` ${word}`;
      empty = false;
    }
    lines.push(line);
  }
  return lines.join('\n');
}

/** The width of a terminal. Serial lines and some build servers' terminals report 0. */
export const widthOf = (columns = 0): number => columns || 80;

/** Text wrapped for a terminal of so many columns, continuation lines indented; unchanged without a terminal. */
export function wrappedFor(columns: number | undefined, text: string): string {
  if (columns === undefined) return text;
  const lines = text.split('\n').map((line) => wrapped(line, widthOf(columns) - 1, `${/^ */.exec(line)?.[0]}  `));
  return lines.join('\n');
}

/** A duration for people: `0.4 s`, `12 s`, `3 min 05 s`, `80 min`. */
export function duration(milliseconds: number): string {
  const seconds = milliseconds / 1000;
  if (seconds < 9.95) return `${seconds.toFixed(1)} s`;
  const whole = Math.round(seconds);
  if (whole < 60) return `${whole} s`;
  const minutes = `${Math.floor(whole / 60)} min`;
  return whole % 60 === 0 ? minutes : `${minutes} ${String(whole % 60).padStart(2, '0')} s`;
}

/** Where a view is written: a terminal, or a file. */
export interface Output {
  readonly isTTY?: boolean;
  readonly columns?: number;
  write(text: string): unknown;
}

const REDRAW_MS = 80;
const TENTHS = 10;

/** One line that is redrawn in place; if that is not possible, a line for each tenth. */
export class Progress {
  #drawn = Number.NEGATIVE_INFINITY;
  #width = 0;
  #tenths = 0;

  constructor(
    private readonly output: Output,
    private readonly now: () => number,
    private readonly redraws: boolean,
  ) {}

  /** Shows the progress if it has changed. @param plain what is printed at each tenth */
  show(share: number, line: () => string, plain = line): void {
    const tenths = Math.floor(share * TENTHS);
    if (!this.redraws) {
      if (tenths > this.#tenths && share < 1) this.output.write(`${plain()}\n`);
      this.#tenths = tenths;
    } else if (share === 1 || this.now() - this.#drawn >= REDRAW_MS) {
      this.#drawn = this.now();
      this.#draw(shortened(line(), Math.max(20, widthOf(this.output.columns) - 1)));
    }
  }

  /** Prints something else, wrapped; the progress is redrawn at once. */
  say(text: string): void {
    if (this.#width > 0) {
      this.#draw('');
      this.output.write('\r');
    }
    this.output.write(`${wrappedFor(this.output.columns, text)}\n`);
    this.#drawn = Number.NEGATIVE_INFINITY;
  }

  /** Overwritten with blanks, which needs no escape sequence. */
  #draw(line: string): void {
    this.output.write(`\r${line.padEnd(this.#width)}`);
    this.#width = line.length;
  }
}
