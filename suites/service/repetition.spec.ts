import { alikeWords, arrivedAs, DIFFERENCES, numberedAlike, numberOf, ofOneGuest } from '../../cases/alike.ts';
import { anonymous } from '../../cases/bad-credentials.ts';
import type { Call } from '../../cases/call.ts';
import { afterCheckIn, runToken, withJson, withMember, withMembers, without, withToken } from '../../cases/calls.ts';
import { meant } from '../../cases/intent.ts';
import { brokenLimit } from '../../cases/limits.ts';
import { hotelTime } from '../../cases/local-time.ts';
import { withOtherValues } from '../../cases/profile-example.ts';
import { ID_MEMBER } from '../../cases/reservation-id.ts';
import { requiredMember } from '../../cases/shown.ts';
import { afternoonOf, checkOutTimeOf, presentAt, suppliedMembers } from '../../cases/stay.ts';
import { newestTokensUsed } from '../../cases/token-requests.ts';
import { isOfRate } from '../../cases/waiting.ts';
import { prefixOf } from '../../contract/catalogue/row.ts';
import { type Exchange, isAccepted, replyLine } from '../../contract/evidence.ts';
import { isOpen } from '../../contract/interface.ts';
import type { Profile } from '../../contract/profile.ts';
import type { Hotel } from '../../contract/run.ts';
import { OPEN_OPERATIONS, RESERVATION_OPERATIONS, type ReservationOperation } from '../../contract/words.ts';
import { covers, givenAccepted, notJudged, specify, supported, type Tools } from '../../fixtures/index.ts';

/** Valid calls of distinct stays that are sent side by side; half as many faulty ones are among them. */
const atOnce = (operation: ReservationOperation) => (operation === 'check-in' ? 8 : 4);

/** A report that must be refused for what its body says. */
function faulty(call: Call, operation: ReservationOperation, profile: Profile): Call {
  if (operation === 'check-out') return withMember(call, 'checkOutDate', 'not a date');
  const member = requiredMember(operation, profile);
  return member ? without(call, member) : withJson(call, []);
}

const statusesOf = (replies: readonly Exchange[]) => replies.map(({ reply }) => reply?.status ?? 'not');

/** What two rooms have in common that were reserved together. */
const OF_BOOKING = ['supplierReservationId', 'employeeIdentifier'] as const;

/** What is known of a guest who comes back to the same room. */
const OF_GUEST = ['roomNumber', 'guestFirstName', 'guestLastName', 'employeeIdentifier'] as const;

const NUMBER = 'hotelConfirmationNumber';

/** What another guest may share with the first one, in words and by its members. */
const SHARED = {
  roomNumber: ['in the same room', ['roomNumber']],
  folio: ['on the same folio', ['folio']],
  booking: ['of the same reservation of the supplier', OF_BOOKING],
} as const;

/** The media types of the check-ins of three guests. */
const TYPES = ['text/json', 'application/vnd.lodging.v2+json', 'application/json'] as const;

