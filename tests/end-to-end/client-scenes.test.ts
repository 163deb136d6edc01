/** Scenes whose provider moves, redirects or never recovers, and hotels that show nothing about offsets. */
import assert from 'node:assert/strict';
import { once } from 'node:events';
import { get } from 'node:http';
import { after, describe, test } from 'node:test';
import { sceneJudge } from '../../client/certify/playing.ts';
import { leftOutOf, RecordedScenes, scenesFor, scenesIn } from '../../client/judging/played.ts';
import { isProbe, membersIn } from '../../client/judging/reading.ts';
import { retriesWithinBounds } from '../../client/judging/scenes.ts';
import { stepsOf } from '../../client/page/state.ts';
import { sceneNamed } from '../../client/scenes/index.ts';
import { MOST_VISITED, otherOrigin } from '../../client/scenes/scene.ts';
import { sceneFile, visitedHotels } from '../../client/scenes/values.ts';
import { accessIn } from '../../client/ways/driver.ts';
import { Heard } from '../../client/ways/heard.ts';
import type { Exchange } from '../../contract/evidence.ts';
import { operationAt } from '../../contract/interface.ts';
import type { Hotel, RunContext } from '../../contract/run.ts';
import type { Scene, SceneFile } from '../../contract/scene.ts';
import type { Judgement } from '../../judgement/judge.ts';
import { collectPlan, runPlan } from '../../judgement/plan.ts';
import { runRemarks } from '../../judgement/remarks.ts';
import { causesOf } from '../../submission/causes.ts';
import { verdictOf } from '../../submission/verdict.ts';
import { specsOf } from '../../suites/index.ts';
import { careful, type Player, runClient, withFault } from '../support/client-run.ts';
import { contextFor } from '../support/context.ts';
import { folders, operatorRun } from '../support/operator.ts';
import type { Run } from '../support/submission.ts';

console.log = () => undefined;

const at = (id: number, timeZone: string): Hotel => ({ id, timeZone });
const withHotels = (...hotels: Hotel[]): Partial<RunContext> => ({
  values: { ...contextFor('http://127.0.0.1').values, hotels },
});

async function judged({ record, exchanges }: Run): Promise<readonly Judgement[]> {
  const { context, client } = record;
  const tests = collectPlan(context, await specsOf('client'));
  return runPlan(tests, context, new RecordedScenes(context, scenesIn(context, client?.plays ?? [], exchanges)));
}
/** The scenes that a stand-in at this address can play. */
const scenesAt = (baseUrl: string) => {
  const target = { baseUrl, authUrl: baseUrl, environment: 'mock', embedded: true } as const;
  return scenesFor(contextFor(baseUrl, { subject: 'client', target }));
};
const outcomeIn = (judgements: readonly Judgement[], id: string) => {
  const { outcome, reason } = judgements.find(({ instance }) => instance.id === id) ?? assert.fail(`no ${id}`);
  return [outcome, reason ?? ''] as const;
};

