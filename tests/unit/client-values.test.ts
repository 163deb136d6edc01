/** A client's reports are compared with the scene: which stay, which values are right, what is missing. */
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { RecordedScenes, scenesIn } from '../../client/judging/played.ts';
import { sceneNamed, scenes } from '../../client/scenes/index.ts';
import { sceneFile } from '../../client/scenes/values.ts';
import type { Exchange } from '../../contract/evidence.ts';
import { groupedBy } from '../../contract/grouped.ts';
import type { Play, Scene, SceneFile, SceneStay } from '../../contract/scene.ts';
import type { ReservationOperation } from '../../contract/words.ts';
import type { Judgement } from '../../judgement/judge.ts';
import { collectPlan, runPlan } from '../../judgement/plan.ts';
import { causesOf } from '../../submission/causes.ts';
import { specsOf } from '../../suites/index.ts';
import { exampleClient } from '../support/client-run.ts';
import { contextFor } from '../support/context.ts';
import { exchange, type Made } from '../support/exchange.ts';

const STARTED = '2026-11-22T14:11:14.000Z';
const hotel = { id: 100001, timeZone: 'America/Chicago' };
const other = { id: 100002, timeZone: 'Asia/Kathmandu' };
/** Where it is the next day already. */
const tomorrow = { id: 100003, timeZone: 'Pacific/Auckland' };
const base = contextFor('http://127.0.0.1:1', { subject: 'client', startedAt: STARTED });
const context = contextFor('http://127.0.0.1:1', {
  subject: 'client',
  startedAt: STARTED,
  target: { ...base.target, embedded: true },
  values: { ...base.values, hotels: [hotel, other, tomorrow], timeZoneGiven: true },
});
const plan = specsOf('client').then((specs) => collectPlan(context, specs));

type Unusual = Made & { readonly lost?: true; readonly token?: string; readonly authorization?: string };
type Given = Readonly<Record<string, readonly Report[]>>;
type Report = readonly [operation: ReservationOperation | 'token-form', body: object, made?: Unusual];

const stayIn = (scene: string, name = 'stay'): SceneStay =>
  (sceneFile(context, sceneNamed(scene) as Scene) as SceneFile).stays.find((stay) => stay.name === name) ??
  assert.fail(`there is no stay ${name}`);

const { withOffset } = (await exampleClient('careful')) as { withOffset(local: string, timeZone: string): string };

function checkIn(stay: SceneStay): Record<string, unknown> {
  const {
    name: _name,
    hotel: at,
    checkIn: from,
    expectedCheckOut: to,
    checkOut: _out,
    reservationId: _,
    ...same
  } = stay;
  const times = {
    checkInDateTime: withOffset(from, at.timeZone),
    expectedCheckOutDateTime: withOffset(to, at.timeZone),
  };
  return { ...same, ...times, lodgingHotelId: at.id };
}
const leaving = ({ checkOut, hotel: { timeZone } }: SceneStay) => withOffset(checkOut, timeZone);
const checkOut = (stay: SceneStay) => ({ reservationId: stay.reservationId, checkOutDate: leaving(stay) });

/** @param place of the scene among those played, a minute each */
function callsOf(scene: string, reports: readonly Report[], place: number): Exchange[] {
  return reports.map(([operation, body, { lost, token = 'aaaaaaaa', authorization, ...made } = {}], at) => {
    const path = operation === 'check-in' ? 'checkin' : operation === 'check-out' ? 'checkout' : operation;
    const text = JSON.stringify(body);
    const sentAt = new Date(Date.parse(STARTED) + (place * 60 + at + 1) * 1000).toISOString();
    const call = exchange({
      ...{ id: `${scene}/${at + 1}`, seq: at + 1, sentAt },
      ...made,
      request: {
        operation,
        url: `http://127.0.0.1:1/api/v1/reservation/${path}`,
        headers: [
          ['Content-Type', 'application/json'],
          ['Authorization', authorization ?? `Bearer <access_token:${token}>`],
        ],
        body: { text, bytes: Buffer.byteLength(text) },
      },
    });
    const received = { scene, connection: 1, reused: at > 0, protocol: 'HTTP/1.1', tls: null, bodyMs: 0 } as const;
    return { ...call, received: { ...received, ...(lost ? { lost } : {}) } };
  });
}

