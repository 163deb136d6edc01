/**
 * The clauses of the interface document, in its order, each with what becomes of it: a requirement rests on it, or it is
 * excluded with a reason. A self-test fails for a clause that is neither, and for a requirement that rests on none of them.
 */
import type { RequirementId } from './catalogue/index.ts';

/** One clause: a rule, a row of a table of fields, or a point of a list. */
export interface Clause {
  /** Section and rule (`§4.1`: section 4, rule 1), as the catalogue writes it. A table or list has its section's number. */
  readonly clause: string;
  /** The field whose row this is: covered where an instance or a statement that rests on the clause names it. */
  readonly field?: string;
  /** What it says, in short. */
  readonly says: string;
  /**
   * Requirements that cover it, where the number alone does not tell: points without a number, and what is left open,
   * which rests on a profile.
   */
  readonly by?: readonly RequirementId[];
  /** Why no requirement rests on it. */
  readonly excluded?: string;
}

/** Rows of a table of fields. */
function rows(clause: string, fields: Readonly<Record<string, string>>): Clause[] {
  return Object.entries(fields).map(([field, says]) => ({ clause, field, says }));
}

const FIELDS: readonly Clause[] = [
  {
    clause: '§2.1',
    says: 'content types application/json, text/json, application/*+json',
    by: ['CHECK-IN.ACCEPTS-MEDIA-TYPE', 'CHECK-IN.REFUSES-MEDIA-TYPE'],
  },
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
  {
    clause: '§2.4',
    says: 'fields of partial-bill and no-show: not shown',
    by: ['PARTIAL-BILL.REFUSES-WRONG-TYPE', 'NO-SHOW.REFUSES-WRONG-TYPE'],
  },
];

const ENDPOINTS: readonly Clause[] = [
  {
    clause: '§3',
    says: 'states and transitions: not shown',
    by: ['REPETITION-CHECK-IN.TWICE', 'REPETITION-CHECK-OUT.TWICE'],
  },
  {
    clause: '§4',
    says: 'four operations, each at its path under /api/v1',
    by: [
      'HTTP-CHECK-IN.STAYS-HERE',
      'HTTP-CHECK-OUT.STAYS-HERE',
      'HTTP-PARTIAL-BILL.STAYS-HERE',
      'HTTP-NO-SHOW.STAYS-HERE',
      'HTTP.REFUSES-UNKNOWN-PATH',
    ],
  },
  {
    clause: '§4',
    says: 'all are POST',
    by: [
      'HTTP-CHECK-IN.REFUSES-METHOD',
      'HTTP-CHECK-OUT.REFUSES-METHOD',
      'HTTP-PARTIAL-BILL.REFUSES-METHOD',
      'HTTP-NO-SHOW.REFUSES-METHOD',
    ],
  },
  { clause: '§4', says: 'all send JSON', by: ['CHECK-IN.REFUSES-MALFORMED', 'CHECK-OUT.REFUSES-MALFORMED'] },
  {
    clause: '§4',
    says: 'the query parameter api-version is optional',
    by: ['API-VERSION-CHECK-IN.ABSENT', 'API-VERSION-CHECK-OUT.ABSENT'],
  },
  {
    clause: '§4.1',
    says: 'a valid check-in or check-out: 201, empty body',
    by: [
      'CHECK-IN.SUCCESS-STATUS',
      'CHECK-IN.SUCCESS-EMPTY-BODY',
      'CHECK-OUT.SUCCESS-STATUS',
      'CHECK-OUT.SUCCESS-EMPTY-BODY',
    ],
  },
  { clause: '§4.2', says: 'Content-Type: application/json is sent with every body' },
  {
    clause: '§4.3',
    says: 'shapes of partial-bill: not shown',
    by: ['PARTIAL-BILL.ACCEPTS-EXAMPLE', 'PARTIAL-BILL.SUCCESS-STATUS'],
  },
  { clause: '§4.4', says: 'shapes of no-show: not shown', by: ['NO-SHOW.ACCEPTS-EXAMPLE', 'NO-SHOW.SUCCESS-STATUS'] },
];

