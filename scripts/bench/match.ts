/** `npm run bench -- match`: how long `desk match` takes for a large log, and how much memory its processes use. */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { createWriteStream } from 'node:fs';
import { join } from 'node:path';
import { openapi } from '../../contract/interface.ts';
import type { AccessEntry } from '../../mock/access.ts';
import { EMBEDDED_CLIENT, EMBEDDED_SECOND_SECRET } from '../../mock/embedded.ts';
import { startMock } from '../../mock/server.ts';
import { FORMS } from '../mock/access-log.ts';
import { PROJECT } from '../project.ts';
import { oneOf, readCommandLine, wholeNumber } from '../usage.ts';
import { measured } from './desk.ts';
import { workFolder } from './side-by-side.ts';

const HELP = `npm run bench -- match [options]

Makes a run against the mock, writes it into a large log, among the calls of other clients on the same day, and has desk
match find it there. Prints seconds, CPU seconds and the most memory that all its processes held at once (Linux).

  --megabytes N  how large the log is (default: 1000)
  --form NAME    ndjson, csv or log, the combined form (default: ndjson)
  --json         prints the figures as JSON
  --help         prints this`;

const START = join(PROJECT, 'scripts/start.cjs');
const DAY_MS = 86_400_000;
const BLOCK = 5000;

/** Makes a run as an integrator does. @returns what the mock logged of it */
async function madeRun(out: string): Promise<AccessEntry[]> {
  const logged: AccessEntry[] = [];
  const mock = await startMock({ log: (entry) => logged.push(entry) });
  const env = {
    ...process.env,
    ...{ LODGING_BASE_URL: mock.url, LODGING_ENVIRONMENT: 'mock', LODGING_HOTEL_ID: '100001' },
    ...{ LODGING_HOTEL_TIME_ZONE: 'America/Chicago', LODGING_CLIENT_ID: EMBEDDED_CLIENT.id },
    ...{ LODGING_CLIENT_SECRET: EMBEDDED_CLIENT.secret, LODGING_SECOND_CLIENT_SECRET: EMBEDDED_SECOND_SECRET },
  };
  const args = [START, 'certify', '--profile', 'mock/profile.yaml', '--out', out];
  const [code] = await once(spawn(process.execPath, args, { cwd: PROJECT, env, stdio: 'ignore' }), 'close');
  await mock.close();
  if (code !== 0) throw new Error(`certify ended with ${code}`);
  return logged;
}

/** A call of one of a hundred other clients, of the same kinds as the run's. */
function anothers(nth: number, at: number): AccessEntry {
  const paths = Object.keys(openapi.paths);
  return {
    ...{ id: `o-${nth.toString(36)}`, at, method: 'POST', path: paths[nth % paths.length] as string },
    ...{ status: nth % 7 === 0 ? 400 : 201, durationMs: 3 + (nth % 40), clientId: `pms-${4000 + (nth % 100)}` },
    ...{ bytes: nth % 7 === 0 ? 212 : 0, address: `192.0.2.${nth % 250}`, agent: 'pms/4.2 (stays)' },
  };
}

/** Writes the log. @returns the number of its lines */
async function writeLog(path: string, own: readonly AccessEntry[], bytes: number, form: string): Promise<number> {
  const { head, line } = FORMS[form] as (typeof FORMS)[string];
  const file = createWriteStream(path);
  const begin = (own[0] as AccessEntry).at - DAY_MS / 2;
  const total = Math.floor(bytes / (line(anothers(1, begin)).length + 1));
  const left = [...own].sort((one, other) => other.at - one.at);
  if (head) file.write(`${head}\n`);
  for (let nth = 0; nth < total; nth += BLOCK) {
    const entries = Array.from({ length: BLOCK }, (_, at) =>
      anothers(nth + at, Math.round(begin + ((nth + at) * DAY_MS) / total)),
    );
    const end = (entries.at(-1) as AccessEntry).at;
    for (let next = left.at(-1); next && next.at <= end; next = left.at(-1)) entries.push(left.pop() as AccessEntry);
    const text = entries
      .sort((one, other) => one.at - other.at)
      .map((entry) => `${line(entry)}\n`)
      .join('');
    if (!file.write(text)) await once(file, 'drain');
  }
  file.end();
  await once(file, 'close');
  return total + own.length;
}

/** Measures. */
export async function benchMatch(args: readonly string[]): Promise<number> {
  const { megabytes = '1000', form = 'ndjson', json } = readCommandLine(HELP, args).values;
  const size = wholeNumber('megabytes', megabytes, 1, 100_000);
  const suffix = { ndjson: '', csv: '.csv', log: '.log' }[oneOf('form', form, ['ndjson', 'csv', 'log'])];
  const folder = workFolder();
  const logged = await madeRun(join(folder, 'run'));
  const lines = await writeLog(join(folder, 'access'), logged, size * 1e6, suffix);
  const command = [START, 'desk', 'match', join(folder, 'run/submission.zip'), '--server-log', join(folder, 'access')];
  const { code, ...found } = await measured(command, folder);
  if (code !== 0) throw new Error(`desk match ended with ${code}`);
  const figures = { megabytes: size, form, lines, calls: logged.length, ...found };
  const { seconds, cpuSeconds, peakMegabytes } = found;
  const said = `${form} of ${size} MB, ${lines} lines, ${logged.length} calls of the run: ${seconds.toFixed(1)} s, ${cpuSeconds.toFixed(1)} CPU s, at most ${Math.round(peakMegabytes)} MB in all processes`;
  console.log(json ? JSON.stringify(figures, null, 2) : said);
  return 0;
}
