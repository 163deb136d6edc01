/** Notices which faults and variants have a hand in the answer to a request, for whoever follows the access log. */
import { AsyncLocalStorage } from 'node:async_hooks';
import { isDeepStrictEqual } from 'node:util';
import type { Behaviour, Context, Override } from './behaviour.ts';
import { reference } from './reference/index.ts';

/** An override and what it is called. */
export interface NamedOverride {
  readonly name: string;
  readonly override: Override;
}

/** Overrides that behave as those they were made of, and what is known of their doings. */
export interface Watched {
  readonly overrides: readonly Override[];
  /** Names of those that changed something about the request with this id; asked for once, then forgotten. */
  take(id: string): readonly string[];
}

type Stage = (...args: unknown[]) => unknown;
type Replacement = (next: Stage) => Stage;

/** How a stage ended: with a value, or by throwing. */
type End = { readonly value: unknown } | { readonly thrown: unknown };

interface Asked {
  readonly args: readonly unknown[];
  readonly end: End;
}

const isPending = (end: End): end is { value: Promise<unknown> } => 'value' in end && end.value instanceof Promise;

function endOf(run: () => unknown): End {
  try {
    return { value: run() };
  } catch (thrown) {
    return { thrown };
  }
}

function handedOn(end: End): unknown {
  if ('thrown' in end) throw end.thrown;
  return end.value;
}

function settled(end: End): Promise<End> | End {
  if (!isPending(end)) return end;
  return end.value.then(
    (value) => ({ value }),
    (thrown: unknown) => ({ thrown }),
  );
}

/** Whether a stage was given the same: of a request everything but the mock itself is compared. */
function isSame(given: unknown, other: unknown): boolean {
  if (given === other) return true;
  const isContext = typeof given === 'object' && given !== null && 'behaviour' in given;
  if (!isContext || typeof other !== 'object' || other === null) return isDeepStrictEqual(given, other);
  const own = new Map<string, unknown>(Object.entries(given));
  return Object.entries(other).every(([key, value]) => {
    const mine = own.get(key);
    return mine === value || (key !== 'mock' && key !== 'behaviour' && isDeepStrictEqual(mine, value));
  });
}

/** Whether one of the calls of what is replaced was the one given, and ended as the replacement did. */
async function changedNothing(args: readonly unknown[], end: End, asked: readonly Asked[]): Promise<boolean> {
  const own = await settled(end);
  for (const call of asked) {
    const isPassedOn = call.args.length === args.length && args.every((each, at) => isSame(each, call.args[at]));
    if (isPassedOn && isDeepStrictEqual(await settled(call.end), own)) return true;
  }
  return false;
}

/** What the reference service would do at this stage, where that can be asked without doing it. */
function asReference(stage: keyof Behaviour, args: readonly unknown[], end: End): Asked[] {
  if (isPending(end)) return [];
  const own = endOf(() => (reference[stage] as Stage)(...args));
  return isPending(own) ? [] : [{ args, end: own }];
}

function watchStage(stage: keyof Behaviour, replacement: Replacement, touched: (id: string) => void): Replacement {
  return (next) => {
    const calls = new AsyncLocalStorage<Asked[]>();
    const replaced = replacement((...args) => {
      const end = endOf(() => next(...args));
      calls.getStore()?.push({ args, end });
      return handedOn(end);
    });
    return (...args) => {
      const asked: Asked[] = [];
      const end = calls.run(asked, () => endOf(() => replaced(...args)));
      const { id } = args.at(-1) as Context;
      // Compared once the answer is there, so that watching changes nothing about when a stage ends.
      const known = asked.length > 0 ? asked : asReference(stage, args, end);
      void changedNothing(args, end, known).then((isUntouched) => isUntouched || touched(id));
      return handedOn(end);
    };
  };
}

/** Watches overrides at work. One that answers as the service would have done without it has not touched the request. */
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
