/** The entries of a submission for people and other tools, and their writers. */
import { claimsOf } from '../contract/interface.ts';
import type { EntryWriters, Vouchers } from '../submission/entries.ts';
import { LEVELS, levelOf, levelSentence } from '../submission/levels.ts';
import type { RunResult } from '../submission/result.ts';
import { allureFiles } from './allure-results.ts';
import { junitXml } from './junit.ts';
import { reportHtml } from './report-html.ts';
import { factsOfRun, subjectLine } from './run-facts.ts';
import { firstLine } from './visible.ts';
import { verdictWords } from './wording.ts';

/** `README.txt` of a submission: what it contains, and what it proves and does not prove. */
export function readmeText(result: RunResult, vouchers: Vouchers): string {
  const { context } = result.record;
  const unclaimed = claimsOf(context.profile).filter((claim) => !context.claims.includes(claim));
  const { challenge: challenged, witnessed = false } = vouchers;
  const level = levelOf(result.record, result.unbound, { challenged, witnessed });
  const facts = [
    ['Verdict', `${result.verdict.verdict}. ${verdictWords(result).meaning}`],
    ['Client', context.clientId],
    ...factsOfRun(result),
    ['Left out', unclaimed.join(', ') || 'nothing'],
  ];
  const lines = [
    subjectLine(result),
    '',
    // Foreign text stays on its line and cannot control a terminal that shows the file.
    ...facts.map(([name, value = '']) => `${`${name}:`.padEnd(13)} ${firstLine(value)}`),
    '',
    'What a submission proves',
    ...([0, 1, 2, 3] as const).map((each) => `  level ${each}  ${levelSentence(each)}`),
    level > 0
      ? `This one claims level ${level} (${LEVELS[level].name}): the provider checks with its own keys whose challenge or witness it is.`
      : 'This one is of level 0: self-declared.',
    vouchers.signed
      ? 'It is signed. A signature proves who made it and that it is unchanged, not that the run was honest.'
      : 'It is not signed: nothing in it proves who made it.',
    '',
    'Files',
    '  attestation.dsse.json  digests of all other files (in-toto Statement v1 in a DSSE envelope)',
    ...(vouchers.challenge ? ["  challenge.dsse.json    the provider's challenge"] : []),
    '  run.json               what was run, with which claims, values and profile',
    '  evidence.ndjson        every request and reply, with secrets replaced; all other files follow from it',
    '  verdict.json           the outcome of every requirement',
    '  report.html, junit.xml the same for people and for build servers',
    '  allure-results/        input for Allure, a file for each operation',
    '',
    'Check it with the same version of the suite: npx lodging-certification verify submission.zip',
  ];
  return `${lines.join('\n')}\n`;
}

/** The suite's own writers: packing and `verify` use the same ones. */
export const entryWriters: EntryWriters = {
  'report.html': reportHtml,
  'junit.xml': junitXml,
  'README.txt': readmeText,
  'allure-results/': allureFiles,
};
