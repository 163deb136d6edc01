/** Scenes about access tokens and their issuer. */
import type { CannedReply, Scene } from '../../contract/scene.ts';
import { hopeless, ordinary, replied, report, scene, TWO, wait } from './scene.ts';

const THREE = ordinary('first', 'second', 'third');
const instead = (reply: CannedReply, from: number, to: number) =>
  ({ kind: 'replies', calls: { of: 'tokens', from, to }, reply }) as const;
const DOWN = { status: 503, body: 'down' };

function refusal(status: number, error: string): Scene {
  const body = JSON.stringify({ error, error_description: 'Refused in this scene.' });
  const title = `The issuer refuses the client with ${status}`;
  return hopeless(`issuer-refuses-${status}`, title, 'says so and stops asking', {
    provider: [instead(replied(status, 'application/json', body), 1, 1000)],
  });
}

export const tokenScenes: readonly Scene[] = [
  scene('token-near-its-end', 'Tokens that live 60, 90 and 1800 seconds', {
    seconds: 240,
    stays: THREE,
    steps: [
      report('check-in', 'first'),
      wait(70),
      report('check-in', 'second'),
      wait(100),
      report('check-in', 'third'),
      wait(60),
      report('check-out', 'third'),
    ],
    provider: [{ kind: 'token-lives', seconds: [60, 90, 1800] }],
  }),
  scene('at-once-at-expiry', 'Two reports at the moment at which the token expires', {
    seconds: 70,
    stays: THREE,
    steps: [
      report('check-in', 'first'),
      wait(61),
      { do: 'at-once', steps: [report('check-in', 'second'), report('check-in', 'third')] },
    ],
    provider: [{ kind: 'token-lives', seconds: [60, 3600] }],
  }),
  scene('token-ended', 'The token is refused in the middle of a session', {
    stays: TWO,
    steps: [report('check-in', 'first'), report('check-in', 'second'), report('check-out', 'first')],
    provider: [{ kind: 'ends-tokens', afterAccepted: 1 }],
  }),
  scene('unknown-token-members', 'The token reply has members that nobody knows', {
    provider: [
      { kind: 'token-members', members: { scope: 'reports', region: 'eu', extra: { nested: [1, 2] }, not_before: 0 } },
    ],
  }),
  scene('issuer-down-then-up', 'The issuer of tokens is out of order, then well', {
    seconds: 20,
    provider: [instead(DOWN, 1, 1)],
  }),
  scene('renewal-fails', 'The token has ended, and the issuer is out of order for a while', {
    seconds: 95,
    stays: TWO,
    steps: [
      report('check-in', 'first'),
      wait(70),
      report('check-in', 'second'),
      report('check-out', 'first'),
      report('check-out', 'second'),
    ],
    provider: [{ kind: 'token-lives', seconds: [60, 3600] }, instead(DOWN, 2, 3)],
  }),
  refusal(400, 'unauthorized_client'),
  refusal(401, 'invalid_client'),
];
