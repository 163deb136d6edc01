/** What an operator's buttons do to scenes, and what is known of them: no browser, no page's server. */
import assert from 'node:assert/strict';
import { after, test } from 'node:test';
import { keepRun, keptRun } from '../../client/certify/kept.ts';
import { openStage, playAll } from '../../client/certify/playing.ts';
import { firstFound } from '../../client/page/calls.ts';
import { isFine } from '../../client/page/state.ts';
import { pageOf } from '../../client/page/view.ts';
import { scenes as allScenes, sceneNamed } from '../../client/scenes/index.ts';
import type { OperatorState } from '../../client/ways/operator.ts';
import { OperatorDriver } from '../../client/ways/operator.ts';
import { placeOf } from '../../client/ways/place.ts';
import type { Play, Scene, SceneFile } from '../../contract/scene.ts';
import { toldBy } from '../../desk/serve/journal.ts';
import { clientSettings, folders } from '../support/operator.ts';

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
const driverOf = (scenes: readonly Scene[], at = access) =>
  new OperatorDriver({ access: at, scenes, judge: async () => [], output: () => undefined });
const nowOf = ({ state: { now } }: OperatorDriver) => now ?? assert.fail('no scene is being played');
const act = (driver: OperatorDriver, what: string, more: Readonly<Record<string, string>> = {}) =>
  driver.act({ what, turn: String(nowOf(driver).turn), ...more });
async function until(isSo: () => boolean): Promise<void> {
  const latest = performance.now() + 20_000;
  while (!isSo() && performance.now() < latest) await new Promise((resolve) => setTimeout(resolve, 5));
}

test('a try that was thrown away counts where the client had called in it, also over a pause', async (t) => {
  const scenes = named('ordinary-stay', 'no-show');
  const open = async (kept: Parameters<typeof openStage>[3] = null) => {
    const stage = await openStage(clientSettings(), await placeOf({ https: false }, out), undefined, kept);
    const driver = driverOf(scenes, stage.access);
    const run = { stage, scenes, earlier: kept?.played ?? [], tell: () => undefined };
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
  const own = { secret: stage.access.clientSecret, certificates: null };
  await fetch(`${stage.access.baseUrl}/auth/token`, { method: 'POST', body: '{}' });
  await until(() => nowOf(driver).heard.calls.length === 1);
  await act(driver, 'pause');
  const { played } = await first.playing;
  await stage.close();
  keepRun(out, stage, own)(played);
  const again = await open(keptRun(out, clientSettings()));
  assert.equal(nowOf(again.driver).repeats, 2);
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
    toldBy([{ opened: {} }, ...entries] as unknown as Parameters<typeof toldBy>[0]).tries.get('no-show');
  assert.deepEqual(
    [triesAfter(begun(0), left), triesAfter(begun(0), call, left), triesAfter(begun(1), call, left, begun(2), left)],
    [0, 1, 2],
  );
});

test('a scene with a bad certificate wants the client to try, and shows at once that it has refused', async () => {
  const scenes = named('certificate-untrusted');
  const driver = driverOf(scenes);
  const file = { scene: 'certificate-untrusted', title: '', advice: null, steps: [], stays: [] } as SceneFile;
  const driven = driver.play(file, new AbortController().signal, 0);
  await act(driver, 'done');
  assert.deepEqual([nowOf(driver).heard.isOver, isFine(nowOf(driver))], [true, false]);
  driver.distrusted();
  assert.equal(isFine(nowOf(driver)), true);
  await act(driver, 'done');
  assert.equal((await driven).end, 'done');
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

test('each scene of a page is named as in findings and reports', () => {
  const page = pageOf(driverOf(allScenes).state);
  for (const { name } of allScenes) assert.ok(page.includes(`<code>${name}</code>`), name);
});

test('the line above the buttons leads to the gravest finding, and to no finding that shows at no call', () => {
  const found = (outcome: string, id: string, calls: string[]) => ({ outcome, id, calls, summary: id });
  const findings = [found('failed', 'NONE', []), found('warning', 'MINOR', ['a']), found('failed', 'GRAVE', ['b'])];
  const { text } = firstFound({ now: { heard: { findings } } } as unknown as OperatorState);
  assert.deepEqual(/href="#([^"]+)".* (\d+) more/.exec(text)?.slice(1), ['finding-b-GRAVE', '1']);
});
