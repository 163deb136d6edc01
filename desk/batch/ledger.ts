/** A batch of submissions: each result, which contain the same run, and which an integrator sent before. */
import { readFileSync } from 'node:fs';
import { groupedBy } from '../../contract/grouped.ts';
import type { Subject } from '../../contract/words.ts';
import { many } from '../../reporters/verdict-words.ts';
import { oneLine } from '../../reporters/visible.ts';
import { sentenceOf } from '../../submission/problems.ts';
import { readZip } from '../../submission/read.ts';
import type { VerdictFile } from '../../submission/result.ts';
import { asVerdictFile } from '../../submission/verdict.ts';
import { idOfUnmet, type Verification } from '../../submission/verify/verification.ts';
import {
  type Assessment,
  assess,
  codeOf,
  type DeskCode,
  type Deviation,
  deviation,
  deviationSentence,
  GRAVEST_FIRST,
} from '../deviations.ts';
import type { Policy } from '../policy.ts';
import { decidedBefore } from '../register/certified.ts';
import { keptSubmission, type Register } from '../register/register.ts';
import { type Detail, type Packed, packed, unpacked } from './detail.ts';

/** What is known of a submission, whatever is written of it. */
export interface Known {
  readonly found: Verification;
  readonly assessment: Assessment;
}

/** The same with the details for the page. */
interface Kept {
  readonly known: Packed;
  readonly detail: Packed | null;
}

/** What is kept in memory of each. */
interface Row {
  readonly file: string;
  readonly kept: Kept;
  /** Without findings from comparing it with others. */
  readonly ownCode: DeskCode;
  /** Its integrator; `null` if unknown. */
  readonly integrator: { readonly clientId: string; readonly subject: Subject } | null;
  /** Client ID and product, as the submission names them. */
  readonly name: string;
  readonly endedAt: string;
  readonly digest: string | null;
  readonly evidence: string | null;
  readonly seed: string | null;
  /** The digest of what a delta run completes. */
  readonly completes: string | null;
}

/** The run that the same integrator sent before: in the batch, or in the register. */
export interface Before {
  /** The file, or the entry of the register. */
  readonly file: string;
  readonly verdict: () => Promise<VerdictFile | null>;
}

/** A submission's place among the others. */
export interface BatchMember {
  readonly file: string;
  readonly code: DeskCode;
  /** Files of the same bytes. */
  readonly sameFile: readonly string[];
  /** Files with the same run, packed, signed or named differently. */
  readonly sameRun: readonly string[];
  /** Deviations because its run is also somebody else's. */
  readonly copied: readonly Deviation[];
  readonly kept: Kept;
  /** The one that the same integrator sent before, by the end of its run. */
  readonly before: Before | null;
  /** The file of the batch that this delta run completes. */
  readonly completes: string | null;
}

function rowOf(file: string, { found }: Known, kept: Kept, ownCode: DeskCode): Row {
  const { run, clientId, digest, evidence, seed, completes } = found;
  const integrator = run === null || clientId === null ? null : { clientId, subject: run.subject };
  const { name = '', vendor = '' } = run?.product ?? {};
  const named = JSON.stringify([clientId, name, vendor]);
  const endedAt = run?.times.endedAt ?? '';
  return { file, kept, ownCode, integrator, name: named, endedAt, digest, evidence, seed, completes };
}

/** Names of equal files that are listed; a batch may be one file a thousand times. */
const MOST_EQUAL = 5;

export class Ledger {
  readonly #rows: Row[] = [];

  /** @param register earlier decisions; `null`: none known */
  constructor(
    readonly policy: Policy,
    private readonly now: number,
    private readonly register: Register | null = null,
  ) {}

  /** Adds the findings about a file. */
  add(file: string, found: Verification, detail: Packed | null): void {
    const known = { found, assessment: assess(this.policy, found, this.now) };
    const kept = { known: packed(known), detail };
    this.#rows.push(rowOf(file, known, kept, codeOf(found, known.assessment)));
  }

  get size(): number {
    return this.#rows.length;
  }

  read({ kept }: Pick<BatchMember, 'kept'>): Known {
    return unpacked(kept.known);
  }

  /** Its details for the page; `null` if not wanted or not available. */
  detail({ kept: { detail } }: Pick<BatchMember, 'kept'>): Detail | null {
    return detail && unpacked(detail);
  }

