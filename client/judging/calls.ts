/** Bodies of tests about the calls of the client, whatever scene they came in. */
import type { PlayedScene } from '../../cases/sequence.ts';
import type { Exchange } from '../../contract/evidence.ts';
import type { RunContext } from '../../contract/run.ts';
import { isTokenOperation, type TokenOperation } from '../../contract/words.ts';
import { FindingError, notJudged } from '../../judgement/finding.ts';
import type { TestBody } from '../../judgement/judge.ts';
import { unknownMembers } from './field-rules.ts';

/** What is wrong with a call, in a sentence that begins with the call; `null`: nothing. */
export type CallRule = (call: Exchange, context: RunContext, played: PlayedScene) => string | null;

/** Which calls a rule is about. `all`: reports and token requests; `anything`: what came besides, too. */
export type CallKind = 'all' | 'anything' | 'reports' | 'tokens' | Exchange['request']['operation'];

/** Whether a call is of a kind. */
export function isOf({ request: { operation } }: Exchange, kind: CallKind): boolean {
  if (kind === 'all' || kind === 'anything') return true;
  if (kind === 'tokens' || kind === 'reports') return isTokenOperation(operation) === (kind === 'tokens');
  return operation === kind;
}

/** The finding that something is broken. @param calls that show it */
export function broken(summary: string, calls: readonly Exchange[]): FindingError {
  const [exchange] = calls;
  return new FindingError({ kind: 'broken', summary, ...(exchange ? { exchange } : {}), exchanges: calls });
}

/** @throws {FindingError} where there is a call that breaks a rule: the first one is described, all are named */
export function throwBroken(found: readonly { readonly call: Exchange; readonly what: string }[]): void {
  const [first, ...others] = found;
  if (!first) return;
  const more = others.length > 0 ? ` (and ${others.length} more)` : '';
  throw broken(
    `Call ${first.call.id}: ${first.what}${more}`,
    found.map(({ call }) => call),
  );
}

/** What is looked at: of whatever came, or of reports and token requests. */
const callsOf = ({ calls, besides = [] }: PlayedScene, kind: CallKind) =>
  kind === 'anything' ? [...calls, ...besides] : calls;

/** @throws {FindingError} where a call of a kind breaks a rule, or none came */
function judgeCalls(played: readonly PlayedScene[], context: RunContext, kind: CallKind, rule: CallRule): Exchange[] {
  const all = played.flatMap((scene) =>
    callsOf(scene, kind)
      .filter((call) => isOf(call, kind))
      .map((call) => ({ call, scene })),
  );
  if (all.length === 0) throw notJudged('undecided', 'no such call was received');
  const found = all.flatMap(({ call, scene }) => {
    const what = rule(call, context, scene);
    return what === null ? [] : [{ call, what }];
  });
  throwBroken(found);
  return all.map(({ call }) => call);
}

/** What calls that keep a rule still do not show, in a sentence; `null`: nothing. */
type Unshown = (calls: readonly Exchange[], context: RunContext) => string | null;

/** Every call of a kind keeps a rule; where no such call came, or they kept it by chance, nothing was shown. */
export function everyCall(kind: CallKind, rule: CallRule, unshown: Unshown = () => null): TestBody {
  return async ({ scenes, run }) => {
    const missing = unshown(judgeCalls(await scenes(), run, kind, rule), run);
    if (missing !== null) throw notJudged('undecided', missing);
  };
}

/** The same where the client uses that variant of the token exchange; one variant is enough for a client. */
export function whereUsed(kind: TokenOperation, rule: CallRule): TestBody {
  return async ({ scenes, run }) => {
    const played = await scenes();
    const tokens = played.flatMap(({ calls }) => calls.filter((call) => isOf(call, 'tokens')));
    const isUsed = tokens.some((call) => isOf(call, kind));
    if (tokens.length > 0 && !isUsed) throw notJudged('not-applicable', `the client does not ask by ${kind}`);
    judgeCalls(played, run, kind, rule);
  };
}

/** Asked for by a variant that is claimed (section 5.3). */
export const ofClaimedVariant: CallRule = ({ request: { operation } }, { claims }) =>
  claims.includes(operation) ? null : `it is a ${operation} request, which is not claimed`;

/** All reports carry the same `api-version`, or none (section 9). */
export const ofOneVersion: TestBody = async ({ scenes }) => {
  const reports = (await scenes()).flatMap(({ calls }) => calls.filter((call) => isOf(call, 'reports')));
  if (reports.length === 0) throw notJudged('undecided', 'no such call was received');
  const versionOf = ({ request: { url } }: Exchange) => new URL(url).searchParams.getAll('api-version').join(', ');
  const [first] = reports;
  const wanted = first ? versionOf(first) : '';
  const others = reports.filter((call) => versionOf(call) !== wanted);
  const what = `its api-version is another than that of ${first?.id}`;
  throwBroken(others.map((call) => ({ call, what })));
};

/** Notes the members that the document does not show (section 2.1). */
export const notesUnknownMembers: TestBody = async ({ scenes, note }) => {
  const calls = (await scenes()).flatMap((played) => played.calls);
  const names = new Set(calls.flatMap(unknownMembers));
  if (names.size > 0) note(`members that the document does not show: ${[...names].sort().slice(0, 20).join(', ')}`);
};
