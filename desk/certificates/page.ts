/** A certificate for people: one page that loads and runs nothing, prints on one sheet, and says nothing more. */
import { createHash } from 'node:crypto';
import { encodeQR } from 'qr';
import { html, type Markup, NOTHING, raw } from '../../reporters/markup.ts';
import { PALETTE } from '../../reporters/report-style.ts';
import { PROVIDERS } from '../../reporters/verdict-words.ts';
import { named, oneLine } from '../../reporters/visible.ts';
import { LEVELS } from '../../submission/levels.ts';
import type { Certificate } from './credential.ts';

/** What was certified, in words. */
export const SUBJECTS: Readonly<Record<string, string>> = {
  service: 'as a service that hotel systems call',
  client: 'as a hotel system that calls the service',
};

const ANSWERED_BY: Readonly<Record<Certificate['credentialSubject']['answeredBy'], string>> = {
  ...PROVIDERS,
  sandbox: 'a sandbox',
  mock: 'a mock, which says nothing about a sandbox',
};

const STYLE = `${PALETTE}
* { box-sizing: border-box; }
body { margin: 0 auto; max-width: 52rem; padding: 1.5rem 1.25rem 3rem; font: 1rem/1.5 system-ui, sans-serif; color: var(--fg); background: var(--bg); }
main { border: 1px solid var(--line); border-top: .5rem solid var(--good); border-radius: .5rem; padding: 1.5rem 2rem; }
main.revoked { border-top-color: var(--bad); }
h1 { font-size: 1rem; font-weight: 600; color: var(--dim); margin: 0 0 1rem; } h2 { font-size: 2rem; line-height: 1.2; margin: 0; overflow-wrap: anywhere; }
p { margin: .5rem 0; overflow-wrap: anywhere; } .revoked strong { color: var(--bad); font-size: 1.2rem; } small, .dim { color: var(--dim); }
dl { display: grid; grid-template-columns: max-content minmax(0, 1fr); gap: .35rem 1.25rem; margin: 1.5rem 0; } dt { color: var(--dim); } dd { margin: 0; overflow-wrap: anywhere; }
code, pre { font: .85em/1.5 ui-monospace, SFMono-Regular, Menlo, Consolas, monospace; overflow-wrap: anywhere; }
pre { white-space: pre-wrap; background: var(--soft); border: 1px solid var(--line); border-radius: .35rem; padding: .6rem .75rem; font-size: .7em; }
a { color: var(--link); } .where { display: grid; grid-template-columns: 9rem minmax(0, 1fr); gap: 1.25rem; align-items: start; border-top: 1px solid var(--line); padding-top: 1.25rem; }
.qr { background: #fff; padding: .25rem; } .qr svg { display: block; width: 100%; height: auto; }
@media (max-width: 40rem) { main { padding: 1rem; } h2 { font-size: 1.5rem; } dl { grid-template-columns: minmax(0, 1fr); gap: 0; } dd { margin-bottom: .6rem; } .where { grid-template-columns: minmax(0, 1fr); } .qr { width: 9rem; } }
@media print { :root { color-scheme: light; --fg: #000; --bg: #fff; --soft: #fff; --dim: #444; --line: #999; --link: #000; --good: #0b4a1d; --bad: #8d111b; }
  @page { margin: 15mm; } body { max-width: none; padding: 0; font-size: 10pt; } .screen { display: none; } }
`;

/** Nothing may be loaded; the style sheet is admitted by its digest. */
const POLICY = `default-src 'none'; style-src 'sha256-${createHash('sha256').update(STYLE).digest('base64')}'; base-uri 'none'; form-action 'none'`;

/** `2026-11-24`. */
export const day = (moment: string): string => moment.slice(0, 10);

/** The product in one line, as on every other page. */
export const productOf = ({ credentialSubject: { product } }: Certificate): string =>
  oneLine(`${product.name} ${product.version}`, 120);

