/**
 * What the matrix must show: every requirement can be broken, every fault is noticed by what it names and nothing
 * else, and no conforming variant is refused. A requirement over all exchanges of a run may notice any fault,
 * undeclared.
 */
import { catalogue } from '../../contract/catalogue/index.ts';
import { isAboutWholeRun } from '../../contract/catalogue/whole-run.ts';
import type { Requirement } from '../../contract/requirement.ts';
import type { Outcome } from '../../contract/words.ts';
import { outcomeOfBroken } from '../../judgement/judge.ts';
import type { Fault } from '../../mock/faults/index.ts';
import { isDeclared, isNoticed, type MatrixColumn, requirementOf } from './subject.ts';

/** The worst outcome of a requirement's instances under one subject. */
export type Cell = Extract<Outcome, 'failed' | 'warning' | 'review' | 'inconclusive'>;

const WORST: readonly Cell[] = ['failed', 'warning', 'inconclusive', 'review'];

export interface MatrixResult {
  readonly faults: { readonly caught: number; readonly of: number };
  readonly requirements: { readonly proven: number; readonly of: number };
  readonly instances: { readonly proven: number; readonly of: number };
  readonly variants: { readonly refused: number; readonly of: number };
  /** One sentence each, naming the fault, the requirement or the variant; empty if the gate is passed. */
  readonly problems: readonly string[];
  /** By fault, then by requirement: only outcomes that differ from the reference service's. */
  readonly cells: Readonly<Record<string, Readonly<Record<string, Cell>>>>;
  /** Warnings and reviews of conforming variants, by variant: allowed, but listed. */
  readonly remarks: Readonly<Record<string, readonly string[]>>;
  readonly unprovenInstances: readonly string[];
}

/** The three figures of the matrix, as printed. */
export function figures({ faults, requirements, variants }: MatrixResult): string {
  return `faults caught ${faults.caught}/${faults.of}, requirements proven ${requirements.proven}/${requirements.of}, variants refused ${variants.refused}/${variants.of}`;
}

/** Requirements that can end as `failed` or `warning`: the others are only recorded or go to a person. */
const breakable = (row: Requirement) => isNoticed(outcomeOfBroken(row));

function cellsOf(column: MatrixColumn, baseline: MatrixColumn): Record<string, Cell> {
  const cells: Record<string, Cell> = {};
  for (const [instance, outcome] of Object.entries(column.outcomes)) {
    if (outcome === baseline.outcomes[instance] || !(WORST as readonly Outcome[]).includes(outcome)) continue;
    const id = requirementOf(instance);
    const before = cells[id];
    if (!before || WORST.indexOf(outcome as Cell) < WORST.indexOf(before)) cells[id] = outcome as Cell;
  }
  return cells;
}

/** Instances of a declared requirement that passed, or that none left open, although it must be inconclusive. */
function undecidedProblems(fault: Fault, column: MatrixColumn, baseline: MatrixColumn): string[] {
  const judged = Object.entries(column.outcomes).filter(([instance]) => baseline.outcomes[instance] === 'passed');
  const all = [...new Set(judged.map(([instance]) => requirementOf(instance)))];
  return (fault.undecided ?? []).flatMap((pattern) => {
    const ids = all.filter((id) => isDeclared(id, [pattern]));
    if (ids.length === 0) return [`fault ${fault.name}: there is no requirement ${pattern} to be left open`];
    return ids.flatMap((id) => {
      const own = judged.filter(([instance]) => requirementOf(instance) === id);
      const passed = own.find(([, outcome]) => outcome === 'passed');
      if (passed) return [`fault ${fault.name}: ${passed[0]} passed, though nothing was proven`];
      const isOpen = own.some(([, outcome]) => outcome === 'inconclusive');
      return isOpen ? [] : [`fault ${fault.name}: ${id} is ${own[0]?.[1]}, not inconclusive`];
    });
  });
}

function faultProblems(fault: Fault, cells: Readonly<Record<string, Cell>>): string[] {
  const problems: string[] = [];
  if (fault.noticedBy.length + (fault.undecided ?? []).length === 0)
    problems.push(`fault ${fault.name} names no requirement that must notice it`);
  for (const id of fault.noticedBy) {
    if (!isNoticed(cells[id])) problems.push(`fault ${fault.name} is not noticed by ${id}`);
  }
  const declared = [...fault.noticedBy, ...(fault.sideEffects ?? [])];
  for (const [id, cell] of Object.entries(cells)) {
    // Requirements over all exchanges of a run see every fault that shows anywhere, and need no declaration.
    if (isNoticed(cell) && !isAboutWholeRun(id) && !isDeclared(id, declared))
      problems.push(`fault ${fault.name} is also noticed by ${id}, which it does not name`);
  }
  return problems;
}

