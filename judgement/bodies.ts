/** Bodies of tests that many requirements share: each is an ordinary function of the fixtures that it names. */
import type { Mutations } from '../cases/body-cases.ts';
import type { Call } from '../cases/call.ts';
import { circumstanceNamed } from '../cases/circumstances.ts';
import { isShown } from '../cases/shown.ts';
import { replyUnder, type Ways } from '../cases/under-circumstances.ts';
import type { RunContext } from '../contract/run.ts';
import { isTokenOperation, type Operation, type ReservationOperation, type TokenOperation } from '../contract/words.ts';
import type { CertificationExpect } from './expect.ts';
import { notJudged } from './finding.ts';
import type { TestBody } from './judge.ts';

/** Makes the bodies of tests. */
export interface Bodies {
  /** A mutation of a valid call is accepted; without one, the valid call itself. */
  readonly accepts: (operation: Operation, mutate?: (call: Call) => Call) => TestBody;
  /** A valid report is accepted under a circumstance: the request that is sent there anyway. */
  readonly acceptsUnder: (operation: ReservationOperation, circumstance: string) => TestBody;
  /** One of several mutations of a valid call is refused, beside an accepted control. */
  readonly refuses: (operation: Operation, mutations: Mutations, name: string) => TestBody;
  /** One of several mutations of a valid token request gets no token, whatever its status. */
  readonly issuesNoToken: (operation: TokenOperation, mutations: Mutations, name: string) => TestBody;
  /** One of several credentials is turned away where the run's token is not. */
  readonly keepsOut: (operation: ReservationOperation, mutations: Mutations, name: string) => TestBody;
}

/** The bodies for the specs of a context. */
export function bodiesFor({ profile }: RunContext, expect: CertificationExpect): Bodies {
  return {
    accepts:
      (operation, mutate = (call) => call) =>
      async ({ send, valid, conforming }) => {
        expect(await send(conforming(mutate(valid(operation))))).toBeAccepted();
      },
    acceptsUnder:
      (operation, circumstance) =>
      async ({ send, sendInTurn, sendAtOnce, run }) => {
        const ways = { send, sendInTurn, sendAtOnce } as Ways;
        const reply = await replyUnder(ways, run, circumstanceNamed(circumstance), { operation, role: 'valid' });
        if (!reply)
          throw notJudged('not-testable', `No ${operation} is sent: it is not claimed, or its body not shown`);
        expect(reply).toBeAccepted();
      },
    refuses:
      (operation, mutations, name) =>
      async ({ withControl }) => {
        const { reply, unlike } = await withControl(operation, mutations, name);
        if (isTokenOperation(operation)) expect(reply).toBeRefusedToken({ unlike });
        else expect(reply).toBeRefused({ unlike });
      },
    issuesNoToken:
      (operation, mutations, name) =>
      async ({ withControl }) => {
        const { reply, unlike } = await withControl(operation, mutations, name);
        expect(reply).toIssueNoToken({ unlike });
      },
    keepsOut:
      (operation, mutations, name) =>
      async ({ withControl }) => {
        const { reply, unlike } = await withControl(operation, mutations, name);
        // Without a body that is known to be accepted the control need only get further than the credential.
        expect(reply).toBeUnauthorized({ unlike, openBody: !isShown(operation, profile) });
      },
  };
}
