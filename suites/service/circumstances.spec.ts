import { pinned } from '../../cases/calls.ts';
import { CIRCUMSTANCES, type Circumstance, isOfArrival, OF_GUEST } from '../../cases/circumstances.ts';
import { FAR_ARRIVALS } from '../../cases/date-times.ts';
import { brokenLimit } from '../../cases/limits.ts';
import { presentAt } from '../../cases/stay.ts';
import { credentialsUnder, LACKS, type Role, replyUnder, type Ways } from '../../cases/under-circumstances.ts';
import { isOfRate } from '../../cases/waiting.ts';
import { prefixOf } from '../../contract/catalogue/row.ts';
import { type Exchange, isAccepted, isOutage, replyLine } from '../../contract/evidence.ts';
import { successOf } from '../../contract/interface.ts';
import { asJsonObject, parsedJson } from '../../contract/json.ts';
import type { Hotel, RunContext } from '../../contract/run.ts';
import type { ReservationOperation } from '../../contract/words.ts';
import {
  covers,
  isBrokenOff,
  notJudged,
  type SpecContext,
  specify,
  supported,
  type Tools,
} from '../../fixtures/index.ts';

/** What is wrong with a request under a circumstance, for titles. */
const WRONG: Readonly<Record<Exclude<Role, 'valid' | 'ARRIVED'>, string>> = {
  'REFUSES-MISSING': 'a required field is missing',
  'REFUSES-EMPTY': 'a required field is empty',
  'NO-CREDENTIAL': 'no credential',
  'WRONG-TOKEN': 'a token that was never issued',
  'NO-TOKEN': 'another credential instead of a token',
};

/** The reply to a request under a circumstance. */
async function replyTo(tools: Tools, circumstance: Circumstance, operation: ReservationOperation, role: Role) {
  const reply = await replyUnder(tools as Ways, tools.run, circumstance, { operation, role });
  if (reply) return reply;
  throw notJudged('not-testable', `No ${operation} is sent: it is not claimed, or its body not shown`);
}

/** Whether a service says, for an allowed reason, that it does not serve such requests. */
function isUnserved(exchange: Exchange, { accepted, unserved = [] }: Circumstance): boolean {
  const { reply, failure } = exchange;
  const status = reply?.status ?? 0;
  // The check-in under the same circumstance was refused, which is judged separately.
  if (failure?.kind === 'no-reservation-id') return accepted !== 'MUST';
  // Firewalls end the connection of clients that do not say who they are, and gateways that of long bodies.
  if (accepted !== 'MUST' && isBrokenOff(exchange)) return true;
  if (accepted === 'MUST' || isOfRate(status) || isOutage(status)) return unserved.includes(status);
  return status >= 300;
}

/** Whether a report exceeds a limit of the profile, for which a service may refuse it. */
function isBeyondLimit({ request: { operation, body } }: Exchange, { profile, startedAt }: RunContext): boolean {
  return brokenLimit(profile, operation, asJsonObject(parsedJson(body?.text ?? '')) ?? {}, startedAt) !== null;
}

/** The refused request and its control; if the service does not serve the circumstance, no refusal counts. */
async function withControl(tools: Tools, circumstance: Circumstance, operation: ReservationOperation, role: Role) {
  const reply = await replyTo(tools, circumstance, operation, role);
  const control = await replyTo(tools, circumstance, operation, 'valid');
  const mayRefuse = isUnserved(control, circumstance) || (!isAccepted(control) && isBeyondLimit(control, tools.run));
  if (!isAccepted(reply) && mayRefuse) {
    const summary = `A valid ${operation} ${circumstance.words} is not accepted either (${replyLine(control)})`;
    throw notJudged('not-applicable', summary, control);
  }
  return { reply, control };
}