  /** All submissions by result, with shortcomings last, then by name. */
  standings(): readonly BatchMember[] {
    const rows = [...this.#rows].sort((a, b) => compared(a.file, b.file));
    const [byDigest, byRun] = [groupedBy(rows, ({ digest }) => digest), groupedBy(rows, ({ seed }) => seed)];
    const before = previousOf(rows);
    const all = rows.map((row): BatchMember => {
      const sameBytes = (byDigest.get(row.digest ?? '') ?? []).filter((other) => other !== row);
      const ofRun = (byRun.get(row.seed ?? '') ?? []).filter((other) => other !== row && other.digest !== row.digest);
      // Several runs of one client may answer one challenge; two clients never share values.
      const others = ofRun.filter(({ name }) => name !== row.name);
      const copied = others.slice(0, 1).map(({ file }) => deviation('copy.other-name', { of: oneLine(file, 120) }));
      const sameRun = ofRun.filter(({ evidence }) => evidence === row.evidence);
      const files = (group: readonly Row[]) => group.slice(0, MOST_EQUAL).map(({ file }) => file);
      return {
        file: row.file,
        code: copied.length > 0 && row.ownCode === 0 ? 5 : row.ownCode,
        ...{ sameFile: files(sameBytes), sameRun: files(sameRun), copied },
        kept: row.kept,
        before: this.#before(row, before.get(row)),
        completes: (byDigest.get(row.completes ?? '') ?? [])[0]?.file ?? null,
      };
    });
    const rank = ({ code }: BatchMember) => -GRAVEST_FIRST.indexOf(code);
    return all.sort((a, b) => rank(a) - rank(b));
  }

  /** The later one of both. */
  #before({ integrator, endedAt, evidence }: Row, inBatch: Row | undefined): Before | null {
    const { register } = this;
    const entry = register && integrator && decidedBefore(register, { ...integrator, endedAt, evidence });
    if (entry && (entry.submission.endedAt ?? '') > (inBatch?.endedAt ?? '')) {
      const { number, submission } = entry;
      return { file: `entry ${number} of the register`, verdict: () => verdictOf(register, submission.digest) };
    }
    if (!inBatch) return null;
    return { file: inBatch.file, verdict: async () => asVerdictFile(this.detail(inBatch)?.verdict) };
  }
}

/** The verdict of a submission of which the register keeps a copy; `null`: none, or one that this suite cannot read. */
async function verdictOf({ folder }: Register, digest: string): Promise<VerdictFile | null> {
  try {
    const kept = keptSubmission(folder, digest);
    const entries = kept === null ? null : await readZip(readFileSync(kept));
    return asVerdictFile(JSON.parse(String(entries?.get('verdict.json') ?? 'null')));
  } catch {
    return null;
  }
}

/** The same on every machine; numbers in names count as numbers. */
const compared = new Intl.Collator('en', { numeric: true }).compare;

function previousOf(rows: readonly Row[]): ReadonlyMap<Row, Row> {
  const previous = new Map<Row, Row>();
  for (const group of groupedBy(rows, ({ integrator }) => integrator && JSON.stringify(integrator)).values()) {
    const inTime = [...group].sort((a, b) => (a.endedAt < b.endedAt ? -1 : a.endedAt > b.endedAt ? 1 : 0));
    for (const [at, row] of inTime.entries()) {
      const earlier = inTime.slice(0, at).findLast(({ evidence }) => evidence !== row.evidence);
      if (earlier) previous.set(row, earlier);
    }
  }
  return previous;
}

/** The shortcomings of a submission, the gravest first. */
export function shortcomings(
  { found, assessment }: Known,
  { copied, completes }: Pick<BatchMember, 'copied' | 'completes'>,
): readonly string[] {
  if (!found.consistent) return found.reasons;
  const waived = new Set(assessment.waived.map(({ id }) => id));
  const open = found.unmet.filter((text) => !waived.has(idOfUnmet(text)));
  const wrong = [...copied, ...assessment.deviations].map(deviationSentence);
  // For a delta run, its note says more.
  const delta = found.doubts.find(({ code }) => code.startsWith('delta.'));
  // First, since a line is cut.
  const beside = completes === null ? '' : `It belongs to ${completes}. `;
  const stopped = delta ? `${beside}${sentenceOf(delta)}` : (found.run?.stopped ?? 'Only a part of the plan was run.');
  const unfinished = found.whole ? [] : [stopped];
  return [...unfinished, ...open, ...wrong];
}

/** The first of them in one line, and how many more there are. */
export function firstShortcoming(all: readonly string[], most: number): string {
  const [first = '', ...others] = all;
  const more = others.length > 0 ? ` (and ${many(others.length, 'more reason')})` : '';
  return `${oneLine(first, most)}${more}`;
}