describe('hotels', () => {
  const OFFSET = 'CLIENT-CHECK-IN.HOTEL-OFFSET';
  const scenes = ['ordinary-stay', 'all-hotels'];

  test('where all are at +00:00 a right offset shows nothing, and the setting is named', async () => {
    const judgements = await judged(await runClient({ context: withHotels(at(1, 'UTC'), at(2, 'Africa/Abidjan')) }));
    const [outcome, reason] = outcomeIn(judgements, OFFSET);
    assert.equal(outcome, 'inconclusive');
    assert.match(reason, /every hotel .* is at \+00:00.* values\.hotels of certification\.yaml/);
    assert.equal(verdictOf(judgements, true), 'inconclusive', 'and so there is no certificate');
  });

  test('a client that reports for a hotel that there is not shows its offsets by the hotels of its guests', async () => {
    const player: Player = (file, access, clock) => {
      const stays = file.stays.map((stay) => ({ ...stay, hotel: { ...stay.hotel, id: 999 } }));
      return careful({ ...file, stays }, access, clock);
    };
    const outcome = async (player: Player) =>
      outcomeIn(await judged(await runClient({ player, context: withHotels(at(1, 'Asia/Kolkata')) })), OFFSET);
    assert.equal((await outcome(player))[0], 'passed');
    const unnamed: Player = (file, access, clock) => {
      const others = {
        hotelConfirmationNumber: 'B-1',
        supplierReservationId: 'B-1',
        folio: 'B-1',
        guestLastName: 'Bee',
      };
      const stays = file.stays.map((stay) => ({ ...stay, ...others, hotel: { ...stay.hotel, id: 999 } }));
      return careful({ ...file, stays }, access, clock);
    };
    const [open, reason] = await outcome(unnamed);
    assert.equal(open, 'inconclusive');
    assert.match(reason, /\b999\b.*values\.hotels/);
  });

  test('one other hotel is enough, whichever comes first', async () => {
    const run = await runClient({ scenes, context: withHotels(at(1, 'UTC'), at(2, 'Asia/Kolkata')) });
    const { reason } = (await judged(run)).find(({ instance }) => instance.id === OFFSET) as Judgement;
    // A partial run claims nothing about all scenes; the reason reports those that were played.
    assert.match(reason ?? '', /it holds in those that were$/);
    assert.equal(run.exchanges.filter(({ request }) => request.operation === 'check-in').length, 3);
  });

  test('what they cannot show is remarked', () => {
    const remarksOf = (...hotels: Hotel[]) =>
      runRemarks(contextFor('http://127.0.0.1', { subject: 'client', ...withHotels(...hotels) })).filter((each) =>
        /time zone|part of an hour/.test(each),
      );
    assert.equal(remarksOf(at(1, 'UTC')).length, 2);
    assert.match(remarksOf(at(1, 'America/Chicago')).join(), /^No hotel has an offset of part of an hour/);
    assert.deepEqual(remarksOf(at(1, 'America/Chicago'), at(2, 'Asia/Kathmandu')), []);
    const service = contextFor('http://127.0.0.1', withHotels(at(1, 'UTC')));
    assert.ok(!runRemarks(service).some((each) => /part of an hour/.test(each)));
  });

  test('each zone is visited before a second hotel of one', () => {
    const chain = Array.from({ length: 12 }, (_, id) => at(id, id === 11 ? 'Asia/Kolkata' : 'America/Chicago'));
    const visited = visitedHotels({ hotels: chain });
    assert.deepEqual([visited[0]?.id, visited[1]?.id, visited[2]?.id], [0, 11, 1]);
    const context = contextFor('http://127.0.0.1', { subject: 'client', ...withHotels(...chain) });
    const file = sceneFile(context, sceneNamed('all-hotels') as Scene);
    assert.deepEqual([file?.stays.length, file?.steps.length], [MOST_VISITED, 2 * MOST_VISITED]);
  });
});

