/** Notices which faults and variants changed the answer to a request, for the access log. */
import { isDeepStrictEqual } from 'node:util';
import type { Behaviour, Context, Override } from './behaviour.ts';
import { reference } from './reference/index.ts';

export interface NamedOverride {
  readonly name: string;
  readonly override: Override;
}

/** Overrides that behave like the originals, with a record of what they changed. */
export interface Watched {
  readonly overrides: readonly Override[];
  /** Names of those that changed something about the request with this id; forgotten once asked for. */
  take(id: string): readonly string[];
}

type Stage = (...args: unknown[]) => unknown;
type Replacement = (next: Stage) => Stage;

/** One call of a stage, and its end: a value, or an error. */
interface Call {
  readonly args: readonly unknown[];
  readonly isAsync: boolean;
  readonly end: Promise<unknown>;
}

function noted(stage: Stage, args: unknown[], note: (call: Call) => void): unknown {
  const ended = (end: unknown, isAsync: boolean) => note({ args, isAsync, end: Promise.allSettled([end]) });
  try {
    const value = stage(...args);
    ended(value, value instanceof Promise);
    return value;
  } catch (thrown) {
    ended(Promise.reject(thrown), false);
    throw thrown;
  }
}

/** What is compared of a stage's arguments: of a request, everything except the mock itself. */
const compared = (given: unknown) =>
  typeof given === 'object' && given !== null && 'behaviour' in given
    ? { ...given, mock: null, behaviour: null }
    : given;

/** Whether one of the calls of the original stage had these arguments, and ended as the replacement did. */
async function changedNothing({ args, end }: Call, inner: readonly Call[]): Promise<boolean> {
  for (const call of inner) {
    const isPassedOn = isDeepStrictEqual(args.map(compared), call.args.map(compared));
    if (isPassedOn && isDeepStrictEqual(await call.end, await end)) return true;
  }
  return false;
}

/** What the reference does at a stage that a replacement did not call; only synchronous stages have no effects. */
function asReference(stage: keyof Behaviour, args: unknown[]): Call {
  const value = new Promise((resolve) => resolve((reference[stage] as Stage)(...args)));
  return { args, isAsync: false, end: Promise.allSettled([value]) };
}

function watchStage(stage: keyof Behaviour, replacement: Replacement, touched: (id: string) => void): Replacement {
  return (next) =>
    (...args) => {
      const inner: Call[] = [];
      const replaced = replacement((...given) => noted(next, given, (call) => inner.push(call)));
      return noted(replaced, args, (own) => {
        const { id } = args.at(-1) as Context;
        if (inner.length === 0 && !own.isAsync) inner.push(asReference(stage, args));
        // Compared once the answer is there, so that watching does not change when a stage ends.
        void own.end.then(() => changedNothing(own, inner)).then((isUntouched) => isUntouched || touched(id));
      });
    };
}

/** Watches overrides at work. One that answers as the service would have without it has not touched the request. */
export function watched(named: readonly NamedOverride[]): Watched {
  const byRequest = new Map<string, Set<string>>();
  const watchOverride = ({ name, override }: NamedOverride): Override => {
    const touched = (id: string) => byRequest.set(id, (byRequest.get(id) ?? new Set()).add(name));
    const stages = Object.entries(override) as [keyof Behaviour, Replacement][];
    return Object.fromEntries(stages.map(([stage, own]) => [stage, watchStage(stage, own, touched)])) as Override;
  };
  return {
    overrides: named.map(watchOverride),
    take(id) {
      const names = named.map(({ name }) => name).filter((name) => byRequest.get(id)?.has(name));
      byRequest.delete(id);
      return names;
    },
  };
}
