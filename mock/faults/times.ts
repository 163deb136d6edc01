/** Faults of reading and checking moments in time (sections 2.1 and 2.2; RFC 3339). */
import type { Wrap } from '../behaviour.ts';
import { NOT_ACCEPTED } from './consequences.ts';
import { alsoRefuses, type Fault, fault, overlooks, type Turns } from './fault.ts';
import { memberLike } from './wraps.ts';

type Row = readonly [name: string, mistake: string, wrap: Wrap, turns: Turns];

const DATED = /Date/;
const isBare = (value: unknown) => typeof value === 'string' && /^\d{4}-\d\d-\d\dT\d\d:\d\d(:\d\d)?$/.test(value);
const rollsOver = (value: unknown) =>
  typeof value === 'string' &&
  !/T24/.test(value) &&
  !Number.isNaN(Date.parse(value)) &&
  /T.*(?:Z|[+-]\d\d:\d\d)$/.test(value);

/** The offsets of the suite's hotels in June. */
const JUNE_OFFSETS = ['-05:00', '-02:30', '+05:45', '+10:30', '-07:00'];
const offsetOf = (value: unknown) => /(?:Z|[+-]\d\d:\d\d)$/.exec(String(value))?.[0] ?? '';

const onBoth: readonly Row[] = [
  [
    'no-offset-accepted',
    'A time without offset is read in the zone of the server.',
    overlooks((each) => each.kind === 'date-time' && isBare(each.value)),
    { noticedBy: ['%.REFUSES-LOOSE-DATE'] },
  ],
  [
    'date-rolls-over',
    '30 February becomes 2 March.',
    overlooks((each) => each.kind === 'date-time' && rollsOver(each.value)),
    { noticedBy: ['%.REFUSES-UNREAL-DATE'] },
  ],
  [
    'no-fractions',
    'The format string has no fraction.',
    memberLike(/T\d\d:\d\d:\d\d\./, DATED),
    { noticedBy: ['%.ACCEPTS-FRACTION', '%.ACCEPTS-FINE-FRACTION'] },
  ],
  [
    'milliseconds-only',
    'The format string has three digits for the fraction.',
    memberLike(/\.\d{4,}/, DATED),
    { noticedBy: ['%.ACCEPTS-FINE-FRACTION'] },
  ],
  [
    'no-z',
    'The format string wants a sign in the offset.',
    memberLike(/Z$/, DATED),
    { noticedBy: ['%.ACCEPTS-OTHER-OFFSET'] },
  ],
  [
    'whole-hour-offsets',
    'Offsets are kept as a number of hours.',
    memberLike(/T.*[+-]\d\d:(?!00)\d\d$/, DATED),
    { noticedBy: ['%.ACCEPTS-HOTEL-TIME', '%.ACCEPTS-CLOCK-CHANGE', '%.ACCEPTS-OTHER-OFFSET'] },
  ],
  [
    'offsets-of-the-season',
    'The offsets of the hotels were listed on a day in June.',
    alsoRefuses((body) => {
      const dated = Object.entries(body).filter(([name, value]) => DATED.test(name) && /T/.test(String(value)));
      return dated.find(([, value]) => !JUNE_OFFSETS.includes(offsetOf(value)))?.[0] ?? null;
    }),
    { noticedBy: ['%.ACCEPTS-CLOCK-CHANGE', '%.ACCEPTS-EDGE-OF-TIME', '%.ACCEPTS-OTHER-OFFSET'] },
  ],
  [
    'midnight-refused',
    'A time of zero counts as none.',
    memberLike(/T00:00:00(?:Z|[+-])/, DATED),
    { noticedBy: ['%.ACCEPTS-EDGE-OF-TIME'] },
  ],
  [
    'leap-day-refused',
    'February has 28 days in the table.',
    memberLike(/-02-29T/, DATED),
    { noticedBy: ['%.ACCEPTS-EDGE-OF-TIME'] },
  ],
];

const bothOps = (['check-in', 'check-out'] as const).flatMap((operation) => [
  ...onBoth.map(([name, mistake, wrap, turns]) =>
    fault(`${operation}.${name}`, operation, mistake, wrap, { reach: 'own', ...turns }),
  ),
  fault(
    `${operation}.only-z`,
    operation,
    'Only UTC is parsed.',
    memberLike(/T.*[+-]\d\d:\d\d$/, DATED),
    // The older form has no offset and is taken as ever.
    { ...NOT_ACCEPTED[operation], undecided: NOT_ACCEPTED[operation].undecided.filter((id) => !/OLDER/.test(id)) },
  ),
]);

/** Faults of moments in time. */
export const timeFaults: readonly Fault[] = [
  ...bothOps,
  fault(
    'check-in.one-offset-a-stay',
    'check-in',
    'Arrival and departure must have the same offset.',
    alsoRefuses(({ checkInDateTime, expectedCheckOutDateTime }) =>
      offsetOf(checkInDateTime) === offsetOf(expectedCheckOutDateTime) ? null : 'expectedCheckOutDateTime',
    ),
    { noticedBy: ['%.ACCEPTS-CLOCK-CHANGE'], reach: 'own' },
  ),
  fault(
    'check-in.departure-on-another-day',
    'check-in',
    'A stay must end on another date than it began.',
    alsoRefuses(({ checkInDateTime, expectedCheckOutDateTime }) =>
      String(checkInDateTime).slice(0, 10) === String(expectedCheckOutDateTime).slice(0, 10)
        ? 'expectedCheckOutDateTime'
        : null,
    ),
    { noticedBy: ['%.ACCEPTS-EDGE-OF-TIME'], reach: 'own' },
  ),
];
