/** Faults in what is said of a stay, and in which events are reported: the values are none of the scene's. */
import { Client, withOffset } from '../careful.mjs';
import { body, changed, saying, stepsOf, trying, written, writtenIn } from '../changes.mjs';

const DAY_MS = 86_400_000;

/** The same day at another time. */
const at = (time, dateTime) => dateTime.replace(/T.{8}/, `T${time}`);

/** A day later, or several, at the same time of the hotel's clocks. */
const later = (days, local, zone) => {
  const moved = new Date(Date.parse(`${local}Z`) + days * DAY_MS).toISOString().slice(0, 19);
  return withOffset(moved, zone);
};

/** What the hotel's clocks show at a moment, with their offset. */
const atZone = (ms, timeZone) =>
  withOffset(new Date(ms).toLocaleString('sv-SE', { timeZone }).replace(' ', 'T'), timeZone);

/** How many days a stay takes by the clocks on the wall. */
const daysOf = ({ checkIn, expectedCheckOut }) =>
  (Date.parse(`${expectedCheckOut}Z`) - Date.parse(`${checkIn}Z`)) / DAY_MS;

/** Guests are expected to leave at that time of the hotel's clocks. */
const expectedAt = (time) =>
  written('expectedCheckOutDateTime', (_time, { expectedCheckOut, hotel }) =>
    withOffset(at(time, expectedCheckOut), hotel.timeZone),
  );

/** Offsets that are found otherwise. */
const offsetBy = (asked) =>
  changed('body', ({ usual }, operation, stay) => {
    const zone = stay.hotel.timeZone;
    const members = Object.entries(usual(operation, stay)).map(([name, value]) => {
      const isTime = /^(?:checkIn|expectedCheckOut)DateTime$|^checkOutDate$/.test(name);
      return [name, isTime ? `${value.slice(0, 19)}${asked(value.slice(0, 19), zone)}` : value];
    });
    return Object.fromEntries(members);
  });

/** Of the hotel at a moment. */
const offsetAt = (instant, timeZone) =>
  new Intl.DateTimeFormat('en-US', { timeZone, timeZoneName: 'longOffset' })
    .format(instant)
    .replace(/^.*GMT/, '')
    .padEnd(6, '+00:00');

const minutesAt = (instant, timeZone) => {
  const [hours, minutes] = offsetAt(instant, timeZone).split(':').map(Number);
  return hours * 60 + Math.sign(hours) * minutes;
};
/** When the clocks of no zone here are ahead of their usual time. */
const usually = (zone) => Math.min(...['01', '07'].map((month) => minutesAt(new Date(`2026-${month}-01`), zone)));
const asOffset = (minutes) => {
  const [hours, rest] = [Math.trunc(Math.abs(minutes) / 60), Math.abs(minutes) % 60];
  return `${minutes < 0 ? '-' : '+'}${[hours, rest].map((each) => String(each).padStart(2, '0')).join(':')}`;
};

/** The last guest of the scene before, by the address of the provider: a hotel system knows nothing of scenes. */
const lastGuests = new Map();
const ofTheSceneBefore = (operation, change = (stay) => stay) =>
  changed('play', async ({ usual, client }, scene) => {
    const before = lastGuests.get(client.access.authUrl);
    if (before) await client.report(operation, change(before));
    lastGuests.set(client.access.authUrl, scene.scene === 'no-show' ? undefined : scene.stays.at(-1));
    await usual(scene);
  });

/** So is the folio of the last guest. */
const lastFolios = new Map();

const thursday = (day) => new Date(day.getTime() + (3 - ((day.getUTCDay() + 6) % 7)) * DAY_MS);
const saturday = (day) => new Date(day.getTime() + (6 - day.getUTCDay()) * DAY_MS);
/** The year of a date's week, by ISO 8601 or as in America: in some years only one of them differs from the year. */
const weekYear = (date) => {
  const [iso, american] = [thursday, saturday].map((of) => String(of(new Date(date)).getUTCFullYear()));
  return iso === date.slice(0, 4) ? american : iso;
};

