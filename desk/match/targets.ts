/** Request targets in a form that can be compared between runs and logs, however either writes them. */
import { percentDecoded } from '../../contract/address.ts';

/** Prefixes of targets that are ignored, each without a trailing slash. */
export type Paths = readonly string[];

/** A request's target in comparable form. */
export interface Target {
  /** As sent or logged, without the prefix of the service's address. */
  readonly raw: string;
  /** Without percent-encoding, repeated slashes and the prefix of the service's address. */
  readonly path: string;
  /** `null`: there is none. */
  readonly query: string | null;
  /** Part of it is withheld: a secret's placeholder in the evidence, asterisks or an ellipsis in a log. */
  readonly isMasked: boolean;
}

const MASK = /…|\*{2,}|\[?REDACTED\]?|<[\w-]+(?::[\w-]+)?>|%E2%80%A6/gi;
const LONGEST = 8192;

/** A `%` that encodes nothing does not make the rest undecodable. */
const decoded = (text: string) => text.replace(/(?:%[0-9a-f]{2})+/gi, percentDecoded);

/** Reads a target or an address. */
export function targetIn(text: string, paths: Paths): Target {
  const target = text.slice(0, LONGEST).replace(/^[a-z][a-z0-9+.-]*:\/\/[^/?#]*/i, '');
  const mark = target.indexOf('?');
  const path = decoded(mark < 0 ? target : target.slice(0, mark)).replace(/\/{2,}/g, '/') || '/';
  const base = paths.find((each) => path === each || path.startsWith(`${each}/`));
  const query = mark < 0 ? null : decoded(target.slice(mark + 1));
  return {
    raw: base && target.startsWith(base) ? target.slice(base.length) : target,
    path: base ? path.slice(base.length) || '/' : path,
    query,
    isMasked: new RegExp(MASK).test(`${path} ${query ?? ''}`),
  };
}

/** Whether a path could be one that the log shows masked. */
export function couldBe(path: string, masked: string): boolean {
  const parts = masked.split(MASK);
  if (parts.length === 1) return path === masked;
  const [first = '', ...rest] = parts;
  const last = rest.pop() ?? '';
  if (!path.startsWith(first) || path.length < first.length + last.length || !path.endsWith(last)) return false;
  let from = first.length;
  for (const part of rest) {
    const at = path.indexOf(part, from);
    if (at < 0) return false;
    from = at + part.length;
  }
  return from <= path.length - last.length;
}