async function judged(given: Given, end: Play['end'] = 'done'): Promise<readonly Judgement[]> {
  const calls = Object.entries(given).flatMap(([scene, reports], place) => callsOf(scene, reports, place));
  const times = { startedAt: STARTED, endedAt: STARTED };
  const plays = scenes.map(
    ({ name }): Play => ({ scene: name, ...times, end, remark: null, repeats: 0, calls: given[name]?.length ?? 0 }),
  );
  return runPlan(await plan, context, new RecordedScenes(context, scenesIn(context, plays, calls)));
}

const outcomeOf = async (id: string, given: Given, end?: Play['end']) =>
  (await judged(given, end)).find(({ instance }) => instance.id === `CLIENT-${id}`)?.outcome;

async function foundIn(given: Given): Promise<string[]> {
  const isAsked = ({ instance: { id } }: Judgement) => {
    const [row = '', scene] = id.split(':');
    return (
      /^CLIENT-(?:VALUES|EVENTS|CONDUCT\.NO-RESEND|CHECK-IN\.(?:HOTEL|VERBATIM))/.test(row) &&
      (!scene || scene in given)
    );
  };
  const found = (await judged(given)).filter(
    (each) => isAsked(each) && ['failed', 'warning', 'review'].includes(each.outcome),
  );
  return found
    .map(({ instance }) => instance.id.replace(/^CLIENT-/, ''))
    .filter((id) => !/WITHOUT-OPTIONAL/.test(id))
    .sort();
}

/** What is found in one scene. */
const finds = async (scene: string, reports: readonly Report[], ...ids: string[]) =>
  assert.deepEqual(await foundIn({ [scene]: reports }), ids, JSON.stringify(reports));

const stay = stayIn('ordinary-stay');
const ordinary = (arrival: object, departure: object = {}) => ({
  'ordinary-stay': [
    ['check-in', { ...checkIn(stay), ...arrival }],
    ['check-out', { ...checkOut(stay), ...departure }],
  ] satisfies Report[],
});

const older = ({ reservationId, checkOut: left }: SceneStay, date = left.slice(0, 10)) => ({
  reservation_id: reservationId,
  check_out_date: date,
});
const inOlderForm = (date?: string): Given => ({
  'ordinary-stay': [
    ['check-in', checkIn(stay)],
    ['check-out', older(stay, date)],
  ],
});

const RIGHT: Readonly<Record<string, Given>> = {
  'as the scene says': ordinary({}),
  'the arrival in UTC': ordinary({ checkInDateTime: new Date(`${stay.checkIn}-06:00`).toISOString() }),
  'the departure in UTC': ordinary({}, { checkOutDate: new Date(leaving(stay)).toISOString() }),
  'seconds cut off': ordinary({}, { checkOutDate: `${stay.checkOut.slice(0, 16)}:00-06:00` }),
  'the moment of the report': ordinary({ checkInDateTime: '2026-11-22T08:11:15-06:00' }),
  'by a clock that is four minutes ahead': ordinary({ checkInDateTime: '2026-11-22T08:15:14-06:00' }),
  'no loyalty, no ids': ordinary({ loyalty: null, supplierReservationId: null }, { reservationId: null }),
  'the older form': inOlderForm(),
  'both forms': ordinary({}, older(stay)),
  "a date in the older form that is another check's matter": inOlderForm('11/28/2026'),
  'rooms and folios of its own': ordinary({ roomNumber: 'B 7', folio: '1', employeeIdentifier: null, source: 'web' }),
};

for (const [name, given] of Object.entries(RIGHT)) {
  test(`right: ${name}`, async () => {
    // Times in UTC are the offset's matter.
    const others = (await foundIn(given)).filter((id) => id !== 'CHECK-IN.HOTEL-OFFSET');
    assert.deepEqual(others, []);
  });
}

