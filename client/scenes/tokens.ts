/** Scenes about access tokens and their issuer. */
import type { CannedReply, Scene } from '../../contract/scene.ts';
import { hopeless, report, scene, TWO, wait } from './scene.ts';

const stays = (...names: string[]) => Object.fromEntries(names.map((name) => [name, {}]));
const refusal = (status: number, error: string): CannedReply => ({
  status,
  headers: [['Content-Type', 'application/json']],
  body: JSON.stringify({ error, error_description: 'Refused in this scene.' }),
});

const ISSUER_REFUSALS: readonly (readonly [name: string, title: string, reply: CannedReply])[] = [
  ['issuer-refuses-400', 'The issuer refuses the client with 400', refusal(400, 'unauthorized_client')],
  ['issuer-refuses-401', 'The issuer refuses the client with 401', refusal(401, 'invalid_client')],
];

export const tokenScenes: readonly Scene[] = [
  scene({
    name: 'token-near-its-end',
    title: 'Tokens that live 60, 90 and 1800 seconds',
    seconds: 240,
    stays: stays('first', 'second', 'third'),
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
  scene({
    name: 'at-once-at-expiry',
    title: 'Two reports at the moment at which the token expires',
    seconds: 70,
    stays: stays('first', 'second', 'third'),
    steps: [
      report('check-in', 'first'),
      wait(61),
      { do: 'at-once', steps: [report('check-in', 'second'), report('check-in', 'third')] },
    ],
    provider: [{ kind: 'token-lives', seconds: [60, 3600] }],
  }),
  scene({
    name: 'token-ended',
    title: 'The token is refused in the middle of a session',
    stays: stays('first', 'second'),
    steps: [report('check-in', 'first'), report('check-in', 'second'), report('check-out', 'first')],
    provider: [{ kind: 'ends-tokens', afterAccepted: 1 }],
  }),
  scene({
    name: 'unknown-token-members',
    title: 'The token reply has members that nobody knows',
    provider: [
      { kind: 'token-members', members: { scope: 'reports', region: 'eu', extra: { nested: [1, 2] }, not_before: 0 } },
    ],
  }),
  scene({
    name: 'issuer-down-then-up',
    title: 'The issuer of tokens is out of order, then well',
    seconds: 20,
    provider: [{ kind: 'replies', calls: { of: 'tokens', from: 1, to: 1 }, reply: { status: 503, body: 'down' } }],
  }),
  scene({
    name: 'renewal-fails',
    title: 'The token has ended, and the issuer is out of order for a while',
    seconds: 95,
    stays: TWO,
    steps: [
      report('check-in', 'first'),
      wait(70),
      report('check-in', 'second'),
      report('check-out', 'first'),
      report('check-out', 'second'),
    ],
    provider: [
      { kind: 'token-lives', seconds: [60, 3600] },
      { kind: 'replies', calls: { of: 'tokens', from: 2, to: 3 }, reply: { status: 503, body: 'down' } },
    ],
  }),
  ...ISSUER_REFUSALS.map(([name, title, reply]) =>
    hopeless({ name, title }, 'says so and stops asking', {
      provider: [{ kind: 'replies', calls: { of: 'tokens', from: 1, to: 1000 }, reply }],
    }),
  ),
];
