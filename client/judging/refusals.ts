/** Words for calls that were refused before the provider of a scene saw them. */
import type { Refusal, RefusedCalls } from '../../contract/scene.ts';

const WHY: Readonly<Record<Refusal, readonly [what: string, why: string]>> = {
  body: ['call', 'a body longer than 256 kB'],
  head: ['call', 'header fields longer than 32 kB'],
  slow: ['call', 'header fields or a body that did not come in time'],
  connections: ['connection', 'more than 256 connections at the same time'],
  rate: ['call', 'more than 200 calls within a second'],
  calls: ['call', 'more calls than a run records'],
  'not-http': ['connection', 'something else than HTTP/1.1 on it'],
  'between-scenes': ['call', 'no scene being played'],
};

/** `3 calls were refused for a body longer than 256 kB` */
export function refusalPhrase({ why, calls }: RefusedCalls): string {
  const [what, reason] = WHY[why];
  return `${calls.toLocaleString('en-US')} ${what}${calls === 1 ? ' was' : 's were'} refused for ${reason}`;
}
