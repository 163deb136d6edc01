/** Asks the service for tokens and sends a valid call of each claimed operation, before anything is judged. */

import type { Call, SecretRef } from '../../cases/call.ts';
import { report as reportEvent, withHeader, withToken } from '../../cases/calls.ts';
import { meant } from '../../cases/intent.ts';
import { namedStep, type Sender } from '../../cases/sequence.ts';
import { isShown } from '../../cases/shown.ts';
import { makeStay } from '../../cases/stay.ts';
import { validCall } from '../../cases/valid.ts';
import { SETTLE_SECONDS, settledMs } from '../../cases/waiting.ts';
import { type Exchange, isAccepted, statusOf } from '../../contract/evidence.ts';
import type { RunContext } from '../../contract/run.ts';
import {
  IN_ORDER_OF_STAY,
  momentOf,
  type ReservationOperation,
  TOKEN_OPERATIONS,
  type TokenOperation,
} from '../../contract/words.ts';
import {
  ANYWAY,
  clockStep,
  controlStep,
  hasOwnIssuer,
  hasToken,
  isNowhere,
  skewOf,
  slipOf,
  tokenStep,
} from './replies.ts';
import { bad, good, notTried, type PreflightReport, type PreflightStep, reportOf } from './report.ts';

/** A run's context, and which of its shards asks (absent: the first, or a run without shards). */
export interface Asking extends RunContext {
  readonly shard?: number;
}

/** The name of a preflight exchange or guest: each shard has its own, so that stays are not repeated. */
const named = ({ shard = 1 }: Asking, name: string) =>
  shard === 1 ? `preflight/${name}` : `preflight/${shard}/${name}`;

/** A control's guest: a service that ends a stay with a bill would refuse the check-out, as if its id were wrong. */
const guestOf = (operation: ReservationOperation) =>
  ({ arrival: 'guest', stay: 'billed', departure: 'guest', absence: 'absentee' })[momentOf(operation)];

/** Sends controls with explicitly named tokens, so that no other token request comes between. */
class Controls {
  readonly exchanges: Exchange[] = [];
  readonly probe: PreflightStep[] = [];
  singleLiveToken = false;
  readonly #arrivals = new Map<string, Exchange>();
  #token: SecretRef;
  #older: SecretRef | null;

  constructor(
    private readonly sender: Sender,
    readonly context: Asking,
    readonly skewS: number,
    tokens: readonly [older: string | null, newest: string],
  ) {
    const [older, newest] = tokens;
    this.#token = { secret: 'access_token', issuedBy: newest };
    this.#older = older === null ? null : { secret: 'access_token', issuedBy: older };
  }

  async #sendWith(id: string, call: Call, token: SecretRef, guest: string): Promise<Exchange> {
    // An older token may have ended.
    const carrying = meant(withToken(call, token), id.endsWith('/older-token') ? 'unusual' : 'nominal');
    const step = namedStep(this.context.seed, named(this.context, id), carrying, named(this.context, guest));
    const [exchange] = await this.sender.send(step);
    this.exchanges.push(exchange as Exchange);
    return exchange as Exchange;
  }

  /** Sends a control. The first uses the older token; if refused, it is repeated with the newer one. */
  async send(id: string, call: Call, guest = guestOf(call.operation as ReservationOperation)): Promise<Exchange> {
    const older = this.#older;
    if (!older) return this.#sendWith(id, call, this.#token, guest);
    this.#older = null;
    const first = await this.#sendWith(`${id}/older-token`, call, older, guest);
    // Whatever its status: some hide with 404 what the caller may not see (RFC 9110 §15.5.4).
    const isEnded = statusOf(first) >= 400 && statusOf(first) < 500;
    const final = isEnded ? await this.#sendWith(id, call, this.#token, guest) : first;
    this.singleLiveToken = isEnded && isAccepted(final);
    const [shown, other] = isEnded
      ? [
          'A new token ends the earlier ones, so token requests are sent one at a time.',
          'the valid call was accepted with neither token',
        ]
      : ['Earlier tokens stay valid after a new one is issued.', 'the valid call was not accepted'];
    const name = 'single live token';
    this.probe.push(isAccepted(final) ? good(name, shown) : notTried(name, `Not known: ${other}.`));
    return final;
  }

  async #callFor(operation: ReservationOperation): Promise<Call> {
    const valid = validCall(this.context, operation, makeStay(this.context, 1));
    const { guest, ...call } = valid;
    if (!guest) return valid;
    const who = guestOf(operation);
    const arrival =
      this.#arrivals.get(who) ?? (await this.send(who === 'guest' ? 'arrival' : `${who}/arrival`, guest, who));
    this.#arrivals.set(who, arrival);
    return { ...call, arrival: arrival.id };
  }

  async step(operation: ReservationOperation): Promise<PreflightStep> {
    const exchange = await this.send(operation, await this.#callFor(operation));
    if (operation === 'check-in') this.#arrivals.set('guest', exchange);
    return controlStep(`control ${operation}`, exchange, this);
  }
}

