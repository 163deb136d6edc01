/** The requests that are sent under a circumstance, valid and faulty, and later reports of that guest. */
import type { Exchange } from '../contract/evidence.ts';
import { fieldsOf, requestSchema } from '../contract/interface.ts';
import type { Profile } from '../contract/profile.ts';
import type { RunContext } from '../contract/run.ts';
import { IN_ORDER_OF_STAY, momentOf, type ReservationOperation } from '../contract/words.ts';
import { anonymous, authorized, GARBAGE } from './bad-credentials.ts';
import type { Call } from './call.ts';
import { afterCheckIn, clientSecret, withMember, without, withToken } from './calls.ts';
import { type Authority, CIRCUMSTANCES, type Circumstance, isOfArrival, OF_GUEST } from './circumstances.ts';
import { type Intent, meant } from './intent.ts';
import { onceFor } from './once.ts';
import { isShown } from './shown.ts';
import { makeStay, type Stay } from './stay.ts';
import { validCall } from './valid.ts';

/** Stays are numbered from here; the one before is that of `before`. */
export const FIRST_STAY = 2;
/** Credentials that are none. */
export const CREDENTIALS = ['NO-CREDENTIAL', 'WRONG-TOKEN', 'NO-TOKEN'] as const;
type NoCredential = (typeof CREDENTIALS)[number];
/** What a check-in lacks. */
export const LACKS = ['REFUSES-MISSING', 'REFUSES-EMPTY'] as const;
/** The purpose of a request under a circumstance: the last part of its requirement's id, except for the valid one. */
export type Role = 'valid' | 'ARRIVED' | NoCredential | (typeof LACKS)[number];

interface Asked {
  readonly operation: ReservationOperation;
  readonly role: Role;
  readonly call: Call;
}

const placeOf = ({ name }: Circumstance) => CIRCUMSTANCES.findIndex((each) => each.name === name);
const pick = <Of>(list: readonly Of[], at: number): Of => list[at % list.length] as Of;

/** The field that a check-in under a circumstance lacks, or whose text is empty. */
function fieldFor(circumstance: Circumstance, role: (typeof LACKS)[number], profile: Profile): string {
  const fields = fieldsOf(requestSchema('check-in', profile)).filter(({ required }) => required);
  const texts = fields.filter(({ type, format, nonEmpty }) => type === 'string' && format === null && nonEmpty);
  const names = (role === 'REFUSES-MISSING' ? fields : texts)
    .map(({ name }) => name)
    .filter((name) => !circumstance.members?.includes(name));
  return circumstance.lacks ?? pick(names, placeOf(circumstance));
}

/** HTTP Basic with the client's id and secret in one circumstance, the client's id as a token in the next. */
function withoutToken(call: Call, { clientId }: RunContext, circumstance: Circumstance): Call {
  if (placeOf(circumstance) % 2 === 1) return withToken(call, clientId);
  return authorized(call, ['Basic ', { ...clientSecret, basic: { clientId, encoded: 'where-needed' } }]);
}

function atFault(call: Call, role: Role, context: RunContext, circumstance: Circumstance): Call {
  switch (role) {
    case 'valid':
    case 'ARRIVED':
      return call;
    case 'NO-CREDENTIAL':
      return anonymous(call);
    case 'WRONG-TOKEN':
      return withToken(call, GARBAGE.words);
    case 'NO-TOKEN':
      return withoutToken(call, context, circumstance);
    case 'REFUSES-MISSING':
      return without(call, fieldFor(circumstance, role, context.profile));
    case 'REFUSES-EMPTY':
      return withMember(call, fieldFor(circumstance, role, context.profile), '');
  }
}

const isAbsence = (operation: ReservationOperation) => momentOf(operation) === 'absence';

const isSent = ({ claims, profile }: RunContext, operation: ReservationOperation) =>
  claims.includes(operation) && isShown(operation, profile);

/** Which credentials are tried at which operation: each takes another one in turn, and the first sent the rest. */
export function credentialsUnder(
  context: RunContext,
  circumstance: Circumstance,
): readonly (readonly [ReservationOperation, NoCredential])[] {
  const { operations } = circumstance;
  const inTurn = operations.map((each, at) => [each, pick(CREDENTIALS, placeOf(circumstance) + at)] as const);
  const first = operations.find((each) => isSent(context, each)) ?? (operations[0] as ReservationOperation);
  const isMet = (credential: NoCredential) =>
    inTurn.some(([each, tried]) => tried === credential && (each === first || isSent(context, each)));
  return [...inTurn, ...CREDENTIALS.filter((each) => !isMet(each)).map((each) => [first, each] as const)];
}

/**
 * The requests of an operation under a circumstance: the valid one, which may end the stay, after the faulty ones.
 * Faulty check-ins come after the valid one, since none of them may undo it.
 */