/** What no client of the matrix does: those play whole scenes. */
const WRONG: Readonly<Record<string, readonly [given: Given, ...ids: string[]]>> = {
  'arrival a minute early': [
    ordinary({ checkInDateTime: `${stay.checkIn.slice(0, 10)}T14:59:00-06:00` }),
    'VALUES.ARRIVAL',
  ],
  'arrival six minutes before the run': [ordinary({ checkInDateTime: '2026-11-22T08:05:00-06:00' }), 'VALUES.ARRIVAL'],
  'arrival in the future': [ordinary({ checkInDateTime: '2026-11-22T08:17:00-06:00' }), 'VALUES.ARRIVAL'],
  'departure a day late': [
    ordinary({ expectedCheckOutDateTime: '2026-11-24T11:00:00-06:00', numberOfNights: 3 }),
    'VALUES.EXPECTED-DATE',
  ],
  'left yesterday': [ordinary({}, { checkOutDate: '2026-11-21T20:00:00-06:00' }), 'VALUES.DEPARTURE'],
  'left yesterday, in the older form': [inOlderForm('2026-11-21'), 'VALUES.DEPARTURE'],
  'leaves as expected, in the older form': [inOlderForm(stay.expectedCheckOut.slice(0, 10)), 'VALUES.DEPARTURE'],
  'left by the clocks of another zone': [ordinary({}, { checkOutDate: `${stay.checkOut}Z` }), 'VALUES.DEPARTURE'],
  'another hotel that is declared': [ordinary({ lodgingHotelId: other.id }), 'CHECK-IN.HOTEL-ID'],
  'another reservation': [
    ordinary({}, { reservationId: 'CERT-0' }),
    'EVENTS.REPORTED:ordinary-stay',
    'EVENTS.NO-OTHERS',
    'VALUES.RESERVATION-ID',
  ],
  'a blank within a name': [ordinary({ guestLastName: stay.guestLastName.replace(/^./, '$& ') }), 'VALUES.NAMES'],
};

for (const [name, [given, ...ids]] of Object.entries(WRONG)) {
  test(`wrong: ${name}`, async () => {
    assert.deepEqual(await foundIn(given), ids.sort());
  });
}

const two = [stayIn('early-and-late', 'morning'), stayIn('early-and-late', 'evening')] as const;
const [morning, evening] = two;
const arrivals: readonly Report[] = two.map((each) => ['check-in', checkIn(each)]);
const nameless: Report = ['check-out', { checkOutDate: leaving(morning) }];

test('check-outs without an id are matched by their position, and equal texts do not count as resent', async () => {
  await finds('early-and-late', [...arrivals, nameless, nameless]);
  await finds('early-and-late', [...arrivals, nameless], 'EVENTS.REPORTED:early-and-late');
  await finds(
    'early-and-late',
    [...arrivals, nameless, nameless, nameless],
    'CONDUCT.NO-RESEND',
    'EVENTS.REPORTED:early-and-late',
  );
  const named: Report = ['check-out', checkOut(evening)];
  await finds('early-and-late', [...arrivals, named, nameless]);
});

test('the date of the older form is by the clocks of the hotel', async () => {
  const there = stayIn('all-hotels', 'hotel-03');
  assert.equal(there.hotel.id, tomorrow.id);
  const found = async (date: string) =>
    (await foundIn({ 'all-hotels': [['check-out', older(there, date)]] })).filter((id) => id === 'VALUES.DEPARTURE');
  assert.deepEqual(await found('2026-11-23'), []);
  assert.deepEqual(await found('2026-11-22'), ['VALUES.DEPARTURE']);
});

test('a check-out that names another guest of the scene is reported first, with the right guest', async () => {
  const named: Report = ['check-out', checkOut(evening)];
  const reports = { 'early-and-late': [...arrivals, named, named] };
  const ids = ['CONDUCT.NO-RESEND', 'EVENTS.REPORTED:early-and-late', 'VALUES.RESERVATION-ID'];
  assert.deepEqual(await foundIn(reports), ids);
  const [cause] = causesOf(await judged(reports)).filter(({ outcome }) => outcome === 'failed');
  const shown = `Call early-and-late/3: reservationId is "${evening.reservationId}"; the scene says "${morning.reservationId}"`;
  assert.ok(cause?.title.includes(shown), cause?.title);
  await finds('early-and-late', [...arrivals, named, ['check-out', checkOut(morning)]]);
});

