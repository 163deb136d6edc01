/** Bodies of tests that many requirements share: each is an ordinary function of the fixtures that it names. */
import type { Mutations } from '../cases/body-cases.ts';
import type { Call } from '../cases/call.ts';
import { circumstanceNamed } from '../cases/circumstances.ts';
import { isShown } from '../cases/shown.ts';
import { replyUnder, type Ways } from '../cases/under-circumstances.ts';
import type { Exchange } from '../contract/evidence.ts';
import type { RunContext } from '../contract/run.ts';
import { isTokenOperation, type Operation, type ReservationOperation, type TokenOperation } from '../contract/words.ts';
import type { CertificationExpect } from './expect.ts';
import { notJudged } from './finding.ts';
import type { TestBody } from './judge.ts';

/** Changes a valid call. */
type Mutate = (call: Call) => Call;
/** What must hold of a reply. */
type Check = (reply: Exchange) => void;
/** What must hold of a reply beside that of its control. */
type CheckBeside = (reply: Exchange, control: Exchange) => void;

/** Makes the bodies of tests. */
export interface Bodies {
  /** What must hold of the reply to a valid call, or to a mutation of one, which need not be accepted. */
  readonly replies: (operation: Operation, check: Check, mutate?: Mutate) => TestBody;
  /** A mutation of a valid call that conforms as well is accepted, or is answered as checked; without one, the valid call itself. */
  readonly accepts: (operation: Operation, mutate?: Mutate, check?: Check) => TestBody;
  /** A valid report is accepted under a circumstance: the request that is sent there anyway. */
  readonly acceptsUnder: (operation: ReservationOperation, circumstance: string) => TestBody;
  /** What must hold of one of several mutations of a valid call beside their control. */
  readonly beside: (operation: Operation, mutations: Mutations, name: string, check: CheckBeside) => TestBody;
  /** One of several mutations of a valid call is refused, beside an accepted control. */
  readonly refuses: (operation: Operation, mutations: Mutations, name: string) => TestBody;
  /** One of several mutations of a valid token request gets no token, whatever its status. */
  readonly issuesNoToken: (operation: TokenOperation, mutations: Mutations, name: string) => TestBody;
  /** One of several credentials is turned away where the run's token is not. */
  readonly keepsOut: (operation: ReservationOperation, mutations: Mutations, name: string) => TestBody;
  /** What must hold of a mutation that a tolerant service may take: the stay has ended then, and the control is about another. */
  readonly apart: (operation: Operation, mutate: Mutate, check: CheckBeside) => TestBody;
}

/** The bodies for the specs of a context. */
export function bodiesFor({ profile }: RunContext, expect: CertificationExpect): Bodies {
  const isAccepted: Check = (reply) => expect(reply).toBeAccepted();
  const beside: Bodies['beside'] =
    (operation, mutations, name, check) =>
    async ({ withControl }) => {
      const { reply, control } = await withControl(operation, mutations, name);
      check(reply, control);
    };
  return {
    replies:
      (operation, check, mutate = (call) => call) =>
      async ({ send, valid }) =>
        check(await send(mutate(valid(operation)))),
    accepts:
      (operation, mutate = (call) => call, check = isAccepted) =>
      async ({ send, valid, conforming }) =>
        check(await send(conforming(mutate(valid(operation))))),
    acceptsUnder:
      (operation, circumstance) =>
      async ({ tools, run }) => {
        const asked = { operation, role: 'valid' } as const;
        const reply = await replyUnder(tools as Ways, run, circumstanceNamed(circumstance), asked);
        if (!reply) {
          throw notJudged('not-testable', `No ${operation} is sent: it is not claimed, or its body not shown`);
        }
        expect(reply).toBeAccepted();
      },
    beside,
    refuses: (operation, mutations, name) =>
      beside(operation, mutations, name, (reply, control) => {
        if (isTokenOperation(operation)) expect(reply).toBeRefusedToken({ control });
        else expect(reply).toBeRefused({ control });
      }),
    issuesNoToken: (operation, mutations, name) =>
      beside(operation, mutations, name, (reply, control) => expect(reply).toIssueNoToken({ control })),
    keepsOut: (operation, mutations, name) =>
      beside(operation, mutations, name, (reply, control) =>
        // Without a body that is known to be accepted the control need only get further than the credential.
        expect(reply).toBeUnauthorized({ control, openBody: !isShown(operation, profile) }),
      ),
    apart:
      (operation, mutate, check) =>
      async ({ send, valid }) => {
        const reply = await send(mutate(valid(operation)));
        check(reply, await send(valid(operation)));
      },
  };
}
