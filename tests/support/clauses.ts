/** The document's clauses, in order: each has requirements, or a reason why not. A self-test fails for any other. */
import type { RequirementId } from '../../contract/catalogue/index.ts';
import { prefixOf } from '../../contract/catalogue/row.ts';
import { RESERVATION_OPERATIONS } from '../../contract/words.ts';

/** One clause: a rule, a row of a table of fields, or a point of a list. */
export interface Clause {
  /** Section and rule (`§4.1`: section 4, rule 1), as in the catalogue. Tables and lists are just their section. */
  readonly clause: string;
  /** The field of this row: covered if an instance or a statement that rests on the clause names it. */
  readonly field?: string;
  /** What it says, in short. */
  readonly says: string;
  /** Requirements that cover it, if its number does not show that: points without one, and what profiles fill. */
  readonly by?: readonly RequirementId[];
  /** Why no requirement rests on it. */
  readonly excluded?: string;
}

/** The ids of a requirement that each report has. @param area what precedes the operation in them */
const ofEach = <const Area extends string, const What extends string>(area: Area, what: What) =>
  RESERVATION_OPERATIONS.map((operation) => `${area}${prefixOf(operation)}.${what}` as const);

/** A clause that requirements cover, if the number alone does not show that. */
const covered = (clause: string, says: string, ...by: readonly RequirementId[]): Clause => ({ clause, says, by });

function rows(clause: string, fields: Readonly<Record<string, string>>): Clause[] {
  return Object.entries(fields).map(([field, says]) => ({ clause, field, says }));
}

const FIELDS: readonly Clause[] = [
  covered(
    '§2.1',
    'content types application/json, text/json, application/*+json',
    'CHECK-IN.ACCEPTS-MEDIA-TYPE',
    'CHECK-IN.REFUSES-MEDIA-TYPE',
  ),
  ...rows('§2.1', {
    hotelConfirmationNumber: 'string, required, non-empty',
    lodgingHotelId: 'int32, required',
    employeeIdentifier: 'string or null',
    supplierReservationId: 'string or null',
    source: 'string, required, non-empty',
    checkInDateTime: 'date-time with UTC offset, required',
    expectedCheckOutDateTime: 'date-time with UTC offset, required',
    roomNumber: 'string, required, non-empty',
    folio: 'string, required, non-empty',
    guestFirstName: 'string, required, non-empty',
    guestLastName: 'string, required, non-empty',
    roomType: 'string, required, non-empty; Single or Double',
    occupancy: 'int32, required',
    loyalty: 'boolean or null',
    numberOfNights: 'int32, required',
    reservationInformation: 'string or null',
  }),
  ...rows('§2.2', {
    reservationId: 'string or null, not marked required',
    checkOutDate: 'date-time with UTC offset, not marked required',
    reservation_id: 'the older form: string',
    check_out_date: 'the older form: calendar date, YYYY-MM-DD',
  }),
  {
    clause: '§2.3',
    says: 'the token request and reply',
    excluded: 'refers to section 5, whose clauses are listed there',
  },
  covered(
    '§2.4',
    'fields of partial-bill and no-show: not shown',
    'PARTIAL-BILL.REFUSES-WRONG-TYPE',
    'NO-SHOW.REFUSES-WRONG-TYPE',
  ),
];

const ENDPOINTS: readonly Clause[] = [
  covered('§3', 'states and transitions: not shown', 'REPETITION-CHECK-IN.TWICE', 'REPETITION-CHECK-OUT.TWICE'),
  covered(
    '§4',
    'four operations, each at its path under /api/v1',
    ...ofEach('HTTP-', 'STAYS-HERE'),
    'HTTP.REFUSES-UNKNOWN-PATH',
  ),
  covered('§4', 'all are POST', ...ofEach('HTTP-', 'REFUSES-METHOD')),
  covered('§4', 'all send JSON', 'CHECK-IN.REFUSES-MALFORMED', 'CHECK-OUT.REFUSES-MALFORMED'),
  covered(
    '§4',
    'the query parameter api-version is optional',
    'API-VERSION-CHECK-IN.ABSENT',
    'API-VERSION-CHECK-OUT.ABSENT',
  ),
  covered(
    '§4.1',
    'a valid check-in or check-out: 201, empty body',
    'CHECK-IN.SUCCESS-STATUS',
    'CHECK-IN.SUCCESS-EMPTY-BODY',
    'CHECK-OUT.SUCCESS-STATUS',
    'CHECK-OUT.SUCCESS-EMPTY-BODY',
  ),
  { clause: '§4.2', says: 'Content-Type: application/json is sent with every body' },
  covered('§4.3', 'shapes of partial-bill: not shown', 'PARTIAL-BILL.ACCEPTS-EXAMPLE', 'PARTIAL-BILL.SUCCESS-STATUS'),
  covered('§4.4', 'shapes of no-show: not shown', 'NO-SHOW.ACCEPTS-EXAMPLE', 'NO-SHOW.SUCCESS-STATUS'),
];

