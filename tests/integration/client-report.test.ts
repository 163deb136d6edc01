/** Reports about a client's run: scenes, calls as they came, and no word about a service. */
import assert from 'node:assert/strict';
import { generateKeyPairSync } from 'node:crypto';
import { before, describe, test } from 'node:test';
import { sceneLines } from '../../client/report/scenes.ts';
import type { Play, SceneFile } from '../../contract/scene.ts';
import { allureFiles } from '../../reporters/allure-results.ts';
import { jobSummary } from '../../reporters/job-summary.ts';
import { junitXml } from '../../reporters/junit.ts';
import { reportHtml } from '../../reporters/report-html.ts';
import { tally } from '../../reporters/shown-result.ts';
import { summaryText } from '../../reporters/summary.ts';
import { verdictWords } from '../../reporters/wording.ts';
import { asJson, codeOf, inALine, inFull } from '../../scripts/verify/lines.ts';
import { assemble } from '../../submission/assemble.ts';
import { seedOfChallenge, signChallenge } from '../../submission/challenge.ts';
import { keyId } from '../../submission/dsse.ts';
import type { RunResult } from '../../submission/result.ts';
import { careful, type Player, runClient } from '../support/client-run.ts';
import { ANYBODY, entriesOf, type Run, verifyEntries } from '../support/submission.ts';

const TERMS = { acceptMock: false };
/** The careful client, except that it omits the media type of a check-out. */
const forgetful: Player = async (...given) => {
  const real = globalThis.fetch;
  globalThis.fetch = (url, init) => {
    const headers = new Headers(init?.headers);
    if (String(url).includes('/checkout')) headers.delete('Content-Type');
    return real(url, { ...init, headers });
  };
  try {
    await careful(...given);
  } finally {
    globalThis.fetch = real;
  }
};

/** Pauses of the client before calls of a scene, in milliseconds: on a slow machine there would be others. */
const PAUSES: Readonly<Record<string, number>> = {
  'unavailable-then-well/3': 500,
  'unavailable-then-well/4': 1000,
  'reply-lost/3': 500,
};

function timed(result: RunResult): RunResult {
  let at = Date.parse(result.record.times.startedAt);
  const exchanges = [...result.exchanges].map(([id, exchange]) => {
    at += 10 + (PAUSES[id] ?? 0);
    return [id, { ...exchange, sentAt: new Date(at).toISOString(), durationMs: 5 }] as const;
  });
  return { ...result, exchanges: new Map(exchanges) };
}

let faulty: RunResult;
let partial: Run;
let certified: Run;
let challenge: Buffer;
const keys = generateKeyPairSync('ed25519');

before(async () => {
  partial = await runClient({
    player: forgetful,
    scenes: ['no-show', 'ordinary-stay', 'unavailable-then-well', 'reply-lost'],
  });
  faulty = timed((await assemble(partial.record, partial.exchanges)).result);
  const [validFrom, validUntil] = [-1, 1].map((hours) => new Date(Date.now() + hours * 3_600_000).toISOString());
  const about = { nonce: '5f2c8ad91be0437fa6d2c35e71f4098b', clientId: 'certification-client' };
  challenge = signChallenge(
    { ...about, validFrom: String(validFrom), validUntil: String(validUntil) },
    keys.privateKey,
  );
  const claims = ['token-form', 'check-in', 'check-out'] as const;
  certified = await runClient({ context: { seed: seedOfChallenge(challenge), claims } });
});

const OF_A_SERVICE = /\bmock\b|\bcurl\b|sandbox|\.env\b|npx lodging-certification doctor|Target|Pace\b/;

const page = (detail: 'causes' | 'usual' | 'full') => summaryText(faulty, { color: false, width: 100, detail });