function accepted({ test, expect, profile }: SpecContext, circumstance: Circumstance, operation: ReservationOperation) {
  const { accepted: authority, name, words, unserved = [] } = circumstance;
  const P = prefixOf(operation);
  const title = `accepts a ${operation} ${words}`;
  if (authority === 'observed') {
    const details = covers('CIRCUMSTANCE-CHECK-IN.OBSERVED', { circumstance: name });
    return test(`records the answer to a ${operation} ${words}`, details, async ({ tools, note }) => {
      note(`answered ${replyLine(await replyTo(tools, circumstance, operation, 'valid'))}`);
    });
  }
  if (authority !== 'MUST' && authority !== 'SHOULD') return;
  const id = authority === 'MUST' ? (`CIRCUMSTANCE-${P}.ACCEPTED` as const) : (`CIRCUMSTANCE-${P}.SERVED` as const);
  test(title, covers(id, { circumstance: name }), async ({ tools }) => {
    const reply = await replyTo(tools, circumstance, operation, 'valid');
    if (unserved.includes(reply.reply?.status ?? 0)) {
      throw notJudged('not-applicable', `The service does not serve it, and says so: ${replyLine(reply)}`, reply);
    }
    expect(reply).toBeAccepted();
    const { statuses, isEmpty } = successOf(operation, profile);
    if (statuses.length > 0) expect(reply).toHaveStatus(...statuses);
    if (isEmpty) expect(reply).toHaveEmptyBody();
  });
}

/** A departure of the week before that of a circumstance long past, as others are compared with. */
async function departureBefore({ send, stay, valid, conforming, run }: Tools): Promise<Exchange> {
  const [hotel] = run.values.hotels as readonly [Hotel];
  const arrival = FAR_ARRIVALS['year-end']?.(presentAt(hotel, run)).minus({ weeks: 1 });
  return send(conforming(pinned(valid('check-out', stay(hotel, arrival)), 'checkOutDate')));
}

/** A guest who came under a circumstance is billed, and leaves. */
function afterArrival({ test, expect }: SpecContext, circumstance: Circumstance, operation: (typeof OF_GUEST)[number]) {
  const { name, words } = circumstance;
  const details = covers(`CIRCUMSTANCE-${prefixOf(operation)}.ARRIVED`, { circumstance: name });
  test(`accepts the ${operation} of a guest after a check-in ${words}`, details, async ({ tools }) => {
    supported(await replyTo(tools, circumstance, 'check-in', 'valid'), `A check-in ${words}`);
    if (circumstance.isLongPast && tools.run.claims.includes('check-out'))
      supported(await departureBefore(tools), 'A departure long past');
    const reply = await replyTo(tools, circumstance, operation, 'ARRIVED');
    if (reply.failure?.kind === 'no-reservation-id') {
      throw notJudged('not-applicable', 'The id of the reservation is what such a check-in does not have', reply);
    }
    expect(reply).toBeAccepted();
  });
}

function refused({ test, expect, ...context }: SpecContext, circumstance: Circumstance) {
  const { name: value, words, operations } = circumstance;
  const { profile } = context;
  for (const lack of operations.includes('check-in') ? LACKS : []) {
    const details = covers(`CIRCUMSTANCE-CHECK-IN.${lack}`, { circumstance: value });
    test(`refuses a check-in ${words}: ${WRONG[lack]}`, details, async ({ tools }) => {
      const { reply, control } = await withControl(tools, circumstance, 'check-in', lack);
      expect(reply).toBeRefused({ control, profile });
    });
  }
  for (const [operation, credential] of credentialsUnder(context as RunContext, circumstance)) {
    const details = covers(`CIRCUMSTANCE-${prefixOf(operation)}.${credential}`, { circumstance: value });
    test(`refuses a ${operation} ${words}: ${WRONG[credential]}`, details, async ({ tools }) => {
      const { reply, control } = await withControl(tools, circumstance, operation, credential);
      expect(reply).toBeUnauthorized({ control });
    });
  }
}

export default specify((context) => {
  for (const circumstance of CIRCUMSTANCES.filter(({ exists = () => true }) => exists(context))) {
    for (const operation of circumstance.operations) accepted(context, circumstance, operation);
    for (const operation of isOfArrival(circumstance) ? OF_GUEST : []) afterArrival(context, circumstance, operation);
    refused(context, circumstance);
  }
});
