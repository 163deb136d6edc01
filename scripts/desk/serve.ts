/** `npx lodging-certification desk serve`: plays the provider for many integrators at once, and signs as a witness. */
import { createPublicKey } from 'node:crypto';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { type Certificates, makeCertificates } from '../../client/ways/certificates.ts';
import { hostsOf, LOCAL } from '../../client/ways/place.ts';
import { hostInAddress, isAddress, isLoopback } from '../../contract/address.ts';
import { visible } from '../../contract/visible.ts';
import { readPolicy } from '../../desk/policy.ts';
import { Judges } from '../../desk/serve/judges.ts';
import { Runs } from '../../desk/serve/runs.ts';
import { DeskServer } from '../../desk/serve/server.ts';
import { Store } from '../../desk/serve/store.ts';
import { keyId, readPrivateKey } from '../../submission/dsse.ts';
import { hostAndPort } from '../certify/options.ts';
import { type Command, faultSentence } from '../command.ts';
import { readCommandLine, readNamed, UsageError } from '../usage.ts';

const HELP = `npx lodging-certification desk serve --dir RUNS --key WITNESS.key.pem [options]

Plays the provider for all invited integrators (npx lodging-certification desk invite), records and judges what their clients
send, and signs each result as a witness: level 3 for those who trust the key (npx lodging-certification verify --trust-witness).

  --dir RUNS           the folder of all runs; created if absent
  --key KEY.pem        the witness's private key (npx lodging-certification keygen)
  --host HOST[:PORT]   where it listens (default: 127.0.0.1:8443); beyond this machine with --https, --certificate or --url
  --https              with a certificate from an authority made for this folder, which integrators have to trust
  --certificate FILE   with this certificate and its chain, PEM; needs --certificate-key
  --certificate-key FILE  its private key, PEM
  --url URL            the address by which integrators reach it through a reverse proxy (docs/desk/nginx.conf, Caddyfile)
  --policy FILE        the desk's policy (default: desk.yaml, if it exists): says whether it lists the key as a witness's
  --prefix NAME        prefix of this folder's run ids, for a load balancer that routes by it
  --help               prints this

Ctrl-C ends it. Runs under way continue when it is started again with the same --url or --host.`;

const DEFAULT_PORT = 8443;
const WORKER = new URL('serve/worker.js', import.meta.url);
const TLS_FILE = 'authority.json';
const CA_FILE = 'certification-ca.pem';
const PRIVATE_FILE = 0o600;
const PREFIX = /^[a-z0-9]{1,16}$/;

type Given = ReturnType<typeof readCommandLine<typeof HELP>>['values'];

/** The authority of a folder, created when first needed. */
async function ownCertificates(folder: string, hosts: readonly string[]): Promise<Certificates> {
  const file = join(folder, TLS_FILE);
  const kept = existsSync(file)
    ? (JSON.parse(readFileSync(file, 'utf8')) as { hosts: string[]; made: Certificates })
    : null;
  if (kept && hosts.every((host) => kept.hosts.includes(host))) return kept.made;
  const made = await makeCertificates(hosts);
  writeFileSync(file, JSON.stringify({ hosts, made }), { mode: PRIVATE_FILE });
  writeFileSync(join(folder, CA_FILE), made.authority);
  return made;
}

async function tlsOf(given: Given, folder: string, host: string) {
  const { https, certificate, 'certificate-key': key } = given;
  if ((certificate === undefined) !== (key === undefined))
    throw new UsageError('--certificate and --certificate-key belong together: name both, or neither.');
  if (https && certificate !== undefined) throw new UsageError('--https makes a certificate: leave out --certificate.');
  if (certificate !== undefined && key !== undefined) {
    const [cert, own] = [readNamed('--certificate', certificate), readNamed('--certificate-key', key)];
    return { tls: { cert: cert.toString(), key: own.toString() }, authority: undefined };
  }
  if (!https) return { tls: undefined, authority: undefined };
  const made = await ownCertificates(folder, hostsOf(host).named);
  return { tls: made.server, authority: made.authority };
}

function urlOf({ url }: Given, host: string, port: number, isTls: boolean): string {
  if (url === undefined) return `${isTls ? 'https' : 'http'}://${hostInAddress(hostsOf(host).reachedAt)}:${port}`;
  const bare = url.replace(/\/+$/, '');
  if (isAddress(bare)) return bare;
  throw new UsageError('--url needs an https address without a query (http only on this machine).');
}

const WHAT_IS_WRONG: readonly (readonly [isWrong: (heard: Heard, url: URL) => boolean, sentence: string])[] = [
  [
    ({ status }) => status === 0,
    'it does not answer. Is the proxy running, and does this machine trust its certificate?',
  ],
  [({ status }) => status !== 200, 'something else answers there. Does the proxy pass the path on unchanged?'],
  [
    ({ host }, url) => host !== url.host,
    'the proxy changes the Host header, and clients would be blamed for that. Pass it on unchanged.',
  ],
];

interface Heard {
  readonly status: number;
  readonly host: string;
}

