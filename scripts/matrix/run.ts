import { fork } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { allSubjects, type MatrixColumn, type MatrixSubject } from './subject.ts';

const WORKER = fileURLToPath(new URL('worker.ts', import.meta.url));

function startWorker(
  next: () => MatrixSubject | undefined,
  whole: boolean,
  done: (column: MatrixColumn) => void,
): Promise<void> {
  return new Promise((resolve, reject) => {
    const child = fork(WORKER, [], { execArgv: ['--import', 'tsx'], stdio: ['ignore', 'inherit', 'inherit', 'ipc'] });
    let underWay: string | null = null;
    const give = () => {
      const subject = next();
      underWay = subject ? `${subject.kind}/${subject.name}` : null;
      if (underWay) child.send({ key: underWay, whole });
      else child.disconnect();
    };
    child.on('message', (column) => {
      done(column as MatrixColumn);
      give();
    });
    child.on('error', reject);
    child.on('exit', (code) => {
      if (underWay) reject(new Error(`The matrix worker ended with ${code} at ${underWay}`));
      else resolve();
    });
    give();
  });
}

/** Runs the columns in the given number of processes, the long ones first. */
export async function runMatrix(
  subjects: readonly MatrixSubject[] = allSubjects(),
  { processes = 2, whole = false, progress = (_done: number, _of: number) => {} } = {},
): Promise<MatrixColumn[]> {
  const touchesAll = (subject: MatrixSubject) => subject.kind !== 'fault' || subject.fault.operation === 'all';
  const queue = [...subjects].sort((a, b) => Number(touchesAll(b)) - Number(touchesAll(a)));
  const columns = new Map<string, MatrixColumn>();
  const workers = Array.from({ length: processes }, () =>
    startWorker(
      () => queue.shift(),
      whole,
      (column) => {
        columns.set(`${column.kind}/${column.name}`, column);
        progress(columns.size, subjects.length);
      },
    ),
  );
  await Promise.all(workers);
  return subjects.flatMap(({ kind, name }) => columns.get(`${kind}/${name}`) ?? []);
}
