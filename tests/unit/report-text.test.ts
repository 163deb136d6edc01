/** Requests and replies as every report writes them down. */
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { replyText, requestText } from '../../judgement/explain.ts';
import { exchange, reply } from '../sample-result.ts';

const answered = exchange('X#1', 'Certa', reply(201, 'all of it'));

test('a request and a reply are written with their headers, and their bodies to a limit', () => {
  const lines = ['Authorization: Bearer <access_token:3f9a0c12>', 'Content-Type: application/json', ''];
  assert.equal(
    requestText(answered, 12),
    [`POST ${answered.request.url}`, ...lines, '{"guestLastN… (40 bytes)'].join('\n'),
  );
  assert.equal(replyText(answered, 9), '201 Reason\nContent-Type: text/plain\n\nall of it');
  assert.match(replyText(answered, 8), /\nall of i… \(9 bytes\)$/);
});

test('a body that is not there, is no text, or was not kept whole is said to be so', () => {
  const body = (given: object) =>
    replyText({ ...answered, reply: { ...reply(200, ''), body: { bytes: 3, ...given } } }, 99);
  assert.match(body({ text: '', bytes: 0 }), /\n\n\(no body\)$/);
  assert.match(body({ base64: '/wD+' }), /\n\n\/wD\+ \(base64\)$/);
  assert.match(body({ text: 'abc', bytes: 20_000, sha256: 'f'.repeat(64) }), /\n\nabc… \(20000 bytes\)$/);
  const bare = { ...answered, request: { ...answered.request, body: null } };
  assert.match(requestText(bare, 99), /\n\n\(no body\)$/);
});

test('what was waited for stands in front of the reply, or of why there is none', () => {
  const waits = [{ status: 429, retryAfter: '1', waitedMs: 1000 }];
  assert.match(replyText({ ...answered, waits }, 99), /^\(waited 1000 ms after 429, Retry-After: 1\)\n201 Reason\n/);
  const refused = { ...exchange('X#2', ''), waits: [{ status: 503, retryAfter: null, waitedMs: 5 }] };
  const wanted = '(waited 5 ms after 503, Retry-After: none)\nno reply: the connection was refused';
  assert.equal(replyText(refused, 99), wanted);
});