test('a report that was refused for its token is sent again with a new one', async () => {
  const first: Report = ['check-in', checkIn(morning), { status: 401 }];
  const rest: readonly Report[] = [...arrivals.slice(1), ['check-out', checkOut(evening)]];
  const again: Report = ['check-in', checkIn(morning), { token: 'bbbbbbbb' }];
  await finds('early-and-late', [first, ...rest], 'EVENTS.REPORTED:early-and-late');
  const refusedAgain: Report = ['check-in', checkIn(morning), { status: 401 }];
  await finds('early-and-late', [first, refusedAgain, ...rest], 'EVENTS.REPORTED:early-and-late');
  await finds('early-and-late', [first, again, ...rest, ['check-out', checkOut(morning)]]);
});

test('what the issuer swallows, and what can never be accepted, is no lost report', async () => {
  const refused: Report = ['check-in', checkIn(morning), { status: 401 }];
  const issuer = (status: number): Report => ['token-form', {}, { status }];
  const rest: readonly Report[] = [...arrivals.slice(1), ['check-out', checkOut(evening)]];
  await finds('early-and-late', [refused, issuer(503), ...rest], 'EVENTS.OUTLASTS-TROUBLE');
  await finds('early-and-late', [refused, issuer(200), ...rest], 'EVENTS.REPORTED:early-and-late');
  // Whose credentials the issuer refuses when it is well again has not given up in its trouble.
  const scene = (...statuses: number[]) => foundIn({ 'issuer-down-then-up': statuses.map(issuer) });
  assert.deepEqual(await scene(503), ['EVENTS.OUTLASTS-TROUBLE']);
  assert.deepEqual(await scene(503, 401), ['EVENTS.REPORTED:issuer-down-then-up']);
  assert.deepEqual(await scene(401, 503, 503), ['EVENTS.REPORTED:issuer-down-then-up']);
  const given = (scene: string, status: number) => {
    const [arrival] = [stayIn(scene)].map((each): Report => ['check-in', checkIn(each), { status }]);
    return foundIn({ [scene]: [arrival as Report] });
  };
  assert.deepEqual(await given('unavailable-for-good', 503), []);
  assert.deepEqual(await given('token-refused-for-good', 401), []);
});

test('a queue that stops at a refusal loses nothing; one that goes on leaves nothing out', async () => {
  const [first, second] = ['first', 'second'].map((name) => stayIn('refused', name)) as [SceneStay, SceneStay];
  const refused: Report = ['check-in', checkIn(first), { status: 422 }];
  const rest: readonly Report[] = [
    ['check-in', checkIn(second)],
    ['check-out', checkOut(second)],
  ];
  await finds('refused', [refused]);
  await finds('refused', [refused, ...rest]);
  await finds('refused', [refused, ...rest.slice(0, 1)], 'EVENTS.REPORTED:refused');
  const unnamed: Report = ['check-out', { checkOutDate: leaving(second) }];
  // The guest who came has left.
  await finds('refused', [refused, ...rest.slice(0, 1), unnamed]);
});

test('a tab that becomes a blank leaves the name as it is', async () => {
  const tabbed = stayIn('names', 'tabbed');
  const reports = (guestFirstName: string): readonly Report[] => [['check-in', { ...checkIn(tabbed), guestFirstName }]];
  const names = async (shown: string) =>
    (await foundIn({ names: reports(shown) })).filter((id) => /NAMES|VERBATIM/.test(id));
  assert.deepEqual(await names('Li\tWei'), []);
  assert.deepEqual(await names('Li Wei'), ['CHECK-IN.VERBATIM']);
  // What one rule reports need not be repeated by the weaker one.
  assert.deepEqual(await names('LiWei'), ['VALUES.NAMES']);
  assert.deepEqual(await names('Li'), ['VALUES.NAMES']);
  assert.deepEqual(await names('LI\tWEI'), ['VALUES.NAMES']);
});

