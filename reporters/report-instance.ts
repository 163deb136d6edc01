/** One requirement instance in `report.html`: whole where a reader has to look into it, one line otherwise. */
import type { Exchange } from '../contract/evidence.ts';
import { replyLine } from '../contract/evidence.ts';
import type { Instance } from '../contract/requirement.ts';
import { curlOf } from '../judgement/curl.ts';
import { replyText, requestText } from '../judgement/explain.ts';
import type { ReportedJudgement, RunResult } from '../submission/result.ts';
import { exchangeLine, exchangesOf, tellingExchanges } from './exchanges.ts';
import { html, type Markup } from './markup.ts';
import { shortened } from './visible.ts';
import { factsOf, grouped } from './wording.ts';

/** Characters of a body that are shown. */
const BODY = 1200;
/** A `curl` line that is longer is not one to paste. */
const CURL = 4000;
const MOST_EXCHANGES = 6;

/** The fragment that leads to an instance: `report.html#CHECK-IN.REFUSES-MISSING%3Afolio`. */
export function instanceAnchor(instance: Instance): string {
  return encodeURIComponent(instance.id);
}

function exchangeDetails(exchange: Exchange, role: string, instances: number): Markup {
  const shared = instances > 1 ? html` <span class="dim">judged by ${instances} requirement instances</span>` : html``;
  return html`<details><summary>${role} <code>${exchange.id}</code>: ${exchangeLine(exchange)}${shared}</summary>
<p class="dim">Request</p><pre>${requestText(exchange, BODY)}</pre>
<p class="dim">Reply</p><pre>${replyText(exchange, BODY)}</pre>
<p class="dim">To reproduce</p><pre>${shortened(curlOf(exchange), CURL)}</pre></details>\n`;
}

/**
 * An instance with its statement, what was expected and received, and its exchanges.
 * @param sharing how many instances rest on each exchange, by its id
 */
export function fullInstance(
  result: RunResult,
  judgement: ReportedJudgement,
  sharing: ReadonlyMap<string, number>,
): Markup {
  const { instance, outcome, finding, curl } = judgement;
  const shown = tellingExchanges(result, judgement, MOST_EXCHANGES);
  const left = outcome === 'inconclusive' ? 0 : exchangesOf(result, judgement).length - shown.length;
  const facts = factsOf(judgement).map(([name, value]) => html`<dt>${name}</dt><dd>${value}</dd>\n`);
  const opened = outcome === 'failed' ? html` open` : html``;
  const exchanges = shown.map((exchange) => {
    const role = exchange.id === finding?.control?.id ? 'Control' : 'Exchange';
    return exchangeDetails(exchange, role, sharing.get(exchange.id) ?? 0);
  });
  const reproduce = curl ? html`<p class="dim">To reproduce</p><pre>${shortened(curl, CURL)}</pre>` : html``;
  return html`<details id="${instanceAnchor(instance)}"${opened}><summary><span class="tag ${outcome}">${outcome}</span> <code>${instance.id}</code> ${instance.title}</summary>
<dl>${facts}</dl>${reproduce}
${exchanges}${left > 0 ? html`<p class="dim">${left} more in evidence.ndjson</p>` : html``}</details>\n`;
}

function line(result: RunResult, { instance, reason, exchanges }: ReportedJudgement): Markup {
  const last = result.exchanges.get(exchanges.at(-1) ?? '');
  const seen = reason ?? (last ? replyLine(last) : '');
  return html`<li id="${instanceAnchor(instance)}"><code>${instance.id}</code> ${instance.title}${seen ? html` <span class="dim">${seen}</span>` : html``}</li>\n`;
}

/** Instances as one line each, under the statement of their requirement. */
export function shortInstances(result: RunResult, judgements: readonly ReportedJudgement[]): Markup[] {
  return grouped(judgements, ({ instance }) => instance.requirement.id).map(([id, members]) => {
    const { statement, clause, level, basis } = (members[0] as ReportedJudgement).instance.requirement;
    return html`<details><summary><code>${id}</code> ${statement} <span class="dim">${clause}, ${level}, ${basis}, ${members.length}</span></summary><ul class="plain">${members.map((member) => line(result, member))}</ul></details>\n`;
  });
}
