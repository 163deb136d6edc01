/** Compares what a `curl` line sent with what the run had sent. */
import type { RenderedRequest } from '../../cases/call.ts';
import type { Received } from './curl.ts';

const FRAMING = /^(host|content-length|transfer-encoding)$/i;

/** Fields that are compared; `-u` and similar options put none elsewhere. */
const fields = (headers: readonly (readonly [string, string])[]) =>
  headers.filter(([name]) => !FRAMING.test(name)).map(([name, value]) => `${name}: ${value}`);

const targetOf = (url: string) => url.replace(/^https?:\/\/[^/?]*/, '');

/** What is different, in words; `null` where both are the same. */
export function compare(sent: RenderedRequest, got: Received): string | null {
  if (got.method !== sent.method) return `method ${got.method}, not ${sent.method}`;
  if (got.target !== targetOf(sent.url)) return `target ${got.target}, not ${targetOf(sent.url)}`;
  const [is, was] = [fields(got.headers), fields(sent.headers)];
  if (is.join('\n') !== was.join('\n')) {
    return `fields\n${is.filter((each) => !was.includes(each)).join('\n')}\nnot\n${was.filter((each) => !is.includes(each)).join('\n')}`;
  }
  const body = sent.body ?? Buffer.alloc(0);
  if (!got.body.equals(body))
    return `body ${got.body.toString('latin1').slice(0, 300)}, not ${body.toString('latin1').slice(0, 300)}`;
  const chunked = sent.headers.some(([name]) => /^transfer-encoding$/i.test(name));
  if (chunked !== got.chunked) return `chunked: ${got.chunked}`;
  const hasLength = (headers: Received['headers']) => headers.some(([name]) => /^content-length$/i.test(name));
  const lengthExpected = !chunked && (sent.body !== null || !/^(GET|HEAD|DELETE|OPTIONS|TRACE)$/.test(sent.method));
  return hasLength(got.headers) === lengthExpected ? null : `Content-Length: ${hasLength(got.headers)}`;
}