test('a lost reply, a refusal and an outage each leave what the client may do', async () => {
  const whole: readonly Report[] = [
    ['check-in', checkIn(stay)],
    ['check-out', checkOut(stay)],
  ];
  const [arrival, departure] = whole as [Report, Report];
  const met = (made: Unusual): Report => [arrival[0], arrival[1], made];
  const cases: readonly (readonly [readonly Report[], ...string[]])[] = [
    [[met({ lost: true }), ...whole]],
    [[met({ lost: true }), departure]],
    // Sent again before the reply was there: nobody knew yet that it was accepted.
    [[met({ durationMs: 1500 }), ...whole]],
    [[met({ status: 422 })]],
    [[met({ status: 503 })], 'EVENTS.OUTLASTS-TROUBLE'],
    [[met({ status: 503 }), ...whole]],
    [[arrival], 'EVENTS.REPORTED:ordinary-stay'],
    [[departure], 'EVENTS.REPORTED:ordinary-stay'],
    [[departure, arrival], 'EVENTS.IN-ORDER'],
    [[...whole, departure], 'CONDUCT.NO-RESEND', 'EVENTS.REPORTED:ordinary-stay'],
  ];
  for (const [reports, ...ids] of cases) await finds('ordinary-stay', reports, ...ids);
});

test('a retry is the same report if its members come in another order, and another one if one of them is another', async () => {
  const lost = stayIn('reply-lost');
  const outcome = (again: Readonly<Record<string, unknown>>) => {
    const reports: readonly Report[] = [
      ['check-in', checkIn(lost), { lost: true }],
      ['check-in', again],
      ['check-out', checkOut(lost)],
    ];
    return outcomeOf('CONDUCT.SAME-RETRY', { 'reply-lost': reports });
  };
  const body = checkIn(lost);
  assert.equal(await outcome(Object.fromEntries(Object.entries(body).reverse())), 'passed');
  assert.equal(await outcome({ ...body, folio: 'F-2' }), 'warning');
});

test('a client whose scene took too long has not given up', async () => {
  const reports: readonly Report[] = [['check-in', checkIn(stay), { status: 503 }]];
  const outcome = (end: Play['end']) => outcomeOf('EVENTS.OUTLASTS-TROUBLE', { 'ordinary-stay': reports }, end);
  assert.equal(await outcome('done'), 'warning');
  assert.notEqual(await outcome('too-long'), 'warning');
});

test('patience is owed from the moment at which it was asked for', async () => {
  const limited = stayIn('rate-limit-seconds');
  const waits = (durationMs: number) => {
    const asked: Unusual = { status: 429, headers: [['Retry-After', '2']], durationMs };
    const reports: readonly Report[] = [
      ['check-in', checkIn(limited), asked],
      ['check-in', checkIn(limited)],
    ];
    return outcomeOf('CONDUCT.RETRY-AFTER:rate-limit-seconds', { 'rate-limit-seconds': reports });
  };
  assert.equal(await waits(10), 'warning');
  assert.equal(await waits(1500), 'passed');
});

test('what was on its way when patience was asked for was not impatient', async () => {
  const { stays } = sceneFile(context, sceneNamed('backlog') as Scene) as SceneFile;
  const [one, other] = stays as [SceneStay, SceneStay];
  const asked: Unusual = { status: 429, headers: [['Retry-After', '2']], durationMs: 990 };
  const second: Report = ['check-in', checkIn(other)];
  const outcome = (durationMs: number, next: Report) => {
    const reports: readonly Report[] = [['check-in', checkIn(one), { ...asked, durationMs }], next];
    return outcomeOf('CONDUCT.RETRY-AFTER:rate-limit-seconds', { 'rate-limit-seconds': reports });
  };
  assert.equal(await outcome(990, second), 'passed', 'another report, 10 ms after the reply');
  assert.equal(await outcome(990, ['check-in', checkIn(one)]), 'warning', 'the same report');
  assert.equal(await outcome(500, second), 'warning', 'another report, half a second after the reply');
});