/** Asks for a second token, then sends a control of each claimed operation. @param skewS see `controlStep` */
export async function sendControls(sender: Sender, context: Asking, variant: TokenOperation, skewS: number) {
  const claimed = IN_ORDER_OF_STAY.filter((operation) => context.claims.includes(operation));
  const tried = claimed.filter((operation) => isShown(operation, context.profile));
  if (tried.length === 0) return { steps: [], exchanges: [], singleLiveToken: false };
  const asked = namedStep(
    context.seed,
    named(context, 'second-token'),
    validCall(context, variant, makeStay(context, 1)),
  );
  const [second] = (await sender.send(asked)) as [Exchange];
  const [older, newest] = [named(context, variant), named(context, 'second-token')];
  const controls = new Controls(sender, context, skewS, hasToken(second) ? [older, newest] : [null, older]);
  const steps: PreflightStep[] = [];
  for (const operation of tried) steps.push(await controls.step(operation));
  const untried = claimed
    .filter((each) => !tried.includes(each))
    .map((each) => notTried(`control ${each}`, 'Not tried: its body is in neither the document nor a profile.'));
  return {
    steps: [...controls.probe, ...steps, ...settlingSteps(controls.exchanges, context), ...untried],
    exchanges: [second, ...controls.exchanges],
    singleLiveToken: controls.singleLiveToken,
  };
}

function settlingSteps(exchanges: readonly Exchange[], { values }: RunContext): PreflightStep[] {
  const tookMs = Math.max(0, ...exchanges.filter(isAccepted).map(settledMs));
  if (tookMs === 0) return [];
  const took = Math.ceil(tookMs / 100) / 10;
  const given = values.settleSeconds ?? SETTLE_SECONDS;
  const sentence = `The service shows a check-in to later reports after about ${took} s; the run gives it ${given} s (values.settleSeconds).`;
  return [good('settling', sentence)];
}

/** The gravest first. */
const STOPS = ['credentials', 'network', 'outage'] as const;

/** The gravest step that shows nothing about the service. */
export function worstOf(steps: readonly PreflightStep[]): PreflightStep | undefined {
  return STOPS.flatMap((blame) => steps.find((step) => step.blame === blame) ?? [])[0];
}

/** The control that stops the run: one that names an integrator's value or, if all are refused, the first of them. */
export function decisiveControl(steps: readonly PreflightStep[]): PreflightStep | undefined {
  const tried = steps.filter(({ name, ok }) => name.startsWith('control ') && ok !== null);
  if (tried.some(({ ok }) => ok)) return tried.find(({ isSure }) => isSure);
  const [first] = tried;
  return first?.blame === 'service' ? undefined : first;
}

/** Asks for a token by each claimed variant, or by form if none is claimed: every event needs one. */
async function askForTokens(sender: Sender, context: Asking) {
  const all = TOKEN_OPERATIONS.filter((variant) => context.claims.includes(variant));
  // A new token by the other variant may end those of the shard that tests it.
  const claimed = (context.shard ?? 1) > 1 ? all.slice(0, 1) : all;
  const steps: PreflightStep[] = [];
  const exchanges: Exchange[] = [];
  let variant: TokenOperation | null = null;
  for (const each of claimed.length > 0 ? claimed : (['token-form'] as const)) {
    // A host that did not reply would only make the user wait again.
    if (exchanges.some(({ reply }) => reply === null) && !hasOwnIssuer(context.target)) continue;
    const call = validCall(context, each, makeStay(context, 1));
    const [exchange] = (await sender.send(namedStep(context.seed, named(context, each), call))) as [Exchange];
    exchanges.push(exchange);
    steps.push(tokenStep(each, exchange, context));
    if (hasToken(exchange)) variant ??= each;
  }
  return { steps, exchanges, variant };
}

/** Several operations, all 404 or 405: wrong address. A service that lacks only one operation is judged. */
function wrongAddress(exchanges: readonly Exchange[], { target }: RunContext): PreflightStep | null {
  const atService = exchanges.filter(({ request }) => request.operation !== 'token-form' || !hasOwnIssuer(target));
  const isWrong = (asked: readonly Exchange[]) =>
    new Set(asked.map(({ request }) => request.operation)).size > 1 && asked.every(isNowhere);
  if (!isWrong(atService) && !isWrong(exchanges)) return null;
  const [first] = (atService.length > 0 ? atService : exchanges) as [Exchange];
  const [slip] = exchanges.flatMap((exchange) => slipOf(exchange, target) ?? []);
  return bad(
    'address',
    'configuration',
    `The service is not at this address: ${first.request.url} and all other paths answer ${first.reply?.status}.`,
    slip ??
      'Check LODGING_BASE_URL and LODGING_AUTH_URL: host, path prefix (the suite itself adds /api/v1), environment.',
  );
}

