/** Faults of single event reports: texts, numbers and media types of a check-in, the older check-out, repetition. */
import { remember } from '../behaviour.ts';
import { parallelFails } from '../circumstances.ts';
import {
  after,
  alsoRefuses,
  before,
  bodyTaken,
  cameBefore,
  conflicts,
  crash,
  memberLike,
  overlooks,
  parses,
  refusalAs,
  refusesBodies,
  refusesMember,
  refusesTypes,
  throwsAt,
  typeOf,
} from '../overrides.ts';
import { type FaultList, family, faultsOf, madeBy } from './fault.ts';

const NAME = '%.ACCEPTS-NAME';
const CODE = '%.ACCEPTS-CODE';
const TEXT = '%.ACCEPTS-TEXT';
const ODD = '%.ACCEPTS-ODD-TEXT';
const LONG = '%.ACCEPTS-LONG-TEXT';
const USUAL = '%.ACCEPTS-USUAL-LENGTH';
const LINES = '%.ACCEPTS-LINES';
const SHORT = '%.ACCEPTS-SHORT-TEXT';
const APART = 'REPETITION-%.NUMBERS-APART';
const JSON_FORM = '%.ACCEPTS-JSON-FORM';
const COMBINATION = '%.ACCEPTS-COMBINATION';

const ANY = /./;
const NAMES = /Name$/;
const CODES = /^(?:hotel|employee|supplier|source|room|folio)/;

