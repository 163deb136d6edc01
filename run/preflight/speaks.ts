/** Finds what answers at a port with no HTTP service; used only once that is known. */
import { connect, type Socket } from 'node:net';
import { bad, type PreflightStep } from '../../judgement/preflight/report.ts';
import type { Network } from '../settings/network.ts';
import { type Hop, hopOf, open, type Reached } from './hop.ts';

/** Servers that speak first do so at once; HTTP never does. */
const BANNER_MS = 400;

const BANNERS: readonly (readonly [RegExp, string])[] = [
  [/^SSH-/, 'SSH'],
  [/^220[ -].*(smtp|mail|postfix|exim)/i, 'SMTP'],
  [/^220[ -]/, 'SMTP or FTP'],
  [/^\* OK/, 'IMAP'],
  [/^\+OK/, 'POP3'],
  [/^HTTP\//, 'plain http'],
];

function firstWords(host: string, port: number, ms: number, question?: string): Promise<string> {
  return new Promise((resolve) => {
    const socket: Socket = connect({ host, port });
    const end = (words: string) => {
      clearTimeout(timer);
      socket.destroy();
      resolve(words);
    };
    const timer = setTimeout(() => end(''), ms);
    socket.once('connect', () => void (question && socket.write(question)));
    socket.once('data', (data) => end(data.subarray(0, 200).toString('latin1')));
    socket.once('error', () => end('')).once('close', () => end(''));
  });
}

async function bannerOf({ host, port }: Hop, timeoutMs: number): Promise<string | null> {
  const words = await firstWords(host, port, Math.min(BANNER_MS, timeoutMs));
  if (words === '') return null;
  return BANNERS.find(([pattern]) => pattern.test(words))?.[1] ?? 'something that is not HTTP';
}

/** What speaks at a port without TLS: `SMTP`, `plain http`; `null`: nothing recognizable. */
export async function withoutTls(hop: Hop, timeoutMs: number): Promise<string | null> {
  const banner = await bannerOf(hop, timeoutMs);
  if (banner) return banner;
  const question = `HEAD / HTTP/1.1\r\nHost: ${hop.host}\r\nConnection: close\r\n\r\n`;
  const answer = await firstWords(hop.host, hop.port, Math.min(1000, timeoutMs), question);
  return answer.startsWith('HTTP/') ? 'plain http' : null;
}

async function speaksTls(hop: Hop, timeoutMs: number): Promise<boolean> {
  try {
    await open({ ...hop, secure: true }, Math.min(1000, timeoutMs));
    return true;
  } catch (error) {
    return /CERT|ALTNAME|SELF_SIGNED|UNABLE_TO/.test((error as NodeJS.ErrnoException).code ?? '');
  }
}

/** The step that reports something other than an HTTP service at an address; `null`: no sign of it. */
export async function whatSpeaks(reached: Reached, network: Network): Promise<PreflightStep | null> {
  const hop = hopOf(reached, network);
  if (hop.isProxy || hop.secure) return null;
  const name = `port${reached.who}`;
  const place = `${hop.host}, port ${hop.port},`;
  const banner = await bannerOf(hop, network.timeoutMs);
  if (banner) {
    const sentence = `At ${place} there is no HTTP service: it speaks ${banner}.`;
    return bad(name, 'configuration', sentence, `Check the port in ${hop.setting}.`);
  }
  if (!(await speaksTls(hop, network.timeoutMs))) return null;
  const sentence = `${place} was called in plain http, and speaks TLS.`;
  return bad(name, 'configuration', sentence, `Write https:// in ${hop.setting}, or another port.`);
}
