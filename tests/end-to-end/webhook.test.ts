/** Scenes that are posted to a web hook; and what whoever plays scenes gets, compared with its published schema. */
import assert from 'node:assert/strict';
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, test } from 'node:test';
import { setTimeout as sleep } from 'node:timers/promises';
import { scenes } from '../../client/scenes/index.ts';
import { sceneFile } from '../../client/scenes/values.ts';
import { environmentOf } from '../../client/ways/command.ts';
import { type Driven, type Driver, drive, LONGEST_LINE } from '../../client/ways/driver.ts';
import { webhookDriver } from '../../client/ways/webhook.ts';
import type { PostedScene, SceneFile } from '../../contract/scene.ts';
import { HELP } from '../../scripts/certify/options.ts';
import { ROOT, runCommand, scratch } from '../support/certify.ts';
import { careful as play } from '../support/client-run.ts';
import { contextFor } from '../support/context.ts';
import { publishedValidator } from '../support/published.ts';
import { serve } from '../support/server.ts';

const folder = scratch();
const isScene = publishedValidator('scene.schema.json');

const context = contextFor('http://127.0.0.1:1', { subject: 'client' });
const access = {
  baseUrl: 'http://127.0.0.1:1',
  authUrl: 'http://127.0.0.1:1',
  clientId: 'pms',
  clientSecret: 'hush-hush',
};
const files = scenes.flatMap((scene) => sceneFile(context, scene) ?? []);
const [file] = files as [SceneFile];
const LIMIT_MS = 5000;

describe('what is handed to whoever plays a scene', () => {
  test('is what its published schema says, with and without the access', () => {
    assert.ok(files.length > 20);
    for (const each of files) {
      assert.ok(isScene(each), `${each.scene}: ${JSON.stringify(isScene.errors)}`);
      assert.ok(isScene({ ...each, access } satisfies PostedScene), each.scene);
    }
  });

  test('has no member that is missing from the schema', () => {
    const schema = isScene.schema as {
      properties: object;
      $defs: { stay: { properties: object; required: string[] } };
    };
    const { stay } = schema.$defs;
    for (const each of files) {
      for (const name of Object.keys(each)) assert.ok(name in schema.properties, name);
      for (const one of each.stays) assert.deepEqual(Object.keys(one).sort(), [...stay.required].sort());
    }
    assert.deepEqual(Object.keys(stay.properties).sort(), [...stay.required].sort());
  });

  test('is in the guide, its example whole, and all that a command finds is in its help too', () => {
    const guide = readFileSync(join(ROOT, 'docs/client/README.md'), 'utf8');
    const [example, posted] = [...guide.matchAll(/```json\n([\s\S]*?)```/g)].map(([, text = '']) => text);
    const handed = JSON.parse(example ?? '') as SceneFile;
    assert.ok(isScene(handed), JSON.stringify(isScene.errors));
    assert.deepEqual(Object.keys(handed.stays[0] ?? {}).sort(), Object.keys(file.stays[0] ?? {}).sort());
    assert.ok(isScene({ ...handed, ...JSON.parse(`{${posted}}`) }), JSON.stringify(isScene.errors));
    const { properties } = isScene.schema as { properties: { access: { properties: object } } };
    for (const name of Object.keys(properties.access.properties)) assert.ok(guide.includes(`\`access.${name}\``), name);
    for (const name of Object.keys(environmentOf(file, folder, { ...access, caFile: 'ca.pem' }))) {
      assert.ok(guide.includes(`| \`${name}\` |`), name);
      assert.ok(HELP.includes(name), name);
    }
  });

  const [stay] = file.stays;
  const others: Readonly<Record<string, object>> = {
    'without a title': { ...file, title: undefined },
    'with an unknown step': { ...file, steps: [{ do: 'sleep', stay: 'stay' }] },
    'with a time that has an offset': { ...file, stays: [{ ...stay, checkIn: '2026-11-21T15:00:00Z' }] },
    'with an access without its secret': { ...file, access: { ...access, clientSecret: undefined } },
  };
  for (const [what, other] of Object.entries(others)) {
    test(`is refused by the schema ${what}`, () => assert.equal(isScene(JSON.parse(JSON.stringify(other))), false));
  }
});

const hook = async (...given: Parameters<typeof serve>) => new URL('/scenes', (await serve(...given)).url);

/** Two minutes for each of the two reports. */
const ROUNDS_MS = 2 * 120_000;

async function driven(url: URL, { limitMs = LIMIT_MS, signal = new AbortController().signal, secured = {} } = {}) {
  const lines: string[] = [];
  const driver = webhookDriver(url, { access: { ...access, ...secured }, output: (line) => lines.push(line) });
  const { end, remark } = await drive(driver, file, limitMs - ROUNDS_MS, signal);
  assert.equal(remark?.includes(access.clientSecret) ?? false, false);
  return { end, remark, lines };
}

