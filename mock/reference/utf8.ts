const strict = new TextDecoder('utf-8', { fatal: true });

/** The text of a UTF-8 body without a leading byte-order mark (RFC 8259 §8.1); `null` if it is not UTF-8. */
export function decodeUtf8(bytes: Buffer): string | null {
  try {
    return strict.decode(bytes);
  } catch {
    return null;
  }
}
