/** `npm run matrix`: the suite against every fault and every conforming variant of the mock. */
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { rehearse } from '../judgement/rehearsal.ts';
import { faults } from '../mock/faults/index.ts';
import { specsOf } from '../suites/index.ts';
import { smokePlan } from './certify/only.ts';
import { runCommand } from './command.ts';
import { figures, judgeMatrix, type MatrixResult } from './matrix/gate.ts';
import { runMatrix } from './matrix/run.ts';
import { chooseSmoke, smokeFigures, valueOfSmoke } from './matrix/smoke.ts';
import { allSubjects, contextOf, type MatrixColumn } from './matrix/subject.ts';
import { PROJECT } from './project.ts';
import { readCommandLine, UsageError } from './usage.ts';

const HELP = `npm run matrix -- [options]

Runs the suite in process against the reference service, every fault and every conforming variant, and writes DIR/matrix.json.

  --out DIR       where it is written (default: matrix/)
  --whole         sends every request of the suite to every fault, not only those that the fault can affect
  --fault NAME    only this fault, or several: the gate is not checked, and what noticed it is printed
  --variant NAME  only this conforming variant, or several: their warnings and reviews are printed
  --choose-smoke  writes contract/smoke.json again: the instances that find the most with 150 requests
  --json          prints the figures and the problems as JSON
  --help          prints this

Exit codes: 0 the gate is passed, 1 it is not, 2 usage error.`;

async function columnsOf(only: readonly string[], whole: boolean): Promise<MatrixColumn[]> {
  const subjects = allSubjects().filter(
    ({ kind, name }) => only.length === 0 || kind === 'baseline' || only.includes(name),
  );
  const strange = only.find((each) => !subjects.some(({ name }) => name === each));
  if (strange) throw new UsageError(`There is no fault or conforming variant of a service named ${strange}.`);
  const { isTTY } = process.stderr;
  const columns = await runMatrix(subjects, {
    scope: whole ? 'whole' : 'reach',
    progress: (done, of) => void (isTTY && process.stderr.write(`\r${done}/${of} columns `)),
  });
  if (isTTY) process.stderr.write('\n');
  return columns;
}

function printNamed(result: MatrixResult, named: readonly string[], variants: readonly string[]): void {
  const about = (problem: string) => named.some((name) => new RegExp(`^(fault|variant) ${name}[ :]`).test(problem));
  for (const [name, cells] of Object.entries(result.cells)) console.log(name, JSON.stringify(cells));
  for (const name of variants) console.log(name, JSON.stringify(result.remarks[name] ?? [], null, 1));
  for (const problem of result.problems.filter(about)) console.log(problem);
}

async function smokeOf(columns: readonly MatrixColumn[], isChosen: boolean): Promise<string> {
  const context = contextOf({ kind: 'baseline', name: 'reference' }, 'http://127.0.0.1');
  const rehearsed = await rehearse(context, await specsOf('service'));
  const smoke = isChosen ? chooseSmoke(columns, rehearsed) : valueOfSmoke(smokePlan(), columns, rehearsed);
  const file = join(PROJECT, 'contract/smoke.json');
  if (isChosen) writeFileSync(file, `${JSON.stringify(smoke.instances, null, 2)}\n`);
  return smokeFigures(smoke);
}

async function matrix(args: readonly string[]): Promise<number> {
  const { values } = readCommandLine(HELP, args, { lists: ['fault', 'variant'] });
  const { out = 'matrix', fault = [], variant = [] } = values;
  const named = [...fault, ...variant];
  const started = performance.now();
  const columns = await columnsOf(named, values.whole);
  const seconds = ((performance.now() - started) / 1000).toFixed(1);
  const wanted = named.length > 0 ? faults.filter(({ name }) => named.includes(name)) : faults;
  const result = judgeMatrix(columns, wanted);
  if (named.length > 0) {
    printNamed(result, named, variant);
    return 0;
  }
  const [reached, smoke] = [figures(result), await smokeOf(columns, values['choose-smoke'])];
  const readme = readFileSync(join(PROJECT, 'README.md'), 'utf8');
  const missing = [reached, smoke].filter((line) => !readme.includes(line));
  const problems = [...result.problems, ...missing.map((line) => `the README does not say: ${line}`)];
  mkdirSync(out, { recursive: true });
  writeFileSync(join(out, 'matrix.json'), `${JSON.stringify({ ...result, columns }, null, 1)}\n`);
  if (values.json) console.log(JSON.stringify({ figures: reached, problems }));
  else {
    const { proven, of } = result.instances;
    for (const problem of problems) console.log(problem);
    console.log(`${columns.length} columns in ${seconds} s; instances proven ${proven}/${of}`);
    console.log(`Written: ${join(out, 'matrix.json')}\n${smoke}\n${reached}`);
  }
  return problems.length > 0 ? 1 : 0;
}

await runCommand({ help: HELP, run: matrix });
