/** `npm run doctor`: is the configuration able to start a run? Nothing is judged. */
import { visible, visibleJson } from '../contract/visible.ts';
import { painter, wantsColour, wrappedFor } from '../reporters/style.ts';
import { hotelsLine } from '../reporters/verdict-words.ts';
import { freezeContext, startRun } from '../run/live-run.ts';
import { formatPreflight, type PreflightReport } from '../run/preflight.ts';
import { formatProblems, type Settings } from '../run/settings.ts';
import { embeddedMock, settingsHere, signingOf } from './certify/prepare.ts';
import { exitOfStop, planRun, tooFewSupplied } from './certify/suites.ts';
import { runCommand } from './command.ts';
import { readCommandLine, USAGE_EXIT } from './usage.ts';

const HELP = `npx lodging-certification doctor [options]

Checks everything that a run depends on: settings, name, connection, clock, token, and one valid call of each claimed
operation. It sends nine requests at most and judges nothing. Without LODGING_BASE_URL it tries the embedded mock.

  --config FILE    certification.yaml to read
  --profile FILE   the provider's answers
  --json           prints JSON
  --help           prints this

Exit codes: 0 a run can start, 2 configuration or usage error, 3 network, outage or credentials.`;

const paint = painter(wantsColour(process.stdout));

/** What `certify` would say about supplied values that run out; the plan is collected only if there are any. */
async function suppliesProblem(settings: Settings): Promise<string | null> {
  const { stays, reservationIds } = settings.values;
  if (stays.length + reservationIds.length === 0) return null;
  const context = freezeContext(settings, settings.target.baseUrl ?? 'http://127.0.0.1');
  return tooFewSupplied((await planRun(context, [])).needed, settings.values);
}

async function tryOut(settings: Settings): Promise<PreflightReport> {
  const mock = await embeddedMock(settings);
  try {
    const run = await startRun(settings, freezeContext(settings, mock?.url));
    await run.close();
    return run.preflight;
  } finally {
    await mock?.close();
  }
}

function settingsLines({ target, clientId, values, claims, profile, network, notes }: Settings): string {
  const nameless = Object.keys(profile).length > 0 ? 'unnamed' : 'none: open points are not tested';
  const rows = [
    ['target', target.embedded ? 'the embedded mock' : `${target.baseUrl} (${target.environment})`],
    ...(target.authUrl ? [['issuer', target.authUrl]] : []),
    ['client', clientId],
    ['hotels', hotelsLine(values.hotels)],
    ['claims', claims.join(', ')],
    ['profile', profile.name ?? nameless],
    ...(network.proxy ? [['proxy', network.proxy]] : []),
  ];
  const lines = rows.map(([name = '', value = '']) => `${paint('dim', name.padEnd(8))} ${visible(value)}`);
  return [...lines, ...notes.map((note) => `${paint('yellow', 'note')}     ${visible(note)}`)].join('\n');
}

const PAINT = {
  good: (text: string) => paint('green', text),
  bad: (text: string) => paint('red', text),
  note: (text: string) => paint('yellow', text),
};

async function examine(settings: Settings, isJson: boolean): Promise<number> {
  // A run refuses a key that cannot be used before it sends anything.
  signingOf(settings, {});
  const tooFew = await suppliesProblem(settings);
  if (tooFew) return misconfigured(isJson, { sentence: tooFew }, tooFew);
  const report = await tryOut(settings);
  if (isJson) console.log(visibleJson({ ...report, target: settings.target, notes: settings.notes }));
  else
    console.log(wrappedFor(process.stdout.columns, `${settingsLines(settings)}\n\n${formatPreflight(report, PAINT)}`));
  return report.canStart ? 0 : exitOfStop(report);
}

function misconfigured(isJson: boolean, why: object, text: string): number {
  if (isJson) console.log(visibleJson({ canStart: false, blame: 'configuration', ...why }));
  else console.error(visible(text));
  return USAGE_EXIT;
}

async function doctor(args: readonly string[]): Promise<number> {
  const { json, ...files } = readCommandLine(HELP, args).values;
  const loaded = settingsHere(files);
  if ('settings' in loaded) return examine(loaded.settings, json);
  const { problems } = loaded;
  return misconfigured(json, { problems }, formatProblems(problems));
}

await runCommand({ help: HELP, run: doctor });
