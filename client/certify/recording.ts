/** Certifies calls that another tool has recorded: weaker evidence, and never the whole plan. */
import { randomBytes } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { isAddress } from '../../contract/address.ts';
import type { RunContext } from '../../contract/run.ts';
import type { Play } from '../../contract/scene.ts';
import { EvidenceFile } from '../../run/evidence-file.ts';
import { runContext, type Settings } from '../../run/settings.ts';
import { EVIDENCE } from '../../scripts/certify/conclude.ts';
import { UsageError } from '../../scripts/usage.ts';
import type { ClientRun } from '../../submission/result.ts';
import type { Redactor } from '../../wire/redaction.ts';
import { harScene } from '../scenes/index.ts';
import { clientIn, type HarCalls, readHar, UnreadableHar } from '../ways/har.ts';
import { redactorFor } from '../ways/stage.ts';

/** A recording, ready to be judged. */
export interface Recording {
  readonly context: RunContext;
  readonly redactor: Redactor;
  readonly client: ClientRun;
  readonly plays: readonly Play[];
  /** Milliseconds since the epoch: the end of the last call. */
  readonly endedAt: number;
  /** What is printed about it: a line each. */
  readonly lines: readonly string[];
}

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

/** Reads a recording and writes its calls down as evidence. @throws {UsageError} where there is nothing to judge in it */
export function openRecording(settings: Settings, file: string, out: string): Recording {
  const seed = randomBytes(16).toString('hex');
  try {
    const text = readFileSync(file, 'utf8');
    const client = clientIn(text) ?? { id: settings.clientId, secret: randomBytes(20).toString('hex') };
    const redactor = redactorFor(client, seed);
    const calls = readHar(text, { redactor, client, scene: harScene.name });
    const { baseUrl, startedAt, endedAt } = calls;
    if (!isAddress(baseUrl)) throw new UnreadableHar(`its calls went to ${baseUrl}, and not over HTTPS`);
    const target = { baseUrl, authUrl: baseUrl, environment: 'sandbox', embedded: false } as const;
    const given = { ...settings, clientId: client.id, target };
    const context = runContext(given, { seed, startedAt, subject: 'client' });
    const evidence = new EvidenceFile(join(out, EVIDENCE));
    for (const exchange of calls.exchanges) evidence.append(exchange);
    evidence.close();
    const { length } = calls.exchanges;
    const scene = { scene: harScene.name, startedAt, endedAt, end: 'done', remark: null, repeats: 0 } as const;
    const plays: Play[] = [{ ...scene, calls: length }];
    const lines = linesOf(file, calls);
    const run = { drivenBy: 'elsewhere', answeredBy: 'har', clockAheadMs: 0, plays } as const;
    return { context, redactor, client: run, plays, endedAt: Date.parse(endedAt), lines };
  } catch (error) {
    if (error instanceof UnreadableHar) throw new UsageError(`--har ${file}: ${error.message}.`);
    if ((error as NodeJS.ErrnoException).code === 'ENOENT')
      throw new UsageError(`--har ${file}: there is no such file.`);
    throw error;
  }
}
