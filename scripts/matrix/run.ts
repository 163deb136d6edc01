import { fork } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { variantFindings } from './gate.ts';
import type { JudgedColumn, MatrixColumn, MatrixSubject, Reach, Scope } from './subject.ts';
import { columnOfEach, namesIn, subjectsTogether } from './together.ts';

const WORKER = fileURLToPath(new URL('worker.js', import.meta.url));
const keyOf = ({ kind, name }: Pick<MatrixColumn, 'kind' | 'name'>) => `${kind}/${name}`;

interface Work {
  readonly queue: MatrixSubject[];
  readonly reach: Reach | null;
  readonly scope: Scope;
  readonly done: (column: JudgedColumn) => void;
}

/** Runs columns in its own process until none is left. */
function runWorker({ queue, reach, scope, done }: Work): Promise<void> {
  return new Promise((resolve, reject) => {
    const child = fork(WORKER, [], { stdio: ['ignore', 'inherit', 'inherit', 'ipc'] });
    let underWay: string | null = null;
    const give = () => {
      const subject = queue.shift();
      underWay = subject ? keyOf(subject) : null;
      if (underWay) child.send({ key: underWay });
      else child.disconnect();
    };
    child.on('message', (column) => {
      done(column as JudgedColumn);
      give();
    });
    child.on('error', reject);
    child.on('exit', (code) => {
      if (underWay) reject(new Error(`The matrix worker ended with ${code} at ${underWay}`));
      else resolve();
    });
    child.send({ reach, scope });
    give();
  });
}

const touchesAll = ({ fault }: MatrixSubject) => !fault || fault.operation === 'all' || fault.reach === 'all';

const isRefused = (column: MatrixColumn) => column.evidence.length > 0 || variantFindings(column).refused.length > 0;

/** Variants that were refused together are run one by one: it may be one of them, or only the combination. */
const isToBeParted = (column: MatrixColumn) =>
  column.kind === 'variant' && namesIn(column.name).length > 1 && isRefused(column);

/** Runs the columns: the reference service first, then the long ones; with `named`, variants together. */
export async function runMatrix(
  subjects: readonly MatrixSubject[],
  { scope = 'reach' as Scope, progress = (_done: number, _of: number): void => undefined } = {},
): Promise<MatrixColumn[]> {
  const columns = new Map<string, MatrixColumn>();
  const refusedTogether: MatrixColumn[] = [];
  let known: Reach = {};
  const queue: MatrixSubject[] = [];
  const done = ({ reach, ...column }: JudgedColumn) => {
    if (isToBeParted(column)) {
      const names = namesIn(column.name);
      refusedTogether.push(column);
      queue.push(...subjects.filter(({ kind, name }) => kind === 'variant' && names.includes(name)));
      return;
    }
    for (const each of columnOfEach(column)) columns.set(keyOf(each), each);
    if (reach) known = reach;
    progress(columns.size, subjects.length);
  };
  await runWorker({ queue: subjects.filter(({ kind }) => kind === 'baseline'), reach: null, scope, done });
  const others = subjects.filter(({ kind }) => kind !== 'baseline');
  const columnsToRun = scope === 'named' ? subjectsTogether(others) : others;
  queue.push(...columnsToRun.sort((a, b) => Number(touchesAll(b)) - Number(touchesAll(a))));
  const work = { queue, reach: known, scope, done };
  await Promise.all(Array.from({ length: 2 }, () => runWorker(work)));
  const isRefusedAlone = (name: string) => isRefused(columns.get(keyOf({ kind: 'variant', name })) as MatrixColumn);
  return [
    ...subjects.flatMap((subject) => columns.get(keyOf(subject)) ?? []),
    ...refusedTogether.filter(({ name }) => !namesIn(name).some(isRefusedAlone)),
  ];
}