test('a token of the run before may still be under way when the first of this run is issued', async () => {
  const [one, other] = two as [SceneStay, SceneStay];
  const issued = [{ tag: 'bbbbbbbb', name: 'access_token' }] as never;
  const outcome = (token: string, durationMs: number) => {
    const reports: readonly Report[] = [
      ['check-in', checkIn(one), { authorization: 'Bearer <unknown_secret:cccccccc>', status: 401 }],
      ['token-form', {}, { issued, durationMs }],
      ['check-in', checkIn(other), { authorization: `Bearer <unknown_secret:${token}>`, status: 401 }],
    ];
    return outcomeOf('CALL.ISSUED-TOKEN', { 'early-and-late': reports });
  };
  assert.equal(await outcome('cccccccc', 950), 'passed');
  assert.equal(await outcome('cccccccc', 500), 'failed', 'half a second later the client knows');
  assert.equal(await outcome('dddddddd', 950), 'failed', 'another token');
});

test('an id that the reply to the check-in gave is the id of the stay', async () => {
  const given: Report = ['check-in', checkIn(stay), { headers: [['Location', '/api/v1/reservation/R-77']] }];
  const out = (reservationId: string): Report => ['check-out', { ...checkOut(stay), reservationId }];
  await finds('ordinary-stay', [given, out('R-77')]);
  assert.ok((await foundIn({ 'ordinary-stay': [given, out('R-7')] })).includes('VALUES.RESERVATION-ID'));
});

test('a missing report names the call that explains it', async () => {
  const [arrival, departure] = ordinary({})['ordinary-stay'] as unknown as [Report, Report];
  const missing = async (reports: readonly Report[]) => {
    const all = await judged({ 'ordinary-stay': reports });
    return all.find(({ instance: { id } }) => id === 'CLIENT-EVENTS.REPORTED:ordinary-stay')?.finding;
  };
  const wrong = { ...checkIn(stay), hotelConfirmationNumber: 'CERT-00000000' };
  const unknown: Report = ['check-in', { ...wrong, supplierReservationId: null, folio: 'our own' }];
  const instead = await missing([unknown, departure]);
  assert.match(
    instead?.summary ?? '',
    /left out; call ordinary-stay\/1 is about a stay that no scene of this run has$/,
  );
  assert.deepEqual(await foundIn({ 'ordinary-stay': [['check-in', wrong], departure] }), [
    'VALUES.CONFIRMATION-NUMBER',
  ]);
  const tried: Report = [arrival[0], arrival[1], { status: 503 }];
  const bare: Report = [arrival[0], arrival[1], { authorization: 'Basic x', status: 401 }];
  assert.equal((await missing([tried, bare]))?.because?.id, 'ordinary-stay/2', 'the one without a token');
});

test('a check-out is missed after a bill that was accepted, not after one that was refused', async () => {
  const billed = stayIn('partial-bill');
  const { reservationId } = billed;
  const found = (status: number) =>
    foundIn({
      'partial-bill': [
        ['check-in', checkIn(billed)],
        ['partial-bill', { reservationId }, { status }],
      ],
    });
  assert.ok((await found(201)).includes('EVENTS.BILL-THEN-CHECK-OUT'));
  assert.ok(!(await found(400)).includes('EVENTS.BILL-THEN-CHECK-OUT'));
});

test('who holds back what follows a refused report still uses a token again', async () => {
  const given = (at: string): Report => [
    'token-form',
    {},
    { issued: [{ tag: at.repeat(8), name: 'access_token' }] as never },
  ];
  const tried = ['first', 'second', 'third'].flatMap((name, at): Report[] => {
    const token = 'abc'.charAt(at);
    const arrival = checkIn(stayIn('token-near-its-end', name));
    return [given(token), ['check-in', arrival, { token: token.repeat(8), status: 400 }]];
  });
  const all = await judged({ 'token-near-its-end': tried });
  const found = all.find(({ instance: { id } }) => id === 'CLIENT-TOKEN.REUSED:token-near-its-end');
  assert.notEqual(found?.outcome, 'warning', found?.reason);
});

