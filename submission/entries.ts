/** What a submission's entries hold: `verify` makes them from the evidence again, as packing has made them. */
import { junitXml } from '../reporters/junit.ts';
import { readmeText } from '../reporters/readme.ts';
import { reportHtml } from '../reporters/report-html.ts';
import { evidenceBytes, recordBytes } from './record.ts';
import type { RunResult } from './result.ts';

/** The folder of the entries that Allure reads. */
export const ALLURE_FOLDER = 'allure-results/';

function verdictBytes({ verdict }: RunResult): Buffer {
  return Buffer.from(`${JSON.stringify(verdict, null, 2)}\n`);
}

/** The entries that follow from the result alone: `verify` makes them again and compares. */
export function derivedEntries(result: RunResult, has: { challenge: boolean; signed: boolean }): Map<string, Buffer> {
  return new Map([
    ['run.json', recordBytes(result.record)],
    ['evidence.ndjson', evidenceBytes(result.exchanges.values())],
    ['verdict.json', verdictBytes(result)],
    ['report.html', Buffer.from(reportHtml(result))],
    ['junit.xml', Buffer.from(junitXml(result))],
    ['README.txt', Buffer.from(readmeText(result, has))],
  ]);
}

/** All texts of the requests of a run. */
export function requestTexts({ exchanges }: RunResult): string[] {
  return [...exchanges.values()].map(({ request }) =>
    [request.url, ...request.headers.flat(), request.body?.text ?? ''].join('\n'),
  );
}