/** Texts of a check-in that are refused: which text, and in which members. */
const texts = family(
  (because: string, pattern: RegExp, isNamed: RegExp, ...noticedBy: string[]) => [
    because,
    memberLike(pattern, isNamed),
    ...noticedBy,
  ],
  {
    'apostrophe-refused': ['Apostrophes are rejected as injection.', /['’]/, NAMES, NAME, TEXT, COMBINATION],
    'tags-refused': ['A filter against scripts looks for tags.', /<[a-z]/i, ANY, LINES],
    'folio-as-int32': ['A folio of digits is read into an int32.', /^\d{11,}$/, /^folio$/, COMBINATION],
    'room-as-number': ['A room of digits around an E is a number.', /^\d+E\d+$/, /^room/, 'CIRCUMSTANCE-%.ACCEPTED'],
    'ascii-only': [
      'Texts are restricted to ASCII.',
      /[^\0-\x7f]/,
      ANY,
      ...['%.ACCEPTS-MEDIA-TYPE', '%.{ACCEPTS-CHARSET,REFUSES-IN-ANY-TYPE,SUCCESS-*}?'],
      NAME,
      JSON_FORM,
      TEXT,
      ODD,
      LONG,
      APART,
      COMBINATION,
    ],
    'codes-ascii-only': ['Only names and the note may be non-ASCII.', /[^\0-\x7f]/, CODES, TEXT, ODD, APART],
    'two-hyphens-refused': ['Two hyphens are rejected as an SQL comment.', /--/, ANY, TEXT],
    'room-number-numeric': ['A room number must be numeric.', /\D/, /^roomNumber$/, CODE, TEXT, ODD],
    'room-number-from-one': ['A room number must not begin with 0.', /^0/, /^roomNumber$/, CODE, SHORT],
    'zero-taken-for-empty': ['In PHP the text "0" is empty.', /^0$/, ANY, SHORT],
    'folio-in-capitals': ['A folio must match the pattern of one PMS.', /[^A-Z0-9-]/, /^folio$/, CODE, TEXT, ODD],
    'source-in-small-letters': ['The source must be a word of a list.', /^[A-Z]{2,}/, /^source$/, COMBINATION],
    'source-of-one-word': [
      'The source is looked up in a list of words.',
      /\W/,
      /^source$/,
      CODE,
      TEXT,
      ODD,
      COMBINATION,
    ],
    'confirmation-number-in-capitals': [
      'A confirmation number must match the pattern of one PMS.',
      /[a-z]/,
      /^hotelC/,
      CODE,
      TEXT,
      ODD,
    ],
    'confirmation-number-begins-with-letter': [
      'A confirmation number must begin with the letters of the brand.',
      /^\d/,
      /^hotelC/,
      ...[CODE, 'REPETITION-%.{IN-A-ROW,IN-TURNS}'],
    ],
    'word-true-refused': ["A guest's name is read as YAML, where True is not a text.", /^true$/i, NAMES, NAME],
    'word-na-refused': ['A table parser treats NA and N/A as missing values.', /^n\/?a$/i, NAMES, NAME],
    'word-none-refused': ['None is the null of the programming language.', /^none$/i, NAMES, NAME],
    'signs-refused': ['Characters that separate shell commands are rejected as injection.', /[;|`]/, ANY, NAME],
    'colon-refused': [
      'A colon separates the parts of a key.',
      /:/,
      /^(?:guest|folio|reservationI)/,
      NAME,
      CODE,
      LINES,
      '%.ACCEPTS-{MEDIA-TYPE,CHARSET}',
    ],
    'brackets-refused': ['Brackets are rejected as a filter.', /[[\]]/, ANY, NAME, LINES],
    'change-refused': ['Words that change data are rejected.', /\b(?:update|delete|insert|alert)\b/i, ANY, LINES],
    'signs-refused-in-ids': ['An id becomes a part of an address.', /[/#+]/, /^supplier/, CODE],
    'long-digits-refused': ['A long text of digits is read as a number.', /^\d{11,}$/, /^(?:supplier|employee)/, CODE],
    'dashes-refused': ['The pattern for names allows only characters of the keyboard.', /[–“”]/, NAMES, NAME],
    'query-refused': ['Words of SQL are rejected as injection.', /\bselect\b.*\bfrom\b/is, ANY, LINES],
    'carriage-return-refused': ['A carriage return is rejected as the end of a header field.', /\r/, ANY, LINES],
    'placeholders-refused': ['A firewall rejects what templates fill in.', /\$\{|\{\{/, ANY, LINES],
    'paths-refused': ['A firewall rejects paths that lead out of a folder.', /\.\.\//, ANY, LINES],
    'percent-codes-refused': ['A firewall rejects characters as addresses encode them.', /%[\dA-F]{2}/i, ANY, LINES],
    'last-backslash-refused': ['A backslash at the end escapes the quotation mark after it.', /\\$/, ANY, LINES],
    'one-line-only': ['The pattern for texts matches no line break.', /\n/, ANY, LINES, ODD],
    'markup-refused': ['Anything that looks like markup is rejected.', /[<>]/, ANY, ODD, LINES],
    'invisible-characters-refused': ['Invisible characters are rejected.', /[\p{Cf}\u3000]/u, ANY, NAME, ODD],
    'note-at-most-100': [
      'The column for the note holds 100 characters.',
      /^.{101,}/s,
      /^reservationI/,
      USUAL,
      LONG,
      LINES,
    ],
    'text-at-most-2000': ['The database column holds 2000 characters.', /^.{2001,}/s, ANY, LONG],
    'names-in-capitals-refused': [
      'A name in capitals is treated as a code.',
      /^(?=.*[A-Z])[A-Z\d-]{3,}$/,
      /^guestLastName$/,
      'CIRCUMSTANCE-%.ACCEPTED',
    ],
    'one-character-refused': ['Texts need two characters.', /^.$/su, ANY, SHORT, NAME],
    'turkish-letters-refused': ['The pattern for names allows only letters of Western Europe.', /[ışğİ]/, NAMES, NAME],
    'dollar-refused': ['A dollar is rejected as the start of an expression.', /\$/, ANY, NAME, ODD, LINES],
    'tab-refused': ['Texts are written to a tab-separated file.', /\t/, ANY, ODD],
    'quotes-refused-in-codes': ['Codes are pasted into a query, so quotes are rejected.', /["\\]/, CODES, ODD],
    'double-refused': [
      'Double is missing from the list of room types.',
      /^Double$/,
      /^roomType$/,
      '%.ACCEPTS-{ROOM-TYPE,OCCUPANCY,MANY-GUESTS,COMBINATION}',
    ],
  },
);

const readByPosition: FaultList = {
  'key-order-matters': [
    'Members of the body are read by position: the usual first one must be first.',
    alsoRefuses((body) => {
      const known = ['hotelConfirmationNumber', 'reservationId'].find((name) => Object.hasOwn(body, name));
      return known === undefined || Object.keys(body)[0] === known ? null : '$';
    }),
    JSON_FORM,
  ],
};

/** Faults in reading JSON texts. */
const json: FaultList = {
  ...readByPosition,
  'escapes-refused': [
    'JSON escapes are rejected as SQL.',
    refusesBodies((text) => text.includes('\\')),
    JSON_FORM,
    NAME,
    LINES,
    ODD,
  ],
  'names-by-pattern': [
    'Member names are compared without decoding escapes.',
    parses((text) => text.replaceAll('"\\u00', '"\\\\u00')),
    JSON_FORM,
  ],
  'escaped-slash-refused': [
    'The parser does not know the escape for a slash.',
    refusesBodies((text) => text.includes('\\/')),
    JSON_FORM,
  ],
  'body-begins-with-brace': [
    'JSON is recognised by its first character, a brace.',
    refusesBodies((text) => !text.startsWith('{')),
    JSON_FORM,
  ],
  'prototype-hands-members-down': [
    'Members are copied one by one, __proto__ among them, so its contents are inherited.',
    before('violations')((body) => {
      const inherited: unknown = Object.getOwnPropertyDescriptor(body, '__proto__')?.value;
      return { ...(typeof inherited === 'object' ? inherited : {}), ...body };
    }),
    '%.REFUSES-MISSING',
  ],
  'unicode-crashes': [
    'The database column holds Latin-1 only.',
    throwsAt((text) => /[^\0-\xff]/.test(text)),
    // Invalid UTF-8 is decoded to replacement characters, which are not in Latin-1 either.
    ...[NAME, ODD, 'HTTP-%.NO-SERVER-ERROR', '%.REFUSES-LOOSE-JSON?'],
  ],
  'lower-case-crashes': [
    'A position found in the lower-cased text is used in the original text.',
    throwsAt((text) => text.toLowerCase().length !== text.length),
    ...[NAME],
  ],
  'long-bodies-read-in-parts': [
    'Each part of a long body is decoded separately, and a character may span two parts.',
    refusesBodies((text) => text.length > 8192 && /[^\0-\x7f]/.test(text)),
    ...['CIRCUMSTANCE-%.SERVED', `${LONG}?`],
  ],
  'ids-at-most-20': [
    'The columns for ids of other systems hold 20 characters, and a UUID has 36.',
    memberLike(/^.{21,}/s, /^(?:supplierReservationId|employeeIdentifier)$/),
    ...[USUAL, '%.ACCEPTS-CODE?'],
  ],
  'folio-at-most-20': ['The column holds 20 characters.', memberLike(/^.{21,}/s, /^folio$/), USUAL],
  'names-at-most-20': [
    'The database column for names holds 20 characters.',
    memberLike(/^.{21,}/s, /^guest/),
    // A text before the name makes it longer.
    ...[USUAL, LONG, `${TEXT}?`, `${ODD}?`, '%.ACCEPTS-NAME?'],
  ],
};

/** Values of a check-in that are refused. */
const values: FaultList = {
  'loyalty-refused': [
    'It is not connected yet.',
    refusesMember('loyalty', (value) => value === true),
    '%.ACCEPTS-{LOYALTY,COMBINATION}',
  ],
  'loyalty-wants-card': [
    'A guest who used loyalty must have shown a card, whose number is the employeeIdentifier.',
    refusesMember('employeeIdentifier', (id, { loyalty }) => loyalty === true && (id ?? null) === null),
    '%.ACCEPTS-{LOYALTY,COMBINATION}',
  ],
  'loyalty-of-one-guest': [
    'Loyalty belongs to one guest, so a room for two is refused with it.',
    refusesMember('loyalty', (value, { occupancy }) => value === true && Number(occupancy) > 1),
    ...['CIRCUMSTANCE-%.ACCEPTED', COMBINATION],
  ],
  'folio-of-loyalty-not-wanted': [
    'A guest who used loyalty is billed on an account and needs no folio.',
    overlooks(({ field }, ctx) => field === 'folio' && ctx.body?.['loyalty'] === true),
    'CIRCUMSTANCE-%.{REFUSES-MISSING,REFUSES-EMPTY}',
  ],
  'one-id-wanted': [
    "Without an employee, the supplier's reservation id is required.",
    refusesMember('employeeIdentifier', (id, body) => id === undefined && body['supplierReservationId'] === null),
    COMBINATION,
  ],
  'card-for-a-double': [
    "A double room requires an employee's card.",
    refusesMember('employeeIdentifier', (id, { roomType }) => id === null && roomType === 'Double'),
    COMBINATION,
  ],
  'loyalty-of-bookings': [
    "Points are given for the booking, whose supplier's id may be missing, but not null.",
    refusesMember('supplierReservationId', (id, { loyalty }) => id === null && loyalty === true),
    COMBINATION,
  ],
  'note-in-one-alphabet': [
    'A name with non-ASCII letters is printed with its note, even if there is none.',
    refusesMember(
      'reservationInformation',
      (note, body) => note === null && /[^ -~]/.test(String(body['guestLastName'])),
    ),
    COMBINATION,
  ],
  'empty-optional-refused': [
    'A database rule forbids an empty supplierReservationId, although it is optional.',
    refusesMember('supplierReservationId', (value) => value === ''),
    '%.ACCEPTS-EMPTY-OPTIONAL',
  ],
};

const MANY = '%.ACCEPTS-MANY-GUESTS';
const NIGHTS = '%.ACCEPTS-NIGHTS';
const LARGE = '%.ACCEPTS-LARGE-INTEGER';

/** Limits of numbers that the document does not state. */
const numbers = family(
  (because: string, limit: number, names: string[], ...noticedBy: string[]) => [
    because,
    alsoRefuses((body) => names.find((name) => Number(body[name]) > limit) ?? null),
    ...noticedBy,
  ],
  {
    'guests-at-most-3': ['The form has room for three guests.', 3, ['occupancy'], MANY, LARGE],
    'guests-at-most-2': ['A double room has two beds.', 2, ['occupancy'], MANY, LARGE],
    'one-guest-only': [
      'One report is counted as one guest.',
      1,
      ['occupancy'],
      '%.ACCEPTS-{OCCUPANCY,COMBINATION}',
      MANY,
      LARGE,
    ],
    'nights-at-most-7': ['The booking calendar shows one week.', 7, ['numberOfNights'], NIGHTS, COMBINATION],
    'nights-at-most-28': ['The calendar of rates shows four weeks.', 28, ['numberOfNights'], NIGHTS, COMBINATION],
    'nights-at-most-30': ['Nobody stays for more than a month.', 30, ['numberOfNights'], 'CIRCUMSTANCE-%.SERVED'],
    'nights-in-a-byte': ['The nights are kept in a byte.', 127, ['numberOfNights'], 'CIRCUMSTANCE-%.SERVED'],
    int16: ['Numbers are read as int16.', 32_767, ['occupancy', 'numberOfNights'], LARGE],
  },
);

/** Media types whose bodies another formatter binds, which skips the rules for strings. */
const formatters = family(
  (type: string) => [
    `Another formatter binds ${type}, and does not look at the rules of strings.`,
    overlooks(({ kind }, ctx) => ['missing', 'empty', 'blank'].includes(kind) && typeOf(ctx).includes(type)),
    '%.REFUSES-IN-ANY-TYPE',
  ],
  { 'unvalidated-as-textjson-type': ['text/json'], 'unvalidated-as-json-suffix': ['+json'] },
);

/** Crashes if more than one member is invalid. */
const severalCrash = after('violations')((found) =>
  new Set(found.map(({ field }) => field)).size > 1 ? crash() : found,
);

/** Accepts a report in which two members are invalid, not one and not three. */
const twoPass = after('violations')((found) => (new Set(found.map(({ field }) => field)).size === 2 ? [] : found));

const TYPES = '%.ACCEPTS-{MEDIA-TYPE,MEDIA-TYPE-CASE,CHARSET}';

/** A body that was sent before counts as done, although it was refused. */
const repeatedTaken = after('violations')((found, ctx) =>
  cameBefore(ctx, 'bodies at fault', JSON.stringify(ctx.body)) ? [] : found,
);

/** Texts in which a search for an empty member finds none, although one is empty. */
const notations = family(
  (because: string, isMissed: RegExp) => [
    because,
    overlooks(({ kind }, ctx) => kind === 'empty' && isMissed.test(String(ctx.bytes))),
    '%.REFUSES-IN-ANY-FORM',
  ],
  {
    'empty-unnoticed-if-indented': ['A gateway searches the body for "": behind a colon, without a space.', /": ""/],
    'empty-unnoticed-if-escaped': ['A gateway searches the body for the names of members.', /\\u00[67]\w\w*":/],
  },
);

const bodies: FaultList = {
  'two-errors-pass': ['Two errors cancel each other out.', twoPass, '%.REFUSES-IN-ANY-TYPE'],
  'several-errors-crash': [
    'The code expects only one error.',
    severalCrash,
    '%.REFUSES-SEVERAL-ERRORS',
    '%.REFUSES-IN-ANY-{TYPE,FORM}?',
  ],
  'refused-once-only': ['A report is recorded as seen before it is validated.', repeatedTaken, '%.REFUSES-AGAIN'],
  'text-json-in-ascii': [
    'As text, a body is ASCII unless it names its charset (RFC 2046).',
    conflicts((body, ctx) => typeOf(ctx) === 'text/json' && /[^\0-\x7f]/.test(JSON.stringify(body))),
    ...['%.ACCEPTS-MEDIA-TYPE', '%.{REFUSES-IN-ANY-TYPE,SUCCESS-*}?'],
  ],
  'text-json-refused': ['text/json was forgotten.', refusesTypes((type) => /^text\/json/i.test(type)), TYPES],
  'versioned-suffix-refused': [
    'The pattern for vendor types knows letters and dots only.',
    refusesTypes((type) => /[\d-][^;]*\+json/i.test(type)),
    '%.ACCEPTS-MEDIA-TYPE',
  ],
  'json-suffix-refused': ['+json was forgotten.', refusesTypes((type) => /\+json/i.test(type)), TYPES],
  'empty-body-accepted': [
    'A missing body is read as an empty object.',
    bodyTaken((text) => text.trim() === ''),
    '%.REFUSES-EMPTY-BODY',
  ],
  'double-encoded-accepted': [
    'JSON inside a JSON string is unpacked.',
    parses((text) => (text.startsWith('"{') ? (JSON.parse(text) as string) : text)),
    '%.REFUSES-NON-OBJECT',
  ],
};

/** The second report with the same content fails on a unique key of the database. */
const secondTimeFails = conflicts((body, ctx) =>
  cameBefore(ctx, `reports of ${ctx.operation}`, JSON.stringify(body)) ? crash() : false,
);

const IN_PARALLEL = 'REPETITION-%.{IN-PARALLEL,MIXED}';
const SHARED = 'A shared connection is used by two requests at once.';

/** A value belongs for ever to the stay that used it first. */
const keptBy = madeBy(
  (member: string) =>
    conflicts(({ [member]: value, hotelConfirmationNumber: stay }, ctx) => {
      const stays = remember(ctx, `stays by ${member}`, () => new Map<unknown, unknown>());
      if (value && !stays.has(value)) stays.set(value, stay);
      return stays.has(value) && stays.get(value) !== stay;
    }),
  {
    'rooms-stay-taken': ['A check-out does not free the room.', 'roomNumber', 'REPETITION-%.AFTER-CHECK-OUT'],
    'cards-come-once': [
      'The database has a unique key on it.',
      'employeeIdentifier',
      'REPETITION-%.{AFTER-CHECK-OUT,OF-ONE-BOOKING}',
    ],
    'bookings-come-once': [
      "A duplicate is recognised by the supplier's id.",
      'supplierReservationId',
      'REPETITION-%.OF-ONE-BOOKING',
    ],
  },
);

const repetition: FaultList = {
  'second-time-fails': [
    'A duplicate causes an exception.',
    secondTimeFails,
    'REPETITION-%.{NO-SERVER-ERROR,AS-PROFILED}',
  ],
  'parallel-fails': [SHARED, parallelFails, IN_PARALLEL, 'REPETITION-%.NO-SERVER-ERROR'],
};

/** Whether a member is of the older form of a check-out (section 2.2). */
export const isOlder = (name: string) => name === 'reservation_id' || name === 'check_out_date';
/** Refuses the older form. */
export const refusesOlder = alsoRefuses((body) => Object.keys(body).find(isOlder) ?? null);
const OLDER_REFUSED = ['OLDER-CHECK-OUT.ACCEPTS-COMPLETE', 'OLDER-CHECK-OUT.{UNDERSTANDS,SUCCESS}-*!'];

const older: FaultList = {
  'older-members-ignored': [
    'The deserialiser ignores snake case names, and no member is required.',
    overlooks(({ field }) => isOlder(field)),
    'OLDER-CHECK-OUT.UNDERSTANDS-{DATE,ID}',
  ],
  'older-date-unparsed': [
    'check_out_date is stored as a string and never parsed.',
    overlooks(({ field, kind }) => field === 'check_out_date' && kind !== 'type'),
    'OLDER-CHECK-OUT.UNDERSTANDS-DATE',
  ],
  'older-form-refused': ['Members in snake case are refused as unknown.', refusesOlder, ...OLDER_REFUSED],
  'older-date-as-date-time': [
    'check_out_date is parsed as a date-time.',
    memberLike(/^\d{4}-\d\d-\d\d$/, /^check_out_date$/),
    ...OLDER_REFUSED,
  ],
};

const noShow: FaultList = {
  'parallel-fails': [SHARED, parallelFails, IN_PARALLEL],
  'refusal-404': [
    'An invalid report is answered as if the resource did not exist.',
    refusalAs(404, 'body', 'content'),
    ...['%.INVALID-STATUS', '%.REFUSES-{MISSING,NULL-REQUIRED,BODY}!'],
  ],
};

const own = { reach: 'own' } as const;

/** Faults of single reports. */
export const reportFaults = [
  ...faultsOf(
    ['check-in'],
    { ...texts, ...json, ...values, ...numbers, ...formatters, ...notations, ...bodies, ...repetition, ...keptBy },
    own,
  ),
  ...faultsOf(['check-out'], { ...readByPosition, ...repetition, ...older }, own),
  ...faultsOf(['no-show'], noShow, own),
];
