/** Faults in what is said of a stay, and in which events are reported: the values are none of the scene's. */
import { Client, withOffset } from '../careful.mjs';
import { body, saying, stepsOf, trying } from '../changes.mjs';

const VALUES = 'CLIENT-VALUES.';
const EVENTS = 'CLIENT-EVENTS.';
const IN = 'CLIENT-CHECK-IN.';
const OUT = 'CLIENT-CHECK-OUT.';
const BILL = 'CLIENT-PARTIAL-BILL.';

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

/** Offsets that are found otherwise. */
const offsetBy = (asked) =>
  class extends Client {
    body(operation, stay) {
      const zone = stay.hotel.timeZone;
      const members = Object.entries(super.body(operation, stay)).map(([name, value]) => {
        const isTime = /^(?:checkIn|expectedCheckOut)DateTime$|^checkOutDate$/.test(name);
        return [name, isTime ? `${value.slice(0, 19)}${asked(value.slice(0, 19), zone)}` : value];
      });
      return Object.fromEntries(members);
    }
  };

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
  class extends Client {
    async play(scene) {
      const before = lastGuests.get(this.access.authUrl);
      if (before) await this.report(operation, change(before));
      lastGuests.set(this.access.authUrl, scene.scene === 'no-show' ? undefined : scene.stays.at(-1));
      await super.play(scene);
    }
  };

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
  class extends Client {
    checkIn(stay) {
      const shown = super.checkIn(stay);
      this.last = shown[name] ?? this.last;
      return this.last === undefined ? shown : { ...shown, [name]: this.last };
    }
  };

