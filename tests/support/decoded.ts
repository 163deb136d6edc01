/**
 * A reader that decodes encodings instead of producing them: it shares nothing with the suite's own search for
 * secrets, so that neither can hide the other's blind spot.
 */

const asBytes = (bytes: Buffer | string) => (typeof bytes === 'string' ? Buffer.from(bytes) : bytes).toString('latin1');

const ESCAPES: Readonly<Record<string, string>> = { n: '\n', t: '\t', r: '\r', b: '\b', f: '\f' };
const NAMED: Readonly<Record<string, string>> = { amp: '&', lt: '<', gt: '>', quot: '"', apos: "'" };

const percent = (text: string) =>
  text.replace(/%([0-9A-Fa-f]{2})/g, (_all, code: string) => String.fromCharCode(Number.parseInt(code, 16)));

function backslashes(text: string): string {
  const whole = text.replace(/(?:\\u[0-9A-Fa-f]{4})+/g, (run) => asBytes(JSON.parse(`"${run}"`) as string));
  return whole.replace(/\\(["\\/ntrbf])/g, (_all, code: string) => ESCAPES[code] ?? code);
}

function entities(text: string): string {
  return text.replace(/&(?:#x([0-9A-Fa-f]+)|#(\d+)|(amp|lt|gt|quot|apos));/g, (_all, hex, decimal, name) => {
    if (name) return NAMED[name as string] ?? '';
    return asBytes(String.fromCodePoint(hex ? Number.parseInt(hex as string, 16) : Number(decimal)));
  });
}

/** Every run of base64 letters, decoded from each of its first four letters on. */
function base64(text: string): string {
  // Names and ids recur in a record: each is decoded once.
  const runs = new Set(text.match(/[A-Za-z0-9+/_-]{12,}/g));
  return [...runs]
    .flatMap((run) => [0, 1, 2, 3].map((from) => Buffer.from(run.slice(from), 'base64').toString('latin1')))
    .join('\n');
}

function hexadecimal(text: string): string {
  const runs = text.match(/[0-9A-Fa-f]{16,}/g) ?? [];
  return runs.flatMap((run) => [0, 1].map((from) => Buffer.from(run.slice(from), 'hex').toString('latin1'))).join('\n');
}

/** Everything that a patient reader could make of some bytes. */
export function readings(bytes: Buffer | string): string[] {
  const raw = asBytes(bytes);
  const once = backslashes(raw);
  const twice = backslashes(once);
  const html = entities(raw);
  // Most texts have no escapes: equal results are read once.
  const plain = [
    ...new Set([raw, once, twice, backslashes(twice), html, backslashes(html), backslashes(backslashes(html))]),
  ];
  const urls = plain.flatMap((text) => [percent(text), percent(text.replaceAll('+', ' ')), percent(percent(text))]);
  const encoded = [...new Set([raw, once, percent(raw)])].map(base64);
  return [...new Set([...plain, ...urls, ...encoded, hexadecimal(raw)])];
}

/** The secrets that can be read from the bytes, whole or at least three quarters of them from the start. */
export function readable(bytes: Buffer | string, secrets: readonly string[]): string[] {
  const all = readings(bytes);
  return secrets.filter((secret) => {
    const start = asBytes(secret.slice(0, Math.ceil(secret.length * 0.75)));
    return all.some((text) => text.includes(start));
  });
}
