/** What an operator types into the hotel system: a scene's values, each with a copy button. */
import { encodeQR } from 'qr';
import { tokenFacts } from '../../contract/interface.ts';
import type { SceneFile, SceneStay } from '../../contract/scene.ts';
import { visibleJson } from '../../contract/visible.ts';
import { html, type Markup, NOTHING, raw } from '../../reporters/markup.ts';
import { reportsIn } from '../scenes/scene.ts';
import { STAY_FIELDS, statedBy } from '../scenes/values.ts';
import { trustLines } from '../ways/certificates.ts';
import { accessIn } from '../ways/driver.ts';
import type { OperatorState } from '../ways/operator.ts';
import { CA_FILE } from '../ways/place.ts';

export const nameOf = ({ guestFirstName, guestLastName }: SceneStay) => `${guestFirstName} ${guestLastName}`;

type Field = readonly [label: string, hint: string, value: string | null];

/** Shown for members that some reports lack, or that no report has. */
const HINTS: Readonly<Record<string, string>> = { checkOutDate: 'the hotel’s time', timeZone: 'as an IANA name' };

function shown(value: ReturnType<typeof statedBy>): string | null {
  if (typeof value === 'boolean') return value ? 'yes' : 'no';
  return value === null ? null : String(value).replace(/^(\d{4}-\d\d-\d\d)T(\d\d:\d\d)(?::00)?/, '$1 $2');
}

function fieldsOf(stay: SceneStay, reports: readonly string[]): Field[] {
  const isOther = reports.some((report) => report !== 'check-in');
  const departure = reports.includes('no-show') ? 'Noted as no-show' : 'Billed until';
  const asked = STAY_FIELDS.filter(
    ([, , asks]) => asks === 'any' || (asks === 'check-in' ? reports.includes('check-in') : isOther),
  );
  return asked.map(([member, label]) => {
    const isDeparture = member === 'checkOutDate' && !reports.includes('check-out');
    return [isDeparture ? departure : label, HINTS[member] ?? member, shown(statedBy(stay, member))];
  });
}

/** @param whose set if several stays have such a value: screen readers must tell the copied values apart, too */
function row([label, hint, value]: Field, id: string, whose = ''): Markup {
  const button = html`<button type="button" class="copy" id="${id}-copy" data-of="${id}" data-name="${label}${whose}" aria-label="Copy ${label}${whose}">Copy</button>`;
  const text =
    value === null ? html`<span class="dim">leave empty</span>` : html`<span class="value" id="${id}">${value}</span>`;
  return html`<tr><th scope="row">${label} <small class="dim">${hint}</small></th><td>${text}</td><td class="act">${value === null ? NOTHING : button}</td></tr>`;
}

/** A button that copies a whole stay, whose text is kept hidden next to it. */
function copyAll(stay: SceneStay, id: string, kind: string, text: string): Markup {
  const label = `all as ${kind}: the values of ${nameOf(stay)}`;
  return html`<button type="button" class="copy" id="${id}-copy" data-of="${id}" data-name="${label}" aria-label="Copy ${label}">Copy all as ${kind}</button><span hidden id="${id}">${text}</span>`;
}

function stayTable({ steps, stays }: SceneFile, stay: SceneStay, at: number): Markup {
  const reports = reportsIn(steps).flatMap((report) => (report.stay === stay.name ? [report.do] : []));
  const fields = fieldsOf(stay, reports);
  const whose = stays.length > 1 ? ` of ${nameOf(stay)}` : '';
  const rows = fields.map((field, line) => row(field, `v-${at}-${line}`, whose));
  const lines = fields.flatMap(([label, , value]) => (value === null ? [] : [`${label}: ${value}`]));
  const all = [
    copyAll(stay, `v-${at}-text`, 'text', lines.join('\n')),
    copyAll(stay, `v-${at}-json`, 'JSON', visibleJson(stay, 2)),
  ];
  const name = nameOf(stay);
  return html`<p class="all"><strong>${name}</strong> ${all}</p><table aria-label="${name}"><tbody>${rows}</tbody></table>`;
}