test('what comes late, in another scene, did happen', async () => {
  const late: Report = ['check-out', checkOut(stay)];
  const [arrival] = ordinary({})['ordinary-stay'];
  const found = await foundIn({ 'ordinary-stay': [arrival as Report], 'no-show': [late] });
  assert.ok(!found.includes('EVENTS.NO-OTHERS') && !found.some((id) => id.startsWith('VALUES')), found.join());
  assert.ok(!found.includes('CONDUCT.NO-RESEND'));
});

test('what was accepted is not sent again in a later scene', async () => {
  const [arrival, departure] = ordinary({})['ordinary-stay'] as unknown as [Report, Report];
  const found = (first: Report) => foundIn({ 'ordinary-stay': [first, departure], 'no-show': [arrival] });
  assert.ok((await found(arrival)).includes('CONDUCT.NO-RESEND'));
  assert.ok(!(await found([arrival[0], arrival[1], { lost: true }])).includes('CONDUCT.NO-RESEND'));
});

test('guests in the house share neither room nor folio; a room is free again when its guest has left', async () => {
  const share = (value: object): readonly Report[] => two.map((each) => ['check-in', { ...checkIn(each), ...value }]);
  const outs: readonly Report[] = two.map((each) => ['check-out', checkOut(each)]);
  await finds('early-and-late', [...share({ roomNumber: '7' }), ...outs], 'VALUES.OWN-VALUES-DIFFER');
  const oneFolio = [...share({ folio: '7' }), ...outs];
  await finds('early-and-late', oneFolio, 'EVENTS.STABLE-IDS', 'VALUES.OWN-VALUES-DIFFER');
  const stable = (await judged({ 'early-and-late': oneFolio })).find(
    ({ instance }) => instance.requirement.id === 'CLIENT-EVENTS.STABLE-IDS',
  );
  assert.match(
    String(stable?.reason ?? stable?.finding?.summary),
    /hotelConfirmationNumber differs .* has the same folio/,
  );
  const { stays } = sceneFile(context, sceneNamed('backlog') as Scene) as SceneFile;
  const drained = stays.flatMap((of): Report[] => [
    ['check-in', { ...checkIn(of), roomNumber: '7' }],
    ['check-out', checkOut(of)],
  ]);
  await finds('backlog', drained);
  await finds('backlog', drained.slice(0, 2), 'EVENTS.REPORTED:backlog');
  const everywhere = (sceneFile(context, sceneNamed('all-hotels') as Scene) as SceneFile).stays;
  const everySeventh = everywhere.map((each): Report => ['check-in', { ...checkIn(each), roomNumber: '7' }]);
  assert.ok(new Set(everywhere.map(({ hotel }) => hotel.id)).size > 1);
  assert.ok(!(await foundIn({ 'all-hotels': everySeventh })).includes('VALUES.OWN-VALUES-DIFFER'));
  const everyFirst = everywhere.map((each): Report => ['check-in', { ...checkIn(each), folio: '1' }]);
  const isOfFolios = (id: string) => id === 'VALUES.OWN-VALUES-DIFFER' || id === 'EVENTS.STABLE-IDS';
  assert.deepEqual((await foundIn({ 'all-hotels': everyFirst })).filter(isOfFolios), [], 'hotels number their folios');
});

test('no two stays of a run have one room: some guests never leave', () => {
  for (const seed of ['00', '5f', 'a9']) {
    const files = scenes.map((each) => sceneFile({ ...context, seed }, each));
    const shared = new Set(scenes.flatMap(({ stays }) => Object.keys(stays).filter((name) => stays[name]?.sameRoom)));
    const rooms = files.flatMap(
      (file) => file?.stays.filter(({ name }) => !shared.has(name)).map(({ roomNumber }) => roomNumber) ?? [],
    );
    assert.ok(rooms.length > 50);
    assert.equal(new Set(rooms).size, rooms.length);
    // One of them reveals systems that treat a room number as a number.
    assert.deepEqual(
      rooms.filter((room) => !/^[1-9][0-9]{2}$/.test(room)),
      ['012'],
    );
  }
});