describe('a web hook', () => {
  test('gets the scene with the access, as the schema has it', async (t) => {
    const got: unknown[] = [];
    const url = await hook(t, ({ method, url, headers, body }, reply) => {
      got.push([method, url, headers['content-type']], JSON.parse(body));
      reply.writeHead(200).end('one\n\ntwo');
    });
    assert.deepEqual(await driven(url), { end: 'done', remark: null, lines: ['one', 'two'] });
    assert.deepEqual(got, [['POST', '/scenes', 'application/json'], JSON.parse(JSON.stringify({ ...file, access }))]);
    assert.ok(isScene(got[1]));
  });

  test('gets the certificate to be trusted, which it could not read on another machine', async (t) => {
    let posted: Partial<PostedScene> = {};
    const url = await hook(t, async ({ body }, reply) => {
      posted = JSON.parse(body) as PostedScene;
      reply.end();
    });
    const caFile = join(folder, 'certification-ca.pem');
    writeFileSync(caFile, 'the certificate');
    await driven(url, { secured: { caFile } });
    assert.deepEqual(posted.access, { ...access, caFile, caCertificate: 'the certificate' });
    assert.ok(isScene(posted));
  });

  test('has two rounds of a minute for each report, so that a system that looks for work that often is in time', async () => {
    const done: Driven = { end: 'done', remark: null };
    const play = (_file: SceneFile, signal: AbortSignal) => sleep(10_000, done, { signal }).catch(() => done);
    const never = new AbortController().signal;
    const remarkOf = async (kind: Driver['kind'], usualMs: number) =>
      (await drive({ kind, graceMs: 0, play }, file, usualMs, never)).remark;
    assert.equal(await remarkOf('webhook', 50 - ROUNDS_MS), 'longer than 0.05 s');
    assert.equal(await remarkOf('command', 50), 'longer than 0.05 s');
  });

  const answers: readonly (readonly [
    what: string,
    status: number,
    body: string,
    end: string,
    remark: string | null,
  ])[] = [
    ['204', 204, '', 'done', null],
    ['404', 404, 'none here', 'unknown-scene', null],
    ['501', 501, '', 'unknown-scene', null],
    ['that it does not know the scene', 200, '{"end":"unknown-scene"}', 'unknown-scene', null],
    ['with JSON that says nothing of it', 200, 'null', 'done', null],
    ['500', 500, '{"end":"done"}', 'failed', 'the web hook answered with 500'],
    ['that it is elsewhere', 307, '', 'failed', 'the web hook answered with 307'],
    ['with more than anybody reads', 200, 'x'.repeat(1_000_000), 'done', null],
  ];
  for (const [what, status, body, end, remark] of answers) {
    test(`that answers ${what} ends the scene as ${end}`, async (t) => {
      const url = await hook(
        t,
        (_request, reply) => void reply.writeHead(status, { Location: '/elsewhere' }).end(body),
      );
      const ended = await driven(url);
      assert.deepEqual([ended.end, ended.remark], [end, remark]);
    });
  }

  test('that does not answer in time, is interrupted, breaks off or does not exist is distinguished from one that did', async (t) => {
    const silent = await hook(t, () => undefined);
    assert.deepEqual((await driven(silent, { limitMs: 100 })).end, 'too-long');
    assert.deepEqual((await driven(silent, { signal: AbortSignal.timeout(100) })).end, 'interrupted');
    const broken = await hook(t, (_request, reply) => void reply.destroy());
    assert.match((await driven(broken)).remark ?? '', /could not be reached \(ECONNRESET\)$/);
    assert.deepEqual(await driven(new URL('http://127.0.0.1:1/')), {
      end: 'failed',
      remark: 'the web hook could not be reached (ECONNREFUSED)',
      lines: [],
    });
  });
});

describe('npx lodging-certification certify client', () => {
  const certify = async (...args: readonly string[]) => {
    return runCommand('certify', ['client', ...args], folder, { LODGING_ALLURE: 'off' });
  };

  test('without a terminal asks how the client plays the scenes', async () => {
    const { code, err } = await certify();
    assert.equal(code, 2);
    assert.match(err, /^client: there is no terminal, so say how .*--command "…", --webhook URL, or --operator/);
  });

  test('has a web hook play, and never prints the secret that it was handed', async (t) => {
    const secrets: string[] = [];
    const url = await hook(t, async ({ body }, reply) => {
      const posted = JSON.parse(body) as PostedScene;
      secrets.push(posted.access.clientSecret);
      await play(posted, posted.access);
      const { clientSecret } = posted.access;
      // The second line is cut within the secret.
      reply.end(`played with ${clientSecret}\n${'.'.repeat(LONGEST_LINE - clientSecret.length + 1)}${clientSecret}`);
    });
    const out = join(folder, 'out');
    const {
      code,
      out: printed,
      err,
    } = await certify(...['--webhook', url.href, '--only', 'ordinary-stay', '--out', out]);
    assert.equal(code, 3, printed + err);
    assert.match(printed, /\| played with <client_secret:[0-9a-f]{8}>/);
    assert.equal(secrets.length, 1);
    assert.ok(printed.split('\n').every((line) => line.length < LONGEST_LINE + 10));
    const [secret = ''] = secrets;
    for (const part of [secret, secret.slice(0, 8)]) assert.equal((printed + err).includes(part), false, part);
    const { client } = JSON.parse(readFileSync(join(out, 'run.json'), 'utf8'));
    assert.deepEqual([client.drivenBy, client.plays[0].end], ['webhook', 'done']);
  });
});
