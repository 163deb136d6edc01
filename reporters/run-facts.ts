/** What a run was about, and how much of the whole catalogue it tested, in the words that all reports share. */
import { onceOf } from '../cases/once.ts';
import { NEVER_SENT } from '../cases/unsent.ts';
import { scenesFor } from '../client/judging/played.ts';
import { countedPlays } from '../client/judging/words.ts';
import { isAccepted } from '../contract/evidence.ts';
import type { Hotel, RunContext } from '../contract/run.ts';
import type { ClientRun, RunResult } from '../submission/result.ts';
import { firstOf, hotelsLine, many, PROVIDERS, resumedLine, testedSentence } from './verdict-words.ts';
import { neverBegan } from './wording.ts';

/** The first line of every report: which subject was judged, and what that does not prove. */
export function subjectLine(result: RunResult): string {
  const isService = result.verdict.subject === 'service';
  if (neverBegan(result)) return `Subject: ${isService ? 'service' : 'CLIENT'}. It was not judged.`;
  return isService
    ? 'Subject: service. It was called and judged; this proves nothing about the PMS.'
    : 'Subject: CLIENT. It called and was judged; this proves nothing about the service.';
}

const DRIVERS: Readonly<Record<ClientRun['drivenBy'], string>> = {
  command: 'played by a command',
  webhook: 'played by its web hook',
  operator: 'played by a person',
  elsewhere: 'no scenes: another tool recorded the calls',
};

/** Names of scenes in a line. */
const MOST_SCENES = 6;

/** The scenes that the run's claims ask for and that were not played. */
function unplayedOf({ plays }: ClientRun, context: RunContext): string[] {
  const names = scenesFor(context).map(({ name }) => name);
  return names.filter((name) => !plays.some(({ scene }) => scene === name));
}

/** `29 scenes, played by a command, 1 skipped, the run's clock was put ahead by 362 s; not played: no-show, names`. */
function playedLine(client: ClientRun, context: RunContext): string {
  const { drivenBy, plays, clockAheadMs } = client;
  if (drivenBy === 'elsewhere') return DRIVERS[drivenBy];
  const { played, others } = countedPlays(plays);
  const unplayed = firstOf(unplayedOf(client, context), MOST_SCENES, (more) => `and ${more} more`);
  const missing = unplayed.length > 0 ? `; not played: ${unplayed.join(', ')}` : '';
  const ahead = clockAheadMs > 0 ? [`the run's clock was set ahead by ${Math.round(clockAheadMs / 1000)} s`] : [];
  return [many(played, 'scene'), DRIVERS[drivenBy], ...others, ...ahead].join(', ') + missing;
}

/** `base-path 2 ×`: the scenes with discarded earlier tries. */
function repeatedLine({ plays }: ClientRun): string {
  const all = plays.filter(({ repeats }) => repeats > 0).map(({ scene, repeats }) => `${scene} ${repeats} ×`);
  const named = firstOf(all, MOST_SCENES, (more) => `and ${more} more`).join(', ');
  return named && `${named} (earlier calls were discarded)`;
}

/** What was called, or who answered a client: the address and its environment. */
export function targetLine(result: RunResult): string {
  const { baseUrl, authUrl, environment, embedded } = result.verdict.target;
  const { client } = result.record;
  if (client) return `${baseUrl} (${PROVIDERS[client.answeredBy]})`;
  const issuer = authUrl === baseUrl ? '' : `, token issuer ${authUrl}`;
  return `${baseUrl} (${embedded ? 'the embedded mock' : environment})${issuer}`;
}

/** The profile's name, or what its absence means. */
function profileLine({ record }: RunResult): string {
  const { profile } = record.context;
  if (Object.keys(profile).length > 0) return profile.name ?? 'unnamed';
  return record.client?.answeredBy === 'stand-in'
    ? 'none: the provider answers as the document says'
    : 'none: what the document leaves open is not tested';
}

/** The hotels at which a check-in was sent and none was accepted. */
const hotelsWithout = onceOf(({ record, exchanges }: RunResult): Hotel[] => {
  const accepted = new Map<number, boolean>();
  for (const exchange of exchanges.values()) {
    const isSent = !NEVER_SENT.includes(exchange.failure?.kind);
    if (exchange.received || exchange.request.operation !== 'check-in' || !isSent) continue;
    const id = Number(/"lodgingHotelId":(-?\d+)/.exec(exchange.request.body?.text ?? '')?.[1]);
    accepted.set(id, accepted.get(id) === true || isAccepted(exchange));
  }
  return record.context.values.hotels.filter(({ id }) => accepted.get(id) === false);
});

export type Fact = readonly [name: string, value: string];

const NOT_NAMED = 'not named';

/** What a run was about, fact by fact: the same in every report, though shorter reports leave some out. */
export function factsOfRun(result: RunResult): Fact[] {
  const { record, verdict } = result;
  const { context, times, client } = record;
  const { authUrl, environment, embedded } = verdict.target;
  const { product } = context;
  const called: Fact[] = [
    ['Token issuer', authUrl],
    ['Environment', embedded ? `${environment}, embedded in the suite` : environment],
  ];
  return [
    [client ? 'Answered' : 'Target', targetLine(result)],
    ...(client ? [['Played', playedLine(client, context)] as const] : called),
    ...(client && repeatedLine(client) ? [['Repeated', repeatedLine(client)] as const] : []),
    ['Product', product ? `${product.name} ${product.version}, ${product.vendor}` : NOT_NAMED],
    ['Profile', profileLine(result)],
    ['Claims', context.claims.join(', ') || 'none'],
    ['Hotels', hotelsLine(context.values.hotels, hotelsWithout(result))],
    ['Tested', testedSentence(verdict.tested).replace(/^Tested /, '')],
    ...verdict.tested.remarks.map((remark) => ['Remark', remark] as const),
    ['Suite', `${verdict.suite.version}, SHA-256 ${verdict.suite.digest}`],
    ['Catalogue', `SHA-256 ${record.catalogueDigest}`],
    ...(record.shards === undefined ? [] : [['Shards', `merged of ${record.shards}`] as const]),
    ...(record.interruptions ? [['Resumed', resumedLine(record.interruptions)] as const] : []),
    ['Started', times.startedAt],
    ['Ended', times.endedAt],
  ];
}

const DETAILS = ['Token issuer', 'Environment', 'Catalogue', 'Started', 'Ended'];

/** What distinguishes one run from another at a glance; of the suite's digest, the beginning. */
export function mainFacts(result: RunResult): Fact[] {
  const { version, digest } = result.verdict.suite;
  return factsOfRun(result).flatMap(([name, value]): Fact[] => {
    const isPlain = name === 'Hotels' && hotelsWithout(result).length === 0;
    if (DETAILS.includes(name) || isPlain || value === NOT_NAMED) return [];
    return [[name, name === 'Suite' ? `${version} (${digest.slice(0, 12)})` : value]];
  });
}