/** What a guest has not is the last one's. */
const remembering = (name) =>
  changed('checkIn', ({ usual, client }, stay) => {
    const shown = usual(stay);
    client.last = shown[name] ?? client.last;
    return client.last === undefined ? shown : { ...shown, [name]: client.last };
  });

/** Whose ids come through a column of another type. */
const withIds = (change) =>
  changed('body', ({ usual }, operation, { hotelConfirmationNumber, reservationId, ...stay }) => {
    const ids = { hotelConfirmationNumber: change(hotelConfirmationNumber), reservationId: change(reservationId) };
    return usual(operation, { ...stay, ...ids });
  });

/** A name of the guest is written otherwise. */
const misspelt = (name, change) => ['VALUES.NAMES', written(name, change)];

let made = 0;
const madeUp = () => {
  made += 1;
  return `PMS-${String(made).padStart(6, '0')}`;
};

/** Does not send what was refused for its token again. */
const losing = (isLost) =>
  class extends Client {
    async report(operation, stay) {
      this.operation = operation;
      await super.report(operation, stay);
    }
    async again(send) {
      if (!isLost(this.operation)) return super.again(send);
      this.forgetToken();
      return new Response(null, { status: 401 });
    }
  };

export const values = {
  'makes-up-values': [
    // On a day on which the clocks change, three in the morning has the other offset.
    'VALUES.{CONFIRMATION-NUMBER,RESERVATION-ID,ARRIVAL,OWN-VALUES-DIFFER} EVENTS.{REPORTED,NO-OTHERS,WITHOUT-OPTIONAL-FIELDS} CHECK-IN.HOTEL-OFFSET? no-optional-ids',
    class extends Client {
      body(operation, stay) {
        const wanted = super.body(operation, stay);
        if (operation === 'check-out') return { ...wanted, reservationId: madeUp() };
        return { ...wanted, hotelConfirmationNumber: madeUp() };
      }
      checkIn(stay) {
        const wanted = super.checkIn(stay);
        return { ...wanted, checkInDateTime: at('03:00:00', wanted.checkInDateTime), roomNumber: '101' };
      }
    },
  ],
  'confirmation-number-in-small-letters': [
    'VALUES.CONFIRMATION-NUMBER',
    written('hotelConfirmationNumber', (id) => id.toLowerCase()),
  ],
  'confirmation-number-in-capitals': [
    'VALUES.CONFIRMATION-NUMBER',
    written('hotelConfirmationNumber', (id) => id.toUpperCase()),
  ],
  'confirmation-number-of-another-run': [
    'VALUES.CONFIRMATION-NUMBER EVENTS.STABLE-IDS?',
    saying(() => ({ hotelConfirmationNumber: 'CERT-00000000' })),
  ],
  'ids-without-their-zeros': [
    'VALUES.{CONFIRMATION-NUMBER,RESERVATION-ID} EVENTS.*? room-types',
    withIds((id) => id.replace(/^0+/, '')),
  ],
  'ids-rounded-like-numbers': [
    'VALUES.{CONFIRMATION-NUMBER,RESERVATION-ID} EVENTS.*? room-types',
    withIds((id) => (/^\d+$/.test(id) ? String(Number(id)).padStart(id.length, '0') : id)),
  ],
  'first-names-by-last-names': [
    'VALUES.NAMES look-alikes',
    changed('checkIn', ({ usual, client }, stay) => {
      client.known ??= new Map();
      const { guestFirstName, guestLastName } = stay;
      if (!client.known.has(guestLastName)) client.known.set(guestLastName, guestFirstName);
      return { ...usual(stay), guestFirstName: client.known.get(guestLastName) };
    }),
  ],
  'one-reservation-for-all': [
    'VALUES.RESERVATION-ID EVENTS.{NO-OTHERS,REPORTED} EVENTS.WITHOUT-OPTIONAL-FIELDS? CONDUCT.NO-RESEND?',
    writtenIn('check-out', 'reservationId', () => 'PMS-1'),
  ],
  'arrives-at-three': ['VALUES.ARRIVAL', written('checkInDateTime', (time) => at('03:00:00', time))],
  'another-departure-date': [
    'VALUES.EXPECTED-DATE VALUES.NIGHTS? CHECK-IN.NIGHTS?',
    written('expectedCheckOutDateTime', (_time, { expectedCheckOut, hotel }) =>
      later(1, expectedCheckOut, hotel.timeZone),
    ),
  ],
  'departure-at-midnight': ['VALUES.EXPECTED-TIME', expectedAt('00:00:00')],
  'all-leave-at-eleven': ['VALUES.EXPECTED-TIME early-and-late', expectedAt('11:00:00')],
  'adds-nights-of-24-hours': [
    'VALUES.EXPECTED-TIME-KEPT VALUES.EXPECTED-TIME? clock-change',
    saying(({ checkInDateTime }, stay) => ({
      expectedCheckOutDateTime: atZone(Date.parse(checkInDateTime) + daysOf(stay) * DAY_MS, stay.hotel.timeZone),
    })),
  ],
  'counts-guests-by-the-room': [
    'VALUES.OCCUPANCY',
    saying(({ roomType }) => ({ occupancy: roomType === 'Double' ? 2 : 1 })),
  ],
  'two-guests-at-most': ['VALUES.OCCUPANCY room-types', written('occupancy', (guests) => Math.min(2, guests))],
  'always-one-night': ['VALUES.NIGHTS CHECK-IN.NIGHTS', saying(() => ({ numberOfNights: 1 }))],
  'counts-days-begun-as-nights': [
    'VALUES.NIGHTS CHECK-IN.NIGHTS',
    written('numberOfNights', (_nights, stay) => Math.ceil(daysOf(stay))),
  ],
  'counts-nights-by-utc': [
    'VALUES.NIGHTS CHECK-IN.NIGHTS CHECK-IN.AT-LEAST-ONE?',
    saying((made) => ({
      numberOfNights:
        Math.floor(Date.parse(made.expectedCheckOutDateTime) / DAY_MS) -
        Math.floor(Date.parse(made.checkInDateTime) / DAY_MS),
    })),
  ],
  'leaves-on-the-date-of-utc': [
    'VALUES.EXPECTED-DATE CHECK-IN.NIGHTS? early-and-late',
    written('expectedCheckOutDateTime', (time) => new Date(time).toISOString().slice(0, 10) + time.slice(10)),
  ],
  'rounds-days-to-nights': [
    'VALUES.NIGHTS CHECK-IN.NIGHTS early-and-late',
    written('numberOfNights', (_nights, stay) => Math.max(1, Math.round(daysOf(stay)))),
  ],
  'hours-up-to-24': [
    'CHECK-IN.DATE-TIMES VALUES.*? EVENTS.*? after-midnight',
    written('checkInDateTime', (time) => time.replace('T00', 'T24')),
  ],
  'offset-of-the-midnight-before': [
    'CHECK-IN.HOTEL-OFFSET clock-change',
    offsetBy((local, zone) => withOffset(at('00:00:00', local), zone).slice(19)),
  ],
  'offset-of-the-noon-of-that-day': [
    'CHECK-IN.HOTEL-OFFSET CHECK-IN.TWO-OFFSETS? clock-change',
    offsetBy((local, zone) => withOffset(at('12:00:00', local), zone).slice(19)),
  ],
  'offset-as-if-local-were-utc': [
    'CHECK-IN.HOTEL-OFFSET clock-change',
    offsetBy((local, zone) => offsetAt(new Date(`${local}Z`), zone)),
  ],
  'clocks-of-berlin-everywhere': [
    'CHECK-IN.HOTEL-OFFSET CHECK-IN.TWO-OFFSETS? VALUES.DEPARTURE? clock-change',
    offsetBy((local, zone) => {
      const at = new Date(`${local}Z`);
      return asOffset(usually(zone) + minutesAt(at, 'Europe/Berlin') - usually('Europe/Berlin'));
    }),
  ],
  'clocks-of-america-everywhere': [
    'CHECK-IN.HOTEL-OFFSET CHECK-IN.TWO-OFFSETS? VALUES.DEPARTURE? clock-change',
    offsetBy((local, zone) => {
      if (!/^(?:America|Europe)/.test(zone)) return withOffset(local, zone).slice(19);
      if (usually(zone) === minutesAt(new Date('2026-07-01'), zone)) return withOffset(local, zone).slice(19);
      return asOffset(
        usually(zone) + minutesAt(new Date(withOffset(local, 'America/Chicago')), 'America/Chicago') + 360,
      );
    }),
  ],
  'arizona-by-the-clocks-of-denver': [
    'CHECK-IN.HOTEL-OFFSET VALUES.DEPARTURE? all-hotels',
    offsetBy((local, zone) => withOffset(local, zone.replace('Phoenix', 'Denver')).slice(19)),
  ],
  'year-of-the-week': [
    'VALUES.EXPECTED-DATE CHECK-IN.{NIGHTS,TIMES-IN-ORDER}? after-midnight early-departure',
    written('expectedCheckOutDateTime', (time) => `${weekYear(time.slice(0, 10))}${time.slice(4)}`),
  ],
  'loyalty-of-the-guest-before': ['VALUES.LOYALTY', remembering('loyalty')],
  'supplier-of-the-guest-before': ['VALUES.SUPPLIER-ID', remembering('supplierReservationId')],
  'loyalty-for-all': ['VALUES.LOYALTY', saying(() => ({ loyalty: true }))],
  'single-rooms-alone': ['VALUES.ROOM-TYPE', saying(() => ({ roomType: 'Single' }))],
  'short-names': misspelt('guestFirstName', (name) => name.slice(0, 30)),
  'names-in-64-bytes': misspelt('guestFirstName', (name) => Buffer.from(name).subarray(0, 64).toString()),
  'names-as-they-are-seen': misspelt('guestFirstName', (name) =>
    /\p{Script=Arabic}/u.test(name) ? [...name].reverse().join('') : name,
  ),
  'names-decoded-as-a-form': misspelt('guestFirstName', (name) => name.replaceAll('+', ' ')),
  'names-up-to-a-comma': misspelt('guestLastName', (name) => name.replace(/,.*/, '')),
  'padded-names': ['CHECK-IN.VERBATIM', written('guestLastName', (name) => `${name} `)],
  'words-joined': misspelt('guestFirstName', (name) => name.replaceAll(/\s/g, '')),
  'straight-apostrophes': misspelt('guestLastName', (name) => name.replaceAll('’', "'")),
  'names-in-capitals': misspelt('guestLastName', (name) => name.toUpperCase()),
  'rooms-without-leading-zeros': [
    'VALUES.LEADING-ZEROS room-types',
    written('roomNumber', (room) => room.replace(/^0+/, '')),
  ],
  'another-supplier': ['VALUES.SUPPLIER-ID', saying(() => ({ supplierReservationId: 'S-0' }))],
  'another-room-per-try': [
    'VALUES.OWN-VALUES-STABLE CONDUCT.SAME-RETRY reply-lost rate-limit-date',
    changed('send', ({ usual, client }, operation, text) => {
      client.room = (client.room ?? 1000) + 1;
      return usual(operation, text.replace(/"roomNumber":"\d+"/, `"roomNumber":"${client.room}"`));
    }),
  ],
  'one-room-for-all': ['VALUES.OWN-VALUES-DIFFER', saying(() => ({ roomNumber: '101' }))],
  'one-folio-for-all': ['VALUES.OWN-VALUES-DIFFER EVENTS.STABLE-IDS?', saying(() => ({ folio: 'F-1' }))],
  'folios-from-one-on-after-each-start': [
    'VALUES.OWN-VALUES-DIFFER EVENTS.STABLE-IDS?',
    saying((_made, { name }, client) => {
      client.folios ??= [];
      if (!client.folios.includes(name)) client.folios.push(name);
      return { folio: `F-${client.folios.indexOf(name) + 1}` };
    }),
  ],
  'folio-of-the-guest-before': [
    'VALUES.OWN-VALUES-DIFFER',
    saying(({ folio }, _stay, { access: { authUrl } }) => {
      const before = lastFolios.get(authUrl) ?? 'F-YESTERDAY';
      lastFolios.set(authUrl, folio);
      return { folio: before };
    }),
  ],
  'keeps-the-offset-of-the-arrival': [
    'VALUES.DEPARTURE clock-change',
    writtenIn('check-out', 'checkOutDate', (_time, { checkIn, checkOut, hotel }) => {
      return `${checkOut}${withOffset(checkIn, hotel.timeZone).slice(checkIn.length)}`;
    }),
  ],
  'leaves-a-day-early-in-the-older-form': [
    // Of a guest who came today.
    'VALUES.DEPARTURE CHECK-OUT.REFERENCE-FORM CHECK-OUT.AFTER-CHECK-IN?',
    body('check-out', ({ reservationId }, { checkOut, hotel }) => ({
      reservation_id: reservationId,
      check_out_date: later(-1, checkOut, hotel.timeZone).slice(0, 10),
    })),
  ],
  'leaves-as-expected-in-the-older-form': [
    'VALUES.DEPARTURE CHECK-OUT.REFERENCE-FORM',
    body('check-out', ({ reservationId }, { expectedCheckOut }) => ({
      reservation_id: reservationId,
      check_out_date: expectedCheckOut.slice(0, 10),
    })),
  ],
  'check-out-of-the-last-arrival': [
    'VALUES.RESERVATION-ID EVENTS.REPORTED EVENTS.NO-OTHERS? CONDUCT.NO-RESEND? VALUES.DEPARTURE? room-types',
    changed('body', ({ usual, client }, operation, stay) => {
      const wanted = usual(operation, stay);
      if (operation === 'check-in') client.latest = stay.reservationId;
      return operation === 'check-out' ? { ...wanted, reservationId: client.latest ?? wanted.reservationId } : wanted;
    }),
  ],
  'leaves-at-midnight': [
    'VALUES.DEPARTURE CHECK-OUT.AFTER-CHECK-IN? PARTIAL-BILL.WITHIN-STAY?',
    writtenIn('check-out', 'checkOutDate', (time) => at('00:00:00', time)),
  ],
  'loses-a-backlog': ['EVENTS.REPORTED', stepsOf('backlog', (steps) => steps.slice(0, 2))],
  'loses-what-its-token-cost': ['EVENTS.REPORTED TOKEN.ONE-REFRESH?', losing((operation) => operation !== 'check-in')],
  'loses-bills-their-token-cost': [
    'EVENTS.REPORTED',
    losing((operation) => operation === 'partial-bill'),
    { claims: ['token-form', 'check-in', 'check-out', 'partial-bill'] },
  ],
  'loses-no-shows-their-token-cost': [
    'EVENTS.REPORTED',
    losing((operation) => operation === 'no-show'),
    { claims: ['token-form', 'check-in', 'no-show'] },
  ],
  'checks-out-who-never-came': [
    'EVENTS.NO-OTHERS',
    changed('report', async ({ usual }, operation, stay) => {
      await usual(operation, stay);
      if (operation === 'no-show') await usual('check-out', stay);
    }),
  ],
  'no-show-of-a-guest-who-came': ['EVENTS.NO-OTHERS', ofTheSceneBefore('no-show')],
  'checks-in-again-a-scene-later': [
    'EVENTS.NO-OTHERS',
    ofTheSceneBefore('check-in', (stay) => ({ ...stay, folio: 'F-AGAIN' })),
  ],
  'gives-up-in-trouble': ['EVENTS.OUTLASTS-TROUBLE CONDUCT.RETRY-AFTER? rate-limit-date', trying(1)],
};
