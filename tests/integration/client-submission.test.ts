/** Submissions about a client: genuine ones are accepted, and every change is reported. */
import assert from 'node:assert/strict';
import { before, describe, test } from 'node:test';
import type { Exchange, RecordedReply } from '../../contract/evidence.ts';
import type { RunContext } from '../../contract/run.ts';
import type { Play } from '../../contract/scene.ts';
import type { ClientRun } from '../../submission/result.ts';
import { runClient } from '../support/client-run.ts';
import { assertReported } from '../support/reported.ts';
import { snapshots } from '../support/snapshot.ts';
import { entriesOf, type Run, verifyEntries } from '../support/submission.ts';

const assertText = snapshots('client-submission');

/** Tokens that end, waits, a reply that never arrives, calls at once; in the order in which they are played. */
const SCENES = ['ordinary-stay', 'at-once-at-expiry', 'token-ended', 'rate-limit-seconds', 'reply-lost'];

let whole: Run;
let some: Run;
let another: Run;

before(async () => {
  whole = await runClient();
  some = await runClient({ scenes: SCENES, context: { seed: 'a'.repeat(32) } });
  another = await runClient({ scenes: SCENES, context: { seed: 'b'.repeat(32) } });
});

type Editable<T> = { -readonly [Key in keyof T]: Editable<T[Key]> };
type Edited = { record: Editable<Run['record']> & { client: Editable<ClientRun> }; exchanges: Editable<Exchange>[] };

type Changes = Readonly<Record<string, (run: Edited) => unknown>>;

/** Edits a run and recomputes everything that follows from it, digests included. */
async function foundOf(run: Run, change: (run: Edited) => unknown) {
  const edited = JSON.parse(JSON.stringify(run)) as Edited;
  change(edited);
  return verifyEntries(await entriesOf(edited as Run));
}

const callOf = ({ exchanges }: Edited, id: string): Editable<Exchange> =>
  exchanges.find((each) => each.id === id) ?? assert.fail(`there is no call ${id}`);
const replyOf = (run: Edited, id: string) => callOf(run, id).reply as Editable<RecordedReply>;
const playOf = ({ record }: Edited, scene: string): Editable<Play> =>
  record.client.plays.find((each) => each.scene === scene) ?? assert.fail(`${scene} was not played`);

function without(run: Edited, id: string): Edited {
  run.exchanges = run.exchanges.filter((each) => each.id !== id);
  return run;
}
function renumber({ exchanges, record }: Edited) {
  const counts = new Map<string, number>();
  for (const [place, each] of exchanges.entries()) {
    const scene = each.received?.scene ?? '';
    counts.set(scene, (counts.get(scene) ?? 0) + 1);
    Object.assign(each, { seq: place + 1, id: `${scene}/${counts.get(scene)}` });
  }
  for (const play of record.client.plays) play.calls = counts.get(play.scene) ?? 0;
}
function repeatCall(run: Edited, id: string): Edited {
  const place = run.exchanges.findIndex((each) => each.id === id);
  run.exchanges.splice(place, 0, structuredClone(callOf(run, id)));
  return run;
}
function withoutScene(run: Edited, scene: string) {
  run.record.client.plays = run.record.client.plays.filter((play) => play.scene !== scene);
  run.exchanges = run.exchanges.filter(({ received }) => received?.scene !== scene);
  renumber(run);
}
const later = (moment: string, ms: number) => new Date(Date.parse(moment) + ms).toISOString();
const lastOf = ({ exchanges }: Edited, scene: string) =>
  exchanges.findLast(({ received }) => received?.scene === scene)?.id ?? '';
const tagOf = (run: Edited, id: string) => callOf(run, id).issued[0]?.tag ?? assert.fail(`${id} issues no token`);

/** The scene of another run in the place of this one's; only the address is made to fit. */
function putScene(run: Edited, scene: string) {
  const from = run.record.context.target.baseUrl;
  const text = JSON.stringify(another).replaceAll(another.record.context.target.baseUrl, from);
  const foreign = JSON.parse(text.replaceAll(another.record.context.target.baseUrl.slice(7), from.slice(7))) as Edited;
  const own = ({ received }: { readonly received?: { readonly scene: string } }) => received?.scene === scene;
  const place = run.exchanges.findIndex(own);
  run.exchanges = run.exchanges.filter((each) => !own(each));
  run.exchanges.splice(place, 0, ...foreign.exchanges.filter(own));
  Object.assign(playOf(run, scene), playOf(foreign, scene));
  Object.assign(run.record.times, { endedAt: foreign.record.times.endedAt });
  renumber(run);
}

const lastToken = ({ exchanges }: Edited) => exchanges.findLast(({ issued }) => issued.length > 0)?.id ?? '';
const context = ({ record }: Edited) => record.context as Editable<RunContext>;
/** Replaces a text in the body of a call. */
function inBody(run: Edited, id: string, from: RegExp | string, to: string) {
  const { body } = callOf(run, id).request;
  if (body?.text) body.text = body.text.replace(from, to);
}
const moved = (run: Edited, id: string, ms: number) =>
  Object.assign(callOf(run, id), { sentAt: later(callOf(run, id).sentAt, ms) });

