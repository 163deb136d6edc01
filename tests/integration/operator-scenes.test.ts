/** What an operator's buttons do to scenes, and what is known of them: no browser, no page's server. */
import assert from 'node:assert/strict';
import { after, test } from 'node:test';
import { keepRun, keptRun } from '../../client/certify/kept.ts';
import { openStage, playAll, sceneJudge } from '../../client/certify/playing.ts';
import { tokenOf } from '../../client/judging/reading.ts';
import { isFine, type SceneFinding, stepsOf } from '../../client/page/state.ts';
import { pageOf } from '../../client/page/view.ts';
import { scenes as allScenes, sceneNamed } from '../../client/scenes/index.ts';
import { sceneFile } from '../../client/scenes/values.ts';
import { OperatorDriver } from '../../client/ways/operator.ts';
import { placeOf } from '../../client/ways/place.ts';
import type { Exchange } from '../../contract/evidence.ts';
import type { Play, Scene, SceneFile } from '../../contract/scene.ts';
import { stateBy } from '../../desk/serve/journal.ts';
import { careful, type Player, runClient, withFault } from '../support/client-run.ts';
import { contextFor } from '../support/context.ts';
import { clientSettings, folders } from '../support/operator.ts';
import { assertNone } from '../support/reported.ts';

const { out, home, remove } = folders();
const stateBefore = process.env['XDG_STATE_HOME'];
process.env['XDG_STATE_HOME'] = home;
after(() => {
  remove();
  if (stateBefore === undefined) delete process.env['XDG_STATE_HOME'];
  else process.env['XDG_STATE_HOME'] = stateBefore;
});

const named = (...names: string[]) => names.map((name) => sceneNamed(name) as Scene);
const access = { baseUrl: 'http://127.0.0.1', authUrl: 'http://127.0.0.1', clientId: 'a', clientSecret: 'b' };
const context = contextFor(access.baseUrl, { subject: 'client' });
const driverOf = (scenes: readonly Scene[], at = access) =>
  new OperatorDriver({ access: at, context, scenes, judge: async () => [], output: () => undefined });
const nowOf = ({ state: { now } }: OperatorDriver) => now ?? assert.fail('no scene is being played');
const act = (driver: OperatorDriver, what: string, more: Readonly<Record<string, string>> = {}) =>
  driver.act({ what, turn: String(nowOf(driver).turn), ...more });
async function until(isSo: () => boolean): Promise<void> {
  const latest = performance.now() + 20_000;
  while (!isSo() && performance.now() < latest) await new Promise((resolve) => setTimeout(resolve, 5));
}

test('a discarded try counts if the client had called in it, also over a pause', async (t) => {
  const scenes = named('ordinary-stay', 'no-show');
  const open = async (kept: Parameters<typeof openStage>[3] = null) => {
    const stage = await openStage(clientSettings(), await placeOf({ https: false }, out), undefined, kept);
    const driver = driverOf(scenes, stage.access);
    const run = { stage, scenes, earlier: kept?.played ?? [], notify: () => undefined };
    const stopping = new AbortController();
    t.after(() => {
      stopping.abort();
      return stage.close();
    });
    const playing = playAll(run, driver, stopping.signal, () => undefined);
    await until(() => driver.state.now !== null);
    const isAt = (turn: number) => until(() => driver.state.now?.turn === turn);
    return { stage, driver, playing, isAt };
  };
  const first = await open();
  const { stage, driver, isAt } = first;
  const repeats = [nowOf(driver).repeats];
  const next = async (what: string, scene = '') => {
    const { turn } = nowOf(driver);
    await act(driver, what, { scene });
    await isAt(turn + 1);
    repeats.push(nowOf(driver).repeats);
  };
  // It was left before anything came.
  await next('play', 'no-show');
  await next('play', 'ordinary-stay');
  await next('repeat');
  await fetch(`${stage.access.baseUrl}/auth/token`, { method: 'POST', body: '{}' });
  await until(() => nowOf(driver).heard.calls.length === 1);
  await next('repeat');
  assert.deepEqual(repeats, [0, 0, 0, 0, 1]);
  const { baseUrl, clientId, clientSecret } = stage.access;
  const own = { secret: clientSecret, certificates: null };
  const issued = await fetch(`${baseUrl}/auth/token`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify({ client_id: clientId, client_secret: clientSecret }),
  });
  const { access_token: token } = (await issued.json()) as { access_token: string };
  await until(() => nowOf(driver).heard.calls.length === 1);
  await act(driver, 'pause');
  const { played } = await first.playing;
  await stage.close();
  keepRun(out, stage, own)(played);
  const again = await open(keptRun(out, clientSettings()));
  assert.equal(nowOf(again.driver).repeats, 2);
  // The hotel system ran on meanwhile and sends its old token: it is refused, and nobody is to blame.
  const headers = { 'Content-Type': 'application/json', Authorization: `Bearer ${token}` };
  const report = `${again.stage.access.baseUrl}/api/v1/reservation/checkin`;
  assert.equal((await fetch(report, { method: 'POST', headers, body: '{}' })).status, 401);
  await until(() => nowOf(again.driver).heard.calls.length === 1);
  assert.match(nowOf(again.driver).heard.calls.map(tokenOf).join(), /^[0-9a-f]{8}$/);
  await act(again.driver, 'skip');
  await until(() => again.driver.state.now?.heard.scene.name === 'no-show');
  await act(again.driver, 'pause');
  const [ordinary] = (await again.playing).played;
  await again.stage.close();
  assert.deepEqual([ordinary?.play.end, ordinary?.play.repeats], ['skipped', 2]);
});

