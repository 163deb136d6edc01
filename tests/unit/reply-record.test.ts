/** What is recorded of long replies: each part where the run first met it. */
import assert from 'node:assert/strict';
import { randomBytes } from 'node:crypto';
import { describe, test } from 'node:test';
import { LONGEST_KEPT_BODY } from '../../cases/record.ts';
import { unkept, unsearched } from '../../judgement/matchers/answered.ts';
import { Redactor } from '../../wire/redaction.ts';
import { Room, recordReply } from '../../wire/reply-record.ts';
import { exchange } from '../support/exchange.ts';

const STYLES = Array.from({ length: 800 }, (_, at) => `.column-${at} { margin: 0 auto }\n`).join('');
const page = (words: string) =>
  `<html><style>\n${STYLES}</style><body><p>${words}</p>${'<br>'.repeat(40)}</body></html>`;

function recorder(secret = 'a-secret-of-the-run') {
  const redactor = new Redactor(randomBytes(32));
  redactor.add(secret, '<client_secret:deadbeef>');
  const room = new Room();
  return (text: string, of: Room | null = room) =>
    recordReply({ status: 400, reason: '', headers: [], body: Buffer.from(text) }, redactor, undefined, of).body;
}

describe('of long bodies', () => {
  test('the first is recorded whole, and of the next what it has besides', () => {
    const record = recorder();
    const [first, second] = [record(page('Number 1')), record(page('Number 2'))];
    assert.deepEqual([first.text, first.repeated, first.sha256], [page('Number 1'), undefined, undefined]);
    assert.ok(second.text?.includes('Number 2') && second.text.length < 100, second.text);
    assert.ok((second.repeated ?? 0) > LONGEST_KEPT_BODY);
    assert.match(second.sha256 ?? '', /^[0-9a-f]{64}$/);
  });

  test('what is new is there with the lines around it, secrets replaced', () => {
    const record = recorder();
    record(page('Number 1'));
    const leaking = page('Number 1').replace(
      '.column-400',
      'at Stay.save (stay.js:4)\na-secret-of-the-run\n.column-400',
    );
    const { text = '' } = record(leaking);
    for (const shown of ['.column-399', 'at Stay.save (stay.js:4)\n<client_secret:deadbeef>\n', '.column-400'])
      assert.ok(text.includes(shown), text);
    assert.ok(!text.includes('.column-401'), text);
  });

  test('all that the run got can be searched, but not what has a form as a whole', () => {
    const record = recorder();
    record(page('Number 1'));
    const { reply, ...others } = exchange(400);
    const second = { ...others, reply: { ...(reply as NonNullable<typeof reply>), body: record(page('Number 2')) } };
    assert.equal(unsearched(second), null);
    assert.equal(unkept(second)?.kind, 'undecided');
  });

  test('JSON is recorded whole, since it has a form, and like other text once little room is left', () => {
    const room = new Room();
    const record = recorder();
    const notes = Array.from({ length: 3000 }, (_, at) => `note ${at}`);
    const json = (id: number) => JSON.stringify({ id, notes }, null, 1);
    for (const id of [1, 2])
      assert.deepEqual([record(json(id), room).text, record(json(id), room).sha256], [json(id), undefined]);
    room.fill({ text: 'x'.repeat(15_760_000), bytes: 15_760_000 });
    const { text = '', repeated = 0 } = record(json(3), room);
    assert.ok(text.includes('"id": 3') && text.length < 100, text);
    assert.ok(repeated > LONGEST_KEPT_BODY);
  });

  test('only the beginning is kept where there is no run, or no room is left', () => {
    const record = recorder();
    assert.deepEqual(
      [record(page('Number 1'), null).text?.length, record(page('Number 1'), null).repeated],
      [512, undefined],
    );
    const full = new Room();
    full.fill({ text: 'x'.repeat(17_000_000), bytes: 17_000_000 });
    assert.deepEqual(
      [record(page('Number 1'), full).text?.length, record(page('Number 1'), full).repeated],
      [512, undefined],
    );
  });
});