export default specify(({ test, expect, profile, values, claims, startedAt, zones }) => {
  const isFree = (name: string) => !suppliedMembers(values).includes(name);
  // An id that the run goes by must tell the stays apart.
  const canBeShared = (name: string) => isFree(name) && name !== ID_MEMBER[values.reservationIdFrom];
  const home = values.hotels[0] as Hotel;
  const present = presentAt(home, { startedAt, zones });

  /** Three valid ones. If the body is known, only texts tell their numbers apart, and check-outs are of one guest. */
  const three = ({ stay, valid }: Tools, operation: ReservationOperation): readonly [Call, Call, Call] => {
    const stays = [stay(), stay(), stay()] as const;
    if (isOpen(operation)) {
      const second = values.stays.length === 0 && values.hotels[1] ? stay(values.hotels[1]) : stays[1];
      return [valid(operation, stays[0]), valid(operation, second), valid(operation, stays[2])];
    }
    const numbered = numberedAlike(profile, stays);
    const guests = operation === 'check-out' ? ofOneGuest(numbered) : numbered;
    const arrived = guests.map((guest, at) => arrivedAs(valid(operation, guest), TYPES[at] as string));
    return arrived as unknown as [Call, Call, Call];
  };

  /**
   * One after the other: three valid ones, then in turn a faulty and a valid one of the same stay, then a new one and
   * the last one without a token. At last the guest leaves whose first check-in was faulty.
   */
  const inARow = async (tools: Tools, operation: ReservationOperation) => {
    const { sendInTurn, stay, valid } = tools;
    const guest = stay();
    const [fourth, fifth] = [valid(operation, guest), valid(operation)];
    const leaves = operation === 'check-in' && claims.includes('check-out');
    const [first, second, third, refused, afterRefusal, , afterBadToken, ...others] = await sendInTurn(
      ...three(tools, operation),
      faulty(fourth, operation, profile),
      fourth,
      withToken(fifth, { ...runToken, altered: 'truncated' }),
      fifth,
      anonymous(valid(operation)),
      anonymous(fifth),
      ...(leaves ? [afterCheckIn(valid('check-out', guest), 5)] : []),
    );
    const [nameless, leaving] = [others.slice(0, 2), others[2]];
    return { row: [first, second, third], third, refused, afterRefusal, afterBadToken, nameless, leaving };
  };

  /** Side by side, each of a separate stay: every third one is faulty. */
  const sideBySide = async ({ sendAtOnce, valid }: Tools, operation: ReservationOperation) => {
    const calls = Array.from({ length: atOnce(operation) * 1.5 }, (_none, n) =>
      n % 3 === 2 ? faulty(valid(operation), operation, profile) : valid(operation),
    );
    const replies = await sendAtOnce(...(calls as [Call, ...Call[]]));
    const pairs = replies.flatMap((reply, n) => (n % 3 === 2 ? [{ reply, control: replies[n - 1] as Exchange }] : []));
    return { replies, valid: replies.filter((_reply, n) => n % 3 !== 2), faulty: pairs };
  };
  const again = ({ sendInTurn, valid }: Tools, operation: ReservationOperation) => {
    const call = valid(operation);
    return sendInTurn(call, call);
  };
  const fourTimes = ({ sendAtOnce, valid }: Tools, operation: ReservationOperation) => {
    const call = valid(operation);
    return sendAtOnce(call, call, call, call);
  };

  for (const operation of RESERVATION_OPERATIONS) {
    const P = prefixOf(operation);

    const arrived = `, of guests with the same name, whose check-ins came as ${TYPES.join(', ')}`;
    const words = operation === 'check-in' ? alikeWords(profile) : alikeWords(profile) + arrived;
    const inRow = `${operation}: accepts three in a row${isOpen(operation) ? '' : words}`;
    test(inRow, covers(`REPETITION-${P}.IN-A-ROW`), async ({ tools }) => {
      const { row } = await inARow(tools, operation);
      for (const reply of row) expect(reply).toBeAccepted();
    });

    test(
      `${operation}: accepts with a valid token what it refused with a wrong one`,
      covers(`REPETITION-${P}.AFTER-BAD-TOKEN`),
      async ({ tools }) => {
        expect((await inARow(tools, operation)).afterBadToken).toBeAccepted();
      },
    );

    test(
      `${operation}: accepts ${atOnce(operation)} at once`,
      covers(`REPETITION-${P}.IN-PARALLEL`),
      async ({ tools }) => {
        for (const reply of (await sideBySide(tools, operation)).valid) expect(reply).toBeAccepted();
      },
    );

    test(
      `${operation}: accepts only the valid requests, sent in turns with faulty ones`,
      covers(`REPETITION-${P}.IN-TURNS`),
      async ({ tools }) => {
        const { third, refused, afterRefusal } = await inARow(tools, operation);
        expect(third).toBeAccepted();
        expect(refused).toBeRefused({ control: third, profile });
        expect(afterRefusal).toBeAccepted();
      },
    );

    test(
      `${operation}: accepts only the valid requests, sent at once with faulty ones`,
      covers(`REPETITION-${P}.MIXED`),
      async ({ tools }) => {
        const replies = await sideBySide(tools, operation);
        for (const reply of replies.valid) expect(reply).toBeAccepted();
        for (const { reply, control } of replies.faulty) expect(reply).toBeRefused({ control, profile });
      },
    );

    const notKept = covers(`REPETITION-${P}.CREDENTIAL-NOT-KEPT`);
    test(`${operation}: refuses a request without a token right after one with a token`, notKept, async ({ tools }) => {
      const { nameless, afterBadToken } = await inARow(tools, operation);
      for (const reply of nameless) expect(reply).toBeUnauthorized({ control: afterBadToken });
    });

    const twice = covers(`REPETITION-${P}.TWICE`);
    test(`${operation}: records the answer to the same request again`, twice, async ({ tools, note }) => {
      note(`answered ${statusesOf(await again(tools, operation)).join(', then ')}`);
    });
  }

  for (const operation of ['check-in', 'check-out'] as const) {
    const P = prefixOf(operation);

    const alike = covers(`REPETITION-${P}.ACCEPTED-ALIKE`);
    test(`${operation}: answers the same request again alike`, alike, async ({ tools }) => {
      const [first, second] = await again(tools, operation);
      givenAccepted(first);
      if (profile.repeats?.[operation] === 'ignored' || (second.reply && !isAccepted(second))) {
        throw notJudged('not-applicable', `The same again is not taken for a report: ${replyLine(second)}`, second);
      }
      expect(second).toHaveStatus(201);
      expect(second).toHaveEmptyBody();
    });

    const parallel = covers(`REPETITION-${P}.SAME-IN-PARALLEL`);
    test(
      `${operation}: records the answers to the same request four times at once`,
      parallel,
      async ({ tools, note }) => {
        note(`answered ${statusesOf(await fourTimes(tools, operation)).join(', ')}`);
      },
    );

    const ways = [
      ['again', 'the same again', again],
      ['at-once', 'the same four times at once', fourTimes],
    ] as const;
    for (const [when, words, send] of ways) {
      const details = covers(`REPETITION-${P}.NO-SERVER-ERROR`, { when });
      test(`${operation}: no server error for ${words}`, details, async ({ tools }) => {
        for (const reply of await send(tools, operation)) expect(reply).toHaveNoServerError(words);
      });
    }
  }

  /** A guest is billed, first through yesterday if the bill says through when, and leaves if that is claimed. */
  const billedAndGone = async ({ sendInTurn, stay, valid }: Tools) => {
    const guest = stay();
    const bill = valid('partial-bill', guest);
    const yesterday = hotelTime(afternoonOf(present.minus({ days: 1 })).set({ hour: 23 }));
    const before = valid('partial-bill', { ...guest, leaving: yesterday });
    const isDated = JSON.stringify(before.body) !== JSON.stringify(bill.body);
    const bills = isDated ? [withOtherValues(before, profile, 'partial-bill'), bill] : [bill];
    const calls = [...bills, ...(claims.includes('check-out') ? [valid('check-out', guest)] : [])];
    const replies: readonly Exchange[] = await sendInTurn(...(calls as [Call, ...Call[]]));
    const at = bills.length - 1;
    return { first: at > 0 ? replies[0] : null, bill: replies[at] as Exchange, leaving: replies.at(-1) as Exchange };
  };
  const billed = covers('REPETITION-CHECK-OUT.AFTER-PARTIAL-BILL');
  test('accepts the check-out of a guest who was sent a partial bill', billed, async ({ tools }) => {
    const { first, bill, leaving } = await billedAndGone(tools);
    givenAccepted(first && isAccepted(first) ? first : bill);
    expect(leaving).toBeAccepted();
  });
  const anotherDate = covers('REPETITION-PARTIAL-BILL.ANOTHER-DATE');
  test('accepts a second partial bill of a guest through a later date', anotherDate, async ({ tools }) => {
    const { first, bill } = await billedAndGone(tools);
    if (!first) throw notJudged('not-applicable', 'The body does not say through which date');
    givenAccepted(first);
    expect(bill).toBeAccepted();
  });

  const repeated = covers('REPETITION-CHECK-OUT.AFTER-REPEATED-CHECK-IN');
  test(
    'accepts the check-out of a guest whose check-in was sent twice',
    repeated,
    async ({ sendInTurn, stay, valid }) => {
      const guest = stay();
      const arriving = valid('check-in', guest);
      const [first, , leaving] = await sendInTurn(arriving, arriving, afterCheckIn(valid('check-out', guest), 1));
      givenAccepted(first);
      expect(leaving).toBeAccepted();
    },
  );

  const corrected = covers('REPETITION-CHECK-OUT.AFTER-REFUSED-CHECK-IN');
  test('accepts the check-out of a guest whose first check-in was refused', corrected, async ({ tools }) => {
    const { afterRefusal, leaving } = await inARow(tools, 'check-in');
    givenAccepted(afterRefusal);
    expect(leaving as Exchange).toBeAccepted();
  });

  const late = covers('REPETITION-CHECK-OUT.AFTER-MANY-OTHERS');
  test('accepts the check-out of a guest who came before all others', late, async ({ send, valid, tools }) => {
    if (['list', 'omitted'].includes(values.reservationIdFrom))
      throw notJudged('not-testable', 'The check-out does not name the guest who checked in');
    const arrived = givenAccepted(await send(valid('check-in')));
    tools.afterOthers();
    const leaving = await send(afterCheckIn(valid('check-out'), arrived.id));
    expect(leaving).toBeAccepted();
  });

  const sharers = Object.entries(SHARED).filter(([, [, members]]) => members.every(canBeShared));
  /** A guest and others who share something with that one check in, and leave where that is claimed. */
  const sharing = async ({ sendInTurn, stay, valid }: Tools, shared: string) => {
    const at = sharers.findIndex(([name]) => name === shared) + 1;
    if (at === 0) throw notJudged('not-applicable', 'Each stay of this run has its own');
    const first = stay();
    const guests = [first, ...sharers.map(() => stay())];
    const arriving = sharers.map(([, [, members]], at) => {
      const same = Object.fromEntries(members.map((name) => [name, first.body[name]]));
      return meant(withMembers(valid('check-in', guests[at + 1]), same), 'tolerated');
    });
    const leaving = guests.map((guest, at) => afterCheckIn(valid('check-out', guest), at + 1));
    const calls = [...arriving, ...(claims.includes('check-out') ? leaving : [])];
    const replies: readonly Exchange[] = await sendInTurn(valid('check-in', first), ...calls);
    const [arrivals, departures] = [replies.slice(0, guests.length), replies.slice(guests.length)];
    return { arrivals: [arrivals[0], arrivals[at]], departures: [departures[0], departures[at]] } as {
      readonly [when in 'arrivals' | 'departures']: readonly [Exchange, Exchange];
    };
  };
  for (const [shared, [words]] of Object.entries(SHARED)) {
    const details = covers('REPETITION-CHECK-OUT.OF-SHARERS', { shared });
    test(`accepts the check-out of a guest after that of another one ${words}`, details, async ({ tools }) => {
      const { arrivals, departures } = await sharing(tools, shared);
      supported(arrivals[1], `A second guest ${words}`);
      givenAccepted(departures[0]);
      expect(departures[1]).toBeAccepted();
    });
  }
  test(
    'two rooms of one reservation of the supplier',
    covers('REPETITION-CHECK-IN.OF-ONE-BOOKING'),
    async ({ tools }) => {
      const { arrivals } = await sharing(tools, 'booking');
      givenAccepted(arrivals[0]);
      expect(arrivals[1]).toBeAccepted();
    },
  );

  /** A no-show, then the check-in of another guest, then that of the one who was not expected any more. */
  const afterNoShow = ({ sendInTurn, stay, valid }: Tools) => {
    const guest = stay();
    const noShow = withOtherValues(valid('no-show', guest), profile, 'no-show');
    return sendInTurn(noShow, valid('check-in'), valid('check-in', guest));
  };

  for (const operation of OPEN_OPERATIONS) {
    const details = covers(`${prefixOf(operation)}.ACCEPTS-OTHER-VALUES`);
    test(`${operation}: accepts other values that the profile allows`, details, async ({ tools }) => {
      const reply = operation === 'partial-bill' ? (await billedAndGone(tools)).first : (await afterNoShow(tools))[0];
      const plain = tools.valid(operation);
      if (!reply || withOtherValues(plain, profile, operation) === plain)
        throw notJudged('not-applicable', 'The profile allows no other values, or a bill without its date');
      expect(reply).toBeAccepted();
    });
  }

  test(
    'accepts the check-in of another guest after a no-show',
    covers('REPETITION-CHECK-IN.AFTER-NO-SHOW'),
    async ({ tools }) => {
      const [noShow, another] = await afterNoShow(tools);
      givenAccepted(noShow);
      expect(another).toBeAccepted();
    },
  );

  test(
    'records the answer to the check-in of a no-show',
    covers('REPETITION-CHECK-IN.OF-A-NO-SHOW'),
    async ({ tools, note }) => {
      note(`answered ${statusesOf(await afterNoShow(tools)).join(', then ')}`);
    },
  );

  test(
    'a guest comes back to a room',
    covers('REPETITION-CHECK-IN.AFTER-CHECK-OUT'),
    async ({ sendInTurn, stay, valid }) => {
      const guest = stay(home, afternoonOf(present.minus({ days: 2 })), checkOutTimeOf(present.minus({ days: 1 })));
      const same = Object.fromEntries(OF_GUEST.filter(isFree).map((name) => [name, guest.body[name]]));
      const [left, back] = await sendInTurn(valid('check-out', guest), withMembers(valid('check-in'), same));
      givenAccepted(left);
      expect(back).toBeAccepted();
    },
  );

  /** One guest, and then others whose confirmation numbers differ from that one's in one thing each. */
  const numberedNearly = ({ sendInTurn, stay, valid }: Tools) => {
    const number = numberOf(stay());
    const numbers = [number, ...Object.values(DIFFERENCES).map(([, change]) => change(number))];
    if (numbers.some((each) => brokenLimit(profile, 'check-in', { [NUMBER]: each }, startedAt))) {
      throw notJudged('not-applicable', 'The profile leaves no room for such numbers');
    }
    const calls = numbers.map((each) => meant(withMember(valid('check-in'), NUMBER, each), 'unusual'));
    return sendInTurn(...(calls as [Call, ...Call[]]));
  };
  for (const [at, [difference, [words]]] of Object.entries(DIFFERENCES).entries()) {
    const details =
      difference === 'end-space'
        ? covers('REPETITION-CHECK-IN.NUMBERS-APART-IN-SPACE-BEHIND')
        : covers('REPETITION-CHECK-IN.NUMBERS-APART', { difference });
    const title = `accepts two guests whose confirmation numbers differ only in ${words}`;
    test(title, details, async ({ tools }) => {
      if (!isFree(NUMBER)) throw notJudged('not-applicable', 'Each stay of this run has its own number');
      const [first, ...others] = await numberedNearly(tools);
      givenAccepted(first as Exchange);
      expect(others[at] as Exchange).toBeAccepted();
    });
  }

  test(
    'accepts the newest token, each time a new one is issued',
    covers('REPETITION.NEWEST-TOKEN'),
    async ({ sendInTurn, valid }) => {
      const calls = newestTokensUsed(valid('token-form'), valid('check-in'), valid('check-in'), valid('check-in'));
      for (const reply of await sendInTurn(...calls)) expect(reply).toBeAccepted();
    },
  );

  test('accepts a burst at the pace of the profile', covers('REPETITION.RATE-LIMIT'), async ({ tools, note }) => {
    const { replies } = await sideBySide(tools, 'check-in');
    const limited = replies.filter(
      ({ reply, waits }) => isOfRate(reply?.status ?? 0) || waits.some(({ status }) => isOfRate(status)),
    ).length;
    note(`${limited} of ${replies.length} met the rate limit`);
  });
});