const AUTHENTICATION: readonly Clause[] = [
  covered(
    '§5.1',
    'credentials: a client ID and a client secret',
    'TOKEN-FORM.REFUSES-WRONG-SECRET',
    'TOKEN-FORM.REFUSES-WRONG-CLIENT',
    'TOKEN-JSON.REFUSES-WRONG-SECRET',
    'TOKEN-JSON.REFUSES-WRONG-CLIENT',
  ),
  covered(
    '§5.2',
    'form variant: POST /oauth2/token, urlencoded',
    'HTTP-TOKEN-FORM.STAYS-HERE',
    'TOKEN-FORM.REFUSES-MEDIA-TYPE',
    'TOKEN-FORM.REFUSES-METHOD',
  ),
  ...rows('§5.2', {
    grant_type: 'must be client_credentials',
    client_id: 'required',
    client_secret: 'required',
  }),
  covered('§5.2', 'reply: 200, application/json', 'TOKEN-FORM.SUCCESS-STATUS', 'TOKEN-FORM.SUCCESS-CONTENT-TYPE'),
  ...rows('§5.2', {
    access_token: 'reply: string',
    expires_in: 'reply: integer, seconds',
    token_type: 'reply: always Bearer',
    error_description: 'error reply: string',
  }),
  { clause: '§5.2', field: 'error', says: 'error reply: string', by: ['TOKEN-FORM.ERROR-MEMBER'] },
  covered('§5.2', 'errors: 400 or 401, application/json', 'TOKEN-FORM.ERROR-STATUS', 'TOKEN-FORM.ERROR-CONTENT-TYPE'),
  covered(
    '§5.3',
    'JSON variant: POST /auth/token, application/json',
    'HTTP-TOKEN-JSON.STAYS-HERE',
    'TOKEN-JSON.REFUSES-MEDIA-TYPE',
    'TOKEN-JSON.REFUSES-METHOD',
  ),
  ...rows('§5.3', {
    client_id: 'string',
    client_secret: 'string',
    access_token: 'reply: string',
    expires_in: 'reply: integer, seconds',
  }),
  covered('§5.4', 'every reservation request carries Authorization: Bearer', ...ofEach('', 'BEARER-MISSING')),
  covered('§5.5', 'tokens are refreshed before they expire', 'TOKEN-FORM.SECOND-REQUEST', 'TOKEN-JSON.SECOND-REQUEST'),
  covered('§5.5', 'tokens are stored securely', ...ofEach('ERRORS-', 'NO-SECRET')),
  covered('§5.6', 'an expired token: not shown', ...ofEach('', 'BEARER-EXPIRED')),
  {
    clause: '§5.6',
    says: 'scopes: not shown',
    excluded: 'no request names a scope, and no key of a profile could pin one',
  },
];

const OTHERS: readonly Clause[] = [
  { clause: '§6', says: 'events: not shown', excluded: 'there are no outgoing notifications to receive' },
  covered(
    '§7',
    'the token endpoint: 400 and 401 with error and error_description',
    'TOKEN-JSON.ERROR-STATUS',
    'TOKEN-JSON.ERROR-MEMBER',
    'TOKEN-JSON.ERROR-DESCRIPTION',
    'WHOLE-RUN-TOKEN-JSON.ERROR-CODE-GIVEN',
  ),
  covered(
    '§7',
    'clients handle errors and may retry',
    'CLIENT-CONDUCT.SURVIVES-ERROR',
    'CLIENT-CONDUCT.BOUNDED-RETRIES',
  ),
  covered(
    '§7',
    'status and shape of errors of the reservation operations: not shown',
    ...ofEach('', 'INVALID-STATUS'),
    ...ofEach('', 'ERROR-SCHEMA'),
  ),
  covered('§7', 'values of error: not shown', 'TOKEN-FORM.ERROR-CODE'),
  covered(
    '§8',
    'the lifetime of a token is given by expires_in',
    'TOKEN-FORM.TOKEN-SURVIVES-REFUSAL',
    'TOKEN-JSON.TOKEN-SURVIVES-REFUSAL',
  ),
  covered('§8', 'rate limits: values and reply not shown', 'REPETITION.RATE-LIMIT'),
  covered(
    '§8',
    'no lengths or ranges beyond section 2',
    'CHECK-IN.ACCEPTS-LONG-TEXT',
    'CHECK-IN.ACCEPTS-LARGE-INTEGER',
  ),
  covered('§9', 'the version v1 stands in the path', ...ofEach('HTTP-', 'REFUSES-UNKNOWN-VERSION')),
  covered(
    '§9',
    'values of api-version and its absence: not shown',
    'API-VERSION-CHECK-IN.SUPPORTED',
    'API-VERSION-CHECK-IN.UNSUPPORTED',
    'API-VERSION-CHECK-IN.UNKNOWN',
  ),
  {
    clause: '§9',
    says: 'the token endpoint description carries 1.0.0',
    excluded: 'a remark on the description: no exchange shows it',
  },
  { clause: '§9', says: 'addresses of the environments', excluded: 'settings of a run, not conduct of the service' },
];

/** Every clause of the interface document. */
export const clauses: readonly Clause[] = [
  covered('§1', 'what the service does: hotels report the events of a stay', 'CLIENT-EVENTS.REPORTED'),
  ...FIELDS,
  ...ENDPOINTS,
  ...AUTHENTICATION,
  ...OTHERS,
];
