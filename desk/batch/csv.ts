/** The batch as CSV (RFC 4180) that is safe in a spreadsheet: no cell begins a formula. */
import { oneLine } from '../../reporters/visible.ts';
import { type BatchMember, type Known, shortcomings } from './ledger.ts';
import { STANDINGS, verdictOf } from './line.ts';

/** Also full-width signs, which some spreadsheets treat alike; tabs and line ends are already blanks. */
const FORMULA = /^\s*[=+\-@\uff1d\uff0b\uff0d\uff20]/;
/** In some locales other separators begin a new cell, in spite of quotes. */
const SEPARATED = /([,;\t|"]\s*)(?=[=+\-@\uff1d\uff0b\uff0d\uff20])/g;
/** A spreadsheet takes 32,767 characters a cell. */
const LONGEST = 2000;

/** A cell in quotes, made visible; an apostrophe keeps a spreadsheet from calculating. */
export function cell(value: string | number | null): string {
  if (typeof value === 'number') return String(value);
  const shown = oneLine(value ?? '', LONGEST);
  const safe = (FORMULA.test(shown) ? `'${shown}` : shown).replace(SEPARATED, "$1'");
  return `"${safe.replaceAll('"', '""')}"`;
}

type Column = (member: BatchMember, known: Known) => string | number | null;

const joined = (all: readonly (string | number)[]) => all.join(' ');

/** Columns by name: codes are for programs, `why` is for people. */
const COLUMNS: Readonly<Record<string, Column>> = {
  file: ({ file }) => file,
  exitCode: ({ code }) => code,
  standing: ({ code }) => STANDINGS[code],
  verdict: (_member, known) => verdictOf(known),
  level: (_member, { found }) => (found.consistent ? found.level : null),
  subject: (_member, { found }) => found.run?.subject ?? null,
  answeredBy: (_member, { found }) => found.answeredBy,
  clientId: (_member, { found }) => found.clientId,
  product: (_member, { found }) => found.run?.product?.name ?? null,
  version: (_member, { found }) => found.run?.product?.version ?? null,
  vendor: (_member, { found }) => found.run?.product?.vendor ?? null,
  baseUrl: (_member, { found }) => found.run?.target.baseUrl ?? null,
  profile: (_member, { found }) => found.profileName,
  profileDigest: (_member, { found }) => found.profileDigest,
  claims: (_member, { found }) => joined(found.run?.claims ?? []),
  hotels: (_member, { found }) => joined(found.hotels.map(({ id, timeZone }) => `${id}=${timeZone}`)),
  suite: (_member, { found }) => found.run?.suite.version ?? null,
  startedAt: (_member, { found }) => found.run?.times.startedAt ?? null,
  endedAt: (_member, { found }) => found.run?.times.endedAt ?? null,
  failed: (_member, { found }) => found.run?.counts.failed ?? null,
  inconclusive: (_member, { found }) => found.run?.counts.inconclusive ?? null,
  warnings: (_member, { found }) => found.run?.counts.warning ?? null,
  reviews: (_member, { found }) => found.run?.counts.review ?? null,
  waived: (_member, { assessment }) => joined(assessment.waived.map(({ id }) => id)),
  deviations: ({ copied }, { assessment }) => joined([...copied, ...assessment.deviations].map(({ code }) => code)),
  remarks: (_member, { assessment }) => joined(assessment.remarks.map(({ code }) => code)),
  problems: (_member, { found }) => joined(found.problems.map(({ code }) => code)),
  sameFile: ({ sameFile }) => joined(sameFile),
  sameRun: ({ sameRun }) => joined(sameRun),
  before: ({ before }) => before?.file ?? null,
  sha256: (_member, { found }) => found.digest,
  why: (member, known) => shortcomings(known, member).join(' '),
};

const line = (cells: readonly string[]) => `${cells.join(',')}\r\n`;

export const CSV_HEAD = line(Object.keys(COLUMNS).map(cell));

/** A submission's line. */
export function csvLine(member: BatchMember, known: Known): string {
  return line(Object.values(COLUMNS).map((column) => cell(column(member, known))));
}