function addressRows({ baseUrl, authUrl }: OperatorState['access'], id: string): Markup[] {
  return [
    row(['Address of the service', 'base URL', baseUrl], `${id}-base`),
    row(['Address for tokens, as a form', 'token URL', `${authUrl}${tokenFacts['token-form'].path}`], `${id}-auth`),
    row(
      ['Address for tokens, as JSON', 'if your system sends JSON', `${baseUrl}${tokenFacts['token-json'].path}`],
      `${id}-json`,
    ),
  ];
}

/** The values of a scene; of many stays, all but the first are folded. */
export function valuesOf({ now, access }: OperatorState): Markup {
  if (!now) return NOTHING;
  const { file } = now;
  const places = html`<table><caption>Only for this scene, set your hotel system to these</caption><tbody>${addressRows(accessIn(file, access), 'scene')}</tbody></table>`;
  const tables = file.stays.map((stay, at) => {
    const table = stayTable(file, stay, at);
    return at === 0
      ? table
      : html`<details id="stay-${at}"><summary>Values of ${nameOf(stay)}</summary>${table}</details>`;
  });
  return html`<h3>Use these values</h3>${file.basePath === undefined ? NOTHING : places}${tables}`;
}

/** What an operator has to do so that the hotel system accepts the provider's certificate. */
function trustIn({ access: { caFile }, authorityUrl }: OperatorState): Markup {
  const file = caFile ?? (authorityUrl && CA_FILE);
  if (!file) return NOTHING;
  const place =
    caFile === null
      ? 'Give the path to which you copied the file.'
      : `On the suite's machine the file is ${caFile}; on another machine, give the path to which you copied it.`;
  return html`<h3>Trust the certificate</h3><p>The provider uses a certificate from an authority that was made only for this certification. Until your hotel system trusts that authority, it refuses to connect. Copy <a href="${authorityUrl ?? CA_FILE}">${CA_FILE}</a> to the machine of your hotel system, add it there to the trusted root authorities (of the hotel system, or of its operating system), and remove it when the run is over.</p>
<details id="trust"><summary>How, depending on what your hotel system is built with</summary><pre>${trustLines(file).join('\n')}</pre><p class="dim">${place}</p></details>`;
}

const NO_PHONE = html`<p class="dim">To open this page also on a phone in the same network, start the command with <code>--https --host ADDRESS</code>, an address of this machine that the phone can reach.</p>`;

/** Where the hotel system finds the provider. The secret is fetched on request. */
export function accessOf(state: OperatorState): Markup {
  const { access, elsewhere, isRemote, now } = state;
  const but = now?.file.basePath === undefined ? '' : ', but not in this scene: its own addresses are with its values';
  const rows = [...addressRows(access, 'access'), row(['Client ID', 'client_id', access.clientId], 'access-id')];
  const buttons = html`<button type="button" class="copy" data-secret="" data-name="Client secret" aria-label="Copy Client secret">Copy</button>`;
  return html`<table><caption>Set up your hotel system with these${but}</caption><tbody>${rows}
<tr><th scope="row">Client secret <small class="dim">client_secret</small></th><td><span class="value" id="client-secret">not shown</span>
<button type="button" class="copy" data-show="" aria-label="Show Client secret">Show</button></td><td class="act">${buttons}</td></tr></tbody></table>
<p class="dim">The secret was made for this run and is worthless after it. No report contains it.</p>${trustIn(state)}${elsewhere === null && !isRemote ? NO_PHONE : NOTHING}`;
}

/** The page's own address for a phone, as a QR code drawn locally. */
export function phoneOf({ elsewhere }: OperatorState): Markup {
  if (elsewhere === null) return NOTHING;
  const code = raw(encodeQR(elsewhere, 'svg', { ecc: 'medium', border: 4 }));
  return html`<details id="phone"><summary><strong>Open this page on a phone</strong></summary>
<div id="code" role="img" aria-label="QR code of this page’s address">${code}</div><p><a href="${elsewhere}">${elsewhere}</a></p>
<p class="dim">For a phone in the same network. Its browser warns about the certificate, which was made for this run: continue anyway.</p></details>`;
}
