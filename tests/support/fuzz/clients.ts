/** What a party could try with the record of its client's run: it has the suite, but no provider's or witness's key. */
import { createHash } from 'node:crypto';
import { recordBody } from '../../../cases/record.ts';
import { callsByScene, closingOf } from '../../../client/judging/played.ts';
import { StubProvider } from '../../../client/provider/stub.ts';
import { sceneNamed } from '../../../client/scenes/index.ts';
import { sceneFile } from '../../../client/scenes/values.ts';
import type { Exchange } from '../../../contract/evidence.ts';
import { CLAIMS } from '../../../contract/words.ts';
import { CHALLENGE } from '../../../submission/attestation.ts';
import { seedOfChallenge } from '../../../submission/challenge.ts';
import type { ClientRun, RunRecord } from '../../../submission/result.ts';
import type { Base } from './bases.ts';
import type { Step } from './recipe.ts';
import { among } from './values.ts';

type Editable<T> = { -readonly [Key in keyof T]: Editable<T[Key]> };
type Edited = { record: Editable<RunRecord> & { client: Editable<ClientRun> }; exchanges: Editable<Exchange>[] };
type Entries = Map<string, Buffer>;
type ClientStep = Extract<Step, { at: 'client' }>;

function runIn(entries: ReadonlyMap<string, Buffer>): Edited {
  const text = (name: string) => (entries.get(name) ?? '{}').toString();
  const lines = text('evidence.ndjson').split('\n').slice(0, -1);
  return { record: JSON.parse(text('run.json')), exchanges: lines.map((line) => JSON.parse(line)) };
}

function putRun(entries: Entries, { record, exchanges }: Edited): void {
  entries.set('run.json', Buffer.from(`${JSON.stringify(record, null, 2)}\n`));
  entries.set('evidence.ndjson', Buffer.from(exchanges.map((call) => `${JSON.stringify(call)}\n`).join('')));
}

/** Calls in the order of their scenes, numbered and counted, and each scene closed with its last reply. */
function inOrder({ record, exchanges }: Edited): Edited {
  const byScene = callsByScene(exchanges as readonly Exchange[]);
  const numbered = record.client.plays.flatMap((play) => {
    const calls = (byScene.get(play.scene) ?? []) as Editable<Exchange>[];
    delete play.lastReply;
    Object.assign(play, closingOf(calls));
    return calls.map((call, at) => ({ ...call, id: `${play.scene}/${at + 1}` }));
  });
  return { record, exchanges: numbered.map((call, at) => ({ ...call, seq: at + 1 })) };
}

const ENDS = ['done', 'done', 'failed', 'unknown-scene', 'too-long', 'skipped', 'interrupted'] as const;
const ANSWERED = ['stand-in', 'upstream', 'har'] as const;
const DRIVEN = ['command', 'webhook', 'operator', 'elsewhere'] as const;

function changeBody(call: Editable<Exchange>, other: Editable<Exchange>, pick: number): void {
  const { text } = call.request.body ?? {};
  if (!text) return;
  const changed = among(
    [
      text.replace(/"loyalty":\w+/, '"loyalty":true'),
      text.replaceAll('T', 'T1').replaceAll('Z', '+00:00'),
      text.replace(/\d(?=\D*$)/, '7'),
      text.replace(/CERT-[0-9A-F]{8}/g, 'CERT-0BADC0DE'),
      other.request.body?.text ?? '{}',
    ],
    pick,
  );
  call.request.body = recordBody(Buffer.from(changed));
}

/** The run of another submission, as if it had been made for this challenge. */
function older(run: Edited, from: ReadonlyMap<string, Buffer>): void {
  const { record, exchanges } = runIn(from);
  record.context.seed = run.record.context.seed;
  Object.assign(run, { record, exchanges });
}

