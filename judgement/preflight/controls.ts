/** Sends one valid call of each claimed operation, and finds out whether a new token ends earlier ones. */
import type { Call, SecretRef } from '../../cases/call.ts';
import { withToken } from '../../cases/calls.ts';
import { meant } from '../../cases/intent.ts';
import { namedStep, type Sender } from '../../cases/sequence.ts';
import { isShown } from '../../cases/shown.ts';
import { makeStay } from '../../cases/stay.ts';
import { validCall } from '../../cases/valid.ts';
import { SETTLE_SECONDS, settledMs } from '../../cases/waiting.ts';
import { type Exchange, isAccepted, statusOf } from '../../contract/evidence.ts';
import type { RunContext } from '../../contract/run.ts';
import { IN_ORDER_OF_STAY, momentOf, type ReservationOperation, type TokenOperation } from '../../contract/words.ts';
import { controlStep } from './replies.ts';
import { hasToken } from './reply-kinds.ts';
import { good, notTried, type PreflightStep } from './report.ts';

/** Names each token itself, so that no other token request comes between. */
class Controls {
  readonly exchanges: Exchange[] = [];
  readonly probe: PreflightStep[] = [];
  singleLiveToken = false;
  #arrival: Exchange | null = null;
  #token: SecretRef;
  #older: SecretRef | null;

  constructor(
    private readonly sender: Sender,
    readonly context: RunContext,
    readonly skewS: number,
    tokens: readonly [older: string | null, newest: string],
  ) {
    const [older, newest] = tokens;
    this.#token = { secret: 'access_token', issuedBy: newest };
    this.#older = older === null ? null : { secret: 'access_token', issuedBy: older };
  }

  async #sendWith(id: string, call: Call, token: SecretRef): Promise<Exchange> {
    const carrying = withToken(call, token);
    const isAbsence = momentOf(call.operation) === 'absence';
    const stay = isAbsence ? 'preflight/absentee' : 'preflight/guest';
    const [exchange] = await this.sender.send(namedStep(this.context.seed, id, carrying, stay));
    this.exchanges.push(exchange as Exchange);
    return exchange as Exchange;
  }

  /** Sends a control. The first uses the older token; if refused, it is repeated with the newer one. */
  async send(id: string, call: Call): Promise<Exchange> {
    const older = this.#older;
    if (!older) return this.#sendWith(id, call, this.#token);
    this.#older = null;
    const first = await this.#sendWith(`${id}/older-token`, call, older);
    const isEnded = [401, 403].includes(statusOf(first));
    const told = isEnded ? await this.#sendWith(id, call, this.#token) : first;
    this.singleLiveToken = isEnded && isAccepted(told);
    const [shown, other] = isEnded
      ? ['A new token ends the earlier ones; token requests therefore run alone.', 'neither token was accepted']
      : ['A new token leaves the earlier ones alive.', 'the valid call was not accepted'];
    const name = 'single live token';
    this.probe.push(isAccepted(told) ? good(name, shown) : notTried(name, `Cannot be told: ${other}.`));
    return told;
  }

  async #callFor(operation: ReservationOperation): Promise<Call> {
    const valid = validCall(this.context, operation, makeStay(this.context, 1));
    const { guest, ...call } = valid;
    if (!guest) return valid;
    this.#arrival ??= await this.send('preflight/arrival', guest);
    return meant({ ...call, arrival: this.#arrival.id }, 'nominal');
  }

  async step(operation: ReservationOperation): Promise<PreflightStep> {
    const exchange = await this.send(`preflight/${operation}`, await this.#callFor(operation));
    if (operation === 'check-in') this.#arrival = exchange;
    return controlStep(`control ${operation}`, exchange, this);
  }
}

/** Asks for a second token, then sends a control of each claimed operation. @param skewS see `controlStep` */
export async function sendControls(sender: Sender, context: RunContext, variant: TokenOperation, skewS: number) {
  const claimed = IN_ORDER_OF_STAY.filter((operation) => context.claims.includes(operation));
  const tried = claimed.filter((operation) => isShown(operation, context.profile));
  if (tried.length === 0) return { steps: [], exchanges: [], singleLiveToken: false };
  const asked = namedStep(context.seed, 'preflight/second-token', validCall(context, variant, makeStay(context, 1)));
  const [second] = (await sender.send(asked)) as [Exchange];
  const [older, newest] = [`preflight/${variant}`, 'preflight/second-token'];
  const controls = new Controls(sender, context, skewS, hasToken(second) ? [older, newest] : [null, older]);
  const steps: PreflightStep[] = [];
  for (const operation of tried) steps.push(await controls.step(operation));
  const untried = claimed
    .filter((each) => !tried.includes(each))
    .map((each) => notTried(`control ${each}`, 'Not tried: neither the document nor a profile shows its body.'));
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
