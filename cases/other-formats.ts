/** A report in other formats. Each is well-formed: frameworks answer malformed bodies themselves. */
import type { Call, JsonWithSecrets } from './call.ts';
import { jsonObjectOf, withHeader, withMembers, withText } from './calls.ts';

const BOUNDARY = 'certification-part';

const plain = (value: JsonWithSecrets) => (typeof value === 'object' ? JSON.stringify(value) : String(value));

/** The members of the call's JSON object as the fields of a form. */
export function formFields(call: Call): [string, string][] {
  return Object.entries(jsonObjectOf(call)).map(([name, value]) => [name, plain(value)]);
}

/** The call with its fields as an HTML form sends them. */
export function asForm(call: Call): Call {
  const form = new URLSearchParams(formFields(call)).toString();
  return withHeader(withText(call, form), 'Content-Type', 'application/x-www-form-urlencoded');
}

/** The call with its fields as the parts of a form (RFC 7578 §4). */
export function asMultipart(call: Call): Call {
  const parts = formFields(call).map(
    ([name, value]) => `--${BOUNDARY}\r\nContent-Disposition: form-data; name="${name}"\r\n\r\n${value}\r\n`,
  );
  const text = `${parts.join('')}--${BOUNDARY}--\r\n`;
  return withHeader(withText(call, text), 'Content-Type', `multipart/form-data; boundary=${BOUNDARY}`);
}

function element(name: string, value: JsonWithSecrets): string {
  const isObject = typeof value === 'object' && value !== null && !Array.isArray(value);
  const content = isObject
    ? Object.entries(value).map(([member, each]) => element(member, each as JsonWithSecrets))
    : [plain(value).replace(/[&<>]/g, (sign) => `&#${sign.charCodeAt(0)};`)];
  // A profile may name a member in a way that no XML element can be named.
  const tag = /^[A-Za-z_][\w.-]*$/.test(name) ? name : 'member';
  return `<${tag}>${content.join('')}</${tag}>`;
}

/** The call with an element for each of its fields. */
export function asXml(call: Call): Call {
  return withHeader(withText(call, element('report', jsonObjectOf(call))), 'Content-Type', 'application/xml');
}

/** A check-out in the older form, `reservation_id` and a calendar date (section 2.2), with these of its members set. */
export function inOlderForm(call: Call, changed: Readonly<Record<string, JsonWithSecrets>> = {}): Call {
  const { reservationId, checkOutDate } = jsonObjectOf(call);
  const value = {
    ...(reservationId === undefined ? {} : { reservation_id: reservationId }),
    check_out_date: String(checkOutDate).slice(0, 10),
  };
  return withMembers({ ...call, body: { kind: 'json', value } }, changed);
}
