/** Certifies calls that another tool has recorded: weaker evidence, and never the whole plan. */
import { randomBytes } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { isAddress } from '../../contract/address.ts';
import { runContext, type Settings } from '../../run/settings.ts';
import { UsageError } from '../../scripts/usage.ts';
import { harScene } from '../scenes/index.ts';
import { clientIn, type HarCalls, readHar, UnreadableHar } from '../ways/har.ts';
import { redactorFor } from '../ways/stage.ts';

/** Exports without credentials have none of these. */
const withoutCredentials = ({ exchanges }: HarCalls): boolean =>
  !exchanges.some(({ request: { headers } }) => headers.some(([name]) => /^authorization$/i.test(name)));

function linesOf(file: string, calls: HarCalls): string[] {
  const { exchanges, others } = calls;
  const lines = [`Subject CLIENT: ${exchanges.length} calls in ${file}, at ${calls.baseUrl}`];
  if (others > 0) lines.push(`note: ${others} other entries of the recording are about something else.`);
  if (withoutCredentials(calls))
    lines.push('note: no call has an Authorization field: if the tool left it out, export with sensitive data.');
  return lines;
}

/** Reads a recording as a run to be judged, and what is printed about it. @throws {UsageError} where there is nothing to judge in it */
export function recordingOf(settings: Settings, file: string) {
  const seed = randomBytes(16).toString('hex');
  try {
    const text = readFileSync(file, 'utf8');
    const known = clientIn(text) ?? { id: settings.clientId, secret: randomBytes(20).toString('hex') };
    const redactor = redactorFor(known, seed);
    const calls = readHar(text, { redactor, client: known, scene: harScene.name });
    const { baseUrl, startedAt, endedAt, exchanges } = calls;
    if (!isAddress(baseUrl)) throw new UnreadableHar(`its calls went to ${baseUrl}, and not over HTTPS`);
    const target = { baseUrl, authUrl: baseUrl, environment: 'sandbox', embedded: false } as const;
    const context = runContext({ ...settings, clientId: known.id, target }, { seed, startedAt, subject: 'client' });
    const times = { startedAt, endedAt, end: 'done', remark: null, repeats: 0 } as const;
    const plays = [{ scene: harScene.name, ...times, calls: exchanges.length }];
    const client = { drivenBy: 'elsewhere', answeredBy: 'har', clockAheadMs: 0, plays } as const;
    return { context, redactor, client, exchanges, now: () => Date.parse(endedAt), lines: linesOf(file, calls) };
  } catch (error) {
    if (error instanceof UnreadableHar) throw new UsageError(`--har ${file}: ${error.message}.`);
    if ((error as NodeJS.ErrnoException).code === 'ENOENT')
      throw new UsageError(`--har ${file}: there is no such file.`);
    throw error;
  }
}
