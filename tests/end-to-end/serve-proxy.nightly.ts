/** Two desks that share their runs, behind HAProxy and behind nginx, by the files of the docs. */
import assert from 'node:assert/strict';
import { type ChildProcess, spawn, spawnSync } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import { connect } from 'node:net';
import { join } from 'node:path';
import { type TestContext, test } from 'node:test';
import { setTimeout as sleep } from 'node:timers/promises';
import { joinBy } from '../../client/certify/join.ts';
import { carefully, DeskProcess, type Heard, listenIn } from '../../scripts/bench/serve.ts';
import { ROOT, scratch } from '../support/certify.ts';
import { closedPort } from '../support/strangers.ts';

async function listens(port: number): Promise<void> {
  for (;;) {
    const socket = connect(port, '127.0.0.1');
    const isThere = await new Promise<boolean>((resolve) =>
      socket.once('connect', () => resolve(true)).once('error', () => resolve(false)),
    );
    socket.destroy();
    if (isThere) return;
    await sleep(50);
  }
}

type Ports = Readonly<Record<'front' | 'one' | 'two', number>>;

/** The files of the docs as they are, but for addresses and certificates. */
const PROXIES: Readonly<Record<string, (folder: string, ports: Ports) => readonly string[]>> = {
  haproxy(folder, { front, one, two }) {
    const text = readFileSync(join(ROOT, 'docs/desk/haproxy.cfg'), 'utf8');
    const own = text
      .replace(/bind .*/, `bind 127.0.0.1:${front}`)
      .replace('127.0.0.1:8443', `127.0.0.1:${one}`)
      .replace('127.0.0.1:8444', `127.0.0.1:${two}`);
    writeFileSync(join(folder, 'haproxy.cfg'), own);
    return ['haproxy', '-q', '-db', '-f', join(folder, 'haproxy.cfg')];
  },
  nginx(folder, { front, one, two }) {
    const text = readFileSync(join(ROOT, 'docs/desk/nginx.conf'), 'utf8');
    const own = text
      .replace('listen 443 ssl', `listen 127.0.0.1:${front}`)
      .replace(/ +ssl_certificate.*\n/g, '')
      .replace('127.0.0.1:8443', `127.0.0.1:${one}`)
      .replace('# server 127.0.0.1:8444', `server 127.0.0.1:${two}`)
      .replace('/var/log/nginx/certification.log', join(folder, 'access.log'));
    const temporary = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'].map(
      (name) => `${name}_temp_path ${folder}/${name};`,
    );
    const whole = `daemon off; master_process off; pid ${folder}/pid; error_log ${folder}/error.log;
events {} http { ${temporary.join(' ')}\n${own} }`;
    writeFileSync(join(folder, 'nginx.conf'), whole);
    return ['nginx', '-c', join(folder, 'nginx.conf'), '-e', join(folder, 'error.log')];
  },
};

const PATH = `${process.env['PATH']}:/usr/sbin:/sbin`;
const isThere = (name: string) => spawnSync(name, ['-v'], { env: { PATH } }).error === undefined;

function ending(t: TestContext, child: ChildProcess): void {
  t.after(() => void child.kill('SIGKILL'));
}

for (const [name, command] of Object.entries(PROXIES)) {
  const skip = isThere(name) ? false : `${name} is not installed`;
  test(`runs are played behind ${name}, each at one of two processes`, { skip }, async (t) => {
    const folder = scratch(t);
    const ports = { front: await closedPort(), one: await closedPort(), two: await closedPort() };
    const url = `http://127.0.0.1:${ports.front}`;
    const desks = [ports.one, ports.two].map((port) => new DeskProcess(folder, port, ['--url', url]));
    t.after(() => Promise.all(desks.map((desk) => desk.stop('SIGKILL'))));
    const [program = '', ...args] = command(folder, ports);
    ending(t, spawn(program, args, { env: { PATH }, stdio: 'inherit' }));
    await listens(ports.front);
    for (const desk of desks) await desk.start();
    const [desk] = desks as [DeskProcess];
    const holderOf = async ({ id, link }: { id: string; link: string }) => {
      assert.equal((await fetch(link)).status, 200);
      return JSON.parse(readFileSync(join(desk.store.folderOf(id), '.serve.lock'), 'utf8')).pid as number;
    };
    const runs = Array.from({ length: 12 }, (_, at) => desk.invite(`Integrator ${at}`, ['token-form', 'check-in']));
    const holders = await Promise.all(runs.map(holderOf));
    assert.deepEqual(new Set(holders), new Set(desks.map(({ pid }) => pid)));
    const chosen = desks.map(({ pid }) => runs[holders.indexOf(pid)] ?? assert.fail());
    const heard: Heard[] = [];
    t.after(listenIn(heard));
    const way = await carefully();
    const { signal } = new AbortController();
    const options = { json: true, detail: 'causes', isSilent: true } as const;
    const playing = chosen.map(({ id, link }) =>
      joinBy(way, { ...options, out: join(folder, id) }, new URL(link), signal),
    );
    assert.deepEqual(await Promise.all(playing), [0, 0]);
    // A reply that is lost is lost through the proxy as well.
    const evidence = readFileSync(join(desk.store.resultsFolder(chosen[0]?.id ?? '', 1), 'evidence.ndjson'), 'utf8');
    assert.match(evidence, /"lost":true/);
    assert.ok(heard.length > 50 && !heard.some(({ status }) => status === 502));
    if (name === 'nginx') assert.doesNotMatch(readFileSync(join(folder, 'access.log'), 'utf8'), /invited\/[\w-]/);
  });
}