function askedOf(context: RunContext, circumstance: Circumstance, operation: ReservationOperation): Asked[] {
  const credentials = credentialsUnder(context, circumstance).filter(([each]) => each === operation);
  const lacks = operation === 'check-in' ? LACKS : [];
  const faulty: readonly Role[] = [...lacks, ...credentials.map(([, credential]) => credential)];
  const roles: readonly Role[] = operation === 'check-in' ? ['valid', ...faulty] : [...faulty, 'valid'];
  const kind = kindUnder(circumstance.accepted);
  return roles.map((role, at) => {
    // A faulty check-in has a separate guest, everything else is about the one who has checked in.
    const isApart = isAbsence(operation) || (operation === 'check-in' && role !== 'valid');
    const number = FIRST_STAY + (isApart ? (isAbsence(operation) ? 10 : 1 + at) : 0);
    const stay = circumstance.stay?.(context, number) ?? makeStay(context, number);
    const call = atFault(validCall(context, operation, stay), role, context, circumstance);
    const changed = circumstance.change(call, context);
    return { operation, role, call: kind && role === 'valid' ? meant(changed, kind) : changed };
  });
}

/** The stay as billed before the guest leaves: through eleven o'clock at the latest. */
function asBilled(stay: Stay): Stay {
  const leavesLater = stay.leaving.slice(11, 13) > '11';
  return leavesLater ? { ...stay, leaving: stay.leaving.replace(/T\d\d:\d\d:\d\d/, 'T11:00:00') } : stay;
}

/** Plain reports about the guest who has arrived under a circumstance. */
function laterOf(context: RunContext, circumstance: Circumstance): Asked[] {
  if (!isOfArrival(circumstance) || !isSent(context, 'check-in')) return [];
  const stay = circumstance.stay?.(context, FIRST_STAY) ?? makeStay(context, FIRST_STAY);
  return OF_GUEST.filter((each) => isSent(context, each)).map((operation) => {
    const reported = momentOf(operation) === 'stay' ? asBilled(stay) : stay;
    return { operation, role: 'ARRIVED', call: meant(validCall(context, operation, reported), 'unusual') };
  });
}

/** Reports about a checked-in guest, which name the check-in if that is sent together with them. */
function aboutTheGuest(asked: readonly Asked[], before: number): readonly Asked[] {
  const at = asked.findIndex(({ operation, role }) => operation === 'check-in' && role === 'valid');
  const place = at < 0 ? 0 : before + at + 1;
  const isOfGuest = ({ operation, call }: Asked) => call.guest !== undefined && !isAbsence(operation);
  return asked.map((each) => (place > 0 && isOfGuest(each) ? { ...each, call: afterCheckIn(each.call, place) } : each));
}

/** What is sent under a circumstance, each list together. */
const requestsUnder = onceFor((context: RunContext, circumstance: Circumstance): readonly (readonly Asked[])[] => {
  const operations = IN_ORDER_OF_STAY.filter((each) => circumstance.operations.includes(each) && isSent(context, each));
  const own = operations.flatMap((operation) => askedOf(context, circumstance, operation));
  const asked = [...own, ...laterOf(context, circumstance)];
  const before = circumstance.before ? 1 : 0;
  if (circumstance.order) return [aboutTheGuest(asked, before)];
  // A stay goes from its check-in to its check-out; a faulty check-in does not belong to it.
  const isAlone = ({ operation, role }: Asked) => operation === 'check-in' && role !== 'valid';
  const story = asked.filter((each) => !isAlone(each) && !isAbsence(each.operation));
  const noShows = asked.filter(({ operation }) => isAbsence(operation));
  const alone = asked.filter(isAlone).map((each) => [each]);
  return [...alone, aboutTheGuest(story, before), noShows].filter((each) => each.length > 0);
});

/** The requirement of a valid report under a circumstance: its acceptance may belong to another requirement. */
function kindUnder(accepted: Authority): Intent['kind'] | undefined {
  if (accepted === 'observed') return undefined;
  return accepted === 'MUST' ? 'unusual' : 'tolerated';
}

type Together = (...calls: readonly [Call, ...Call[]]) => Promise<readonly Exchange[]>;

/** The ways of sending calls that this needs. */
export interface Ways {
  readonly send: (call: Call) => Promise<Exchange>;
  readonly sendInTurn: Together;
  readonly sendAtOnce: Together;
}

/** Sends a request under a circumstance, with what belongs to it; `undefined`: not claimed, or its body not shown. */
export async function replyUnder(
  { send, sendInTurn, sendAtOnce }: Ways,
  context: RunContext,
  circumstance: Circumstance,
  { operation, role }: Pick<Asked, 'operation' | 'role'>,
): Promise<Exchange | undefined> {
  const isMeant = (each: Asked) => each.operation === operation && each.role === role;
  const asked = requestsUnder(context, circumstance).find((each) => each.some(isMeant));
  if (!asked) return undefined;
  const before = circumstance.before ? [circumstance.before(context)] : [];
  const calls = [...before, ...asked.map(({ call }) => call)] as [Call, ...Call[]];
  if (calls.length === 1) return send(calls[0]);
  const replies = await (circumstance.order === 'at-once' ? sendAtOnce : sendInTurn)(...calls);
  return replies[before.length + asked.findIndex(isMeant)];
}
