/** The page behind an invitation's link: what was agreed, how to begin, and the result of each attempt. */
import { tokenFacts } from '../../../contract/interface.ts';
import { momentOf } from '../../../reporters/history-text.ts';
import { html, type Markup, NOTHING } from '../../../reporters/markup.ts';
import { hotelsLine } from '../../../reporters/verdict-words.ts';
import type { Invitation, Summary } from '../store.ts';
import { framed } from './style.ts';
import { stateOf } from './words.ts';

export interface InvitationShown {
  readonly invitation: Invitation;
  readonly url: string;
  /** The address of this page, with its token. */
  readonly link: string;
  readonly attempts: readonly (Summary | null)[];
  readonly isOpen: boolean;
  readonly isHooked: boolean;
  readonly hasAuthority: boolean;
}

const button = (path: string, words: string, kind = '') =>
  html`<form method="post" action="${path}"><button class="${kind}">${words}</button></form>`;

function waysOf({ invitation, isOpen, isHooked, link }: InvitationShown): Markup {
  const { webhook } = invitation;
  const page = isOpen
    ? html`<form method="get" action="play/"><button class="main">Continue with the scenes</button></form>`
    : button('begin', 'Start, and play the scenes by hand', 'main');
  const hook =
    webhook === null
      ? NOTHING
      : isHooked
        ? html`<p>Scenes are being posted to ${webhook}.</p>`
        : button('hook', 'Have the scenes posted to your web hook');
  const hookWords =
    webhook === null
      ? html`<p class="dim">You can also use a web hook on your own machine: <code>--webhook URL</code> instead of <code>--command</code>. If the provider is to post to the hook, it has to allow the address in the invitation.</p>`
      : html`<p class="dim">The provider allowed the web hook ${webhook}.</p>`;
  return html`<h2>Play the scenes</h2>${page}${hook}
<p>Or with your own program, on your own machine, with this suite installed there. The link is this page's address; keep it like a password.</p>
<pre id="line">npx lodging-certification certify client --join "${link}" --command "./play-scene"</pre>
<button type="button" data-of="line">Copy</button>${hookWords}`;
}

function attemptRow({ invitation: { validUntil } }: InvitationShown, summary: Summary | null, at: number): Markup {
  const links = ['report.html', 'submission.zip'].map((name) => html`<a href="results/${at + 1}/${name}">${name}</a> `);
  const hasResults = summary?.phase === 'over' && summary.verdict !== null && summary.problem === null;
  return html`<tr><td data-name="Attempt">${at + 1}</td><td data-name="Begun">${summary ? momentOf(summary.startedAt) : ''}</td><td data-name="State">${stateOf(summary, validUntil)}</td>
<td data-name="Scenes">${summary ? `${summary.played} of ${summary.scenes}` : ''}</td><td data-name="Results">${hasResults ? links : NOTHING}</td></tr>`;
}

export function invitationPage(shown: InvitationShown): string {
  const { invitation, url, attempts, hasAuthority } = shown;
  const { integrator, validUntil, product, claims, client, id, values } = invitation;
  const base = `${url}/runs/${id}`;
  const operations = claims.join(', ');
  const hotels = hotelsLine(values.hotels);
  const trust = hasAuthority
    ? html`<dt>Certificate</dt><dd>Your system has to trust <a href="${url}/certification-ca.pem">certification-ca.pem</a>, and so has the command below (<code>NODE_EXTRA_CA_CERTS=/path/to/certification-ca.pem</code>).</dd>`
    : NOTHING;
  const tokens = [['as a form', 'token-form'] as const, ['as JSON', 'token-json'] as const].map(
    ([how, operation]) => html`<dt>Address for tokens, ${how}</dt><dd>${base}${tokenFacts[operation].path}</dd>`,
  );
  const rows = attempts.map((summary, at) => attemptRow(shown, summary, at)).reverse();
  const list =
    rows.length === 0
      ? html`<p class="dim">None so far. Every attempt is kept, and the provider sees every one.</p>`
      : html`<table><thead><tr><th>Attempt</th><th>Begun</th><th>State</th><th>Scenes</th><th>Results</th></tr></thead><tbody>${rows}</tbody></table>`;
  const done =
    attempts.at(-1)?.verdict === 'certified'
      ? html`<p>There is nothing left to do: the provider has this submission and decides about it.</p>`
      : NOTHING;
  const [ways, tried] = [waysOf(shown), html`<h2>Attempts</h2>${list}${done}`];
  return framed(
    'Certify your client',
    html`<h1>Certify your client</h1><p>${integrator}, you are invited to have your hotel system certified. The provider answers its calls, and signs the result as a witness.</p>
<dl><dt>Until</dt><dd>${momentOf(validUntil)}</dd>${product ? html`<dt>Product</dt><dd>${product.name} ${product.version}, ${product.vendor}</dd>` : NOTHING}<dt>Claims</dt><dd>${operations}</dd>
<dt>Hotels</dt><dd>${hotels}</dd><dt>Address of the service</dt><dd>${base}</dd>${tokens}<dt>Client ID</dt><dd>${client.id}</dd>${trust}</dl>
<p class="dim">The client secret is shown once you have started. Addresses, client ID and secret are for this invitation only.</p>
${attempts.some((summary) => summary?.phase === 'over') ? [tried, ways] : [ways, tried]}`,
    html`<p>Anybody who has the address of this page can act for you.</p>`,
  );
}