test('at the desk too: what its journal says of a scene that is begun once more', () => {
  const begun = (repeats: number) => ({ begun: 'no-show', startedAt: '2026-11-25T00:00:00Z', repeats });
  const call = { call: { id: 'no-show/1' }, tokens: {}, ahead: 0 };
  const left = { ended: null, by: 'operator' };
  const triesAfter = (...entries: object[]) =>
    stateBy([{ opened: {} }, ...entries] as unknown as Parameters<typeof stateBy>[0]).tries.get('no-show');
  assert.deepEqual(
    [triesAfter(begun(0), left), triesAfter(begun(0), call, left), triesAfter(begun(1), call, left, begun(2), left)],
    [0, 1, 2],
  );
});

test('a scene with a bad certificate wants the client to try, and shows at once that it has refused', async () => {
  const scenes = named('certificate-untrusted');
  const lines: string[] = [];
  const judge = async () => [];
  const driver = new OperatorDriver({ access, context, scenes, judge, output: (line) => lines.push(line) });
  const file = { scene: 'certificate-untrusted', title: '', advice: null, steps: [], stays: [] } as SceneFile;
  const driven = driver.play(file, new AbortController().signal, 0);
  await act(driver, 'done');
  assert.deepEqual([nowOf(driver).heard.isOver, isFine(nowOf(driver))], [true, false]);
  driver.distrusted();
  driver.distrusted();
  assert.equal(isFine(nowOf(driver)), true);
  // However often a client tries again, its refusal is shown once.
  assert.equal(lines.length, 1);
  await act(driver, 'done');
  assert.equal((await driven).end, 'done');
});

test('a certificate that turns bad after the first call is seen to be refused after that call', async () => {
  const name = 'certificate-exchanged';
  const { exchanges } = await runClient({ scenes: ['ordinary-stay'] });
  const [first, second] = exchanges.map(
    (call) => ({ ...call, received: { ...call.received, scene: name } }) as Exchange,
  );
  const afterCalls = (...calls: readonly (Exchange | undefined)[]) => {
    const driver = driverOf(named(name));
    const file = { scene: name, title: '', advice: null, steps: [], stays: [] } as SceneFile;
    void driver.play(file, new AbortController().signal, 0);
    for (const call of calls) driver.received(call ?? assert.fail());
    driver.distrusted();
    return nowOf(driver).heard.hasDistrusted;
  };
  assert.deepEqual([afterCalls(first), afterCalls(first, second)], [true, false]);
});

test('how long the rest takes is said after three scenes, by the median of a report, and a skipped scene is not a played one', async () => {
  const scenes = named('ordinary-stay', 'partial-bill', 'no-show', 'early-departure', 'after-midnight');
  const driver = driverOf(scenes);
  const played = (name: string, seconds: number) => {
    const endedAt = new Date(Date.parse('2026-11-25T00:00:00Z') + seconds * 1000).toISOString();
    const play = { scene: name, startedAt: '2026-11-25T00:00:00Z', endedAt, end: 'done' } as Play;
    return { scene: sceneNamed(name) as Scene, play, file: {} as SceneFile, calls: [] };
  };
  await driver.recall([played('ordinary-stay', 1005), played('partial-bill', 95)]);
  assert.equal(driver.state.left, null);
  await driver.recall([played('no-show', 15)]);
  // Two scenes are left, each of two reports and 5 seconds of waiting.
  assert.deepEqual(driver.state.left, { minutes: Math.ceil((2 * (5 + 2 * 30)) / 60), secondsAReport: 30 });
  const file = { scene: 'early-departure', title: '', advice: null, steps: [], stays: [] } as SceneFile;
  const driven = driver.play(file, new AbortController().signal, 0);
  const progress = () => /id="progress">.*?<span>(.*?)<\/span>/s.exec(pageOf(driver.state))?.[1] ?? '';
  assert.doesNotMatch(progress(), /skipped/);
  await act(driver, 'skip');
  await driven;
  assert.match(progress(), /^3 of 5 scenes played, 1 skipped,/);
});