const AUTHENTICATION: readonly Clause[] = [
  {
    clause: '§5.1',
    says: 'credentials: a client ID and a client secret',
    by: [
      'TOKEN-FORM.REFUSES-WRONG-SECRET',
      'TOKEN-FORM.REFUSES-WRONG-CLIENT',
      'TOKEN-JSON.REFUSES-WRONG-SECRET',
      'TOKEN-JSON.REFUSES-WRONG-CLIENT',
    ],
  },
  {
    clause: '§5.2',
    says: 'form variant: POST /oauth2/token, urlencoded',
    by: ['HTTP-TOKEN-FORM.STAYS-HERE', 'TOKEN-FORM.REFUSES-MEDIA-TYPE', 'TOKEN-FORM.REFUSES-METHOD'],
  },
  ...rows('§5.2', {
    grant_type: 'must be client_credentials',
    client_id: 'required',
    client_secret: 'required',
  }),
  {
    clause: '§5.2',
    says: 'reply: 200, application/json',
    by: ['TOKEN-FORM.SUCCESS-STATUS', 'TOKEN-FORM.SUCCESS-CONTENT-TYPE'],
  },
  ...rows('§5.2', {
    access_token: 'reply: string',
    expires_in: 'reply: integer, seconds',
    token_type: 'reply: always Bearer',
    error_description: 'error reply: string',
  }),
  { clause: '§5.2', field: 'error', says: 'error reply: string', by: ['TOKEN-FORM.ERROR-MEMBER'] },
  {
    clause: '§5.2',
    says: 'errors: 400 or 401, application/json',
    by: ['TOKEN-FORM.ERROR-STATUS', 'TOKEN-FORM.ERROR-CONTENT-TYPE'],
  },
  {
    clause: '§5.3',
    says: 'JSON variant: POST /auth/token, application/json',
    by: ['HTTP-TOKEN-JSON.STAYS-HERE', 'TOKEN-JSON.REFUSES-MEDIA-TYPE', 'TOKEN-JSON.REFUSES-METHOD'],
  },
  ...rows('§5.3', {
    client_id: 'string',
    client_secret: 'string',
    access_token: 'reply: string',
    expires_in: 'reply: integer, seconds',
  }),
  {
    clause: '§5.4',
    says: 'every reservation request carries Authorization: Bearer',
    by: [
      'CHECK-IN.BEARER-MISSING',
      'CHECK-OUT.BEARER-MISSING',
      'PARTIAL-BILL.BEARER-MISSING',
      'NO-SHOW.BEARER-MISSING',
    ],
  },
  {
    clause: '§5.5',
    says: 'tokens are refreshed before they expire',
    by: ['TOKEN-FORM.SECOND-REQUEST', 'TOKEN-JSON.SECOND-REQUEST'],
  },
  {
    clause: '§5.5',
    says: 'tokens are stored securely',
    by: [
      'ERRORS-CHECK-IN.NO-SECRET',
      'ERRORS-CHECK-OUT.NO-SECRET',
      'ERRORS-PARTIAL-BILL.NO-SECRET',
      'ERRORS-NO-SHOW.NO-SECRET',
    ],
  },
  {
    clause: '§5.6',
    says: 'an expired token: not shown',
    by: [
      'CHECK-IN.BEARER-EXPIRED',
      'CHECK-OUT.BEARER-EXPIRED',
      'PARTIAL-BILL.BEARER-EXPIRED',
      'NO-SHOW.BEARER-EXPIRED',
    ],
  },
  {
    clause: '§5.6',
    says: 'scopes: not shown',
    excluded: 'no request names a scope, and no key of a profile could pin one',
  },
];

const OTHERS: readonly Clause[] = [
  { clause: '§6', says: 'events: not shown', excluded: 'there are no outgoing notifications to receive' },
  {
    clause: '§7',
    says: 'the token endpoint: 400 and 401 with error and error_description',
    by: [
      'TOKEN-JSON.ERROR-STATUS',
      'TOKEN-JSON.ERROR-MEMBER',
      'TOKEN-JSON.ERROR-DESCRIPTION',
      'WHOLE-RUN-TOKEN-JSON.ERROR-CODE-GIVEN',
    ],
  },
  {
    clause: '§7',
    says: 'clients handle errors and may retry',
    by: ['CLIENT-CONDUCT.SURVIVES-ERROR', 'CLIENT-CONDUCT.BOUNDED-RETRIES'],
  },
  {
    clause: '§7',
    says: 'status and shape of errors of the reservation operations: not shown',
    by: [
      'CHECK-IN.INVALID-STATUS',
      'CHECK-IN.ERROR-SCHEMA',
      'CHECK-OUT.INVALID-STATUS',
      'CHECK-OUT.ERROR-SCHEMA',
      'PARTIAL-BILL.INVALID-STATUS',
      'PARTIAL-BILL.ERROR-SCHEMA',
      'NO-SHOW.INVALID-STATUS',
      'NO-SHOW.ERROR-SCHEMA',
    ],
  },
  { clause: '§7', says: 'values of error: not shown', by: ['TOKEN-FORM.ERROR-CODE'] },
  {
    clause: '§8',
    says: 'the lifetime of a token is given by expires_in',
    by: ['TOKEN-FORM.TOKEN-SURVIVES-REFUSAL', 'TOKEN-JSON.TOKEN-SURVIVES-REFUSAL'],
  },
  { clause: '§8', says: 'rate limits: values and reply not shown', by: ['REPETITION.RATE-LIMIT'] },
  {
    clause: '§8',
    says: 'no lengths or ranges beyond section 2',
    by: ['CHECK-IN.ACCEPTS-LONG-TEXT', 'CHECK-IN.ACCEPTS-LARGE-INTEGER'],
  },
  {
    clause: '§9',
    says: 'the version v1 stands in the path',
    by: [
      'HTTP-CHECK-IN.REFUSES-UNKNOWN-VERSION',
      'HTTP-CHECK-OUT.REFUSES-UNKNOWN-VERSION',
      'HTTP-PARTIAL-BILL.REFUSES-UNKNOWN-VERSION',
      'HTTP-NO-SHOW.REFUSES-UNKNOWN-VERSION',
    ],
  },
  {
    clause: '§9',
    says: 'values of api-version and its absence: not shown',
    by: ['API-VERSION-CHECK-IN.SUPPORTED', 'API-VERSION-CHECK-IN.UNSUPPORTED', 'API-VERSION-CHECK-IN.UNKNOWN'],
  },
  {
    clause: '§9',
    says: 'the token endpoint description carries 1.0.0',
    excluded: 'a remark on the description: no exchange shows it',
  },
  { clause: '§9', says: 'addresses of the environments', excluded: 'settings of a run, not conduct of the service' },
];

/** Every clause of the interface document. */
export const clauses: readonly Clause[] = [
  { clause: '§1', says: 'what the service does: hotels report the events of a stay', by: ['CLIENT-EVENTS.REPORTED'] },
  ...FIELDS,
  ...ENDPOINTS,
  ...AUTHENTICATION,
  ...OTHERS,
];