describe('a base path', () => {
  test('is handed out, and whoever leaves it out is at no address', async () => {
    const seen: string[] = [];
    const player: Player = (file, access, clock) => {
      seen.push(access.baseUrl.replace(/^.*:\d+/, ''), access.authUrl.replace(/^.*:\d+/, ''));
      return careful(file, access, clock);
    };
    const { exchanges } = await runClient({ scenes: ['base-path', 'room-types'], player });
    assert.deepEqual(seen, ['/stage', '/stage/issuer', '', '']);
    const inScene = exchanges.filter(({ received }) => received?.scene === 'base-path');
    assert.ok(inScene.length === 7 && inScene.every(({ request: { url }, reply }) => /\/stage\//.test(url) && reply));
    const found = ['', '/stage'].map((path) =>
      operationAt(`${path}/api/v1/reservation/checkin`, { bases: ['/stage'] }, {}),
    );
    const operation = 'check-in';
    assert.deepEqual(found, [
      { operation, astray: true },
      { operation, astray: false },
    ]);
    assert.deepEqual(operationAt('/stage/%61pi/v1/r%65servation/check%69n', { bases: ['/stage'] }, {}), found[1]);
    for (const path of ['', '/', '/stage/'])
      assert.deepEqual(operationAt(path, { bases: ['/stage'] }, {}), { operation: 'token-form', astray: true }, path);
  });

  test('a fragment that is sent belongs to the path, and to no operation', async () => {
    const player: Player = async (file, access, clock) => {
      await careful(file, access, clock);
      const path = '/api/v1/reservation/checkin#top';
      await once(get(access.baseUrl, { method: 'POST', path }), 'response');
    };
    const run = await runClient({ scenes: ['ordinary-stay'], player });
    assert.equal(run.exchanges.at(-1)?.received?.astray, true);
    const address = (await judged(run)).find(({ instance }) => instance.id === 'CLIENT-CALL.ADDRESS');
    assert.match(
      address?.finding?.summary ?? '',
      /POST \/api\/v1\/reservation\/checkin#top is at no operation's address/,
    );
  });

  test('is in what a web hook gets', () => {
    const access = { baseUrl: 'http://h', authUrl: 'http://h', clientId: 'c', clientSecret: 's' };
    const staged = { ...access, baseUrl: 'http://h/stage', authUrl: 'http://h/stage/issuer' };
    assert.deepEqual(accessIn({ basePath: '/stage', issuerPath: '/issuer' }, access), staged);
    assert.deepEqual(accessIn({}, access), access);
  });

  test('an operator is shown the addresses of the scene', async () => {
    const { out, remove } = folders();
    after(remove);
    const run = await operatorRun(out, ['base-path']);
    try {
      const page = await (await fetch(run.address)).text();
      assert.match(page, /id="scene-auth">http:\/\/127\.0\.0\.1:\d+\/stage\/issuer\/oauth2\/token</);
    } finally {
      await run.close();
    }
  });
});

describe('redirects', () => {
  test('another origin is this machine by another name; where it has none the scene is not played', () => {
    assert.equal(otherOrigin('https://127.0.0.1:8443'), 'https://localhost:8443');
    assert.equal(otherOrigin('http://localhost:80/'), 'http://127.0.0.1');
    assert.equal(otherOrigin('http://[::1]:81'), 'http://localhost:81');
    assert.equal(otherOrigin('https://192.0.2.7:8443'), null);
    const namesAt = (baseUrl: string) => scenesAt(baseUrl).map(({ name }) => name);
    assert.ok(namesAt('https://127.0.0.1:1').includes('redirect-elsewhere'));
    assert.ok(!namesAt('https://192.0.2.7:1').includes('redirect-elsewhere'));
  });

  test('what follows a redirect to another origin is recorded, and is not a report', async () => {
    const player: Player = async (file, access, clock) => {
      await careful(file, access, clock);
      // Only the address of the redirect leads here.
      await fetch(`${access.baseUrl}/elsewhere/api/v1/reservation/checkin`, { method: 'POST', body: '{}' });
    };
    const run = await runClient({ scenes: ['redirect-elsewhere'], player });
    assert.equal(run.exchanges.at(-1)?.reply?.status, 404);
    const judgements = await judged(run);
    const bearer = judgements.find(({ instance }) => instance.id === 'CLIENT-CALL.BEARER');
    assert.notEqual(bearer?.outcome, 'failed');
  });

  test('the finding says whether the token or the client secret went to another origin', async () => {
    const said = {
      'token-goes-elsewhere': /took the token along/,
      'secret-goes-elsewhere': /took its client secret along/,
    };
    for (const [fault, words] of Object.entries(said)) {
      const run = await runClient({ scenes: ['redirect-elsewhere'], player: await withFault(fault) });
      const stays = (await judged(run)).find(({ instance }) => instance.id === 'CLIENT-CALL.TOKEN-STAYS');
      assert.match(stays?.finding?.summary ?? '', words);
    }
  });
});

describe('tries after a failure', () => {
  /** The finding for a report that got 503 repeatedly, with these pauses in milliseconds. */
  const shownBy = (pauses: readonly number[], durations: readonly number[] = []) => {
    let ms = Date.parse('2026-11-01T12:00:00Z');
    const calls = [0, ...pauses].map((pause, seq) => {
      ms += pause + (durations[seq - 1] ?? 0);
      const durationMs = durations[seq] ?? 0;
      const request = { operation: 'check-in', method: 'POST', url: 'http://h/', headers: [], body: { text: '{}' } };
      return { id: `${seq}`, seq, request, reply: { status: 503 }, sentAt: new Date(ms).toISOString(), durationMs };
    });
    return retriesWithinBounds({ calls } as never, {} as never)?.[0] ?? null;
  };
  const CASES: Readonly<Record<string, readonly [pauses: readonly number[], said: RegExp | null]>> = {
    'one at once, then ever longer (urllib3)': [[0, 200, 400, 800], null],
    'one at once, then each second (libcurl)': [[0, 1000, 2000, 4000], null],
    'as chance has it (full jitter)': [[300, 1900, 200, 7000], null],
    'always after the same time, on a busy machine': [[500, 900, 500, 500], null],
    'all at once': [[5, 5, 5], /^a report was tried 4 times within 15 ms$/],
    'at once after a while': [[1000, 5, 5, 5], /^a report was tried 4 times within 15 ms$/],
    'as chance has it, ever sooner for a while': [[1000, 7000, 5000, 2000], null],
    'always after the same time, and a lag before the first': [[2200, 1000, 1000, 1050], null],
    'ever sooner': [[8000, 4000, 2000, 1000], /grow shorter/],
    'ever sooner, three times': [[8000, 4000, 2000], /grow shorter/],
    'for ever': [Array.from({ length: 11 }, () => 60_000), /tried 12 times/],
  };
  for (const [name, [pauses, shown]] of Object.entries(CASES))
    test(name, () => (shown ? assert.match(shownBy(pauses) ?? '', shown) : assert.equal(shownBy(pauses), null)));
  test('always after the same time, while replies come sooner and sooner', () =>
    assert.equal(shownBy([1000, 1000, 1000], [4000, 2000, 1000]), null));
});

test('reports of an earlier scene that a client has kept are none of the refusals of this one', async () => {
  let first: SceneFile;
  const withKept = (times: number): Player => {
    return async (file, access, clock) => {
      first ??= file;
      const isLast = file.scene === 'token-refused-for-good';
      for (let at = 0; isLast && at < times; at += 1) await careful({ ...first, scene: file.scene }, access, clock);
      await careful(file, access, clock);
    };
  };
  const boundedIn = async (player: Player) => {
    const run = await runClient({ scenes: ['ordinary-stay', 'token-refused-for-good'], player });
    const denied = run.exchanges.filter(({ reply }) => reply?.status === 401).length;
    const [outcome] = outcomeIn(await judged(run), 'CLIENT-CONDUCT.AUTHENTICATES-BOUNDED:token-refused-for-good');
    return { outcome, isLong: denied > 5 };
  };
  assert.deepEqual(await boundedIn(withKept(3)), { outcome: 'passed', isLong: true });
});

describe('what a client may do', () => {
  const call = (method: string, operation: string, text?: string) =>
    ({
      request: {
        method,
        operation,
        url: 'http://h/',
        headers: [],
        body: text === undefined ? null : { text, bytes: 9 },
      },
    }) as unknown as Exchange;

  test('a health probe is distinguished from a report', () => {
    for (const method of ['GET', 'HEAD', 'OPTIONS']) assert.ok(isProbe(call(method, 'check-in')));
    assert.ok(!isProbe(call('GET', 'check-in', '{"folio":1}')));
    assert.ok(!isProbe(call('POST', 'check-in')));
  });

  test('more check-outs without an id than there are stays are one too many', async () => {
    const player: Player = async (file, access, clock) => {
      const stays = file.stays.map((stay) => ({ ...stay, reservationId: null }));
      const scene = { ...file, stays, steps: [...file.steps, ...file.steps.slice(-1)] };
      await careful(scene as never, access, clock);
    };
    const run = await runClient({ scenes: ['room-types'], player });
    assert.equal(outcomeIn(await judged(run), 'CLIENT-CONDUCT.NO-RESEND')[0], 'failed');
  });

  test('numbers are read as they are written, wherever a text looks like one', () => {
    const text = '{"occupancy": 2.0, "note":"\\"occupancy\\":3", "nights":1e1, "folio":"7", "id":12}';
    assert.deepEqual(Object.fromEntries(membersIn(text).numbers), { occupancy: '2.0', nights: '1e1', id: '12' });
  });

  test('a client that fails is blamed for it only after its reports were accepted', async () => {
    const failing = { scenes: ['ordinary-stay'], end: 'failed', remark: 'the command ended with 1' } as const;
    const player: Player = (file, access, clock) => careful(file, { ...access, clientSecret: 'of-last-year' }, clock);
    const outcomes = [await runClient(failing), await runClient({ ...failing, player })].map(judged);
    const found = (await Promise.all(outcomes)).map((each) => outcomeIn(each, 'CLIENT-CONDUCT.EMPTY-SUCCESS')[0]);
    assert.deepEqual(found, ['failed', 'inconclusive']);
  });

  test('a client that was never issued a token has seen no unknown members and no errors, and everything that it left out has that one cause', async () => {
    const player: Player = (file, access, clock) => careful(file, { ...access, clientSecret: 'of-last-year' }, clock);
    const judgements = await judged(await runClient({ player }));
    const [outcome, reason] = outcomeIn(judgements, 'CLIENT-TOKEN.UNKNOWN-MEMBERS-IGNORED');
    assert.deepEqual([outcome, /no token was issued/.test(reason)], ['inconclusive', true]);
    assert.equal(outcomeIn(judgements, 'CLIENT-CONDUCT.SURVIVES-ERROR:error-html')[0], 'inconclusive');
    const failed = judgements.filter((each) => each.outcome === 'failed').map(({ instance }) => instance.id);
    const causes = causesOf(judgements).filter((each) => each.outcome === 'failed');
    assert.ok(failed.length > 20);
    assert.deepEqual(
      causes.map(({ instances }) => instances.length),
      [failed.length],
    );
    assert.equal(causes[0]?.instances[0], 'CLIENT-TOKEN.CREDENTIALS');
  });
});

test('what passes in a scene whose wait was not waited for is left open, and the page shows which report came too early', async () => {
  const hurried: Player = (file, access, clock) =>
    careful({ ...file, steps: file.steps.filter((step) => step.do !== 'wait') }, access, clock);
  const ID = 'CLIENT-TOKEN.NOT-AFTER-ITS-END';
  const [waited, not] = [
    await runClient({ scenes: ['renewal-fails'] }),
    await runClient({ scenes: ['renewal-fails'], player: hurried }),
  ];
  assert.equal(outcomeIn(await judged(waited), ID)[0], 'passed');
  assert.equal(outcomeIn(await judged(not), ID)[0], 'inconclusive');
  const statesIn = ({ record: { context }, exchanges }: Run) => {
    const scene = sceneNamed('renewal-fails') as Scene;
    const calls = exchanges.filter(({ received }) => received?.scene === scene.name);
    const heard = { scene, calls, hasDistrusted: false };
    const steps = stepsOf({ file: sceneFile(context, scene) as SceneFile, heard });
    return steps.flatMap((step) => (step.do === 'wait' ? [] : [step.state]));
  };
  assert.equal(statesIn(waited).includes('early'), false);
  assert.deepEqual(statesIn(not).slice(0, 2), ['accepted', 'early']);
});

test('a cause of a client begins with its call, not with an operation, and says what was wanted', async () => {
  const player: Player = (file, access, clock) =>
    careful(file, { ...access, authUrl: `${access.authUrl}/oauth` }, clock);
  const [cause] = causesOf(await judged(await runClient({ scenes: ['base-path'], player })));
  assert.match(
    cause?.title ?? '',
    /^(?:The client|Call) .*POST \/stage\/issuer\/oauth\/oauth2\/token .*; the nearest is POST \/stage\/issuer\/oauth2\/token \(and \d+ more calls\)$/,
  );
});

test('the scenes that a run leaves out are named, with the reason', () => {
  const leftOutAt = (baseUrl: string) => {
    const target = { baseUrl, authUrl: baseUrl, environment: 'mock', embedded: true } as const;
    return [...leftOutOf(contextFor(baseUrl, { subject: 'client', target })).values()];
  };
  assert.deepEqual(leftOutAt('http://127.0.0.1:1'), [
    ['certificate-untrusted', 'certificate-wrong-host', 'certificate-exchanged', 'certificate-of-another-host'],
  ]);
  assert.deepEqual(leftOutAt('https://127.0.0.1:1'), []);
  assert.deepEqual(leftOutAt('https://192.0.2.1:1'), [['redirect-elsewhere', 'token-redirected']]);
});

test('that a report did not come again is said when the scene is over, and not while it may still come', async () => {
  const player: Player = async (file, access) => {
    const headers = { Authorization: 'Bearer of-last-year', 'Content-Type': 'application/json' };
    await fetch(`${access.baseUrl}/api/v1/reservation/checkin`, {
      ...{ method: 'POST', headers, body: JSON.stringify({ folio: file.stays[0]?.folio }) },
    });
  };
  const { record, exchanges } = await runClient({ scenes: ['ordinary-stay'], player });
  const judge = await sceneJudge(record.context);
  const heard = await new Promise<Heard>((resolve) => {
    const reported = { judge, judged: () => resolve(each), output: () => {}, found: () => {}, strays: () => new Map() };
    const each = new Heard(sceneNamed('ordinary-stay') as Scene, reported);
    each.received(exchanges[0] as Exchange);
  });
  const isOfReport = ({ id }: { readonly id: string }) => id === 'CLIENT-EVENTS.REPORTED:ordinary-stay';
  assert.deepEqual([heard.findings.length > 0, heard.findings.some(isOfReport)], [true, false]);
  await heard.whole();
  assert.equal(heard.findings.some(isOfReport), true);
});

describe('the clock file', () => {
  test('is named where a scene was stopped that it had put ahead', async () => {
    const run = await runClient({ scenes: ['token-near-its-end', 'reply-late'], end: 'too-long', remark: 'too long' });
    const [, reason] = outcomeIn(await judged(run), 'CLIENT-CONDUCT.WAITS-FOR-REPLY');
    assert.match(reason, /LODGING_CLOCK_FILE\) the run's clock is 217 s ahead of the machine's/);
  });

  test('dates are asked for before anybody lets it run ahead', () => {
    const scenes = scenesAt('http://127.0.0.1:1');
    const dated = scenes.findIndex(({ provider }) => JSON.stringify(provider).includes('seconds}}'));
    const waiting = scenes.findIndex(({ steps }) => steps.some((step) => step.do === 'wait'));
    assert.ok(dated >= 0 && dated < waiting);
  });
});