/** Whose ids come through a column of another type. */
const withIds = (change) =>
  class extends Client {
    body(operation, { hotelConfirmationNumber, reservationId, ...stay }) {
      const ids = { hotelConfirmationNumber: change(hotelConfirmationNumber), reservationId: change(reservationId) };
      return super.body(operation, { ...stay, ...ids });
    }
  };

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
  'makes-up-values': {
    breaks: [
      `${VALUES}CONFIRMATION-NUMBER`,
      `${VALUES}RESERVATION-ID`,
      `${VALUES}ARRIVAL`,
      `${VALUES}OWN-VALUES-DIFFER`,
      `${EVENTS}REPORTED`,
      `${EVENTS}NO-OTHERS`,
      `${EVENTS}WITHOUT-OPTIONAL-FIELDS`,
    ],
    // On a day on which the clocks change, three in the morning has the other offset.
    also: [`${IN}HOTEL-OFFSET`],
    shownIn: ['no-optional-ids'],
    Kind: class extends Client {
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
  },
  'confirmation-number-in-small-letters': {
    breaks: [`${VALUES}CONFIRMATION-NUMBER`],
    Kind: saying((wanted) => ({ hotelConfirmationNumber: wanted.hotelConfirmationNumber.toLowerCase() })),
  },
  'confirmation-number-in-capitals': {
    breaks: [`${VALUES}CONFIRMATION-NUMBER`],
    Kind: saying((wanted) => ({ hotelConfirmationNumber: wanted.hotelConfirmationNumber.toUpperCase() })),
  },
  'ids-without-their-zeros': {
    breaks: [`${VALUES}CONFIRMATION-NUMBER`, `${VALUES}RESERVATION-ID`],
    also: [`${EVENTS}*`],
    shownIn: ['room-types'],
    Kind: withIds((id) => id.replace(/^0+/, '')),
  },
  'ids-rounded-like-numbers': {
    breaks: [`${VALUES}CONFIRMATION-NUMBER`, `${VALUES}RESERVATION-ID`],
    also: [`${EVENTS}*`],
    shownIn: ['room-types'],
    Kind: withIds((id) => (/^\d+$/.test(id) ? String(Number(id)).padStart(id.length, '0') : id)),
  },
  'first-names-by-last-names': {
    breaks: [`${VALUES}NAMES`],
    shownIn: ['look-alikes'],
    Kind: class extends Client {
      checkIn(stay) {
        this.known ??= new Map();
        const { guestFirstName, guestLastName } = stay;
        if (!this.known.has(guestLastName)) this.known.set(guestLastName, guestFirstName);
        return { ...super.checkIn(stay), guestFirstName: this.known.get(guestLastName) };
      }
    },
  },
  'one-reservation-for-all': {
    breaks: [`${VALUES}RESERVATION-ID`, `${EVENTS}NO-OTHERS`, `${EVENTS}REPORTED`],
    also: [`${EVENTS}WITHOUT-OPTIONAL-FIELDS`, 'CLIENT-CONDUCT.NO-RESEND'],
    Kind: body('check-out', (wanted) => ({ ...wanted, reservationId: 'PMS-1' })),
  },
  'arrives-at-three': {
    breaks: [`${VALUES}ARRIVAL`],
    Kind: saying((wanted) => ({ checkInDateTime: at('03:00:00', wanted.checkInDateTime) })),
  },
  'another-departure-date': {
    breaks: [`${VALUES}EXPECTED-DATE`],
    also: [`${VALUES}NIGHTS`, `${IN}NIGHTS`],
    Kind: saying((_wanted, { expectedCheckOut, hotel }) => ({
      expectedCheckOutDateTime: later(1, expectedCheckOut, hotel.timeZone),
    })),
  },
  'departure-at-midnight': {
    breaks: [`${VALUES}EXPECTED-TIME`],
    Kind: saying((_wanted, { expectedCheckOut, hotel }) => ({
      expectedCheckOutDateTime: withOffset(at('00:00:00', expectedCheckOut), hotel.timeZone),
    })),
  },
  'all-leave-at-eleven': {
    breaks: [`${VALUES}EXPECTED-TIME`],
    shownIn: ['early-and-late'],
    Kind: saying((_wanted, { expectedCheckOut, hotel }) => ({
      expectedCheckOutDateTime: withOffset(at('11:00:00', expectedCheckOut), hotel.timeZone),
    })),
  },
  'adds-nights-of-24-hours': {
    breaks: [`${VALUES}EXPECTED-TIME-KEPT`],
    also: [`${VALUES}EXPECTED-TIME`],
    shownIn: ['clock-change'],
    Kind: saying(({ checkInDateTime }, { checkIn, expectedCheckOut, hotel }) => {
      const stayed = Date.parse(`${expectedCheckOut}Z`) - Date.parse(`${checkIn}Z`);
      return { expectedCheckOutDateTime: atZone(Date.parse(checkInDateTime) + stayed, hotel.timeZone) };
    }),
  },
  'counts-guests-by-the-room': {
    breaks: [`${VALUES}OCCUPANCY`],
    Kind: saying(({ roomType }) => ({ occupancy: roomType === 'Double' ? 2 : 1 })),
  },
  'two-guests-at-most': {
    breaks: [`${VALUES}OCCUPANCY`],
    shownIn: ['room-types'],
    Kind: saying(({ occupancy }) => ({ occupancy: Math.min(2, occupancy) })),
  },
  'always-one-night': { breaks: [`${VALUES}NIGHTS`, `${IN}NIGHTS`], Kind: saying(() => ({ numberOfNights: 1 })) },
  'counts-days-begun-as-nights': {
    breaks: [`${VALUES}NIGHTS`, `${IN}NIGHTS`],
    Kind: saying((_wanted, { checkIn, expectedCheckOut }) => ({
      numberOfNights: Math.ceil((Date.parse(`${expectedCheckOut}Z`) - Date.parse(`${checkIn}Z`)) / DAY_MS),
    })),
  },
  'counts-nights-by-utc': {
    breaks: [`${VALUES}NIGHTS`, `${IN}NIGHTS`],
    also: [`${IN}AT-LEAST-ONE`],
    Kind: saying((made) => ({
      numberOfNights:
        Math.floor(Date.parse(made.expectedCheckOutDateTime) / DAY_MS) -
        Math.floor(Date.parse(made.checkInDateTime) / DAY_MS),
    })),
  },
  'leaves-on-the-date-of-utc': {
    breaks: [`${VALUES}EXPECTED-DATE`],
    also: [`${IN}NIGHTS`],
    shownIn: ['early-and-late'],
    Kind: saying(({ expectedCheckOutDateTime: time }) => ({
      expectedCheckOutDateTime: new Date(time).toISOString().slice(0, 10) + time.slice(10),
    })),
  },
  'rounds-days-to-nights': {
    breaks: [`${VALUES}NIGHTS`, `${IN}NIGHTS`],
    shownIn: ['early-and-late'],
    Kind: saying((_wanted, { checkIn, expectedCheckOut }) => ({
      numberOfNights: Math.max(
        1,
        Math.round((Date.parse(`${expectedCheckOut}Z`) - Date.parse(`${checkIn}Z`)) / DAY_MS),
      ),
    })),
  },
  'hours-up-to-24': {
    breaks: [`${IN}DATE-TIMES`],
    also: [`${VALUES}*`, `${EVENTS}*`],
    shownIn: ['after-midnight'],
    Kind: saying(({ checkInDateTime }) => ({ checkInDateTime: checkInDateTime.replace('T00', 'T24') })),
  },
  'offset-of-the-midnight-before': {
    breaks: [`${IN}HOTEL-OFFSET`],
    shownIn: ['clock-change'],
    Kind: offsetBy((local, zone) => withOffset(at('00:00:00', local), zone).slice(19)),
  },
  'offset-of-the-noon-of-that-day': {
    breaks: [`${IN}HOTEL-OFFSET`],
    also: [`${IN}TWO-OFFSETS`],
    shownIn: ['clock-change'],
    Kind: offsetBy((local, zone) => withOffset(at('12:00:00', local), zone).slice(19)),
  },
  'offset-as-if-local-were-utc': {
    breaks: [`${IN}HOTEL-OFFSET`],
    shownIn: ['clock-change'],
    Kind: offsetBy((local, zone) => offsetAt(new Date(`${local}Z`), zone)),
  },
  'clocks-of-berlin-everywhere': {
    breaks: [`${IN}HOTEL-OFFSET`],
    also: [`${IN}TWO-OFFSETS`, `${VALUES}DEPARTURE`],
    shownIn: ['clock-change'],
    Kind: offsetBy((local, zone) => {
      const at = new Date(`${local}Z`);
      return asOffset(usually(zone) + minutesAt(at, 'Europe/Berlin') - usually('Europe/Berlin'));
    }),
  },
  'clocks-of-america-everywhere': {
    breaks: [`${IN}HOTEL-OFFSET`],
    also: [`${IN}TWO-OFFSETS`, `${VALUES}DEPARTURE`],
    shownIn: ['clock-change'],
    Kind: offsetBy((local, zone) => {
      if (!/^(?:America|Europe)/.test(zone)) return withOffset(local, zone).slice(19);
      if (usually(zone) === minutesAt(new Date('2026-07-01'), zone)) return withOffset(local, zone).slice(19);
      return asOffset(
        usually(zone) + minutesAt(new Date(withOffset(local, 'America/Chicago')), 'America/Chicago') + 360,
      );
    }),
  },
  'arizona-by-the-clocks-of-denver': {
    breaks: [`${IN}HOTEL-OFFSET`],
    also: [`${VALUES}DEPARTURE`],
    shownIn: ['all-hotels'],
    Kind: offsetBy((local, zone) => withOffset(local, zone.replace('Phoenix', 'Denver')).slice(19)),
  },
  'year-of-the-week': {
    breaks: [`${VALUES}EXPECTED-DATE`],
    also: [`${IN}NIGHTS`, `${IN}TIMES-IN-ORDER`],
    shownIn: ['after-midnight', 'early-departure'],
    Kind: saying(({ expectedCheckOutDateTime: usual }) => ({
      expectedCheckOutDateTime: `${weekYear(usual.slice(0, 10))}${usual.slice(4)}`,
    })),
  },
  'loyalty-of-the-guest-before': { breaks: [`${VALUES}LOYALTY`], Kind: remembering('loyalty') },
  'supplier-of-the-guest-before': {
    breaks: [`${VALUES}SUPPLIER-ID`],
    Kind: remembering('supplierReservationId'),
  },
  'loyalty-for-all': { breaks: [`${VALUES}LOYALTY`], Kind: saying(() => ({ loyalty: true })) },
  'single-rooms-alone': { breaks: [`${VALUES}ROOM-TYPE`], Kind: saying(() => ({ roomType: 'Single' })) },
  'short-names': {
    breaks: [`${VALUES}NAMES`],
    Kind: saying((wanted) => ({ guestFirstName: wanted.guestFirstName.slice(0, 30) })),
  },
  'names-in-64-bytes': {
    breaks: [`${VALUES}NAMES`],
    Kind: saying(({ guestFirstName }) => ({ guestFirstName: Buffer.from(guestFirstName).subarray(0, 64).toString() })),
  },
  'names-as-they-are-seen': {
    breaks: [`${VALUES}NAMES`],
    Kind: saying(({ guestFirstName: name }) => ({
      guestFirstName: /\p{Script=Arabic}/u.test(name) ? [...name].reverse().join('') : name,
    })),
  },
  'names-up-to-a-comma': {
    breaks: [`${VALUES}NAMES`],
    Kind: saying((wanted) => ({ guestLastName: wanted.guestLastName.replace(/,.*/, '') })),
  },
  'padded-names': {
    breaks: [`${IN}VERBATIM`],
    Kind: saying((wanted) => ({ guestLastName: `${wanted.guestLastName} ` })),
  },
  'words-joined': {
    breaks: [`${VALUES}NAMES`],
    Kind: saying((wanted) => ({ guestFirstName: wanted.guestFirstName.replaceAll(/\s/g, '') })),
  },
  'straight-apostrophes': {
    breaks: [`${VALUES}NAMES`],
    Kind: saying((wanted) => ({ guestLastName: wanted.guestLastName.replaceAll('’', "'") })),
  },
  'names-in-capitals': {
    breaks: [`${VALUES}NAMES`],
    Kind: saying((wanted) => ({ guestLastName: wanted.guestLastName.toUpperCase() })),
  },
  'rooms-without-leading-zeros': {
    breaks: [`${VALUES}LEADING-ZEROS`],
    shownIn: ['room-types'],
    Kind: saying((wanted) => ({ roomNumber: wanted.roomNumber.replace(/^0+/, '') })),
  },
  'another-supplier': { breaks: [`${VALUES}SUPPLIER-ID`], Kind: saying(() => ({ supplierReservationId: 'S-0' })) },
  'another-room-per-try': {
    breaks: [`${VALUES}OWN-VALUES-STABLE`, 'CLIENT-CONDUCT.SAME-RETRY'],
    shownIn: ['reply-lost', 'rate-limit-date'],
    Kind: class extends Client {
      send(operation, text) {
        this.room = (this.room ?? 1000) + 1;
        return super.send(operation, text.replace(/"roomNumber":"\d+"/, `"roomNumber":"${this.room}"`));
      }
    },
  },
  'one-room-for-all': { breaks: [`${VALUES}OWN-VALUES-DIFFER`], Kind: saying(() => ({ roomNumber: '101' })) },
  'one-folio-for-all': {
    breaks: [`${VALUES}OWN-VALUES-DIFFER`],
    also: [`${EVENTS}STABLE-IDS`],
    Kind: saying(() => ({ folio: 'F-1' })),
  },
  'folios-from-one-on-after-each-start': {
    breaks: [`${VALUES}OWN-VALUES-DIFFER`],
    also: [`${EVENTS}STABLE-IDS`],
    Kind: saying((_made, { name }, client) => {
      client.folios ??= [];
      if (!client.folios.includes(name)) client.folios.push(name);
      return { folio: `F-${client.folios.indexOf(name) + 1}` };
    }),
  },
  'folio-of-the-guest-before': {
    breaks: [`${VALUES}OWN-VALUES-DIFFER`],
    Kind: saying(({ folio }, _stay, { access: { authUrl } }) => {
      const before = lastFolios.get(authUrl) ?? 'F-YESTERDAY';
      lastFolios.set(authUrl, folio);
      return { folio: before };
    }),
  },
  'keeps-the-offset-of-the-arrival': {
    breaks: [`${VALUES}DEPARTURE`],
    shownIn: ['clock-change'],
    Kind: body('check-out', (wanted, { checkIn, checkOut, hotel }) => ({
      ...wanted,
      checkOutDate: `${checkOut}${withOffset(checkIn, hotel.timeZone).slice(checkIn.length)}`,
    })),
  },
  'leaves-a-day-early-in-the-older-form': {
    breaks: [`${VALUES}DEPARTURE`, `${OUT}REFERENCE-FORM`],
    // Of a guest who came today.
    also: [`${OUT}AFTER-CHECK-IN`],
    Kind: body('check-out', ({ reservationId }, { checkOut, hotel }) => ({
      reservation_id: reservationId,
      check_out_date: later(-1, checkOut, hotel.timeZone).slice(0, 10),
    })),
  },
  'leaves-as-expected-in-the-older-form': {
    breaks: [`${VALUES}DEPARTURE`, `${OUT}REFERENCE-FORM`],
    Kind: body('check-out', ({ reservationId }, { expectedCheckOut }) => ({
      reservation_id: reservationId,
      check_out_date: expectedCheckOut.slice(0, 10),
    })),
  },
  'check-out-of-the-last-arrival': {
    breaks: [`${VALUES}RESERVATION-ID`, `${EVENTS}REPORTED`],
    also: [`${EVENTS}NO-OTHERS`, 'CLIENT-CONDUCT.NO-RESEND', `${VALUES}DEPARTURE`],
    shownIn: ['room-types'],
    Kind: class extends Client {
      body(operation, stay) {
        const wanted = super.body(operation, stay);
        if (operation === 'check-in') this.latest = stay.reservationId;
        return operation === 'check-out' ? { ...wanted, reservationId: this.latest ?? wanted.reservationId } : wanted;
      }
    },
  },
  'leaves-at-midnight': {
    breaks: [`${VALUES}DEPARTURE`],
    also: [`${OUT}AFTER-CHECK-IN`, `${BILL}WITHIN-STAY`],
    Kind: body('check-out', (wanted) => ({ ...wanted, checkOutDate: at('00:00:00', wanted.checkOutDate) })),
  },
  'loses-a-backlog': { breaks: [`${EVENTS}REPORTED`], Kind: stepsOf('backlog', (steps) => steps.slice(0, 2)) },
  'loses-what-its-token-cost': {
    breaks: [`${EVENTS}REPORTED`],
    also: ['CLIENT-TOKEN.ONE-REFRESH'],
    Kind: losing((operation) => operation !== 'check-in'),
  },
  'loses-bills-their-token-cost': {
    breaks: [`${EVENTS}REPORTED`],
    claims: ['token-form', 'check-in', 'check-out', 'partial-bill'],
    Kind: losing((operation) => operation === 'partial-bill'),
  },
  'loses-no-shows-their-token-cost': {
    breaks: [`${EVENTS}REPORTED`],
    claims: ['token-form', 'check-in', 'no-show'],
    Kind: losing((operation) => operation === 'no-show'),
  },
  'checks-out-who-never-came': {
    breaks: [`${EVENTS}NO-OTHERS`],
    Kind: class extends Client {
      async report(operation, stay) {
        await super.report(operation, stay);
        if (operation === 'no-show') await super.report('check-out', stay);
      }
    },
  },
  'no-show-of-a-guest-who-came': { breaks: [`${EVENTS}NO-OTHERS`], Kind: ofTheSceneBefore('no-show') },
  'checks-in-again-a-scene-later': {
    breaks: [`${EVENTS}NO-OTHERS`],
    Kind: ofTheSceneBefore('check-in', (stay) => ({ ...stay, folio: 'F-AGAIN' })),
  },
  'gives-up-in-trouble': {
    breaks: [`${EVENTS}OUTLASTS-TROUBLE`],
    also: ['CLIENT-CONDUCT.RETRY-AFTER'],
    shownIn: ['rate-limit-date'],
    Kind: trying(1),
  },
};