const REPLIES: Changes = {
  'a status': (run) => Object.assign(replyOf(run, 'rate-limit-seconds/2'), { status: 201 }),
  'a body': (run) => {
    const { body } = replyOf(run, 'ordinary-stay/1');
    body.text = String(body.text).replace('3600', '60');
  },
  'a header field': (run) => {
    for (const field of replyOf(run, 'rate-limit-seconds/2').headers) if (field[0] === 'Retry-After') field[1] = '1';
  },
  'a reason phrase': (run) => Object.assign(replyOf(run, 'ordinary-stay/2'), { reason: 'Created' }),
  'a reply that was never delivered, and is said to have been': (run) =>
    delete callOf(run, 'reply-lost/2').received?.lost,
  'a token that no reply holds': (run) =>
    callOf(run, 'ordinary-stay/2').issued.push({ tag: '00000000', format: 'opaque', headerSafe: true }),
  'a token that was issued by nobody': (run) => Object.assign(callOf(run, 'ordinary-stay/1'), { issued: [] }),
  'a token that is issued again, so that an old one seems to be the new': (run) => {
    const issuing = run.exchanges.filter(({ issued, received }) => issued[0] && received?.scene === 'token-ended');
    const [first = '', second = ''] = issuing.map(({ id }) => tagOf(run, id));
    assert.ok(first && second);
    run.exchanges = JSON.parse(JSON.stringify(run.exchanges).replaceAll(second, first)) as Edited['exchanges'];
  },
};

const CALLS: Changes = {
  'one removed': (run) => without(run, 'ordinary-stay/2'),
  'one removed, all others numbered anew': (run) => renumber(without(run, 'ordinary-stay/2')),
  'the last of a scene removed, all others numbered anew': (run) => {
    const { calls } = playOf(run, 'ordinary-stay');
    renumber(without(run, lastOf(run, 'ordinary-stay')));
    playOf(run, 'ordinary-stay').calls = calls;
  },
  'the last of a scene removed, and not counted': (run) => renumber(without(run, lastOf(run, 'ordinary-stay'))),
  'the last of a scene removed, and with it how the scene closes': (run) => {
    renumber(without(run, lastOf(run, 'ordinary-stay')));
    delete playOf(run, 'ordinary-stay').lastReply;
  },
  'one added behind all others': (run) => {
    const added = { id: 'ordinary-stay/4', seq: run.exchanges.length + 1 };
    run.exchanges.push({ ...structuredClone(callOf(run, 'ordinary-stay/3')), ...added });
  },
  'one added, all others numbered anew': (run) => renumber(repeatCall(run, 'ordinary-stay/2')),
  'one added at the end of a scene, and counted': (run) => renumber(repeatCall(run, lastOf(run, 'ordinary-stay'))),
  'a body fixed': (run) => inBody(run, 'ordinary-stay/2', '"loyalty":false', '"loyalty":true '),
  'a header field added': (run) => callOf(run, 'ordinary-stay/3').request.headers.push(['X-Request-Id', '1']),
  'a time moved by a few milliseconds': (run) =>
    moved(run, 'ordinary-stay/3', callOf(run, 'ordinary-stay/3').sentAt.endsWith('0Z') ? 3 : -3),
  'a time moved out of its scene': (run) => moved(run, 'ordinary-stay/3', -3_600_000),
  'a call that took longer than its scene': (run) =>
    Object.assign(callOf(run, 'ordinary-stay/3'), { durationMs: 3_600_000 }),
  'a call that took less time than its body': (run) =>
    Object.assign(callOf(run, 'ordinary-stay/3'), { durationMs: -1 }),
  'a connection that is said to have been kept': (run) =>
    Object.assign(callOf(run, 'ordinary-stay/1').received ?? {}, { reused: true }),
  'a call at no address that is said to be at its own': (run) => {
    const { request } = callOf(run, 'ordinary-stay/2');
    request.url = request.url.replace('/checkin', '/check-in');
  },
  'a call that is said to be another operation': (run) =>
    Object.assign(callOf(run, 'ordinary-stay/2').request, { operation: 'check-out' }),
  'a token that had not been issued': (run) => {
    const bearer = `Bearer <access_token:${tagOf(run, lastToken(run))}>`;
    for (const field of callOf(run, 'ordinary-stay/2').request.headers)
      if (field[0] === 'Authorization') field[1] = bearer;
  },
  'a wrong secret that is said to be the right one': (run) =>
    inBody(run, lastToken(run), /<client_secret:[0-9a-f]{8}>/, '<client_secret:00000000>'),
  'a call that is said to have been waited for': (run) =>
    callOf(run, 'ordinary-stay/2').waits.push({ status: 503, retryAfter: null, waitedMs: 5 }),
};

