/** Details of a consistent submission for QA, made by the judging process; bounded, since a page shows thousands. */
import { deflateRawSync, inflateRawSync } from 'node:zlib';
import type { Profile } from '../../contract/profile.ts';
import { ownWords } from '../../judgement/explain.ts';
import { html, type Markup, NOTHING } from '../../reporters/markup.ts';
import { wholeExchange } from '../../reporters/report-exchanges.ts';
import { curlBlock, factList } from '../../reporters/report-requirements.ts';
import { exchangeLine, type ShownCause, SIGNS, shownCauses } from '../../reporters/shown-result.ts';
import { many } from '../../reporters/verdict-words.ts';
import { shortened } from '../../reporters/visible.ts';
import type { ReportedJudgement, RunResult, VerdictFile } from '../../submission/result.ts';

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

const TITLE = 300;
const REASON = 200;
const LONGEST_PROFILE = 50_000;

function exchangeBlock(role: string, exchange: Parameters<typeof wholeExchange>[0] | undefined): Markup {
  if (!exchange) return NOTHING;
  return html`<details><summary>${role} <code>${exchange.id}</code>: ${shortened(exchangeLine(exchange), TITLE)}</summary>${wholeExchange(exchange)}</details>\n`;
}

function exampleOf(example: ReportedJudgement, title: string): Markup {
  const { finding, instance, reason, curl } = example;
  const { statement, clause, level, basis } = instance.requirement;
  const words = finding?.exchange && ownWords(finding.exchange);
  const repeated = reason === title ? ['Reason'] : [];
  return html`<p>${statement} <span class="dim">${clause}, ${level}, ${basis}</span></p>
${words ? html`<p>The service said: <code>${words}</code></p>\n` : NOTHING}<p class="dim">Example: <code>${instance.id}</code> ${instance.title}</p>
${factList(example, ['Said', 'Statement', 'Clause', ...repeated])}${curlBlock(curl)}${exchangeBlock('Exchange', finding?.exchange)}${exchangeBlock('Control', finding?.control)}`;
}

const head = ({ outcome, title, members }: ShownCause) =>
  html`<span class="tag ${outcome}">${SIGNS[outcome]} ${outcome}</span> ${shortened(title, TITLE)} <span class="dim">${many(members.length, 'instance')}</span>`;

function causeBlock(cause: ShownCause, isWhole: boolean): Markup {
  if (!isWhole) return html`<p>${head(cause)}</p>\n`;
  const { outcome, title, members } = cause;
  return html`<details class="cause ${outcome}"><summary>${head(cause)}</summary>\n${exampleOf(members[0], title)}</details>\n`;
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