test('guests look alike where a scene says so, and only where no two of them are in one room', () => {
  const { stays, steps } = sceneFile(context, sceneNamed('look-alikes') as Scene) as SceneFile;
  const [guest, namesake, elsewhere, next] = stays as [SceneStay, SceneStay, SceneStay, SceneStay];
  const called = ({ guestFirstName, guestLastName, hotel: { id } }: SceneStay) => [guestFirstName, guestLastName, id];
  assert.deepEqual(called(namesake), called(guest));
  assert.deepEqual([elsewhere.roomNumber, elsewhere.hotel.id], [guest.roomNumber, other.id]);
  assert.deepEqual([next.roomNumber, next.hotel.id], [guest.roomNumber, guest.hotel.id]);
  assert.ok(guest.checkIn < guest.checkOut && guest.checkOut < next.checkIn && next.checkIn < next.checkOut);
  const place = (operation: string, stay: string) =>
    steps.findIndex((step) => step.do === operation && 'stay' in step && step.stay === stay);
  assert.ok(place('check-out', 'guest') < place('check-in', 'next'));
  const one = { ...context, values: { ...context.values, hotels: [hotel] } };
  assert.equal(sceneFile(one, sceneNamed('look-alikes') as Scene)?.stays.length, 3, 'there is no other hotel');
});

test('guests differ from one stay to the next, within the limits of the profile', () => {
  const all = scenes.flatMap((each) => sceneFile(context, each)?.stays ?? []);
  const most = (of: (each: SceneStay) => unknown) => {
    const counts = [...groupedBy(all, of).values()].map(({ length }) => length);
    return Math.max(...counts) / all.length;
  };
  const varied: readonly ((each: SceneStay) => unknown)[] = [
    ({ guestFirstName }) => /[^ -~]/.test(guestFirstName),
    ({ occupancy }) => occupancy,
    ({ roomType }) => roomType,
    ({ numberOfNights }) => numberOfNights,
    ({ loyalty }) => loyalty,
  ];
  for (const of of varied) assert.ok(most(of) < 0.8, String(of));
  const trying = ['rate-limit-seconds', 'unavailable-then-well', 'reply-lost', 'error-empty', 'error-html', 'backlog'];
  const tried = trying.flatMap((name) => sceneFile(context, sceneNamed(name) as Scene)?.stays ?? []);
  for (const each of [hotel, other, tomorrow]) assert.ok(tried.some((stay) => stay.hotel.id === each.id));
  const fields = {
    'check-in': {
      occupancy: { maximum: 1 },
      numberOfNights: { maximum: 2 },
      guestFirstName: { maxLength: 5 },
      checkInDateTime: { pastDays: 1 },
    },
  };
  const narrow = { ...context, profile: { fields } };
  const usual = scenes.filter(({ stays }) =>
    Object.values(stays).some((override) => Object.keys(override).length === 0),
  );
  const kept = usual.flatMap((each) => sceneFile(narrow, each)?.stays ?? []);
  assert.ok(kept.length > 40);
  for (const { occupancy, numberOfNights, guestFirstName } of kept)
    assert.ok(occupancy === 1 && numberOfNights <= 2 && guestFirstName.length <= 5);
});

test('the word null is no supplier id where none is known', async () => {
  const bare = stayIn('no-optional-ids');
  const found = (supplierReservationId: string | null) =>
    foundIn({ 'no-optional-ids': [['check-in', { ...checkIn(bare), supplierReservationId }]] });
  for (const nothing of [null, '', ' '])
    assert.ok(!(await found(nothing)).includes('VALUES.SUPPLIER-ID'), `${nothing}`);
  assert.ok((await found('null')).includes('VALUES.SUPPLIER-ID'));
});

test('what no report says is not judged, and what nobody reported neither', async () => {
  const silent = ordinary({ loyalty: null }, { reservationId: null });
  assert.equal(await outcomeOf('VALUES.LOYALTY', silent), 'not-applicable');
  assert.equal(await outcomeOf('VALUES.RESERVATION-ID', silent), 'not-applicable');
  assert.equal(await outcomeOf('VALUES.ARRIVAL', {}), 'inconclusive');
});
