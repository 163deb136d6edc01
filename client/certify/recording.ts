/** Certifies calls that another tool recorded: weaker evidence, and never the whole plan. */
import { randomBytes } from 'node:crypto';
import { isAddress } from '../../contract/address.ts';
import { many } from '../../reporters/verdict-words.ts';
import { runContext, type Settings } from '../../run/settings.ts';
import { readNamed, UsageError } from '../../scripts/usage.ts';
import { tagKey } from '../../wire/redaction.ts';
import { closingOf } from '../judging/played.ts';
import { harScene } from '../scenes/index.ts';
import { clientIn, exchangesIn, type Har, readHar, UnreadableHar } from '../ways/har.ts';
import { redactorFor } from '../ways/stage.ts';

const UNRECORDED =
  'are left out: a call may have up to 1 MB, a few thousand header fields and a status that HTTP allows; all calls together up to 60 MB';

function linesOf(file: string, { calls, others, baseUrl }: Har, left: number): string[] {
  return [
    `Subject CLIENT: ${calls.length} calls in ${file}, at ${baseUrl}`,
    ...(others > 0
      ? [
          `note: ${many(others, 'other entry', 'other entries')} of the recording ${others === 1 ? 'is' : 'are'} about something else.`,
        ]
      : []),
    ...(left > 0 ? [`note: ${left} of these calls ${UNRECORDED}.`] : []),
  ];
}

/** A recording as a run to judge, and what to print about it. @throws {UsageError} if it contains nothing to judge */
export function recordingOf(settings: Settings, file: string) {
  const seed = randomBytes(16).toString('hex');
  try {
    const har = readHar(readNamed('--har', file).toString());
    const { baseUrl, startedAt, endedAt } = har;
    if (!isAddress(baseUrl)) throw new UnreadableHar(`its calls went to ${baseUrl}, and not over HTTPS`);
    const known = clientIn(har) ?? { id: settings.clientId, secret: randomBytes(20).toString('hex') };
    const redactor = redactorFor(known, tagKey(known.secret, seed));
    const { exchanges, left } = exchangesIn(har, harScene.name, redactor, known, settings.profile);
    if (exchanges.length === 0) throw new UnreadableHar('none of its calls fits into a record');
    const target = { baseUrl, authUrl: baseUrl, environment: 'sandbox', embedded: false } as const;
    const context = runContext({ ...settings, clientId: known.id, target }, { seed, startedAt, subject: 'client' });
    const times = { startedAt, endedAt, end: 'done', remark: null, repeats: 0 } as const;
    const plays = [{ scene: harScene.name, ...times, ...closingOf(exchanges) }];
    const client = { drivenBy: 'elsewhere', answeredBy: 'har', clockAheadMs: 0, plays } as const;
    return { context, redactor, client, exchanges, now: Date.parse(endedAt), lines: linesOf(file, har, left) };
  } catch (error) {
    if (error instanceof UnreadableHar) throw new UsageError(`--har ${file}: ${error.message}.`);
    throw error;
  }
}
