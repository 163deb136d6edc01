/** The entries of a submission that people and other tools read, and what writes them. */
import type { EntryWriters } from '../submission/entries.ts';
import { allureFiles } from './allure-results.ts';
import { junitXml } from './junit.ts';
import { readmeText } from './readme.ts';
import { reportHtml } from './report-html.ts';

/** The suite's own writers: packing and `verify` use the same ones. */
export const entryWriters: EntryWriters = {
  'report.html': reportHtml,
  'junit.xml': junitXml,
  'README.txt': readmeText,
  'allure-results/': allureFiles,
};
