/** A client's run of thousands of calls is judged in time that grows no faster than they do, and in little memory. */
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { recordBody } from '../../cases/record.ts';
import { closingOf } from '../../client/judging/played.ts';
import { StubProvider } from '../../client/provider/stub.ts';
import { sceneNamed } from '../../client/scenes/index.ts';
import { sceneFile } from '../../client/scenes/values.ts';
import { rejudgeClient } from '../../client/submission/rejudge.ts';
import type { Exchange } from '../../contract/evidence.ts';
import type { RunContext } from '../../contract/run.ts';
import { runClient } from '../support/client-run.ts';

const SCENE = 'ordinary-stay';
const [FEW, MANY] = [500, 5000];

async function answered(context: RunContext, calls: readonly Exchange[], like: Exchange): Promise<Exchange[]> {
  const [scene, { request }] = [sceneNamed(SCENE) ?? assert.fail(), like];
  const provider = new StubProvider({ scene, file: sceneFile(context, scene) ?? assert.fail(), context });
  const stay = JSON.parse(request.body?.text ?? '') as object;
  const all: Exchange[] = [];
  for (let seq = 1; seq <= MANY; seq += 1) {
    // The same stay in another folio is another report.
    const body = recordBody(Buffer.from(JSON.stringify({ ...stay, folio: `F-${seq}` })));
    const last = calls.at(-1)?.sentAt ?? like.sentAt;
    const call = calls[seq - 1] ?? { ...like, id: `${SCENE}/${seq}`, seq, sentAt: last, request: { ...request, body } };
    const [tag = ''] = call.issued.map((each) => each.tag);
    const facts = { at: Date.parse(call.sentAt), received: call.received ?? assert.fail(), newToken: () => tag };
    const { status, headers, body: answer } = await provider.answer(call.request, facts);
    all.push({ ...call, reply: { status, reason: '', headers, body: recordBody(Buffer.from(answer)) } });
  }
  return all;
}

test('judging the calls of a client costs no more for each of many than for each of few, and little memory', async () => {
  const { record, exchanges } = await runClient({ scenes: [SCENE] });
  const report = exchanges.find(({ request }) => request.operation === 'check-in') ?? assert.fail();
  const calls = await answered(record.context, exchanges, report);
  const client = record.client ?? assert.fail();
  const costOf = async (count: number) => {
    const some = calls.slice(0, count);
    const plays = client.plays.map((play) => ({ ...play, ...closingOf(some) }));
    const began = process.cpuUsage();
    const { problems } = await rejudgeClient({ ...record, client: { ...client, plays } }, some);
    const { user, system } = process.cpuUsage(began);
    assert.deepEqual(problems, []);
    return (user + system) / count;
  };
  await costOf(FEW);
  const [few, many] = [await costOf(FEW), await costOf(MANY)];
  // What is quadratic costs ten times as much for each of ten times as many.
  assert.ok(many < 1.5 * few, `${many} µs for each of ${MANY}, ${few} µs for each of ${FEW}`);
  const megabytes = process.resourceUsage().maxRSS / 1024;
  assert.ok(megabytes < 500, `${megabytes} MB`);
});
