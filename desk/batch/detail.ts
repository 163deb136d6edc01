/** Details of a consistent submission for QA, made by the judging process; bounded, since a page shows thousands. */
import { deflateRawSync, inflateRawSync } from 'node:zlib';
import type { Profile } from '../../contract/profile.ts';
import { html, type Markup } from '../../reporters/markup.ts';
import { causeExample, causeHead } from '../../reporters/report-causes.ts';
import { type ShownCause, shownCauses } from '../../reporters/shown-result.ts';
import { many } from '../../reporters/verdict-words.ts';
import { shortened } from '../../reporters/visible.ts';
import type { RunResult, VerdictFile } from '../../submission/result.ts';

export interface Detail {
  /** The parts of `verdict.json` by which two runs are compared; reasons are truncated. */
  readonly verdict: object;
  /** The profile of the run; `null` if it is too long. */
  readonly profile: Profile | null;
  /** Its causes with an example each, as HTML. */
  readonly findings: string;
}

/** A JSON value, deflated to save memory. */
export type Packed = Uint8Array;

export const packed = (value: unknown): Packed => deflateRawSync(JSON.stringify(value), { level: 1 });
export const unpacked = <T>(bytes: Packed): T => JSON.parse(inflateRawSync(bytes).toString()) as T;

const REASON = 200;
const LONGEST_PROFILE = 50_000;

function causeBlock(cause: ShownCause, isWhole: boolean): Markup {
  if (!isWhole) return html`<div class="cause">${causeHead(cause)}</div>\n`;
  return html`<details class="cause ${cause.outcome}"><summary>${causeHead(cause)}</summary>\n${causeExample(cause, null)}</details>\n`;
}

/** As many causes as fit: the gravest first, warnings in one line each. */
function findingsOf(result: RunResult, most: number): string {
  let text = '';
  let cut = 0;
  for (const cause of shownCauses(result)) {
    const isWarning = cause.outcome === 'warning';
    const whole = causeBlock(cause, !isWarning).text;
    const fits = text.length + whole.length <= most;
    if (!fits) cut += 1;
    const block = fits || isWarning ? whole : causeBlock(cause, false).text;
    if (text.length + block.length <= most) text += block;
  }
  if (cut === 0) return text;
  const note = html`<p class="note">Cut here: ${many(cut, 'cause')} had no room. The submission's own report.html shows all.</p>\n`;
  return text + note.text;
}

/** The part of a verdict that is compared, in a compact form. */
function comparedOf({ tested: _tested, requirements, ...rest }: VerdictFile): object {
  const lines = requirements.map(({ id, outcome, reason }) => ({
    id,
    outcome,
    ...(reason === undefined ? {} : { reason: shortened(reason, REASON) }),
  }));
  return { ...rest, requirements: lines };
}

/** The details of a result. @param most characters of its findings */
export function detailOf(result: RunResult, most: number): Detail {
  const { profile } = result.record.context;
  const isShort = JSON.stringify(profile).length <= LONGEST_PROFILE;
  return { verdict: comparedOf(result.verdict), profile: isShort ? profile : null, findings: findingsOf(result, most) };
}

/** The same, packed: the worker that judged makes it, and only the page unpacks it. */
export const packedDetail = (result: RunResult, most: number): Packed => packed(detailOf(result, most));
