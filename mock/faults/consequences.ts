/** Which requirements notice if a whole class of requests is answered wrongly. */
import { OPEN_OPERATIONS, type OpenOperation, type ReservationOperation } from '../../contract/words.ts';
import { forEach, may } from './fault.ts';

type ByOperation<T> = Readonly<Record<ReservationOperation, T>>;

/** The same for each operation whose body only a profile shows. */
const ofOpen = <T>(value: T) =>
  Object.fromEntries(OPEN_OPERATIONS.map((each) => [each, value])) as Readonly<Record<OpenOperation, T>>;

const CONTENT = [
  ...['%.REFUSES-{WRONG-TYPE,COERCIBLE-SCALAR,UNREAL-DATE,LOOSE-DATE}', 'REPETITION-%.{IN-TURNS,MIXED}'],
];
const MORE = '%.REFUSES-{MISSING,NULL-REQUIRED,NULL-NUMBER,EMPTY,FRACTION,BEYOND-INT32}';
const OPTIONAL = '%.REFUSES-{NULL,EMPTY}-OPTIONAL';

/** The requirements that invalid members are refused. */
export const REFUSALS_OF_CONTENT: ByOperation<readonly string[]> = {
  'check-in': [...CONTENT, MORE, '%.REFUSES-{LIST-OF-ONE,BLANK,SEVERAL-ERRORS,IN-ANY-TYPE,IN-ANY-FORM}'],
  'check-out': [...CONTENT, OPTIONAL, 'OLDER-CHECK-OUT.UNDERSTANDS-{DATE,ID}'],
  ...ofOpen([...CONTENT, MORE, OPTIONAL, '%.INVALID-STATUS', '%.REFUSES-UNLISTED']),
};

/** The requirements that a body that is not a JSON object is refused. */
export const REFUSALS_OF_FORM: ByOperation<readonly string[]> = {
  'check-in': ['%.REFUSES-{MALFORMED,LOOSE-JSON,NON-OBJECT,EMPTY-BODY}'],
  'check-out': ['%.REFUSES-{MALFORMED,LOOSE-JSON,NON-OBJECT}'],
  ...ofOpen(['%.REFUSES-BODY']),
};

/** The requirements about valid requests that are written, or sent, in an unusual way. */
export const UNUSUAL_CALLS = 'HTTP-%.{FIELD-NAME-CASE,ACCEPT-LANGUAGE,EXPECT-CONTINUE,SCHEME-SPACES}';

const ACCEPTED = [
  ...['API-VERSION-%.ABSENT', 'HTTP-%.ACCEPT', 'REPETITION-%.{IN-A-ROW,IN-PARALLEL,IN-TURNS,MIXED,AFTER-BAD-TOKEN}'],
];
// Which valid requests a service refuses depends on the reason; every requirement about a valid request may notice.
const REST = [
  ...[
    ...ACCEPTED,
    ...may(...ACCEPTED, UNUSUAL_CALLS, 'REPETITION-%.{AFTER-{PARTIAL-BILL,NO-SHOW,CHECK-OUT},OF-ONE-BOOKING}'),
  ],
  '%.BEARER-BESIDE-COOKIE?',
  ...['%.{ACCEPTS,SUCCESS}-*?', 'API-VERSION-%.SUPPORTED?', '%.{BEARER-GARBAGE,BEARER-ALTERED,REFUSES-*}!'],
];

/** What follows if no ordinary valid request of an operation is accepted: then its refusals prove nothing. */
export const NOT_ACCEPTED: ByOperation<readonly string[]> = {
  'check-in': ['%.ACCEPTS-COMPLETE', ...REST, 'REPETITION.NEWEST-TOKEN?'],
  'check-out': [
    '%.ACCEPTS-COMPLETE',
    ...REST,
    ...['REPETITION-%.AFTER-{REPEATED,REFUSED}-CHECK-IN?', 'REPETITION-%.AFTER-MANY-OTHERS?'],
    ...['OLDER-CHECK-OUT.ACCEPTS-COMPLETE?', 'OLDER-CHECK-OUT.UNDERSTANDS-*!'],
  ],
  ...ofOpen(['%.ACCEPTS-EXAMPLE', ...REST]),
};

/** The same for several operations, without what is left open. */
export const noneAccepted = (...operations: readonly ReservationOperation[]) =>
  operations.flatMap((each) => forEach([each], ...NOT_ACCEPTED[each].filter((id) => !id.endsWith('!'))));
