/** Which steps of a scene have been done, as far as the calls show. */
import { type Exchange, isAccepted } from '../../contract/evidence.ts';
import type { Scene, SceneFile, SceneStay, SceneStep } from '../../contract/scene.ts';
import type { ReservationOperation } from '../../contract/words.ts';

/** A step, and what became of it. */
export type StepProgress =
  | { readonly do: 'wait'; readonly seconds: number }
  | {
      readonly do: ReservationOperation;
      readonly stay: SceneStay;
      /** It is sent without waiting for the one before. */
      readonly atOnce: boolean;
      /** `answered`: its report came, and the provider of this scene did not accept it. */
      readonly state: 'missing' | 'answered' | 'accepted';
      /** The id of the call that shows it. */
      readonly call: string | null;
    };

type Report = { readonly do: ReservationOperation; readonly stay: string; readonly atOnce: boolean };

type Wait = Extract<SceneStep, { do: 'wait' }>;

function flat(steps: readonly SceneStep[]): (Report | Wait)[] {
  return steps.flatMap((step): (Report | Wait)[] => {
    if (step.do === 'wait') return [step];
    if (step.do !== 'at-once') return [{ ...step, atOnce: false }];
    return step.steps.map((each, at) => ({ ...each, atOnce: at > 0 }));
  });
}

/** The texts in a JSON body, wherever they stand. */
function textsIn(value: unknown): string[] {
  if (typeof value === 'string') return [value];
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(textsIn) : [];
}

function textsOf({ request: { body } }: Exchange): string[] {
  try {
    return textsIn(JSON.parse(body?.text ?? ''));
  } catch {
    return [];
  }
}

/** Whether a call is about a stay: it carries one of its numbers, under whatever name. */
function isAbout(call: Exchange, stay: SceneStay): boolean {
  const { hotelConfirmationNumber, reservationId, folio, supplierReservationId } = stay;
  const own = [hotelConfirmationNumber, reservationId, folio, supplierReservationId];
  return textsOf(call).some((text) => own.includes(text));
}

/** The steps of a scene with what became of each. A call shows one step only. */
export function stepsOf({ steps, stays }: SceneFile, calls: readonly Exchange[]): StepProgress[] {
  const used = new Set<Exchange>();
  return flat(steps).map((step) => {
    if (step.do === 'wait') return step;
    const stay = stays.find(({ name }) => name === step.stay) as SceneStay;
    const fitting = calls.filter(
      (call) => call.request.operation === step.do && !used.has(call) && !call.received?.astray && isAbout(call, stay),
    );
    const call = fitting.find(isAccepted) ?? fitting.at(-1);
    if (call) used.add(call);
    const state = !call ? 'missing' : isAccepted(call) ? 'accepted' : 'answered';
    return { do: step.do, stay, atOnce: step.atOnce, state, call: call?.id ?? null };
  });
}

/** The steps that the client still has to see through. Where the provider makes acceptance impossible, an answer will do. */
export function missingOf({ allReported }: Pick<Scene, 'allReported'>, steps: readonly StepProgress[]): StepProgress[] {
  if (!allReported) return [];
  return steps.filter((step) => step.do !== 'wait' && step.state !== 'accepted');
}
