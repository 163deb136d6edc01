/**
 * Faults that show under one circumstance: a check is skipped if the report is sent unusually or is about something
 * unusual. All circumstances have the same faults, new ones too.
 */
import { RESERVATION_OPERATIONS, type ReservationOperation } from '../../contract/words.ts';
import type { Context } from '../behaviour.ts';
import { lingers, SEEN } from '../circumstances.ts';
import { all, overlooks, skips, when } from '../overrides.ts';
import { problem } from '../reply.ts';
import { entryOf, type Fault, type FaultEntry, type FaultList, faultsOf, may } from './fault.ts';

/** Circumstances under which a valid report SHOULD be accepted, or that are only observed; the others are a MUST. */
const SERVED = [
  'charset',
  'chunked',
  'expect',
  'no-user-agent',
  'long-body',
  'many-nights',
  'year-end',
  'empty-optionals',
];
/** The requirement elsewhere that a valid report is accepted under it; empty: there is none. */
const COVERED_BY: Readonly<Record<string, readonly string[]>> = {
  version: ['API-VERSION-%.SUPPORTED'],
  'unknown-member': ['READING-%.UNKNOWN-MEMBER'],
  gzip: [],
  'known-number': [],
};
/** How a request is sent is the same at each operation; only a check-in says what the circumstance is about. */
const AT_EACH = Object.keys(SEEN).slice(0, Object.keys(SEEN).indexOf('unknown-member'));

/** Nearly every request of a run follows others on its connection, and many run in parallel. */
const EVERYWHERE = ['one-connection', 'at-once'];
/** Circumstances that are about the connection itself. */
const OF_CONNECTION = ['fresh-connection', 'one-connection'];
/** Which other requirements send such requests, by circumstance. */
const ELSEWHERE: Readonly<Record<string, readonly string[]>> = {
  charset: ['%.ACCEPTS-CHARSET'],
  version: ['API-VERSION-%.NO-CREDENTIAL', 'API-VERSION-%.UNSUPPORTED', 'API-VERSION-%.UNSUPPORTED-LOOSE'],
  'fresh-connection': ['REPETITION.NEWEST-TOKEN'],
  'unknown-member': ['%.BEARER-IN-BODY', '%.REFUSES-MISSING'],
  loyalty: ['%.ACCEPTS-{LOYALTY,COMBINATION}'],
  'double-room': ['%.ACCEPTS-ROOM-TYPE', '%.ACCEPTS-{OCCUPANCY,MANY-GUESTS,COMBINATION}'],
  'long-body': ['%.ACCEPTS-LONG-TEXT'],
  'another-hotel': ['%.ACCEPTS-HOTEL-TIME', '%.ACCEPTS-CLOCK-CHANGE'],
  'year-end': ['%.ACCEPTS-FAR-DATE', '%.ACCEPTS-AS-EARLIER'],
  // The same report again, or in another form, names the same guest.
  'known-guest': [
    ...['REPETITION-%.AFTER-{BAD-TOKEN,CHECK-OUT}', 'REPETITION-%.IN-TURNS', '%.REFUSES-IN-ANY-{TYPE,FORM}'],
    ...['REPETITION-%.CREDENTIAL-NOT-KEPT', '%.REFUSES-AGAIN', '%.ACCEPTS-{AFTER-REFUSAL,COMBINATION}'],
  ],
  'known-number': ['REPETITION-%.*', 'REPETITION.*', '%.REFUSES-{IN-ANY-TYPE,IN-ANY-FORM,AGAIN}'],
  'foreign-name': ['%.ACCEPTS-COMBINATION'],
  'required-only': ['%.ACCEPTS-REQUIRED-ONLY', '%.SUCCESS-*', 'READING-%.LETTER-CASE'],
  'null-optionals': ['%.ACCEPTS-NULL', '%.ACCEPTS-COMBINATION'],
  'empty-optionals': ['%.ACCEPTS-EMPTY-OPTIONAL'],
};

const CREDENTIALS = ['NO-CREDENTIAL', 'WRONG-TOKEN', 'NO-TOKEN'].map((each) => `CIRCUMSTANCE-%.${each}`);

/** The operations take turns with the wrong credentials; if there is only one operation, it gets all. */
function credentialsTried(name: string, operation: ReservationOperation): string[] {
  if (!AT_EACH.includes(name)) return CREDENTIALS;
  const place = Object.keys(SEEN).indexOf(name) + RESERVATION_OPERATIONS.indexOf(operation);
  return [CREDENTIALS[place % CREDENTIALS.length] as string];
}

const acceptedBy = (name: string): readonly string[] =>
  COVERED_BY[name] ?? [SERVED.includes(name) ? 'CIRCUMSTANCE-%.SERVED' : 'CIRCUMSTANCE-%.ACCEPTED'];

function faultsUnder(name: string, seen: (ctx: Context) => boolean, operation: ReservationOperation): FaultList {
  const isAt = (ctx: Context) => ctx.operation === operation && seen(ctx);
  const empty = 'CIRCUMSTANCE-%.REFUSES-EMPTY';
  const ofContent: FaultList = {
    'skips-validation': ['The body is not validated', skips('content'), 'CIRCUMSTANCE-%.REFUSES-MISSING', empty],
    'skips-empty': ['An empty text passes', overlooks(({ kind }) => kind === 'empty'), empty],
  };
  const list: FaultList = {
    'skips-auth': ['The credential is not checked', skips('credential'), ...credentialsTried(name, operation)],
    refuses: ['A valid report is refused', { answer: () => async () => problem(422) }, ...acceptedBy(name)],
    ...(operation === 'check-in' ? ofContent : {}),
  };
  const elsewhere = may(...(EVERYWHERE.includes(name) ? ['*'] : (ELSEWHERE[name] ?? [])));
  const entries = Object.entries(list).flatMap(([what, row]) => {
    const { because, override, noticedBy = [] } = entryOf(row);
    const limited = when(isAt, override);
    const entry: FaultEntry = {
      because: `${because} if a report is sent under the circumstance ${name}.`,
      override: name === 'at-once' ? all(limited, lingers) : limited,
      noticedBy: [...noticedBy, ...elsewhere],
    };
    return noticedBy.length > 0 ? [[`${what}.${name}`, entry] as const] : [];
  });
  return Object.fromEntries(entries);
}

/** All faults under circumstances. */
export const circumstanceFaults: readonly Fault[] = Object.entries(SEEN).flatMap(([name, seen]) =>
  faultsOf(
    AT_EACH.includes(name) ? RESERVATION_OPERATIONS : (['check-in'] as const),
    (operation) => faultsUnder(name, seen, operation),
    { reach: 'own', ...(OF_CONNECTION.includes(name) ? { onConnection: true } : {}) },
  ),
);