describe('the summary of a client that makes a mistake', () => {
  test('says first that it is about the client, and how it was played', () => {
    const [first = ''] = page('usual').split('\n');
    assert.equal(first, 'Subject: CLIENT. It called and was judged; this proves nothing about the service.');
    assert.match(page('usual'), /^Answered +http:\/\/127\.0\.0\.1:\d+ \(the suite's stub provider\)$/m);
    assert.match(
      page('usual'),
      /^Played +4 scenes, played by a command, the run's clock was set ahead by \d+ s; not played:/m,
    );
    assert.match(page('usual'), /^Profile +none: the provider answers as the document says$/m);
  });
  test('says of one that was interrupted before its first call that nothing was judged, and what to do', () => {
    const { record, judgements, verdict } = faulty;
    const silent: RunResult = {
      ...faulty,
      record: {
        ...record,
        stopped: 'The run was interrupted.',
        ...(record.client && { client: { ...record.client, plays: [] } }),
      },
      judgements: judgements.map((each) => ({ ...each, exchanges: [], outcome: 'inconclusive', notRun: true })),
      verdict: { ...verdict, verdict: 'incomplete' },
    };
    const lines = summaryText(silent, { color: false, width: 100, detail: 'usual' }).trimEnd().split('\n');
    assert.equal(lines[0], 'Subject: CLIENT. It was not judged.');
    assert.match(lines.at(-1) ?? '', /^ +Next: /);
  });
  test('tells the scenes in which something was found, and counts the others', () => {
    assert.match(page('usual'), /^ordinary-stay {10}played; 3 calls, 1 of them for a token; 1 failed$/m);
    assert.match(page('usual'), /^1 more scene played without findings$/m);
    assert.doesNotMatch(page('usual'), /^no-show +played/m);
  });
  for (const detail of ['usual', 'full'] as const) {
    test(`shows the call as it came, and no line to send it again (${detail})`, () => {
      const text = page(detail);
      assert.match(text, /POST http:\/\/\S+\/api\/v1\/reservation\/checkout\n +authorization: Bearer <access_token:/i);
      assert.match(text, /\{"reservationId":"CERT-[0-9A-F]{8}","checkOutDate":"/);
      assert.match(text, /ordinary-stay/);
      assert.doesNotMatch(text, OF_A_SERVICE);
      // What every client sends anyway says nothing.
      assert.doesNotMatch(text, /user-agent|accept-encoding/i);
    });
  }
  test('of a job has the scenes in a table, and the call', () => {
    const text = jobSummary(faulty);
    assert.match(text, /^\| `ordinary-stay` \| played \| 3 \| 1 \| 1 failed \|$/m);
    assert.match(text, /^\| `no-show` \| played \| 2 \| 1 \| +\|$/m);
    assert.match(text, /```http\nPOST /);
    assert.match(text, /Scene `ordinary-stay`/);
    assert.doesNotMatch(text, OF_A_SERVICE);
  });
  test('of a build server names the scenes beside the causes', () => {
    const text = junitXml(faulty);
    assert.match(text, /name="scene\.reply-lost" value="played; 5 calls, 1 of them for a token; 1 failed"/);
    assert.doesNotMatch(text, /scene\.no-show/);
    assert.match(text, /Scene: {5}ordinary-stay\nCall:\n {2}POST /);
    assert.doesNotMatch(text, OF_A_SERVICE);
  });
  test('of Allure shows the call', () => {
    const text = [...allureFiles(faulty).values()].join('\n');
    assert.match(text, /Call:\n {2}POST /);
    assert.doesNotMatch(text, OF_A_SERVICE);
  });
});

test('if only some scenes were played, their findings are reported, and nothing else counts as held', () => {
  const ended = faulty.judgements.map(({ instance, outcome, notRun }) => [instance.id, notRun ? 'not run' : outcome]);
  assert.deepEqual(Object.fromEntries(ended)['CLIENT-CALL.CONTENT-TYPE'], 'failed');
  assert.deepEqual(Object.fromEntries(ended)['CLIENT-CALL.ADDRESS'], 'not run');
  assert.equal(faulty.verdict.verdict, 'not-certified');
});

describe('a run in which reports were left out, one scene was skipped, and one played with the guest of another', () => {
  let result: RunResult;
  before(async () => {
    let first: SceneFile;
    const player: Player = async (file, ...rest) => {
      if (file.scene === 'names') return { end: 'skipped' };
      first ??= file;
      if (file.scene !== 'loyalty') await careful({ ...first, scene: file.scene }, ...rest);
    };
    const run = await runClient({ player, scenes: ['ordinary-stay', 'loyalty', 'names', 'early-departure'] });
    ({ result } = await assemble(run.record, run.exchanges));
  });
  const lineOf = (scene: string) =>
    sceneLines(result).find(({ name }) => name === scene) ?? assert.fail(`there is no ${scene}`);

  test('has a finding in the scene of which no call shows it', () => {
    const found = sceneLines(result).map(({ name, findings }) => [name, findings.map(({ instance }) => instance.id)]);
    assert.deepEqual(found, [
      ['ordinary-stay', []],
      ['loyalty', ['CLIENT-EVENTS.REPORTED:loyalty']],
      ['names', ['CLIENT-EVENTS.REPORTED:names']],
      [
        'early-departure',
        ['CLIENT-EVENTS.REPORTED:early-departure', 'CLIENT-EVENTS.NO-OTHERS', 'CLIENT-CONDUCT.NO-RESEND'],
      ],
    ]);
  });
  test('says of a report about the guest of another scene that it is that, beside the scene and in the finding', () => {
    const [named, bare] = [lineOf('early-departure'), lineOf('ordinary-stay')];
    assert.deepEqual([named.strays.length, bare.strays], [1, []]);
    const stray = /^call early-departure\/2 \(and 1 more call\) is about a guest of the scene ordinary-stay/;
    assert.match(named.strays[0] ?? '', stray);
    assert.match(named.findings[0]?.reason ?? '', /left out.*; call early-departure\/2 is about a guest/);
    for (const text of [summaryText(result, { color: false, width: 200 }), reportHtml(result), jobSummary(result)])
      assert.match(
        text.replaceAll('\\', ''),
        /call early-departure\/2 \(and 1 more call\) is about a guest of the scene ordinary-stay/,
      );
  });
  test('counts a skipped scene as no played one, and names both reasons for which it is not certified', () => {
    assert.match(
      summaryText(result, { color: false, width: 200 }),
      /^Played +3 scenes, played by a command, 1 skipped; not played: .+, and \d+ more$/m,
    );
    assert.match(jobSummary(result), /<summary>3 scenes played, 1 skipped, 3 to look at</);
    const client = result.record.client ?? assert.fail();
    const plays = client.plays.map((play) => (play.scene === 'names' ? { ...play, repeats: 2 } : play));
    const repeated = { ...result, record: { ...result.record, client: { ...client, plays } } };
    for (const report of [
      summaryText(repeated, { color: false, width: 200 }),
      jobSummary(repeated),
      reportHtml(repeated),
    ])
      assert.match(report, /Repeated\W.*names 2 ×/);
    assert.doesNotMatch(jobSummary(result), /Repeated/);
    const isOpen = ({ instance, outcome }: RunResult['judgements'][number]) =>
      outcome !== 'failed' || instance.requirement.level !== 'MUST';
    const open = { ...result, judgements: result.judgements.filter(isOpen) };
    const { meaning } = verdictWords({ ...open, verdict: { ...open.verdict, verdict: 'incomplete' } });
    assert.match(meaning, /not run\. .*1 MUST instance could not be judged \(scenes: 1 skipped\)/);
  });
});

test('the next step fits the way in: a command without the clock file, and a person at the page', () => {
  const { client, ...record } = faulty.record;
  const next = (verdict: 'inconclusive' | 'not-certified', drivenBy: 'command' | 'webhook' | 'operator') => {
    const plays = (client?.plays ?? []).map((play) => ({ ...play, end: 'too-long' as const }));
    const own = { ...record, client: { ...(client as NonNullable<typeof client>), plays, drivenBy } };
    return verdictWords({ ...faulty, record: own, verdict: { ...faulty.verdict, verdict } }).nextStep;
  };
  assert.match(next('inconclusive', 'command'), /LODGING_CLOCK_FILE/);
  assert.doesNotMatch(next('inconclusive', 'webhook'), /LODGING_CLOCK_FILE/);
  assert.match(next('not-certified', 'webhook'), /--only SCENE/);
  assert.doesNotMatch(next('not-certified', 'operator'), /--only SCENE/);
});

test('the next step after a sandbox that answered no call is its address, and otherwise what it refused', () => {
  const upstream = 'https://sandbox.example';
  const client = {
    ...(faulty.record.client as NonNullable<RunResult['record']['client']>),
    answeredBy: 'upstream',
    upstream,
  } as const;
  const record = { ...faulty.record, client };
  const next = (exchanges: RunResult['exchanges']) =>
    verdictWords({ ...faulty, record, exchanges, verdict: { ...faulty.verdict, verdict: 'inconclusive' } }).nextStep;
  assert.ok(
    next(new Map([...faulty.exchanges].map(([id, each]) => [id, { ...each, reply: null }]))).includes(upstream),
  );
  assert.ok(!next(faulty.exchanges).includes(upstream));
});

test('a scene about a certificate says what the handshakes came to', () => {
  const [play] = faulty.record.client?.plays ?? [];
  const shown = [
    { silent: 2, spoken: 0 },
    { silent: 0, spoken: 1 },
    { silent: 0, spoken: 0 },
  ];
  const words = shown.map((handshakes) => {
    const plays = [{ ...play, scene: 'certificate-untrusted', calls: 0, handshakes }] as unknown as readonly Play[];
    const record = { ...faulty.record, client: { ...faulty.record.client, plays } } as RunResult['record'];
    const result = { ...faulty, record };
    const printed = sceneLines(result)[0]?.certificate ?? '';
    assert.ok(reportHtml(result).includes(printed) && jobSummary(result).includes(printed), printed);
    return printed;
  });
  assert.match(words[0] ?? '', /2 connections/);
  assert.match(words[1] ?? '', /requests on 1 connection\b/);
  assert.match(words[2] ?? '', /never connected/);
});

describe('the page of a client', () => {
  const html = () => reportHtml(faulty);
  /** What the picture of a scene says to those who do not see it. */
  const printed = (scene: string) => new RegExp(`aria-label="${scene}: ([^"]*)"`).exec(html())?.[1];

  test('has a time line of each scene: calls, refusals, waits, what is sent again', () => {
    assert.equal(printed('no-show'), 'token 200, no-show 201');
    assert.equal(printed('ordinary-stay'), 'token 200, check-in 201, check-out 415');
    const waits = 'check-in 503, 0.5 s later, check-in again 503, 1.0 s later, check-in again 201';
    assert.equal(printed('unavailable-then-well'), `token 200, ${waits}, check-out 503, check-out again 415`);
    assert.match(printed('reply-lost') ?? '', /^token 200, check-in cut, 0\.5 s later, check-in again 201, /);
  });
  test('draws a square for a token and a circle for a report, each in the colour of its answer', () => {
    const figure = /<figure id="scene-unavailable-then-well">.*?<\/figure>/s.exec(html())?.[0] ?? '';
    const shapes = figure
      .match(/<(rect|circle) class="\w+"/g)
      ?.join(' ')
      .replace(/<| class=|"/g, ' ')
      .match(/\w+/g);
    const due = 'rect good circle bad circle bad circle good circle bad circle odd';
    assert.equal(shapes?.join(' '), due);
    assert.equal(figure.match(/class="pause"/g)?.length, 2);
  });
  test('leads from a scene to its calls and to what was found in it', () => {
    const figure = /<figure id="scene-ordinary-stay">.*?<\/figure>/s.exec(html())?.[0] ?? '';
    const links = [3, 4, 5].map((n) => `<a href="#x${n}">${n}</a>`).join(' ');
    assert.ok(figure.includes(`3 calls, 1 of them for a token: ${links}`), figure);
    assert.match(figure, /failed<\/span> <a href="#CLIENT-CALL\.CONTENT-TYPE">/);
    assert.match(html(), /id="CLIENT-CALL\.CONTENT-TYPE"/);
  });
  test('says nothing of a service, and has no line to send a call again', () => {
    const text = html()
      .replace(/<style>.*?<\/style>/s, '')
      .replace(/<script>.*?<\/script>/s, '');
    assert.doesNotMatch(text, OF_A_SERVICE);
    assert.doesNotMatch(text, /Latency/);
    assert.match(text, /<dt>Scene<\/dt><dd>ordinary-stay<\/dd>/);
  });
});

test('verify counts as the run did: what was never run is not inconclusive', async () => {
  const found = await verifyEntries(await entriesOf(partial));
  const [, reported = ''] = /^ {2}Outcomes +(.*)$/m.exec(inFull('a.zip', found, TERMS).join('\n')) ?? [];
  assert.deepEqual(reported.split(', ').toSorted(), tally(faulty.judgements).split(', ').toSorted());
  assert.match(reported, /not-run/);
  assert.doesNotMatch(inFull('a.zip', found, TERMS).join('\n'), /inconclusive: Not run/);
});

test('times say whose clock they are by', async () => {
  const found = await verifyEntries(await entriesOf(partial));
  assert.match(inFull('a.zip', found, TERMS).join('\n'), /^ {2}Run +\S+ \S+ to \S+ \S+ UTC by the run's clock,/m);
  assert.match(reportHtml(faulty), /<dt>Started<\/dt><dd>[^<]+ by the run's clock\)/);
});

describe('verify of a certified client', () => {
  test('ends with 0 and speaks of no mock', async () => {
    const found = await verifyEntries(await entriesOf(certified));
    assert.deepEqual(found.reasons, []);
    assert.equal(codeOf(found, TERMS), 0);
    assert.equal(codeOf(found, { ...TERMS, environment: 'client' }), 0);
    const reported = [...inFull('a.zip', found, TERMS), inALine('a.zip', found, TERMS)].join('\n');
    assert.match(reported, /^a\.zip: subject CLIENT, consistent, complete, certified$/m);
    assert.match(reported, /^ {2}Answered {2}at http:\/\/127\.0\.0\.1:\d+ by the suite's stub provider$/m);
    assert.doesNotMatch(reported, OF_A_SERVICE);
    assert.equal((asJson('a.zip', found, TERMS) as { readonly verdict: string }).verdict, 'certified');
    assert.match(reported, /^ {2}Proof {5}level 0 /m);
  });
  test('reaches level 1 where the provider has challenged it, and level 0 where somebody unknown has', async () => {
    const entries = await entriesOf(certified, { challenge });
    const ours = { ...ANYBODY, trustedChallenge: new Set([keyId(keys.publicKey)]) };
    const found = await verifyEntries(entries, ours);
    assert.deepEqual(found.reasons, []);
    assert.deepEqual([found.level, found.genuine], [1, true]);
    assert.match(inFull('a.zip', found, TERMS).join('\n'), /level 1 \(dated\)/);
    assert.match(String(entries.get('README.txt')), /This one claims level 1 \(dated\):/);
    assert.equal((await verifyEntries(entries)).level, 0);
  });
});