/** The reply through the proxy. */
async function askedThrough(url: URL): Promise<Heard> {
  const asked = { redirect: 'manual', signal: AbortSignal.timeout(5000) } as const;
  const reply = await fetch(`${url.href.replace(/\/+$/, '')}/health`, asked).catch(() => null);
  if (!reply) return { status: 0, host: '' };
  await reply.body?.cancel();
  const host = reply.headers.get('x-desk-host');
  return { status: host === null ? 404 : reply.status, host: host ?? '' };
}

async function warnOfProxy(address: string): Promise<void> {
  const url = new URL(address);
  const heard = await askedThrough(url);
  const wrong = WHAT_IS_WRONG.find(([isWrong]) => isWrong(heard, url));
  if (wrong) console.error(`warning: ${address}: ${wrong[1]}`);
}

/** This witness would not be trusted under the policy. */
function warnOfPolicy({ key, policy: named }: Given): void {
  const { file, trust } = readPolicy(named);
  if (file === null || key === undefined) return;
  const own = keyId(createPublicKey(readPrivateKey(readNamed('--key', key).toString(), key)));
  if (trust.witnesses.has(own)) return;
  console.error(
    `warning: ${file} does not list this key under trust.witnesses: runs would not reach level 3 under that policy.`,
  );
}

interface Place {
  readonly host: string;
  readonly port: number;
  readonly log: (line: string) => void;
}

/** Listens at a place. @throws {UsageError} if it cannot, or the address or certificate is invalid */
async function listen(given: Given, folder: string, { host, port, log }: Place) {
  const { tls, authority } = await tlsOf(given, folder, host);
  // Whether the address is valid is checked before anybody is answered.
  urlOf(given, host, port, tls !== undefined);
  const listening = new DeskServer({ tls, authority, isProxied: given.url !== undefined, log });
  const used = await listening.listen(host, port).catch((error: NodeJS.ErrnoException) => {
    throw new UsageError(
      error.code === 'EADDRINUSE'
        ? `Port ${port} is in use. Is another desk running? Choose another port with --host HOST:PORT.`
        : `--host ${host}:${port}: nothing can listen there (${error.code}).`,
    );
  });
  return { listening, authority, used, url: urlOf(given, host, used, tls !== undefined) };
}

/** Starts the desk's server. @returns its address, that of QA's page, and a function that stops it */
export async function startDesk(given: Given) {
  const { dir, key: keyFile, prefix } = given;
  if (dir === undefined || keyFile === undefined)
    throw new UsageError('serve needs --dir RUNS and --key WITNESS.key.pem.');
  if (prefix !== undefined && !PREFIX.test(prefix))
    throw new UsageError(`--prefix: found "${prefix}", wanted up to 16 small letters and digits.`);
  const key = readPrivateKey(readNamed('--key', keyFile).toString(), keyFile);
  const store = new Store(dir);
  const isProxied = given.url !== undefined;
  const isOpen = given.https || given.certificate !== undefined || isProxied;
  const { host, port = 0 } = given.host === undefined ? { host: LOCAL, port: DEFAULT_PORT } : hostAndPort(given.host);
  if (!isOpen && !isLoopback(hostInAddress(host)))
    throw new UsageError(
      `--host ${host}: clients on other machines connect only over HTTPS: add --https, --certificate or --url.`,
    );
  const log = (line: string) => console.error(visible(line));
  const unmake = store.make();
  const { listening, authority, used, url } = await listen(given, dir, { host, port, log }).catch((error) => {
    unmake();
    throw error;
  });
  const judges = new Judges(WORKER);
  const pem = key.export({ type: 'pkcs8', format: 'pem' }).toString();
  const desk = store.open(url, prefix ?? '');
  const authorityUrl = authority === undefined ? null : `${desk.url}/${CA_FILE}`;
  const runs = new Runs({ store, judges, key: pem, url: desk.url, authorityUrl, log });
  listening.serve({ runs, store, desk });
  void runs.takeUp();
  const close = async () => {
    await listening.close();
    await runs.close();
    judges.close();
  };
  return { desk, isProxied, close, port: used };
}

async function run(args: readonly string[]): Promise<number> {
  const { values } = readCommandLine(HELP, args);
  const ended = new Promise<void>((resolve) => {
    for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.once(signal, () => resolve());
  });
  warnOfPolicy(values);
  const { desk, isProxied, close } = await startDesk(values);
  // An unhandled error must not stop all integrators; every answer has been written to disk.
  process.setUncaughtExceptionCaptureCallback((error) => console.error(visible(faultSentence(error))));
  console.log(`Integrators reach the desk at ${desk.url}`);
  if (values.https) console.log(`They have to trust ${desk.url}/${CA_FILE}`);
  console.log(`Invite one: npx lodging-certification desk invite --dir ${values.dir} --integrator NAME`);
  console.log(`All runs and their states, for QA only: ${desk.url}/desk/${desk.qaToken}/`);
  if (isProxied) await warnOfProxy(desk.url);
  await ended;
  console.log('Stopping. Runs under way continue when this command is started again.');
  await close();
  return 0;
}

export const command: Command = { help: HELP, run };