function zoneSteps({ values }: RunContext): PreflightStep[] {
  if (values.timeZoneGiven) return [];
  const sentence = `The time zone of hotel ${values.hotels[0]?.id} is not set: UTC is assumed, and requirements that depend on the hotel's offset will be inconclusive.`;
  const step =
    'Set LODGING_HOTEL_TIME_ZONE, such as America/Chicago, or list the hotel in values.hotels of certification.yaml.';
  return [good('time zone', sentence, step)];
}

/** Detects an issuer at another address: there is no token endpoint, but the service's address answers. */
function noIssuer(exchanges: readonly Exchange[], { target }: RunContext): PreflightStep | null {
  const [first] = exchanges;
  const [slip] = exchanges.flatMap((exchange) => slipOf(exchange, target) ?? []);
  const advice = hasOwnIssuer(target)
    ? 'Check LODGING_AUTH_URL: the suite itself adds /oauth2/token.'
    : "Set LODGING_AUTH_URL to the token issuer's address: LODGING_BASE_URL issues no token.";
  const sentence = `There is no token endpoint at this address: ${first?.request.url} answers ${first?.reply?.status}.`;
  return bad('issuer', 'configuration', sentence, slip ?? `${advice} ${ANYWAY}`);
}

/** A claimed variant answered from elsewhere: the run would blame the service for what it never offered. */
function strayVariant(steps: readonly PreflightStep[]): PreflightStep | undefined {
  const stray = steps.find(({ blame }) => blame === 'configuration');
  if (!stray) return undefined;
  const claim = `If the service does not offer ${stray.name}, leave it out of claims in certification.yaml.`;
  return { ...stray, nextStep: `${stray.nextStep} ${claim}` };
}

/** Without a token, an unauthenticated check-in still shows whether anything is at the address. */
async function probeAddress(sender: Sender, exchanges: readonly Exchange[], context: Asking) {
  if (!exchanges.every(isNowhere)) return null;
  const call = withHeader(reportEvent(context.profile, 'check-in', {}), 'Authorization', null);
  const probe = await sender.send(namedStep(context.seed, named(context, 'address'), call));
  return wrongAddress([...exchanges, ...probe], context) ?? noIssuer(exchanges, context);
}

async function withoutToken(
  sender: Sender,
  steps: readonly PreflightStep[],
  exchanges: readonly Exchange[],
  context: Asking,
): Promise<PreflightStep | undefined> {
  const grave = worstOf(steps);
  if (grave) return grave;
  const elsewhere = await probeAddress(sender, exchanges, context);
  if (elsewhere) return elsewhere;
  return steps.some(({ blame }) => blame === 'service') ? undefined : steps[0];
}

/**
 * Sends at most nine requests, named `preflight/NAME`, until one prevents a run; uses up three supplied stays.
 * @param earlier come first
 */
export async function askService(
  sender: Sender,
  context: Asking,
  earlier: readonly PreflightStep[] = [],
): Promise<PreflightReport> {
  const steps: PreflightStep[] = [...earlier, ...zoneSteps(context)];
  const { steps: tokenSteps, exchanges, variant } = await askForTokens(sender, context);
  const [answered] = exchanges.filter(({ reply }) => reply !== null);
  const skewS = skewOf(answered);
  if (answered) steps.push(clockStep(skewS));
  const stray = variant === null ? undefined : strayVariant(tokenSteps);
  steps.push(...tokenSteps.map((step) => (step.name === stray?.name ? stray : step)));
  if (variant === null) {
    const decisive = await withoutToken(sender, tokenSteps, exchanges, context);
    if (decisive && !steps.includes(decisive)) steps.push(decisive);
    if (!decisive) steps.push(notTried('controls', 'Not tried: there is no token to send.'));
    return reportOf(steps, false, decisive);
  }
  const controls = await sendControls(sender, context, variant, skewS ?? 0);
  steps.push(...controls.steps);
  const decisive = decisiveControl(controls.steps);
  // A service that answers 404 for an unknown hotel is at the right address.
  const misplaced = decisive?.isSure ? null : wrongAddress([...exchanges, ...controls.exchanges], context);
  if (misplaced) steps.push(misplaced);
  const fewAlive = controls.singleLiveToken || context.profile.token?.liveTokens !== undefined;
  return reportOf(steps, fewAlive, misplaced ?? decisive ?? stray);
}