test('each scene of a page is named as in findings and reports, and one that was never played is not played again', async () => {
  const page = pageOf(driverOf(allScenes).state);
  for (const { name } of allScenes) assert.ok(page.includes(`<code>${name}</code>`), name);
  const judge = async () => [{ outcome: 'warning' } as SceneFinding];
  const some = named('ordinary-stay', 'no-show', 'names');
  const driver = new OperatorDriver({ access, context, scenes: some, judge, output: () => undefined });
  const ended = (name: string, end: Play['end']) => ({
    ...{ scene: sceneNamed(name) as Scene, play: { end, startedAt: '', endedAt: '' } as Play, file: {} as SceneFile },
    calls: [],
  });
  await driver.recall([ended('ordinary-stay', 'done'), ended('no-show', 'skipped')]);
  const buttons = [...pageOf(driver.state).matchAll(/id="play-([\w-]+)"[^>]*>([^<]+)</g)].map((found) =>
    found.slice(1),
  );
  const due = [
    ['ordinary-stay', 'Play again'],
    ['no-show', 'Play'],
    ['names', 'Play'],
  ];
  assert.deepEqual(buttons, due);
  // Nor is a scene wrong in which something could be better.
  assert.match(pageOf(driver.state), /<span class="odd">! 1 finding/);
});

/** The last of some scenes, in which so many calls have come. */
async function underWay(player: Player, most: number, ...scenes: string[]) {
  const { record, exchanges } = await runClient({ scenes, player });
  const name = scenes.at(-1) as string;
  const scene = sceneNamed(name) as Scene;
  const file = sceneFile(record.context, scene) as SceneFile;
  const judge = await sceneJudge(record.context);
  const driver = new OperatorDriver({
    access,
    context: record.context,
    scenes: [scene],
    judge,
    output: () => undefined,
  });
  const ending = new AbortController();
  void driver.play(file, ending.signal, 0);
  for (const call of exchanges.filter(({ received }) => received?.scene === name).slice(0, most)) driver.received(call);
  return { driver, file, leave: () => ending.abort() };
}

test('the line above the buttons leads to what is wrong, though it shows at no call, before what could be better', async () => {
  const { driver, leave } = await underWay(careful, 4, 'loyalty');
  const { heard } = nowOf(driver);
  const found = (outcome: 'failed' | 'warning', id: string, calls: string[]) =>
    ({
      outcome,
      id,
      calls,
      summary: id,
      expected: null,
      received: null,
      statement: '',
      clause: '',
    }) as unknown as SceneFinding;
  const linked = (...findings: SceneFinding[]) => {
    heard.findings = findings;
    const page = pageOf(driver.state);
    const [, to = '', more] = /id="found"[^>]*><p class="found"><a href="#([^"]+)".*?(\d+) more/s.exec(page) ?? [];
    assert.equal(page.split(`id="${to}"`).length, 2, `the page has no ${to}`);
    return [to, more];
  };
  const [{ id = '' } = {}] = heard.calls;
  const [minor, grave] = [found('warning', 'MINOR', [id]), found('failed', 'GRAVE', [id])];
  assert.deepEqual(linked(minor, grave), [`finding-${id}-GRAVE`, '1']);
  assert.deepEqual(linked(minor, found('failed', 'NONE', [])), ['finding--NONE', '1']);
  leave();
});

test('a wait begins with the reply to the report before it, and says when it is over', async () => {
  const waits = async (calls: number) => {
    const { driver, leave } = await underWay(careful, calls, 'token-near-its-end');
    const [call] = nowOf(driver).heard.calls.filter(({ request }) => request.operation === 'check-in');
    const replied = call ? Date.parse(call.sentAt) + call.durationMs : null;
    const until = stepsOf(nowOf(driver)).flatMap((step) => (step.do === 'wait' ? [step.until] : []));
    leave();
    return until.map((ms) => ms && replied && ms - replied);
  };
  assert.deepEqual(await waits(1), [null, null, null, null]);
  assert.deepEqual(await waits(2), [63_000, null, null, null]);
});

test('nothing need follow for a guest whose check-in was refused, where the provider refuses whatever comes', async () => {
  const states = async (name: string, player: Player, calls = 2) => {
    const { driver, leave } = await underWay(player, calls, name);
    const found = stepsOf(nowOf(driver)).flatMap((step) => (step.do === 'wait' ? [] : [step.state]));
    leave();
    return found;
  };
  assert.deepEqual(await states('refused', careful), ['answered', 'missing', 'excused', 'missing']);
  assert.deepEqual(await states('issuer-refuses-401', careful, 1), ['no-token']);
  // Here the mistake is the client's own, and is put right.
  assert.deepEqual(await states('ordinary-stay', await withFault('text-plain')), ['answered', 'missing']);
});

