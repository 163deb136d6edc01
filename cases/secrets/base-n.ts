/** Encodings of bytes by letters: base64, base32 and hexadecimal, each way in which they can stand inside a longer text. */

const UPPER = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ';
const LOWER = UPPER.toLowerCase();
const DIGITS = '0123456789';

/** Bits for each letter, and the letters in the order of their values. */
interface Alphabet {
  readonly bits: number;
  readonly letters: string;
}

/** RFC 4648, base64 with its letters in other orders, and base32 and base16 in either case. */
const ALPHABETS: readonly Alphabet[] = [
  { bits: 6, letters: `${UPPER}${LOWER}${DIGITS}+/` },
  { bits: 6, letters: `${UPPER}${LOWER}${DIGITS}-_` },
  { bits: 6, letters: `${LOWER}${UPPER}${DIGITS}+/` },
  { bits: 6, letters: `${LOWER}${UPPER}${DIGITS}-_` },
  { bits: 6, letters: `${DIGITS}${UPPER}${LOWER}+/` },
  { bits: 5, letters: `${UPPER}234567` },
  { bits: 5, letters: `${LOWER}234567` },
  { bits: 5, letters: `${DIGITS}ABCDEFGHIJKLMNOPQRSTUV` },
  { bits: 4, letters: `${DIGITS}ABCDEF` },
  { bits: 4, letters: `${DIGITS}abcdef` },
];

/** Letters that say nothing of what stands beside the bytes: those of the whole bytes alone. @param offset bits before them */
function lettersOf(bytes: Buffer, { bits, letters }: Alphabet, offset: number): string {
  const skipped = (bits - (offset % bits)) % bits;
  let held = 0;
  let kept = 0;
  let skip = skipped;
  let text = '';
  for (const byte of bytes) {
    kept = ((kept << 8) | byte) & 0xffff;
    held += 8;
    if (skip > 0 && held >= skip) {
      held -= skip;
      skip = 0;
    }
    while (held >= bits) {
      held -= bits;
      text += letters.charAt((kept >>> held) & ((1 << bits) - 1));
    }
  }
  return text;
}

/** Shorter ones could be words. */
const FEWEST_LETTERS = 9;

/** The letters in which bytes stand in longer encoded texts, wherever those begin. */
export function encodedForms(bytes: Buffer): string[] {
  const forms = ALPHABETS.flatMap((each) => {
    // After 3 bytes base64 begins anew, after 5 base32.
    const offsets = each.bits === 6 ? [0, 1, 2] : each.bits === 5 ? [0, 1, 2, 3, 4] : [0];
    return offsets.map((before) => lettersOf(bytes, each, before * 8));
  });
  const hex = bytes.toString('hex');
  // As tools print the bytes of a certificate or a packet.
  const spaced = [':', '-'].map((sign) => hex.replace(/..(?!$)/g, `$&${sign}`));
  forms.push(...spaced, ...spaced.map((form) => form.toUpperCase()));
  return [...new Set(forms)].filter(({ length }) => length >= FEWEST_LETTERS);
}

/** What each letter of base32 stands for, in either case. */
const VALUES_32 = new Uint8Array(256);
for (const [value, letter] of [...`${UPPER}234567`].entries()) {
  VALUES_32[letter.charCodeAt(0)] = value;
  VALUES_32[letter.toLowerCase().charCodeAt(0)] = value;
}

function decode32(letters: Buffer, from: number): Buffer {
  const out = Buffer.allocUnsafe(((letters.length - from) * 5) >>> 3);
  let held = 0;
  let kept = 0;
  let to = 0;
  for (let at = from; at < letters.length; at += 1) {
    kept = ((kept << 5) | (VALUES_32[letters[at] as number] as number)) & 0xffff;
    held += 5;
    if (held < 8) continue;
    held -= 8;
    out[to] = kept >>> held;
    to += 1;
  }
  return out;
}

const HEX = /^[0-9a-f]+$/i;
const BASE32 = /^(?:[A-Z2-7]+|[a-z2-7]+)$/;

/** What letters may hold in base64, base32 or hexadecimal, wherever the first byte begins. */
export function* decodings(letters: string): Generator<Buffer> {
  for (const from of [0, 1, 2, 3]) yield Buffer.from(letters.slice(from), 'base64');
  if (HEX.test(letters)) for (const from of [0, 1]) yield Buffer.from(letters.slice(from), 'hex');
  if (!BASE32.test(letters)) return;
  const bytes = Buffer.from(letters, 'latin1');
  for (const from of [0, 1, 2, 3, 4, 5, 6, 7]) yield decode32(bytes, from);
}