const MUSTS = new Set(catalogue.filter(({ level }) => level === 'MUST').map(({ id }) => id));

/** What counts against a conforming variant, and what a reader may need to know about it. */
export function variantFindings(column: MatrixColumn): { refused: string[]; remarks: string[] } {
  const refused = column.intermittent.map((title) => `it is reported that ${title}`);
  const remarks: string[] = [];
  for (const [instance, outcome] of Object.entries(column.outcomes)) {
    const must = MUSTS.has(requirementOf(instance));
    const sentence = `${instance} is ${outcome}: ${column.reasons[instance]}`;
    if (outcome === 'failed' || (outcome === 'inconclusive' && must)) refused.push(sentence);
    else if ((WORST as readonly Outcome[]).includes(outcome)) remarks.push(sentence);
  }
  return { refused, remarks };
}

/** Every run of the matrix is honest: if `verify` would refuse its evidence, `verify` is wrong. */
function evidenceProblems(columns: readonly MatrixColumn[]): string[] {
  return columns.flatMap(({ kind, name, evidence }) =>
    evidence.map((problem) => `${kind} ${name}: verify refuses the evidence of an honest run: ${problem}`),
  );
}

function baselineProblems(baseline: MatrixColumn): string[] {
  return Object.entries(baseline.outcomes)
    .filter(([, outcome]) => ['failed', 'warning', 'inconclusive'].includes(outcome))
    .map(([instance, outcome]) => `the reference service is ${outcome} at ${instance}: ${baseline.reasons[instance]}`);
}

function judgeFaults(columns: readonly MatrixColumn[], faults: readonly Fault[], baseline: MatrixColumn) {
  const byName = new Map(columns.filter(({ kind }) => kind === 'fault').map((column) => [column.name, column]));
  const cells: Record<string, Record<string, Cell>> = {};
  const problems: string[] = [];
  const proven = new Set<string>();
  let caught = 0;
  for (const fault of faults) {
    const column = byName.get(fault.name);
    if (!column) {
      problems.push(`fault ${fault.name} was not run`);
      continue;
    }
    const own = cellsOf(column, baseline);
    cells[fault.name] = own;
    for (const [instance, outcome] of Object.entries(column.outcomes)) {
      if (isNoticed(outcome) && baseline.outcomes[instance] !== outcome) proven.add(instance);
    }
    const found = [...faultProblems(fault, own), ...undecidedProblems(fault, column, baseline)];
    if (found.length === 0) caught += 1;
    problems.push(...found);
  }
  return { caught, problems, cells, proven };
}

/** The instances of breakable requirements that were tested with the reference service. */
function testedInstances({ outcomes }: MatrixColumn, rows: readonly Requirement[]): string[] {
  const ids = new Set(rows.map(({ id }) => id));
  const isTested = (instance: string) => !['not-applicable', 'not-testable'].includes(outcomes[instance] as Outcome);
  return Object.keys(outcomes).filter((instance) => isTested(instance) && ids.has(requirementOf(instance)));
}

/** Judges the matrix. @param rows the requirements that have to be proven */
export function judgeMatrix(
  columns: readonly MatrixColumn[],
  faults: readonly Fault[],
  rows: readonly Requirement[] = catalogue,
): MatrixResult {
  const baseline = columns.find(({ kind }) => kind === 'baseline');
  if (!baseline) throw new Error('The matrix has no column of the reference service');
  const { caught, cells, proven, problems } = judgeFaults(columns, faults, baseline);
  const variants = columns
    .filter(({ kind }) => kind === 'variant')
    .map((column) => ({ name: column.name, ...variantFindings(column) }));
  const wanted = rows.filter(breakable);
  const unproven = wanted.filter(({ id }) => !Object.values(cells).some((row) => isNoticed(row[id])));
  const instances = testedInstances(baseline, wanted);
  return {
    faults: { caught, of: faults.length },
    requirements: { proven: wanted.length - unproven.length, of: wanted.length },
    instances: { proven: instances.filter((id) => proven.has(id)).length, of: instances.length },
    variants: { refused: variants.filter(({ refused }) => refused.length > 0).length, of: variants.length },
    problems: [
      ...baselineProblems(baseline),
      ...problems,
      ...unproven.map(({ id }) => `requirement ${id} is turned by no fault`),
      ...variants.flatMap(({ name, refused }) => refused.map((what) => `variant ${name} is conforming, but ${what}`)),
      ...evidenceProblems(columns),
    ],
    cells,
    remarks: Object.fromEntries(variants.flatMap(({ name, remarks }) => (remarks.length > 0 ? [[name, remarks]] : []))),
    unprovenInstances: instances.filter((id) => !proven.has(id)),
  };
}
