/** What an operator types into the hotel system: the values of a scene, each with a button that copies it. */
import type { SceneFile, SceneStay } from '../../contract/scene.ts';
import { RESERVATION_OPERATIONS } from '../../contract/words.ts';
import { html, type Markup, NOTHING } from '../../reporters/markup.ts';
import { reportsIn } from '../scenes/scene.ts';
import type { OperatorState } from './state.ts';

type Field = readonly [label: string, field: string, value: string | null];

/** As clocks show it: seconds only where there are some. */
const time = (local: string) => local.replace('T', ' ').replace(/:00$/, '');
const yesOrNo = (value: boolean | null) => (value === null ? null : value ? 'yes' : 'no');

/** The fields of section 2.1 that a hotel system asks for, those of the guest first. */
function fieldsOf(stay: SceneStay, reports: ReadonlySet<string>): Field[] {
  const isArriving = reports.has('check-in');
  const isLeaving = RESERVATION_OPERATIONS.some((report) => report !== 'check-in' && reports.has(report));
  const leaving = reports.has('check-out') ? 'Departure' : reports.has('no-show') ? 'Noted as no-show' : 'Billed until';
  const guest: Field[] = [
    ['First name', 'guestFirstName', stay.guestFirstName],
    ['Last name', 'guestLastName', stay.guestLastName],
    ['Room', 'roomNumber', stay.roomNumber],
    ['Room type', 'roomType', stay.roomType],
    ['Guests', 'occupancy', String(stay.occupancy)],
    ['Nights', 'numberOfNights', String(stay.numberOfNights)],
    ['Arrival', 'checkInDateTime', time(stay.checkIn)],
    ['Expected departure', 'expectedCheckOutDateTime', time(stay.expectedCheckOut)],
  ];
  return [
    ...(isArriving ? guest : guest.slice(0, 2)),
    ...(isLeaving ? ([[leaving, 'the hotel’s time', time(stay.checkOut)]] as const) : []),
    ['Confirmation number', 'hotelConfirmationNumber', stay.hotelConfirmationNumber],
    ['Reservation ID', 'reservationId', stay.reservationId],
    ['Hotel', 'lodgingHotelId', String(stay.hotel.id)],
    ['Time zone of the hotel', 'as an IANA name', stay.hotel.timeZone],
    ...(isArriving ? furtherOf(stay) : []),
  ];
}

const furtherOf = (stay: SceneStay): Field[] => [
  ['Folio', 'folio', stay.folio],
  ['Source', 'source', stay.source],
  ['ID at the supplier', 'supplierReservationId', stay.supplierReservationId],
  ['Employee', 'employeeIdentifier', stay.employeeIdentifier],
  ['Loyalty member', 'loyalty', yesOrNo(stay.loyalty)],
  ['Remark', 'reservationInformation', stay.reservationInformation],
];

/** A value with its button. */
function row([label, field, value]: Field, id: string): Markup {
  const button = html`<button type="button" class="copy" id="${id}-copy" data-of="${id}" data-name="${label}" aria-label="Copy ${label}">Copy</button>`;
  const shown =
    value === null ? html`<span class="dim">leave empty</span>` : html`<span class="value" id="${id}">${value}</span>`;
  return html`<tr><th scope="row">${label} <small class="dim">${field}</small></th><td>${shown}</td><td class="act">${value === null ? NOTHING : button}</td></tr>`;
}

const nameOf = ({ guestFirstName, guestLastName }: SceneStay) => `${guestFirstName} ${guestLastName}`;

const reportsOf = ({ steps }: SceneFile, stay: SceneStay): Set<string> =>
  new Set(reportsIn(steps).flatMap((report) => (report.stay === stay.name ? [report.do] : [])));

function stayTable(file: SceneFile, stay: SceneStay, at: number): Markup {
  const rows = fieldsOf(stay, reportsOf(file, stay)).map((field, line) => row(field, `v-${at}-${line}`));
  return html`<table><caption>${nameOf(stay)}</caption><tbody>${rows}</tbody></table>`;
}

/** Where the hotel system finds the provider in a scene whose addresses are others. */
function placeTable({ basePath }: SceneFile, { baseUrl, authUrl }: OperatorState['access']): Markup {
  if (basePath === undefined) return NOTHING;
  const rows = [
    row(['Address of the service', 'base URL', baseUrl], 'scene-base'),
    row(['Address for tokens', 'token URL', `${authUrl}/oauth2/token`], 'scene-auth'),
  ];
  return html`<table><caption>In this scene alone, set your hotel system to these</caption><tbody>${rows}</tbody></table>`;
}

/** The values of a scene; where there are many stays, all but the first are folded. */
export function valuesOf({ now, access }: OperatorState): Markup {
  if (!now) return NOTHING;
  const { file } = now;
  const tables = file.stays.map((stay, at) =>
    at === 0
      ? stayTable(file, stay, at)
      : html`<details id="stay-${at}"><summary>Values of ${nameOf(stay)}</summary>${stayTable(file, stay, at)}</details>`,
  );
  return html`<h3>Use these values</h3>${placeTable(file, access)}${tables}`;
}

/** Where the hotel system finds the provider. The secret comes when it is asked for. */
export function accessOf({ access }: OperatorState): Markup {
  const { baseUrl, authUrl, clientId } = access;
  const rows = [
    row(['Address of the service', 'base URL', baseUrl], 'access-base'),
    row(['Address for tokens', 'token URL', `${authUrl}/oauth2/token`], 'access-auth'),
    row(['Client ID', 'client_id', clientId], 'access-id'),
  ];
  const buttons = html`<button type="button" class="copy" data-secret="" data-name="Client secret" aria-label="Copy Client secret">Copy</button>`;
  return html`<table><caption>Set your hotel system up with these</caption><tbody>${rows}
<tr><th scope="row">Client secret <small class="dim">client_secret</small></th><td><span class="value" id="client-secret">not shown</span>
<button type="button" class="copy" data-show="" aria-pressed="false" aria-label="Show Client secret">Show</button></td><td class="act">${buttons}</td></tr></tbody></table>
<p class="dim">The secret was made for this run and is worth nothing after it. It is in no report.</p>`;
}
