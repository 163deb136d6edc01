/** Test bodies that many requirements share. */
import type { Mutations } from '../cases/body-cases.ts';
import type { Call } from '../cases/call.ts';
import { below, pinned } from '../cases/calls.ts';
import { circumstanceNamed } from '../cases/circumstances.ts';
import { DATED } from '../cases/hotels.ts';
import type { LocalTime } from '../cases/local-time.ts';
import { isShown } from '../cases/shown.ts';
import { replyUnder, type Ways } from '../cases/under-circumstances.ts';
import type { Exchange } from '../contract/evidence.ts';
import type { Hotel, RunContext } from '../contract/run.ts';
import { isTokenOperation, type Operation, type ReservationOperation, type TokenOperation } from '../contract/words.ts';
import { notJudged } from './finding.ts';
import { givenRefused, oneSupported, schemaFor } from './given.ts';
import type { TestBody } from './judge.ts';
import type { CertificationExpect } from './matchers/index.ts';
import type { BesideGood } from './matchers/refusal.ts';
import type { Tools } from './tools.ts';

type Mutate = (call: Call) => Call;
type Check = (reply: Exchange) => void;
type CheckBeside = (reply: Exchange, control: Exchange) => void;
/** @param good what makes the refusal of a credential count */
type CheckCredential = (reply: Exchange, good: BesideGood) => void;

/** What makes a credential's refusal count. If no accepted body is known, the control need only pass its check. */
export async function goodBeside(
  { send, valid, run }: Pick<Tools, 'send' | 'valid' | 'run'>,
  operation: ReservationOperation,
  control: Exchange,
): Promise<BesideGood> {
  if (isShown(operation, run.profile)) return { control };
  return { control, openBody: true, elsewhere: await send(below(valid(operation))) };
}

export type Bodies = ReturnType<typeof bodiesFor>;

export function bodiesFor({ profile }: RunContext, expect: CertificationExpect) {
  const isAccepted: Check = (reply) => expect(reply).toBeAccepted();
  const beside =
    (operation: Operation, mutations: Mutations, name: string, check: CheckBeside): TestBody =>
    async ({ withControl }) => {
      const { reply, control } = await withControl(operation, mutations, name);
      check(reply, control);
    };
  const besideGood =
    (operation: ReservationOperation, mutations: Mutations, name: string, check: CheckCredential): TestBody =>
    async ({ tools, withControl }) => {
      const { reply, control } = await withControl(operation, mutations, name);
      check(reply, await goodBeside(tools, operation, control));
    };
  return {
    /** Checks the reply to a valid call or a mutation of it; it need not be accepted. */
    replies:
      (operation: Operation, check: Check, mutate: Mutate = (call) => call): TestBody =>
      async ({ send, valid }) =>
        check(await send(mutate(valid(operation)))),
    /** A conforming mutation is accepted, or passes `check`; without a mutation, the valid call itself. */
    accepts:
      (operation: Operation, mutate: Mutate = (call) => call, check = isAccepted): TestBody =>
      async ({ send, valid, conforming }) =>
        check(await send(conforming(mutate(valid(operation))))),
    acceptsUnder:
      (operation: ReservationOperation, circumstance: string): TestBody =>
      async ({ tools, run }) => {
        const asked = { operation, role: 'valid' } as const;
        const reply = await replyUnder(tools as Ways, run, circumstanceNamed(circumstance), asked);
        if (!reply) {
          throw notJudged('not-testable', `No ${operation} is sent: it is not claimed, or its body not shown`);
        }
        expect(reply).toBeAccepted();
      },
    beside,
    refuses: (operation: Operation, mutations: Mutations, name: string) =>
      beside(operation, mutations, name, (reply, control) => {
        if (isTokenOperation(operation)) expect(reply).toBeRefusedToken({ control });
        else expect(reply).toBeRefused({ control, profile });
      }),
    /** One of several mutated token requests gets no token, whatever its status. */
    issuesNoToken: (operation: TokenOperation, mutations: Mutations, name: string) =>
      beside(operation, mutations, name, (reply, control) => expect(reply).toIssueNoToken({ control })),
    keepsOut: (operation: ReservationOperation, mutations: Mutations, name: string) =>
      besideGood(operation, mutations, name, (reply, good) => expect(reply).toBeUnauthorized(good)),
    besideGood,
    /** Reports of a stay at each of several hotels are accepted. */
    acceptsAtEach:
      (operation: 'check-in' | 'check-out', hotels: readonly Hotel[]): TestBody =>
      async ({ stayAtEach }) =>
        expect(await stayAtEach(hotels, operation)).toBeAcceptedAtEach(hotels),
    /** A report of a stay that began then is accepted if one of those that began earlier is. */
    acceptsAsEarlier:
      (operation: 'check-in' | 'check-out', hotel: Hotel, arrival: LocalTime, before: readonly LocalTime[]): TestBody =>
      async ({ send, stay, valid, conforming }) => {
        const members = operation === 'check-in' ? DATED : ['checkOutDate'];
        const about = (from: LocalTime) => send(conforming(pinned(valid(operation, stay(hotel, from)), ...members)));
        const earlier: Exchange[] = [];
        for (const each of before) earlier.push(await about(each));
        oneSupported(earlier, 'An earlier stay');
        expect(await about(arrival)).toBeAccepted();
      },
    /** Bodies at fault are refused with the status of the profile, and with an error as it shows. */
    refusesAsProfiled: (operation: 'check-in' | 'check-out', mutations: Mutations, names: readonly string[]) => {
      const refusals =
        (check: Check): TestBody =>
        async ({ withControl }) => {
          for (const name of names) {
            const { reply, control } = await withControl(operation, mutations, name);
            check(givenRefused(reply, { control, profile }));
          }
        };
      return {
        status: refusals((reply) => expect(reply).toHaveStatus(...(profile.errors?.invalid ?? []))),
        schema: refusals((reply) => expect(reply).toBeAnErrorLike(schemaFor(reply, profile))),
      };
    },
    /** For a mutation that a tolerant service may accept: that ends the stay, so the control uses another one. */
    apart:
      (operation: Operation, mutate: Mutate, check: CheckBeside): TestBody =>
      async ({ send, valid }) => {
        const reply = await send(mutate(valid(operation)));
        check(reply, await send(valid(operation)));
      },
  };
}
