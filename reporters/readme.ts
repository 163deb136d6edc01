import { CLAIMS } from '../contract/words.ts';
import type { RunResult } from '../submission/result.ts';

const VERDICTS = {
  certified: 'every MUST that could be tested holds',
  'not-certified': 'at least one MUST does not hold',
  incomplete: 'the plan was not run whole, so nothing is certified',
  inconclusive: 'at least one MUST could not be judged, so nothing is certified',
} as const;

const ABOUT = {
  service: 'This submission is about the SERVICE that was called. It proves nothing about the hotel system (PMS).',
  client: 'This submission is about the CLIENT: the hotel system (PMS) that called.',
} as const;

/** `README.txt` of a submission: what it holds, and what it proves and does not prove. */
export function readmeText({ record, verdict }: RunResult, has: { challenge: boolean; signed: boolean }): string {
  const { context, times, suite } = record;
  const product = context.product
    ? `${context.product.name} ${context.product.version} by ${context.product.vendor}`
    : 'not named';
  const unclaimed = CLAIMS.filter((claim) => !context.claims.includes(claim));
  const lines = [
    ABOUT[verdict.subject],
    '',
    `Verdict:  ${verdict.verdict} (${VERDICTS[verdict.verdict]})`,
    `Target:   ${verdict.target.baseUrl} (${verdict.target.environment}${verdict.target.embedded ? ', embedded mock' : ''})`,
    `Product:  ${product}`,
    `Client:   ${context.clientId}`,
    `Profile:  ${context.profile.name ?? 'none'}`,
    `Claimed:  ${context.claims.join(', ') || 'nothing'}`,
    `Left out: ${unclaimed.join(', ') || 'nothing'}`,
    `Run:      ${times.startedAt} to ${times.endedAt}`,
    `Suite:    version ${suite.version}, digest ${suite.digest}`,
    '',
    'What a submission proves',
    '  level 0  self-declared: it is intact, and its verdict follows from its evidence',
    "  level 1  it answers a provider's challenge",
    "  level 2  it was matched with the provider's own log",
    '  level 3  the client itself was observed',
    has.challenge
      ? 'This one claims level 1: it holds a challenge, which the provider checks with its own key.'
      : 'This one is of level 0: self-declared.',
    has.signed
      ? 'It is signed. A signature proves who made it and that it is unchanged, not that the run was honest.'
      : 'It is not signed: nothing in it proves who made it.',
    '',
    'Files',
    '  attestation.dsse.json  digests of all other files (in-toto Statement v1 in a DSSE envelope)',
    ...(has.challenge ? ["  challenge.dsse.json    the provider's challenge"] : []),
    '  run.json               what was run, with which claims, values and profile',
    '  evidence.ndjson        every request and reply, secrets replaced: all else follows from it',
    '  verdict.json           the outcome of every requirement',
    '  report.html, junit.xml the same for people and for machines',
    '  allure-results/        input for Allure',
    '',
    'Check it with the same version of the suite: npm run verify -- submission.zip',
  ];
  return `${lines.join('\n')}\n`;
}
