/** Whoever tries to get at another integrator's run, or to keep others from theirs. */
import assert from 'node:assert/strict';
import { once } from 'node:events';
import { existsSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { connect, type Socket } from 'node:net';
import { join } from 'node:path';
import { after, before, describe, test } from 'node:test';
import { isInner } from '../../client/ways/webhook.ts';
import { command as invite, settingsIn } from '../../scripts/desk/invite.ts';
import { UsageError } from '../../scripts/usage.ts';
import { scratch } from '../support/certify.ts';
import { assertNone } from '../support/reported.ts';
import { deskIn } from '../support/served.ts';

const HOSTILE = '<script>alert(1)</script>"\'><img src=x onerror=alert(1)>\u202egnp.exe';

describe('a desk among strangers', () => {
  const folder = scratch();
  const dir = join(folder, 'runs');
  let served: Awaited<ReturnType<typeof deskIn>>;
  let one: ReturnType<typeof served.inviting>;
  let other: typeof one;

  before(async () => {
    served = await deskIn(null, folder);
    [one, other] = [served.inviting('One'), served.inviting('Other')];
  });
  after(() => served.close());

  const host = () => new URL(served.desk.url).host;
  const tokenOf = ({ link }: { link: string }) => link.split('/').at(-2) ?? '';

  async function dial(localAddress?: string): Promise<Socket> {
    const socket = connect({ port: served.port, host: '127.0.0.1', ...(localAddress ? { localAddress } : {}) });
    socket.on('error', () => undefined);
    await once(socket, 'connect');
    return socket;
  }

  /** Asks for a target as it is, which no usual client does. */
  async function asked(
    target: string,
    method = 'GET',
    localAddress?: string,
  ): Promise<{ status: number; text: string }> {
    const socket = await dial(localAddress);
    const heard: Buffer[] = [];
    socket.on('data', (chunk: Buffer) => heard.push(chunk));
    const end = method === 'GET' ? '' : 'Content-Length: 2\r\n';
    socket.write(`${method} ${target} HTTP/1.1\r\nHost: ${host()}\r\nConnection: close\r\n${end}\r\n${end && '{}'}`);
    await once(socket, 'close');
    const text = Buffer.concat(heard).toString();
    return { status: Number(/^HTTP\/1\.1 (\d+)/.exec(text)?.[1]), text };
  }

  test('a link opens its own run, and nothing else does', async () => {
    assert.equal((await asked(new URL(one.link).pathname)).status, 200);
    const [mine, guessed] = [tokenOf(one), 'A'.repeat(32)];
    const strange = [
      `/runs/${other.id}/invited/${mine}/`,
      `/runs/${one.id}/invited/${guessed}/`,
      `/runs/${one.id}/invited//`,
      `/desk/${mine}/`,
      `/desk/${guessed}/`,
      `/runs/${one.id}/invited/${served.desk.qaToken}/`,
    ];
    for (const path of strange) assert.equal((await asked(path)).status, 403, path);
    for (const what of ['join', 'join/begin', 'join/finish'])
      assert.equal((await asked(`/runs/${other.id}/invited/${mine}/${what}`, 'POST')).status, 403, what);
    // Nobody learns which runs there are.
    const nobody = await asked(`/runs/aaaaaaaaaaaaaaaa/invited/${mine}/`);
    assert.deepEqual([nobody.status, nobody.text.includes('Refused.')], [403, true]);
  });

  test('no way of writing a path leads to another run, or to a file', async () => {
    const mine = tokenOf(one);
    const ways = [
      `/runs/${one.id}/../${other.id}/invited/${mine}/`,
      `/runs/${one.id}%2f..%2f${other.id}/invited/${mine}/`,
      `/runs/${one.id}/%2e%2e/${other.id}/invited/${mine}/`,
      `//runs/${other.id}/invited/${mine}/`,
      `/runs//${other.id}/invited/${mine}/`,
      `/RUNS/${one.id}/invited/${mine}/`,
      `/runs/${one.id.toUpperCase()}/invited/${mine}/`,
      `http://elsewhere.example/runs/${other.id}/invited/${mine}/`,
      `/runs/../${one.id}/invited/${mine}/`,
      `/runs/${one.id}/invited/${mine}/results/1/../../../invitation.json`,
      `/runs/${one.id}/invited/${mine}/results/1/invitation.json`,
      `/runs/${one.id}/invited/${mine}/results/1/..%2f..%2finvitation.json`,
      `/runs/${one.id}/invited/${mine}/results/1/journal.ndjson`,
      `/runs/desk.json`,
      `/runs/..%2fdesk.json/invited/${mine}/`,
      `/desk/${served.desk.qaToken}/../../runs/${one.id}`,
      `/desk/${served.desk.qaToken}/${one.id}/1/invitation.json`,
      '*',
    ];
    for (const way of ways) {
      const { status, text } = await asked(way);
      assert.ok(status >= 400, `${way}: ${status}`);
      assert.doesNotMatch(text, /tokenDigest|Other|client-[0-9a-f]{12}/, way);
    }
  });

  test('the token of a link is nowhere on disk, and what is there is closed to others', () => {
    const files = readdirSync(dir, { recursive: true, withFileTypes: true }).filter((each) => each.isFile());
    const paths = files.map(({ parentPath, path, name }) => join(parentPath ?? path, name));
    assert.ok(paths.some((path) => path.endsWith('invitation.json')));
    for (const path of paths) {
      assert.ok(!readFileSync(path, 'utf8').includes(tokenOf(one)), path);
      if (/\.json$|journal/.test(path)) assert.equal(statSync(path).mode & 0o077, 0, path);
    }
  });

  test('hostile names are text on every page, and those that cannot be shown invite nobody', async () => {
    const product = { name: HOSTILE, version: HOSTILE, vendor: HOSTILE };
    const settings = { ...settingsIn(undefined, undefined), product };
    const hostile = served.inviting(HOSTILE, { settings });
    for (const path of [new URL(hostile.link).pathname, `/desk/${served.desk.qaToken}/`]) {
      const { status, text } = await asked(path);
      assert.equal(status, 200);
      assert.match(text, /&lt;script&gt;alert/);
      assert.doesNotMatch(text, /<script>alert|<img|\u202e/);
      assert.match(text, /Content-Security-Policy: default-src 'none'; script-src 'self'/);
    }
    for (const name of [HOSTILE, 'A\u001b[2J', ' ', 'x'.repeat(300)])
      assert.throws(() => invite.run(['--dir', dir, '--integrator', name]), { name: 'UsageError' });
  });

  test('bodies without an end are refused, and the other runs are answered meanwhile', async () => {
    await fetch(`${other.link}join/begin`, { method: 'POST', body: '{}' });
    const big = Buffer.alloc(8 * 2 ** 20, 97);
    const report = `${served.desk.url}/runs/${other.id}/api/v1/reservation/checkin`;
    const [refused, page, news] = await Promise.all([
      fetch(report, { method: 'POST', body: big }).then(({ status }) => status),
      fetch(one.link).then(({ status }) => status),
      fetch(`${other.link}join`, { method: 'POST', body: big }).then(
        ({ status }) => status,
        () => 0,
      ),
    ]);
    assert.equal(refused, 413);
    assert.equal(page, 200);
    assert.ok([0, 503].includes(news), `${news}`);
  });

  test('who opens connections and says nothing keeps nobody out', async () => {
    const silent = await Promise.all(Array.from({ length: 500 }, () => dial('127.0.0.1')));
    for (const socket of silent) socket.write('POST /runs/x HTTP/1.1\r\nHost: ');
    const began = performance.now();
    assert.equal((await asked(new URL(one.link).pathname, 'GET', '127.0.0.2')).status, 200);
    assert.ok(performance.now() - began < 5000);
    for (const socket of silent) socket.destroy();
  });

  test('after its last day a link opens nothing, and calls are not recorded', async () => {
    const file = join(served.store.folderOf(other.id), 'invitation.json');
    const past = { ...JSON.parse(readFileSync(file, 'utf8')), validUntil: '2026-01-01T00:00:00.000Z' };
    const gone = served.inviting('Gone');
    writeFileSync(
      join(served.store.folderOf(gone.id), 'invitation.json'),
      JSON.stringify({ ...past, id: gone.id, tokenDigest: served.store.invitation(gone.id)?.tokenDigest }),
    );
    // The address of before may still have too many connections.
    const elsewhere = '127.0.0.3';
    assert.equal((await asked(new URL(gone.link).pathname, 'GET', elsewhere)).status, 410);
    assert.equal((await asked(`/runs/${gone.id}/api/v1/reservation/checkin`, 'POST', elsewhere)).status, 503);
  });

  test('a name leads no web hook into the networks of the machine', () => {
    const inner = [
      '127.0.0.1',
      '10.1.2.3',
      '169.254.169.254',
      '192.168.0.9',
      '172.20.0.1',
      '::1',
      'fd00::1',
      'fe80::1',
      '::ffff:127.0.0.1',
    ];
    assertNone(inner.filter((address) => !isInner(address)));
    assert.deepEqual(['93.184.216.34', '2606:2800:220:1::'].filter(isInner), []);
  });
});

test('a desk that cannot begin leaves no folder behind', async (t) => {
  const { port } = await deskIn(t, scratch(t));
  const folder = scratch(t);
  await assert.rejects(deskIn(null, folder, { dir: join(folder, 'new/runs'), host: `127.0.0.1:${port}` }), UsageError);
  assert.equal(existsSync(join(folder, 'new')), false);
});