function waiverLine({ credentialSubject: { waivers } }: Certificate): Markup {
  if (waivers.length === 0) return NOTHING;
  const each = waivers.map(({ requirement, expires }) => `${oneLine(requirement, 200)} (until ${expires})`);
  return html`<dt>Excused</dt><dd>${each.join(', ')}</dd>\n`;
}

function facts(certificate: Certificate): Markup {
  const { validFrom, validUntil, credentialSubject, issuer, id } = certificate;
  const { product, claims, profile, suite, proof, submission, completes, entry } = credentialSubject;
  const name = profile && 'name' in profile ? named(profile.name, 80) : 'without a name';
  return html`<dl>
<dt>Vendor</dt><dd>${oneLine(product.vendor, 200)}</dd>
<dt>Valid</dt><dd>${day(validFrom)} to ${day(validUntil)} (UTC)</dd>
<dt>Claims</dt><dd>${claims.join(', ')}</dd>
<dt>Answered by</dt><dd>${ANSWERED_BY[credentialSubject.answeredBy]}</dd>
${waiverLine(certificate)}<dt>Proof</dt><dd>Level ${proof.level}, ${proof.statement}.</dd>
<dt>Profile</dt><dd>${profile ? html`${name}, SHA-256 <code>${profile.digest}</code>` : 'none: what the document leaves open was not tested'}</dd>
<dt>Suite</dt><dd>${oneLine(suite.version, 60)}, SHA-256 <code>${suite.digest}</code></dd>
<dt>Submission</dt><dd>SHA-256 <code>${submission}</code></dd>
${completes === undefined ? NOTHING : html`<dt>Completes</dt><dd>the submission SHA-256 <code>${completes}</code></dd>\n`}<dt>Register</dt><dd>entry ${entry.number}, SHA-256 <code>${entry.digest}</code></dd>
<dt>Issuer</dt><dd>${oneLine(issuer, 200)}</dd>
<dt>Certificate</dt><dd>${oneLine(id, 200)}</dd>
</dl>`;
}

function where({ id, credentialStatus }: Certificate, jwt: string): Markup {
  const page = `${id}.html`;
  return html`<div class="where"><div class="qr">${raw(encodeQR(page, 'svg', { ecc: 'medium', border: 1 }))}</div><div>
<p>This certificate is valid only as long as it is not revoked. Look at <a href="${page}">${page}</a>, or check it yourself, without trusting this page:</p>
<p><code>npx lodging-certification desk check CERTIFICATE --status-list STATUS --trust ISSUER.pub.pem</code></p>
<p class="screen dim">CERTIFICATE is this page, its badge or the text below; STATUS is the file at ${credentialStatus.statusListCredential}.</p></div></div>
<details class="screen"><summary>The certificate as a JWT</summary><pre>${jwt}</pre></details>`;
}

/** The page of a certificate. @param jwt the certificate itself @param revoked whether it was revoked */
export function certificatePage(certificate: Certificate, jwt: string, revoked: boolean): string {
  const { credentialSubject } = certificate;
  const { waivers, proof } = credentialSubject;
  const but = waivers.length > 0 ? ', but for those excused below' : '';
  const head = revoked
    ? html`<p><strong>Revoked.</strong> This certificate is no longer valid.</p>`
    : html`<p>meets the requirements of the certification suite ${SUBJECTS[credentialSubject.subject] ?? ''}${but}: level ${proof.level}, ${LEVELS[proof.level].name}.</p>`;
  const product = productOf(certificate);
  return html`<!doctype html>
<html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1">
<meta http-equiv="Content-Security-Policy" content="${POLICY}"><title>${product}: ${revoked ? 'revoked' : 'certified'}</title>
<style>${raw(STYLE)}</style></head>
<body><main class="${revoked ? 'revoked' : ''}"><h1>Certificate · Lodging Reservation Notification Service</h1>
<h2><bdi>${product}</bdi></h2>
${head}
${facts(certificate)}
${where(certificate, jwt)}
</main></body></html>
`.text;
}
