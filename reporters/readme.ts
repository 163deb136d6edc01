import { CLAIMS } from '../contract/words.ts';
import { levelClaimed } from '../submission/attestation.ts';
import type { Sealed } from '../submission/entries.ts';
import type { RunResult } from '../submission/result.ts';
import { testedSentence } from './tested.ts';
import { firstLine } from './visible.ts';
import {
  addressLabel,
  PROOF_LEVELS,
  playedLine,
  productLine,
  profileName,
  subjectLine,
  targetLine,
  verdictWords,
} from './wording.ts';

/** `README.txt` of a submission: what it holds, and what it proves and does not prove. */
export function readmeText(result: RunResult, sealed: Sealed): string {
  const { record, verdict } = result;
  const { context, times, suite } = record;
  const unclaimed = CLAIMS.filter((claim) => !context.claims.includes(claim));
  const level = levelClaimed(result, sealed.challenge);
  const played = playedLine(result);
  // What somebody else wrote stays on its line, and steers no terminal that shows the file.
  const lines = [
    subjectLine(result),
    '',
    `Verdict:  ${verdict.verdict}. ${firstLine(verdictWords(result).meaning)}`,
    `${`${addressLabel(result)}:`.padEnd(9)} ${firstLine(targetLine(result))}`,
    ...(played ? [`Played:   ${firstLine(played)}`] : []),
    `Product:  ${firstLine(productLine(result) ?? 'not named')}`,
    `Client:   ${firstLine(context.clientId)}`,
    `Profile:  ${firstLine(profileName(result) ?? 'none')}`,
    `Claimed:  ${context.claims.join(', ') || 'nothing'}`,
    `Left out: ${unclaimed.join(', ') || 'nothing'}`,
    `Tested:   ${firstLine(testedSentence(verdict.tested))}`,
    ...verdict.tested.remarks.map((remark) => `Remark:   ${firstLine(remark)}`),
    `Run:      ${times.startedAt} to ${times.endedAt}`,
    `Suite:    version ${suite.version}, digest ${suite.digest}`,
    '',
    'What a submission proves',
    ...PROOF_LEVELS.map((meaning, level) => `  level ${level}  ${meaning}`),
    level > 0
      ? `This one claims level ${level}: it holds a challenge, which the provider checks with its own key.`
      : 'This one is of level 0: self-declared.',
    sealed.signed
      ? 'It is signed. A signature proves who made it and that it is unchanged, not that the run was honest.'
      : 'It is not signed: nothing in it proves who made it.',
    '',
    'Files',
    '  attestation.dsse.json  digests of all other files (in-toto Statement v1 in a DSSE envelope)',
    ...(sealed.challenge ? ["  challenge.dsse.json    the provider's challenge"] : []),
    '  run.json               what was run, with which claims, values and profile',
    '  evidence.ndjson        every request and reply, secrets replaced: all else follows from it',
    '  verdict.json           the outcome of every requirement',
    '  report.html, junit.xml the same for people and for machines',
    '  allure-results/        input for Allure, a file for each operation',
    '',
    'Check it with the same version of the suite: npm run verify -- submission.zip',
  ];
  return `${lines.join('\n')}\n`;
}