test('a report about a guest of another scene is called that on the page and in the terminal', async () => {
  let first: SceneFile;
  const player: Player = async (file, ...rest) => {
    first ??= file;
    await careful({ ...first, scene: file.scene }, ...rest);
  };
  const { driver, leave } = await underWay(player, 9, 'ordinary-stay', 'no-show');
  assert.deepEqual([...nowOf(driver).heard.strays.values()], ['ordinary-stay', 'ordinary-stay']);
  assert.equal(pageOf(driver.state).match(/It is about a guest of the scene ordinary-stay/g)?.length, 2);
  assert.match(driver.state.said, /about a guest of the scene ordinary-stay/);
  assert.match(pageOf(driver.state), /Times use the run's clock/);
  leave();
});

test('each button that copies names what it copies, also where several guests have such a value', async () => {
  const { driver, file, leave } = await underWay(careful, 0, 'loyalty');
  const named = [
    ...pageOf(driver.state).matchAll(/<button type="button" class="copy"[^>]*aria-label="([^"]*)">([^<]*)</g),
  ];
  const labels = named.map(([, label]) => label);
  assert.ok(labels.length > 3 * file.stays.length);
  assertNone(labels.filter((label, at) => labels.indexOf(label) !== at));
  // Who speaks to the page says the words that are seen.
  for (const [, label = '', text = ''] of named) assert.ok(label.startsWith(text), `${label} is seen as ${text}`);
  leave();
});

test('the system is set up with the addresses of the run, also where the page is opened in a scene that has others', async () => {
  const driver = driverOf(named('base-path'));
  const stopping = new AbortController();
  const file = sceneFile(context, sceneNamed('base-path') as Scene) as SceneFile;
  const playing = driver.play(file, stopping.signal, 0);
  await until(() => driver.state.now !== null);
  const page = pageOf(driver.state);
  const addressAt = (id: string) => new RegExp(`id="${id}">([^<]+)`).exec(page)?.[1];
  assert.deepEqual(
    ['access-base', 'access-json', 'scene-base', 'scene-auth'].map(addressAt),
    ['', '/auth/token', '/stage', '/stage/issuer/oauth2/token'].map((path) => access.baseUrl + path),
  );
  stopping.abort();
  await playing;
});

/** Begins a scene by hand. @returns the page, and how to leave the scene */
async function begun(driver: OperatorDriver, name: string) {
  const stopping = new AbortController();
  const playing = driver.play(sceneFile(context, sceneNamed(name) as Scene) as SceneFile, stopping.signal, 0);
  await until(() => driver.state.now?.heard.scene.name === name);
  const leave = async () => {
    stopping.abort();
    await playing;
  };
  return { has: (id: string) => pageOf(driver.state).includes(`id="${id}"`), leave };
}

test('the scene after one with addresses of its own reminds of the usual ones, also over a pause', async () => {
  const scenes = named('base-path', 'no-show');
  const driver = driverOf(scenes);
  for (const [name, isDue] of [
    ['no-show', false],
    ['base-path', false],
    ['no-show', true],
    ['no-show', false],
  ] as const) {
    const { has, leave } = await begun(driver, name);
    assert.equal(has('moves-back'), isDue, name);
    await leave();
  }
  const resumed = driverOf(scenes);
  const play = { scene: 'base-path', end: 'done', startedAt: '', endedAt: '' } as Play;
  const file = sceneFile(context, sceneNamed('base-path') as Scene) as SceneFile;
  await resumed.recall([{ scene: sceneNamed('base-path') as Scene, play, file, calls: [] }]);
  const { has, leave } = await begun(resumed, 'no-show');
  assert.ok(has('moves-back'));
  await leave();
});

test('that the certificate is not trusted is shown as long as nothing else came, and not where it must not be trusted', async () => {
  for (const [name, isDue] of [
    ['no-show', true],
    ['certificate-untrusted', false],
  ] as const) {
    const driver = driverOf(allScenes);
    const { has, leave } = await begun(driver, name);
    assert.equal(has('untrusted'), false);
    driver.distrusted();
    assert.equal(has('untrusted'), isDue, name);
    if (isDue) {
      const [call] = (await runClient({ scenes: [name], player: careful })).exchanges;
      driver.received(call as Exchange);
      assert.equal(has('untrusted'), false);
    }
    await leave();
  }
});
