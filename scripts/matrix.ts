/** `npm run matrix`: the suite against every fault and every conforming variant of the mock. */
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { rehearse } from '../judgement/rehearsal.ts';
import { faults } from '../mock/faults/index.ts';
import { specsOf } from '../suites/index.ts';
import { smokePlan } from './certify/only.ts';
import { judgeMatrix } from './matrix/gate.ts';
import { figures, matrixHtml } from './matrix/html.ts';
import { runMatrix } from './matrix/run.ts';
import { chooseSmoke, smokeFigures, valueOfSmoke } from './matrix/smoke.ts';
import { allSubjects, contextOf, type MatrixSubject } from './matrix/subject.ts';
import { PROJECT } from './project.ts';
import { readCommandLine, USAGE_EXIT } from './usage.ts';

const HELP = `npm run matrix -- [--out DIR] [--whole] [--fault NAME]... [--variant NAME]... [--choose-smoke] [--json]

Runs the suite in process against the reference service, every fault and every conforming variant, and writes
DIR/matrix.json and DIR/matrix.html (DIR: matrix/).

  --whole         send every request of the suite to every fault, not only what the fault can touch
  --fault NAME    only this fault; the gate is not judged, what noticed it is printed
  --variant NAME  only this conforming variant; what it meets is printed
  --choose-smoke  write contract/smoke.json again: the instances that find most with 150 requests
  --json          print the figures and the problems as JSON`;

function readOptions() {
  try {
    return readCommandLine({
      options: {
        out: { type: 'string', default: 'matrix' },
        whole: { type: 'boolean', default: false },
        fault: { type: 'string', multiple: true, default: [] },
        variant: { type: 'string', multiple: true, default: [] },
        'choose-smoke': { type: 'boolean', default: false },
        json: { type: 'boolean', default: false },
        help: { type: 'boolean', default: false },
      },
    }).values;
  } catch (error) {
    console.error((error as Error).message);
    return process.exit(USAGE_EXIT);
  }
}

const options = readOptions();
if (options.help) {
  console.log(HELP);
  process.exit(0);
}

const only = [...options.fault, ...options.variant];
const subjects = allSubjects().filter(
  ({ kind, name }) => only.length === 0 || kind === 'baseline' || only.includes(name),
);
const started = performance.now();
const columns = await runMatrix(subjects, {
  scope: options.whole ? 'whole' : 'reach',
  progress: (done, of) => {
    if (process.stderr.isTTY) process.stderr.write(`\r${done}/${of} columns `);
  },
});
if (process.stderr.isTTY) process.stderr.write('\n');
const seconds = ((performance.now() - started) / 1000).toFixed(1);
const chosen = faults.filter(({ name }) => only.length === 0 || only.includes(name));
const result = judgeMatrix(columns, chosen);

if (only.length > 0) {
  const about = (problem: string) => only.some((name) => new RegExp(`^(fault|variant) ${name}[ :]`).test(problem));
  for (const { name } of chosen) console.log(name, JSON.stringify(result.cells[name]));
  for (const name of options.variant) console.log(name, JSON.stringify(result.remarks[name] ?? [], null, 1));
  for (const problem of result.problems.filter(about)) console.log(problem);
  process.exit(0);
}

const [baseline] = allSubjects();
const rehearsed = await rehearse(contextOf(baseline as MatrixSubject, 'http://127.0.0.1'), await specsOf('service'));
const smoke = options['choose-smoke'] ? chooseSmoke(columns, rehearsed) : valueOfSmoke(smokePlan(), columns, rehearsed);
const readme = readFileSync(join(PROJECT, 'README.md'), 'utf8');
const said = [figures(result), smokeFigures(smoke)].filter((line) => !readme.includes(line));
const problems = [...result.problems, ...said.map((line) => `the README does not say: ${line}`)];
if (options['choose-smoke'])
  writeFileSync(join(PROJECT, 'contract/smoke.json'), `${JSON.stringify(smoke.instances, null, 2)}\n`);

mkdirSync(options.out, { recursive: true });
writeFileSync(join(options.out, 'matrix.json'), `${JSON.stringify({ ...result, columns }, null, 1)}\n`);
writeFileSync(join(options.out, 'matrix.html'), matrixHtml(result, faults));
if (options.json) console.log(JSON.stringify({ figures: figures(result), problems }));
else {
  for (const problem of problems) console.log(problem);
  console.log(
    `${columns.length} columns in ${seconds} s; instances proven ${result.instances.proven}/${result.instances.of}`,
  );
  console.log(`Written: ${join(options.out, 'matrix.json')}, ${join(options.out, 'matrix.html')}`);
  console.log(smokeFigures(smoke));
  console.log(figures(result));
}
process.exit(problems.length > 0 ? 1 : 0);
