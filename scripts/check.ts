/** One command over the whole tree: format, lint, import boundaries, types, dead code, spec lint, generated files. */
import { readFile } from 'node:fs/promises';
import { $, chalk } from 'zx';

$.env = { ...process.env, REDOCLY_TELEMETRY: 'off', REDOCLY_SUPPRESS_UPDATE_NOTICE: 'true' };

interface Check {
  readonly name: string;
  readonly run: () => Promise<{ readonly exitCode: number | null; readonly text: string }>;
}

const command = (name: string, ...words: string[]): Check => ({
  name,
  run: async () => {
    const { exitCode, stdout, stderr } = await $({ nothrow: true, quiet: true })`${words}`;
    return { exitCode, text: `${stdout}${stderr}` };
  },
});

const bin = (tool: string) => `node_modules/.bin/${tool}`;

const WIDEST = 120;
const COMMENT = /^ *(\/\*\*|\*|\/\/)/;

/** The formatter leaves comments alone, however wide. */
const comments: Check = {
  name: `comments of ${WIDEST} columns at most`,
  run: async () => {
    const listed = await $({ quiet: true })`git ls-files '*.ts' '*.mjs' '*.cjs' ':!*.gen.ts'`;
    const wide = listed.stdout
      .split('\n')
      .filter(Boolean)
      .map(async (file) => {
        const lines = (await readFile(file, 'utf8').catch(() => '')).split('\n');
        return lines.flatMap((line, at) => (line.length > WIDEST && COMMENT.test(line) ? [`${file}:${at + 1}`] : []));
      });
    const text = (await Promise.all(wide)).flat().join('\n');
    return { exitCode: text === '' ? 0 : 1, text };
  },
};

const checks: Check[] = [
  command('format, lint and import boundaries', bin('biome'), 'ci', '.'),
  command('types', bin('tsc'), '-p', '.'),
  command('dead code', bin('knip'), '--no-progress'),
  command('spec lint', bin('redocly'), 'lint', 'contract/openapi.yaml', '--format=summary', '--max-problems=50'),
  command('generated files', process.execPath, 'scripts/start.cjs', 'generate', '--check'),
  comments,
];

let failed = 0;
const running = checks.map(({ name, run }) => ({ name, done: run() }));
for (const { name, done } of running) {
  const { exitCode, text } = await done;
  if (exitCode !== 0) failed += 1;
  console.log(`${exitCode === 0 ? chalk.green('ok    ') : chalk.red('failed')} ${name}`);
  if (exitCode !== 0) console.log(text.trimEnd());
}
process.exit(failed > 0 ? 1 : 0);
