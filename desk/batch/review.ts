/** `review.html`: a batch on one page, for the person who decides. Loads and runs nothing; thousands open quickly. */
import { isDeepStrictEqual } from 'node:util';
import { asJsonObject } from '../../contract/json.ts';
import { shownPath } from '../../contract/visible.ts';
import type { Outcome, Verdict } from '../../contract/words.ts';
import { comparisonText } from '../../reporters/differences.ts';
import { html, type Markup, NOTHING, pageHead, raw } from '../../reporters/markup.ts';
import { REPORT_STYLE } from '../../reporters/report-style.ts';
import { quotedProduct, signaturesOf, submissionRows } from '../../reporters/submission-rows.ts';
import { firstOf, many, thousands } from '../../reporters/verdict-words.ts';
import { oneLine, shortened } from '../../reporters/visible.ts';
import { compareRuns } from '../../submission/compare.ts';
import { asVerdictFile } from '../../submission/verdict.ts';
import type { Verification } from '../../submission/verify/verification.ts';
import { type Deviation, deviationSentence, GRAVEST_FIRST } from '../deviations.ts';
import type { Detail } from './detail.ts';
import { type BatchMember, firstShortcoming, type Known, type Ledger, shortcomings } from './ledger.ts';
import { STANDINGS, verdictOf } from './line.ts';

/** Styles that the reports lack. */
const STYLE = `${REPORT_STYLE}
details.sub { border: 1px solid var(--line); border-left: .4rem solid var(--good); border-radius: .4rem; padding: .1rem 1rem; margin: .4rem 0; }
details.sub[open] { padding-bottom: 1rem; } details.sub.c1, details.sub.c4 { border-left-color: var(--bad); } details.sub.c3, details.sub.c5 { border-left-color: var(--odd); }
details.sub > summary > * { margin-right: .5rem; } div.cause h3 { display: inline; }
.red { color: var(--bad); font-weight: 600; } ul.red { border-left: .3rem solid var(--bad); padding-left: 1.6rem; font-weight: 400; }
.standings { border-collapse: collapse; } .standings td, .standings th { padding: .15rem 1rem .15rem 0; text-align: left; } .standings td:first-child { text-align: right; font-variant-numeric: tabular-nums; }
@media print { details.sub { break-inside: auto; } details.sub::details-content { content-visibility: visible; block-size: auto; } }
`;

/** The most that is shown of one submission, in items and characters. */
const MOST = { items: 20, text: 400, changes: 6000 } as const;

function list(title: string, items: readonly string[], kind = ''): Markup {
  if (items.length === 0) return NOTHING;
  const shown = firstOf(items, MOST.items, (left) => `… and ${thousands(left)} more (--json has all)`);
  const rows = shown.map((item) => html`<li>${oneLine(item, MOST.text)}</li>\n`);
  return html`<h3>${title}</h3>\n<ul class="${kind}">${rows}</ul>\n`;
}

const sentences = (all: readonly Deviation[]) => all.map((each) => `${deviationSentence(each)} (${each.code})`);

/** What is known of it, as `verify` prints it, and what a page has room for. */
function facts(found: Verification): Markup {
  const { run, clientId, digest, signatures } = found;
  const all = [
    ...(run ? submissionRows(found, run) : [{ name: 'Signatures', text: signaturesOf(signatures) }]),
    ...(clientId === null ? [] : [{ name: 'Client ID', text: oneLine(clientId) }]),
    ...(digest === null ? [] : [{ name: 'SHA-256', text: digest }]),
  ];
  return html`<dl>${all.map(({ name, text }) => html`<dt>${name}</dt><dd>${text}</dd>\n`)}</dl>\n`;
}

/** What a person has to decide: the requirements whose outcome is `review`. */
function reviews({ run }: Verification): readonly string[] {
  const causes = (run?.causes ?? []).filter(({ outcome }) => outcome === 'review');
  return causes.flatMap(({ title, instances }) => instances.map((id) => `${id}: ${title}`));
}

/** Where two JSON values differ. */
function differing(wanted: unknown, found: unknown, path: readonly string[] = []): string[] {
  if (isDeepStrictEqual(wanted, found)) return [];
  const [due, own] = [asJsonObject(wanted), asJsonObject(found)];
  if (due && own) {
    const names = new Set([...Object.keys(due), ...Object.keys(own)]);
    return [...names].flatMap((name) => differing(due[name], own[name], [...path, name]));
  }
  const shown = (value: unknown) => (value === undefined ? 'nothing' : shortened(JSON.stringify(value), 80));
  return [`${shownPath(path)}: found ${shown(found)}, wanted ${shown(wanted)}`];
}

/** Where a run's profile differs from the provider's: a profile that pins less tests less. */
function profileChanges({ policy }: Ledger, { assessment }: Known, detail: Detail | null): readonly string[] {
  const { content } = policy.profile ?? {};
  if (!content || !detail?.profile) return [];
  return assessment.deviations.some(({ code }) => code.startsWith('profile.'))
    ? differing(content, detail.profile)
    : [];
}

