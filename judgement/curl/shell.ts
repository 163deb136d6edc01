/** Writes any bytes for a POSIX shell as printable ASCII, so that a pasted line means exactly what is intended. */

/** Literal bytes, or a shell expression for use within double quotes, such as `$ACCESS_TOKEN`. */
export type Piece = { readonly bytes: Buffer } | { readonly shell: string };

/** From this length on, a run of one letter is written as a count, to keep lines short enough to paste. */
const LONG_RUN = 200;
const RUN = new RegExp(`([A-Za-z0-9])\\1{${LONG_RUN - 1},}`, 'g');
const PRINTABLE = /^[\x20-\x7e]*$/;
const PLAIN_WORD = /^[A-Za-z0-9_./:=@%+,-]+$/;

/** Text sent as is, in UTF-8. */
export const literal = (text: string): Piece => ({ bytes: Buffer.from(text) });

function single(text: string): string {
  return `'${text.replaceAll("'", "'\\''")}'`;
}

/** The bytes as a `printf` format. `!` is escaped too: interactive shells expand it even within quotes. */
function formatOf(bytes: Buffer): string {
  return (
    bytes
      .toString('latin1')
      .replace(/[%\\]/g, (sign) => sign + sign)
      // A leading hyphen would be read as an option.
      .replace(/[^\x20-\x7e]|!|^-/g, (byte) => `\\${byte.charCodeAt(0).toString(8).padStart(3, '0')}`)
  );
}

const runOf = (letter: string, count: number) => `$(printf '%${count}s' '' | sed 's/ /${letter}/g')`;

function withoutRuns(text: string): Piece[] {
  const pieces: Piece[] = [];
  let end = 0;
  for (const match of text.matchAll(RUN)) {
    pieces.push(
      { bytes: Buffer.from(text.slice(end, match.index), 'latin1') },
      { shell: runOf(match[1] as string, match[0].length) },
    );
    end = match.index + match[0].length;
  }
  return [...pieces, { bytes: Buffer.from(text.slice(end), 'latin1') }].filter(
    (piece) => !('bytes' in piece) || piece.bytes.length > 0,
  );
}

/** The pieces with long runs of one letter as expressions. */
export const shortened = (pieces: readonly Piece[]): Piece[] =>
  pieces.flatMap((piece) => ('bytes' in piece ? withoutRuns(piece.bytes.toString('latin1')) : [piece]));

/** Whether all bytes are printable ASCII, which an argument can hold unchanged. */
export const isPrintable = (pieces: readonly Piece[]): boolean =>
  pieces.every((piece) => !('bytes' in piece) || PRINTABLE.test(piece.bytes.toString('latin1')));

/** One argument. Its bytes hold no NUL and no final line feed, which a shell-made argument loses. */
export function argument(pieces: readonly Piece[]): string {
  const written = shortened(pieces).map((piece) => {
    if ('shell' in piece) return `"${piece.shell}"`;
    const text = piece.bytes.toString('latin1');
    return PRINTABLE.test(text) ? single(text) : `"$(printf '${formatOf(piece.bytes).replaceAll("'", '\\047')}')"`;
  });
  return written.join('') || "''";
}

/** One argument, unquoted where possible. */
export const word = (text: string): string => (PLAIN_WORD.test(text) ? text : argument([literal(text)]));

/** The command that writes the bytes, whatever they are, to standard output. */
export function output(pieces: readonly Piece[]): string {
  const written = shortened(pieces);
  const format = written.map((piece) => ('bytes' in piece ? formatOf(piece.bytes) : '%s')).join('');
  const values = written.flatMap((piece) => ('bytes' in piece ? [] : [`"${piece.shell}"`]));
  return ['printf', single(format), ...values].join(' ');
}
