/** What the matrix must show: every requirement can be broken, every fault is caught, no lawful variant is refused. */
import { catalogue } from '../../contract/catalogue/index.ts';
import type { Requirement } from '../../contract/requirement.ts';
import type { Outcome } from '../../contract/words.ts';
import { outcomeOfBroken } from '../../judgement/judge.ts';
import type { Fault } from '../../mock/faults/index.ts';
import type { MatrixColumn } from './subject.ts';

/** How a requirement fared under one subject: the worst of its instances. */
export type Cell = Extract<Outcome, 'failed' | 'warning' | 'review' | 'inconclusive'>;

const WORST: readonly Cell[] = ['failed', 'warning', 'inconclusive', 'review'];

/** The result of the matrix, ready to be written. */
export interface MatrixResult {
  readonly faults: { readonly caught: number; readonly of: number };
  readonly requirements: { readonly proven: number; readonly of: number };
  readonly instances: { readonly proven: number; readonly of: number };
  readonly variants: { readonly refused: number; readonly of: number };
  /** One sentence each, naming the fault, the requirement or the variant; none when the gate is passed. */
  readonly problems: readonly string[];
  /** By fault, then by requirement: only what the reference service does not show. */
  readonly cells: Readonly<Record<string, Readonly<Record<string, Cell>>>>;
  /** Warnings and reviews that a lawful variant meets, by variant: allowed, and listed. */
  readonly remarks: Readonly<Record<string, readonly string[]>>;
  readonly unprovenInstances: readonly string[];
}

const requirementOfInstance = (instance: string) => instance.split(':')[0] as string;

/** Requirements that can end `failed` or `warning`: the others are recorded or go to a person. */
export function breakable(row: Requirement): boolean {
  return ['failed', 'warning'].includes(outcomeOfBroken(row));
}

function cellsOf(column: MatrixColumn, baseline: MatrixColumn): Record<string, Cell> {
  const cells: Record<string, Cell> = {};
  for (const [instance, outcome] of Object.entries(column.outcomes)) {
    if (outcome === baseline.outcomes[instance] || !(WORST as readonly Outcome[]).includes(outcome)) continue;
    const id = requirementOfInstance(instance);
    const before = cells[id];
    if (!before || WORST.indexOf(outcome as Cell) < WORST.indexOf(before)) cells[id] = outcome as Cell;
  }
  return cells;
}

const isNoticed = (cell: Cell | undefined) => cell === 'failed' || cell === 'warning';

/** Whether `id` is one of the declared ids; a declared `*` stands for any characters. */
export function isDeclared(id: string, declared: readonly string[]): boolean {
  return declared.some((each) =>
    each.includes('*')
      ? new RegExp(
          `^${each
            .split('*')
            .map((part) => part.replace(/[.]/g, '\\.'))
            .join('.*')}$`,
        ).test(id)
      : each === id,
  );
}

/** The instances of a declared requirement that passed, or of which none was left open, though it must be inconclusive. */
function undecidedProblems(fault: Fault, column: MatrixColumn, baseline: MatrixColumn): string[] {
  return (fault.undecided ?? []).flatMap((pattern) => {
    const ours = Object.entries(column.outcomes).filter(
      ([instance]) =>
        baseline.outcomes[instance] === 'passed' && isDeclared(requirementOfInstance(instance), [pattern]),
    );
    const ids = [...new Set(ours.map(([instance]) => requirementOfInstance(instance)))];
    if (ids.length === 0) return [`fault ${fault.name}: there is no requirement ${pattern} to be left open`];
    return ids.flatMap((id) => {
      const own = ours.filter(([instance]) => requirementOfInstance(instance) === id);
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
    if (isNoticed(cell) && !isDeclared(id, declared))
      problems.push(`fault ${fault.name} is also noticed by ${id}, which it does not name`);
  }
  return problems;
}

function variantFindings(column: MatrixColumn): { refused: string[]; remarks: string[] } {
  const refused: string[] = [];
  const remarks: string[] = [];
  for (const [instance, outcome] of Object.entries(column.outcomes)) {
    const must = catalogue.find(({ id }) => id === requirementOfInstance(instance))?.level === 'MUST';
    if (outcome === 'failed' || (outcome === 'inconclusive' && must))
      refused.push(`${instance} is ${outcome}: ${column.reasons[instance]}`);
    else if (['warning', 'review', 'inconclusive'].includes(outcome))
      remarks.push(`${instance} is ${outcome}: ${column.reasons[instance]}`);
  }
  return { refused, remarks };
}

function baselineProblems(baseline: MatrixColumn): string[] {
  return Object.entries(baseline.outcomes)
    .filter(([, outcome]) => ['failed', 'warning', 'inconclusive'].includes(outcome))
    .map(([instance, outcome]) => `the reference service is ${outcome} at ${instance}: ${baseline.reasons[instance]}`);
}

/** Judges the matrix. `rows` are the requirements that have to be proven. */
export function judgeMatrix(
  columns: readonly MatrixColumn[],
  faults: readonly Fault[],
  rows: readonly Requirement[] = catalogue,
): MatrixResult {
  const baseline = columns.find(({ kind }) => kind === 'baseline');
  if (!baseline) throw new Error('The matrix has no column of the reference service');
  const byName = new Map(columns.map((column) => [`${column.kind}/${column.name}`, column]));
  const cells: Record<string, Record<string, Cell>> = {};
  const problems = baselineProblems(baseline);
  let caught = 0;
  const provenInstances = new Set<string>();
  for (const fault of faults) {
    const column = byName.get(`fault/${fault.name}`);
    if (!column) {
      problems.push(`fault ${fault.name} was not run`);
      continue;
    }
    cells[fault.name] = cellsOf(column, baseline);
    for (const [instance, outcome] of Object.entries(column.outcomes)) {
      if ((outcome === 'failed' || outcome === 'warning') && baseline.outcomes[instance] !== outcome)
        provenInstances.add(instance);
    }
    const found = [...faultProblems(fault, cells[fault.name] ?? {}), ...undecidedProblems(fault, column, baseline)];
    if (found.length === 0) caught += 1;
    problems.push(...found);
  }
  const wanted = rows.filter(breakable);
  const unproven = wanted.filter(({ id }) => !Object.values(cells).some((row) => isNoticed(row[id])));
  problems.push(...unproven.map(({ id }) => `requirement ${id} is turned by no fault`));
  const remarks: Record<string, readonly string[]> = {};
  const variants = columns.filter(({ kind }) => kind === 'variant');
  let refusedVariants = 0;
  for (const column of variants) {
    const findings = variantFindings(column);
    if (findings.refused.length > 0) refusedVariants += 1;
    problems.push(...findings.refused.map((what) => `variant ${column.name} is lawful, but ${what}`));
    if (findings.remarks.length > 0) remarks[column.name] = findings.remarks;
  }
  const instances = Object.keys(baseline.outcomes).filter((id) => {
    const row = rows.find((each) => each.id === requirementOfInstance(id));
    return (
      row !== undefined && breakable(row) && !['not-applicable', 'not-testable'].includes(baseline.outcomes[id] ?? '')
    );
  });
  return {
    faults: { caught, of: faults.length },
    requirements: { proven: wanted.length - unproven.length, of: wanted.length },
    instances: { proven: instances.filter((id) => provenInstances.has(id)).length, of: instances.length },
    variants: { refused: refusedVariants, of: variants.length },
    problems,
    cells,
    remarks,
    unprovenInstances: instances.filter((id) => !provenInstances.has(id)),
  };
}