const waivers = ({ assessment }: Known) =>
  assessment.waived.map(({ id, waiver }) => `${id}: ${waiver.reason} (${waiver.owner}, until ${waiver.expires})`);

/** Changes since the same integrator's previous submission. */
async function changes({ before }: BatchMember, detail: Detail | null): Promise<Markup> {
  const now = asVerdictFile(detail?.verdict);
  const old = now && (await before?.verdict());
  if (!before || !old) return NOTHING;
  const text = comparisonText(await compareRuns({ verdict: old }, { verdict: now }))
    .split('\n')
    .slice(1)
    .join('\n');
  const size =
    text.length > MOST.changes ? html`<p class="note">Cut here: <code>compare</code> shows all of it.</p>` : NOTHING;
  return html`<details><summary>Since this integrator's last one, <b>${oneLine(before.file)}</b></summary><pre>${shortened(text, MOST.changes)}</pre>${size}</details>\n`;
}

const TAGS: Readonly<Record<Verdict, Outcome>> = {
  certified: 'passed',
  'not-certified': 'failed',
  incomplete: 'inconclusive',
  inconclusive: 'inconclusive',
};

const capital = (text: string) => text.charAt(0).toUpperCase() + text.slice(1);

function summary(member: BatchMember, known: Known): Markup {
  const { found } = known;
  const why = firstShortcoming(shortcomings(known, member), MOST.text);
  const red = why === '' ? NOTHING : html`<br><span class="red">${why}</span>`;
  const waiting = reviews(found).length;
  const review = waiting > 0 ? html`<span class="review">◆ ${many(waiting, 'review')}</span>` : NOTHING;
  const level = found.consistent ? html`<span>level ${found.level}</span>` : NOTHING;
  const product = quotedProduct(found.run?.product ?? null, 80) ?? '';
  return html`<summary><b>${oneLine(member.file, 200)}</b> <span class="tag ${TAGS[found.verdict ?? 'not-certified']}">${verdictOf(known)}</span> ${level} <span class="dim">${product}</span> ${review}${red}</summary>`;
}

async function submission(ledger: Ledger, member: BatchMember): Promise<Markup> {
  const [known, detail] = [ledger.read(member), ledger.detail(member)];
  const { found, assessment } = known;
  const equal = [
    ...member.sameFile.map((file) => `${file}: the same file`),
    ...member.sameRun.map((file) => `${file}: the same run, otherwise packed, signed or named`),
  ];
  const completed = member.completes === null ? [] : [member.completes];
  const why = found.consistent ? [] : shortcomings(known, member);
  return html`<details class="sub c${member.code}">${summary(member, known)}
${list('Why it is not genuine', why, 'red')}${list('Not as the policy requires', sentences([...member.copied, ...assessment.deviations]), 'red')}${list('In its profile', profileChanges(ledger, known, detail), 'red')}${list('Worth a look', sentences(assessment.remarks))}${list('Reviews waiting for you', reviews(found))}${list('Waived', waivers(known))}${list('It completes', completed)}${list('Equal', equal)}${list('Notes', found.notes)}
${await changes(member, detail)}
${facts(found)}${detail && detail.findings !== '' ? html`<h3>Findings</h3>\n${raw(detail.findings)}` : NOTHING}</details>\n`;
}

function head(all: readonly BatchMember[], notes: readonly string[]): Markup {
  const rows = GRAVEST_FIRST.map((code) => {
    const { length } = all.filter((each) => each.code === code);
    return length === 0
      ? NOTHING
      : html`<tr><td>${thousands(length)}</td><td><a href="#c${code}">${STANDINGS[code]}</a></td></tr>\n`;
  });
  return html`<h1>${many(all.length, 'submission')}</h1>
${notes.map((each) => html`<p>${each}</p>\n`)}<table class="standings">${rows}</table>
<p class="dim">Each is folded: open it to see deviations, what changed, and every finding with its exchange. The level says what a submission proves. Then record what you decide with <code>npx lodging-certification desk decide FILE</code>.</p>\n`;
}

/** The page, piece by piece. @param notes facts about the batch: the policy, when it was made */
export async function* reviewHtml(
  ledger: Ledger,
  all: readonly BatchMember[],
  notes: readonly string[],
): AsyncGenerator<string> {
  yield html`${pageHead(`Review of ${many(all.length, 'submission')}`, STYLE)}<body><header>
${head(all, notes)}</header><main>\n`.text;
  for (const code of GRAVEST_FIRST) {
    const members = all.filter((each) => each.code === code);
    if (members.length === 0) continue;
    yield html`<section><h2 id="c${code}">${capital(STANDINGS[code])} <span class="dim">${thousands(members.length)}</span></h2>\n`
      .text;
    for (const member of members) yield (await submission(ledger, member)).text;
    yield '</section>\n';
  }
  yield html`</main>
<footer><p>No secret is in this page: each is replaced by a placeholder such as <code>&lt;access_token:3f9a0c12&gt;</code>.</p></footer>
</body></html>\n`.text;
}