const SETTINGS: Changes = {
  'a scene of another run': (run) => putScene(run, 'reply-lost'),
  'another seed': (run) => Object.assign(context(run), { seed: 'c'.repeat(32) }),
  'another hotel': (run) => Object.assign(context(run).values.hotels, [{ id: 7, timeZone: 'America/Chicago' }]),
  'fewer claims': (run) => Object.assign(context(run), { claims: ['token-form', 'check-in', 'check-out'] }),
  'a profile': (run) => Object.assign(context(run), { profile: { errors: { invalid: [400] } } }),
  'another client': (run) => Object.assign(context(run), { clientId: 'another-client' }),
};

const PLAYS: Changes = {
  'one removed, its calls left': ({ record: { client } }) => {
    client.plays = client.plays.filter(({ scene }) => scene !== 'token-ended');
  },
  'one twice': (run) => run.record.client.plays.push(structuredClone(playOf(run, 'token-ended'))),
  'one that nobody knows': (run) => {
    playOf(run, 'token-ended').scene = 'golden-stay';
    for (const { received } of run.exchanges) if (received?.scene === 'token-ended') received.scene = 'golden-stay';
    renumber(run);
  },
  'one before the run': (run) => {
    const play = playOf(run, 'ordinary-stay');
    play.startedAt = later(play.startedAt, -60_000);
  },
  'one before its turn': (run) => {
    const play = playOf(run, 'token-ended');
    play.endedAt = run.record.times.endedAt;
    playOf(run, 'rate-limit-seconds').startedAt = later(play.startedAt, -6000);
  },
  'a call of one scene in the midst of another': (run) => {
    const place = run.exchanges.findIndex(({ id }) => id === 'ordinary-stay/3');
    run.exchanges.splice(place + 1, 0, ...run.exchanges.splice(place, 1));
    renumber(run);
  },
  'a clock that was let run ahead by more than there was': (run) =>
    Object.assign(run.record.client, { clockAheadMs: 86_400_000 }),
  'TLS connections where there were none': (run) =>
    Object.assign(playOf(run, 'reply-lost'), { handshakes: { silent: 1, spoken: 0 } }),
  'a clock that goes back from one scene to the next': (run) =>
    Object.assign(playOf(run, 'reply-lost'), { clockAheadMs: 1 }),
  'a scene whose clock is further ahead than that of the run': (run) =>
    Object.assign(playOf(run, 'reply-lost'), { clockAheadMs: 2_000_000_000 }),
  'none at all': (run) => Object.assign(context(run), { subject: 'service' }),
};

const ANSWERED: Changes = {
  'the stub provider, said to be a recording': ({ record: { client } }) =>
    Object.assign(client, { drivenBy: 'elsewhere' }),
  'the stub provider, said to have passed the calls on': ({ record: { client } }) =>
    Object.assign(client, { upstream: 'https://sandbox.example' }),
  'a recording of scenes, whose replies nobody can make again': ({ record: { client, context } }) => {
    Object.assign(client, { drivenBy: 'elsewhere', answeredBy: 'har' });
    context.target.embedded = false;
  },
};

const WHOLE: Changes = {
  'a scene removed with its calls': (run) => withoutScene(run, 'token-ended'),
  'a scene that was interrupted': (run) => Object.assign(playOf(run, 'token-ended'), { end: 'interrupted' }),
};

describe('honest ones', () => {
  test('are certified, with a clock that was let run ahead', async () => {
    const found = await foundOf(whole, () => undefined);
    assert.deepEqual(found.reasons, []);
    assert.equal(found.verdict, 'certified');
    assert.ok((whole.record.client?.clockAheadMs ?? 0) > 200_000);
  });
  test('may be of some scenes only, and of another run', async () => {
    assert.deepEqual((await foundOf(some, () => undefined)).reasons, []);
    assert.deepEqual((await foundOf(another, () => undefined)).reasons, []);
  });
  test('may end later than now, by as much as the clock was ahead', async () => {
    const ahead = 3_600_000;
    const end = (run: Edited) => {
      run.record.times.endedAt = later(run.record.times.endedAt, ahead);
    };
    const found = await foundOf(some, (run) => {
      end(run);
      run.record.client.clockAheadMs += ahead;
    });
    assert.deepEqual(found.reasons, []);
    assertReported((await foundOf(some, end)).problems, 'run.future');
  });
});

const GROUPS: readonly (readonly [string, () => Run, Changes])[] = [
  ['a reply that was edited', () => some, REPLIES],
  ['a call that was edited', () => some, CALLS],
  ['other settings', () => some, SETTINGS],
  ['plays that were edited', () => some, PLAYS],
  ['another one who answered', () => some, ANSWERED],
  ['a whole run', () => whole, WHOLE],
];

for (const [group, run, changes] of GROUPS) {
  describe(`${group} is told:`, () => {
    for (const [what, change] of Object.entries(changes)) {
      test(what, async () => {
        const { problems, consistent } = await foundOf(run(), change);
        assert.equal(consistent, false);
        const named = problems.map(({ code, parameters: { id, scene } }) => `${code} ${id ?? scene ?? ''}`);
        assertText(`${group}: ${what}`, named.slice(0, 3).join('\n'));
      });
    }
  });
}
