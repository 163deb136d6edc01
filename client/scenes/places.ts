/** Addresses of a scene's provider, and the other origin a redirect can name. */
import type { RecordedRequest } from '../../contract/evidence.ts';
import type { Scene } from '../../contract/scene.ts';

/** Path prefixes to which reports are redirected: a client learns them from a redirect only. */
export const MOVED = { 'same-origin': '/moved', 'another-origin': '/elsewhere' } as const;

type Placed = Pick<Scene, 'basePath' | 'provider'>;

const redirectsOf = ({ provider }: Placed) =>
  provider.flatMap((override) => (override.kind === 'redirects' ? [override.to] : []));

/** Prefixes of operation paths, the usual one first. */
export function basesOf(scene: Placed): string[] {
  const { basePath = '' } = scene;
  return [basePath, ...redirectsOf(scene).map((to) => `${basePath}${MOVED[to]}`)];
}

/** Whether a call followed a redirect to another origin. */
export function isElsewhere(scene: Placed, { url }: Pick<RecordedRequest, 'url'>): boolean {
  if (!redirectsOf(scene).includes('another-origin')) return false;
  return new URL(url).pathname.startsWith(`${scene.basePath ?? ''}${MOVED['another-origin']}/`);
}

/** This machine by another host name: some libraries compare no ports (Go). `null`: it has none that all know. */
export function otherOrigin(baseUrl: string): string | null {
  const { protocol, hostname, port } = new URL(baseUrl);
  const other = { '127.0.0.1': 'localhost', '[::1]': 'localhost', localhost: '127.0.0.1' }[hostname];
  return other ? `${protocol}//${other}${port === '' ? '' : `:${port}`}` : null;
}