function changeRun(run: Edited, entries: Entries, { change, pick, other }: ClientStep, bases: readonly Base[]): void {
  const { record, exchanges: calls } = run;
  const { client, context } = record;
  const [play, call, second] = [among(client.plays, pick), among(calls, pick), among(calls, other)];
  const own = calls.filter(({ received }) => received?.scene === play.scene);
  const elsewhere = among(bases, other).entries;
  const without = (gone: readonly unknown[]) => {
    run.exchanges = calls.filter((each) => !gone.includes(each));
  };
  const setters: Readonly<Record<typeof change, () => unknown>> = {
    'cut the last calls': () => without(own.slice(-1 - (other % 3))),
    'drop a call': () => without([call]),
    'repeat a call': () => calls.splice(pick % calls.length, 0, structuredClone(call)),
    'drop a scene': () => without(own) ?? client.plays.splice(client.plays.indexOf(play), 1),
    'swap scenes': () => client.plays.push(...client.plays.splice(0, 1)),
    'end of a scene': () => Object.assign(play, { end: among(ENDS, other), remark: null }),
    'every end': () => {
      for (const each of client.plays) Object.assign(each, { end: 'done', remark: null });
      Object.assign(record, { whole: true, stopped: null });
    },
    'body of a call': () => changeBody(call, second, other),
    reply: () => Object.assign(call.reply ?? {}, { status: among([200, 201, 400, 500], other) }),
    'reply of another': () => Object.assign(call, { reply: structuredClone(second.reply) }),
    'who drove': () => Object.assign(client, { drivenBy: among(DRIVEN, other) }),
    'who answered': () => {
      client.answeredBy = among(ANSWERED, other);
      if (pick % 2) context.target.embedded = client.answeredBy === 'stand-in';
      if (pick % 4 === 1) client.upstream = 'https://sandbox.example';
      if (pick % 3) Object.assign(client, { drivenBy: client.answeredBy === 'har' ? 'elsewhere' : 'command' });
    },
    handshakes: () => Object.assign(play, { handshakes: { silent: other % 3, spoken: other % 5 } }),
    refused: () => Object.assign(among([play, client], pick), { refused: [{ why: 'rate', calls: 1 + (other % 9) }] }),
    clock: () => Object.assign(among([play, client], pick), { clockAheadMs: 1 + other }),
    repeats: () => Object.assign(play, { repeats: other % 4 }),
    whole: () => Object.assign(record, { whole: !record.whole, stopped: record.whole ? 'It was interrupted.' : null }),
    product: () => Object.assign(context, { product: { name: 'Front', version: `${other}`, vendor: 'Nobody' } }),
    hotels: () => Object.assign(among(context.values.hotels, pick), { id: 100_002 }),
    claims: () => Object.assign(context, { claims: CLAIMS.filter((_claim, at) => (other >> at) % 2 === 0) }),
    target: () => Object.assign(context.target, { environment: among(['mock', 'sandbox', 'staging'] as const, other) }),
    'another challenge': () => {
      const challenge = elsewhere.get(CHALLENGE);
      if (!challenge) return entries.delete(CHALLENGE);
      entries.set(CHALLENGE, challenge);
      context.seed = pick % 4 ? seedOfChallenge(challenge) : context.seed;
    },
    'an older run': () => older(run, elsewhere),
    // The statement says that, and it is made again.
    witnessed: () => undefined,
  };
  setters[change]();
}

export function changeClient(entries: Entries, step: ClientStep, bases: readonly Base[]): void {
  const run = runIn(entries);
  changeRun(run, entries, step, bases);
  putRun(entries, step.pick % 8 ? inOrder(run) : run);
}

/** Makes all replies again, as the stub provider would have given them. */
export async function answerAgain(entries: Entries): Promise<void> {
  const run = runIn(entries);
  const { context, client } = run.record;
  for (const { scene: name } of client.answeredBy === 'stand-in' ? client.plays : []) {
    const scene = sceneNamed(name);
    const file = scene && sceneFile(context, scene);
    if (!file) continue;
    const provider = new StubProvider({ scene, file, context });
    for (const call of run.exchanges.filter(({ received }) => received?.scene === name)) {
      const known = call.issued;
      const made = createHash('sha256').update(call.id).digest('hex').slice(0, 8);
      const issued: typeof known = [];
      const newToken = () => {
        issued.push(known[issued.length] ?? { tag: made, format: 'opaque', headerSafe: true });
        return issued.at(-1)?.tag ?? '';
      };
      const received = call.received as NonNullable<Exchange['received']>;
      const facts = { at: Date.parse(call.sentAt), received, newToken };
      const { status, headers, body } = await provider.answer(call.request as Exchange['request'], facts);
      const reply = { status, reason: '', headers: [...headers], body: recordBody(Buffer.from(body)) };
      Object.assign(call, { issued, reply: JSON.parse(JSON.stringify(reply)) });
    }
  }
  putRun(entries, inOrder(run));
}
