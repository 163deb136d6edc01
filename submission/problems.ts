/**
 * Every reason why a submission, or a file that belongs to one, is refused or doubted: a closed list of codes with their
 * sentences. Copy is edited here; code, parameters and tests stay as they are.
 */
import { quoted } from '../contract/visible.ts';

/** The sentence of each code. */
export const SENTENCES = {
  'zip.unreadable': 'The file is not a zip that can be read: it is damaged, or of another kind.',
  'zip.empty': 'The file is empty.',
  'zip.large-file': 'The file is too large: it has {bytes} bytes, at most {most} are read.',
  'zip.too-many-entries': 'The zip has {entries} entries, at most {most} are read.',
  'zip.too-large': 'The zip holds {bytes} bytes when inflated, at most {most} are read.',
  'zip.changed': 'The zip was changed after it was written: its contents do not match its recorded digest.',
  'zip.other-layout': 'The zip is not laid out as the suite writes it: it was packed by something else.',
  'entry.too-large': 'The entry {file} is too large: {bytes} bytes, at most {most} are read.',
  'entry.not-inflated': 'The entry {file} cannot be inflated to the size that it states.',
  'entry.other-size': 'The entry {file} has another size than it states.',
  'entry.other-checksum': 'The entry {file} does not meet its checksum.',

  'json.too-large': '{where} has {bytes} bytes; at most {most} are read.',
  'json.not-utf8': '{where} is not UTF-8.',
  'json.too-deep': '{where} has more than {most} lists and objects within each other.',
  'json.not-json': '{where} is not JSON.',
  'json.other-notation': '{where} is not written as the suite writes it.',
  'json.fault': '{where}: found {found}; wanted {wanted}.',

  'run.other-start': 'run.json: times.startedAt is not context.startedAt.',
  'run.client-or-not':
    'run.json: client says how a client was made to play: it is there where context.subject is client, and only there.',
  'run.answered-by':
    'run.json: client.answeredBy, client.drivenBy, client.upstream and context.target.embedded do not say alike who answered.',
  'run.whole-yet-stopped': 'run.json: whole is true, although stopped says why the run did not go to its end.',
  'run.whole-yet-only': 'run.json: whole is true, although only names a part of the plan.',
  'run.shards':
    "run.json: shard is one of shard.of, is never whole and was not merged; shard and shards are a service's run's alone.",
  'run.completes':
    "run.json: completes is that of a service's delta run, which names in only what it tries, and has no shards.",
  'run.interruptions':
    "run.json: interruptions are a service's run's alone, lie within it, one after the other, and none ends before it begins.",
  'run.pool-of-stays': 'run.json: pool.stays does not count context.values.stays.',
  'run.pool-of-ids': 'run.json: pool.reservationIds does not count context.values.reservationIds.',
  'run.zone-not-given':
    "run.json: context.values.timeZoneGiven is false, although the first hotel's zone is not {usual}.",
  'run.id-source-not-given':
    'run.json: context.values.reservationIdGiven is false, although reservationIdFrom is not {usual}.',
  'run.future': 'The run ends at {end}, and it is {now}: it lies in the future.',
  'run.backwards': 'The run ends ({end}) before it starts ({start}).',
  'run.settings': "The run's {what} would have been refused: {where}found {found}; wanted {wanted}.",

  'shards.none': '{where} holds no shard, but {found}.',
  'shards.other-count': '{where} is one of {count} shards, {first} is one of {due}.',
  'shards.missing': 'Of {count} shards {missing} missing.',
  'shards.twice': '{where} and {first} are both shard {number}.',
  'shards.other-seed':
    '{where} belongs to another run than {first}: its seed, or the moment at which the run began, is another one.',
  'shards.other-target': '{where} called {found}, {first} called {due}.',
  'shards.other-suite': '{where} was run by another suite than {first}: {found}, not {due}.',
  'shards.other-settings': '{where} was run with other settings than {first}: {names}.',
  'shards.other-preflight': '{where} was answered otherwise than {first} before the plan: {id} was {found}, not {due}.',
  'shards.locked-out':
    '{where} was refused a token ({id}) after wrong secrets had been tried for {first}: the issuer locks the client out. Run without --shard.',
  'shards.exchange-twice':
    '{where} and {first} both hold the exchange {id}: they did not send different parts of the plan.',

  'suite.other-version': 'It was made with suite version {version}, this is {own}: verify it with {version}.',
  'suite.altered': 'It was made with an altered suite: version {version} has the digest {digest}….',
  'release.missing':
    'It names the suite {version} ({digest}…), of which {folder} has no package: unpack it there, unless it was altered.',
  'release.no-answer': 'The release {version} ({digest}…), which made it, could not judge it: {how}.',
  'release.judged':
    'It was judged by the release {version} ({digest}…), which made it; its own report.html has the findings.',
  'delta.alone':
    'It is a delta run: it tries only what the submission {digest}… does not cover, and counts only together with that one.',
  'delta.together':
    'It is a delta run: together with the submission {digest}…, accepted by the certificate {certificate}, it covers all that the suite tries.',
  'delta.open':
    'It is a delta run: together with the submission {digest}…, accepted by the certificate {certificate}, it leaves {count} open: {ids}.',
  'delta.not-accepted':
    'It is a delta run of the submission {digest}…, of which the register has no valid certificate: accept that one first.',
  'delta.unread': 'It is a delta run of the submission {digest}…, with which it could not be judged: {why}',
  'delta.other-run': 'It is a delta run of the submission {digest}…, which is about something else: {names}.',
  'delta.other-release':
    'It is a delta run of the submission {digest}…, and only the release that made it, {version}, judges both together: start the desk of that one.',
  'suite.other-catalogue': 'It was made with another requirement catalogue than this suite has.',
  'profile.other': 'It was made with another profile ({name}) than the one given with --profile.',

  'key.not-private':
    '{name} holds {found}; expected is an Ed25519 private key in PKCS#8 PEM; `npx lodging-certification keygen` makes one.',
  'key.not-public':
    '{name} holds {found}; expected is an Ed25519 public key in PEM, such as the NAME.pub.pem of `npx lodging-certification keygen`.',
  'envelope.none': '{name} is not a DSSE envelope as contract/envelope.schema.json has it.',
  'envelope.other-notation': '{name} is not written as the suite writes an envelope.',
  'envelope.signed-twice': '{name} is signed twice by the same key.',
  'envelope.signature':
    'The signature of {name} is not valid: the file was changed after it was signed, or the key {key}… can sign nothing.',

  'attestation.missing': 'There is no attestation.dsse.json: nothing says what belongs to the submission.',
  'attestation.none': 'attestation.dsse.json is not an in-toto statement of type {type}.',
  'attestation.other-result': 'The attestation says something else about the run than its evidence does.',
  'attestation.unsigned': 'It is not signed, and a trusted signature is required.',
  'attestation.untrusted': 'It is signed by the key {keys}, which is not trusted; give its public key with --trust.',

  'challenge.too-large': '{name} is not a challenge: it has {bytes} bytes, at most {most} are read.',
  'challenge.other-type': '{name} is not a challenge: it has the payload type {type}; expected is {wanted}.',
  'challenge.unsigned': "{name} is not a challenge: it is not signed, and only a provider's signature makes one.",
  'challenge.not-json': '{name} is not a challenge: it is not JSON.',
  'challenge.fault': '{name} is not a challenge: it {found}; wanted {wanted}.',
  'challenge.backwards': '{name} is not a challenge: it ends ({until}) before it begins ({from}).',
  'challenge.too-long': '{name} is not a challenge: it is valid for more than {days} days.',
  'challenge.own':
    'The challenge is signed by the key that signs the submission: nobody challenges themselves, and it is no challenge.',
  'challenge.not-for-this-client': 'The challenge is for the client {client}, LODGING_CLIENT_ID is {own}.',
  'challenge.too-early': 'The challenge is not valid before {from}.',
  'challenge.expired': 'The challenge has expired: it was valid until {until}.',
  'challenge.other-client': 'The challenge is for the client {client}, the run was made by {own}.',
  'challenge.other-time': "The run ({start} to {end}) lies outside the challenge's time, {from} to {until}.",
  'challenge.other-seed': 'The run does not derive from the challenge: its seed is another one.',
  'challenge.unknown-issuer':
    'It answers a challenge that is signed by {keys}, a key that --trust-challenge does not name: whoever issued it may be the party itself, so the level is 0.',
  'challenge.signature-added':
    'It answers a challenge that is signed by {keys}, a key that --trust-challenge does not name: with each signature that is added the values of a run become others, and may be chosen, so the level is 0.',
  'challenge.unbound':
    'It answers a challenge, but what was accepted in {scenes} holds no value that follows from it: that may be older than the challenge, so the level is 0.',
  'witness.unknown':
    'It says that a witness made the run, whose key ({keys}) --trust-witness does not name: whoever signed it may be the party itself.',
  'match.too-large': '{name} is not a match: it has {bytes} bytes, at most {most} are read.',
  'match.none': '{name} is not a match: it is no in-toto statement of the type {type}.',
  'match.unsigned': '{name} is not signed: nobody says that these calls are in the log, and it counts for nothing.',
  'match.untrusted':
    '{name} is signed by {keys}, a key that --trust-match does not name: whoever signed it may be the party itself, and it counts for nothing.',
  'match.other-submission': '{name} is about another file, with the SHA-256 {digest}…: it counts for nothing here.',
  'match.own':
    '{name} is signed by the key that signs the submission: nobody under test matches a log, and it counts for nothing.',
  'match.not-called':
    "It is a client's run that the suite's stub provider answered: none of its calls reached your service, and no log has them.",
  'match.nothing-sent': 'It has no call that could be in a log.',
  'match.other-day':
    'The log has no call between {start} and {end}, when the run was made: it covers {from} to {to}. Give the log of that time.',
  'match.not-covered':
    'The log covers {from} to {to}, and the run {start} to {end}. Give the rest of it: --server-log takes several files.',
  'match.not-found':
    'None of the {calls} calls of the run is in the log, which has {others} calls between {start} and {end}.',
  'match.clock':
    'The clock of the log is {seconds} s from that of the run; no more than {most} s are taken, since a run could be put at another time.',
  'match.callers-unknown':
    'The log in which its calls were found does not say whose calls it has (known by {by}): whether the submission hides some was not checked.',
  'match.missing': '{missing} of {calls} calls are not in the log: {first}.',
  'match.other-status': '{count} calls have another status in the log: {first}.',
  'match.other-time': '{count} calls have another time in the log, beyond {tolerance} ms: {first}.',
  'match.other-bytes': '{count} replies have another length in the log: {first}.',
  'match.other-client': '{count} calls were made by another client: {first}.',
  'match.hidden': '{count} calls of the same client fall into the run, and the submission does not have them: {first}.',

  'log.unreadable': '{name} cannot be read ({code}). Give the path of a log file.',
  'log.twice': '{name} has the same content as {other}: give each file once.',
  'log.empty': '{name} has no line.',
  'log.other-format':
    '{name} is not a log in a known form: its first line is {line}. Known are NDJSON, CSV with a header row, and the common and combined access log, each also in gzip.',
  'log.no-columns':
    '{name} is {format}, but no {missing} was found among {names}. Name them in a mapping file (--mapping), under columns.',
  'log.damaged': '{name} is damaged: its gzip ends or breaks off after {bytes} bytes.',
  'log.crowded':
    '{name}: more than {most} calls around the time of the run could be those of this run. Give a log that has the ids of clients or requests, or less of it.',

  'challenge.used':
    'Its challenge (nonce {nonce}) was answered before, by the submission with SHA-256 {digest}…, verified {at}.',

  'file.not-declared': 'The file {file} is not declared in the attestation.',
  'file.changed': 'The file {file} was changed: its digest is not the attested one.',
  'file.missing': 'The file {file} is attested, but missing.',
  'file.other': 'The file {file} is not what the evidence gives.',
  'file.strange': 'The file {file} does not belong in a submission.',
  'file.secret': 'The file {file} holds what looks like {what}.',

  'verdict.missing': 'There is no verdict.json.',
  'verdict.baseline': 'verdict.json: baseline: found an unknown key.',
  'verdict.other': 'The verdict is recorded as {recorded}, the evidence says {judged}.',
  'verdict.other-outcome': 'The outcome of {id} is recorded as {recorded}, the evidence says {judged}.',
  'verdict.requirement-missing': 'The requirement {id} belongs to the plan and is missing from the verdict.',
  'verdict.requirement-strange': 'The requirement {id} is in the verdict and not in the plan.',

  'evidence.no-line-break': 'evidence.ndjson does not end with a line break.',
  'evidence.too-long': 'evidence.ndjson has more than {most} lines.',
  'exchange.foreign': "The request {id} is not the suite's: {difference}.",
  'exchange.unused': 'The exchange {id} belongs to no test of the plan.',
  'exchange.twice': 'The exchange {id} appears twice in the evidence.',
  'exchange.number': 'The exchange {id} has the number {number} where {due} is expected.',
  'exchange.outside': 'The exchange {id} (sent {sent}) lies outside the run ({start} to {end}).',
  'exchange.early': 'The exchange {id} was answered before the one that precedes it.',
  'exchange.token-unknown': 'The exchange {id} carries the token {tag}, which no exchange before it issued.',
  'exchange.token-early': 'The exchange {id} was sent before its token {tag} had been issued.',
  'exchange.token-opaque':
    'The exchange {id} carries the token {tag} in a form that only signed tokens have, and it is said to be opaque.',
  'exchange.values': 'The exchange {id} carries {count} supplied values, and the suite sends it with {due}.',
  'exchange.value-outside': 'The exchange {id} carries a supplied value that is not in the pool.',
  'exchange.value-other': 'The exchange {id} carries another supplied value than the calls that it belongs to.',

  'zones.missing': 'run.json does not say, zone by zone, which offsets its hotels had.',
  'zone.no-table': 'What run.json says of the offsets of {zone} is no table of offsets.',
  'zone.other-offsets': 'The offsets of {zone} are not those of tzdata {tzdata}, which is said to have been used.',
  'zone.elsewhere': 'The offsets of {zone} are up to {minutes} minutes from what this machine knows of the zone.',
  'zone.unknown': 'The zone {zone} cannot be checked here: this machine, which has tzdata {own}, does not know it.',
  'zone.other-tzdata':
    'The zone {zone} cannot be checked here: the run used tzdata {tzdata}, this machine has {own}, and they differ.',

  'scene.twice': 'The scene {scene} was played twice.',
  'scene.unknown': 'There is no scene {scene} in such a run.',
  'scene.missing': 'The run is said to be whole, and its scene {scene} was not played.',
  'scene.outside': 'The scene {scene} lies outside the run.',
  'scene.early': 'The scene {scene} was played before the one that precedes it was over.',
  'scene.interrupted': 'The scene {scene} was interrupted, and the run is said to be whole.',
  'scene.clock': 'The clock of the run went back, or was let run ahead by more than the whole run took.',
  'scene.handshakes': 'The scene {scene} counts TLS connections where there are none, or none where there are.',
  'call.not-due': 'The call {id} is not the one that is due: {due}, with the number {number}.',
  'call.not-received': 'The call {id} was not received.',
  'call.missing': '{count} calls that were counted are not recorded.',
  'call.not-last': 'The scene {scene} did not end with the reply to {id}.',
  'call.outside': 'The call {id} came before or after its scene.',
  'call.shorter': 'The call {id} was answered before it had been received.',
  'call.early': 'The call {id} was over before the one that precedes it was answered.',
  'call.other-operation': 'The call {id} is said to be a {operation}, which its address is not.',
  'call.token-unknown': 'The call {id} carries a token that had not been issued.',
  'reply.token-twice': 'The reply to {id} issues a token for the second time.',
  'call.other-secret': "The client's secret in {id} is another one than in {first}.",
  'reply.missing': "The reply to {id} is not the provider's: it has no reply.",
  'reply.token-not-held': "The reply to {id} is not the provider's: it issues tokens that it does not hold.",
  'reply.status': "The reply to {id} is not the provider's: its status is {status}, the provider answers {due}.",
  'reply.body': "The reply to {id} is not the provider's: its body is another.",
  'reply.headers':
    "The reply to {id} is not the provider's: its header fields are others, which follow from all calls so far.",
  'reply.undelivered': "The reply to {id} is not the provider's: it was never delivered, which is not said.",

  'judging.again': 'It was only judged again: whether it is genuine was not asked.',
  'judging.failed': 'It could not be judged again: {error}',
  'judging.unread': 'It could not be verified: {error}',
  'judging.no-file': 'The file could not be read: {error}.',
  'judging.too-long': 'It took longer than {seconds} s to judge.',
  'judging.too-large': 'It needed more than {megabytes} MB to judge.',
  'judging.broke-off': 'Its judging broke off ({how}).',
} as const;

/** The names of the gaps of a sentence. */
type Gaps<Text> = Text extends `${string}{${infer Name}}${infer Rest}` ? Name | Gaps<Rest> : never;

/** What fills the gaps of a text, as an argument that is left away where there is no gap. */
type FillingOf<Text extends string> = [Gaps<Text>] extends [never]
  ? []
  : [Readonly<Record<Gaps<Text>, string | number>>];

/** One of a closed list. */
export interface Told<Code extends string> {
  readonly code: Code;
  /** What fills the gaps of the sentence. */
  readonly parameters: Readonly<Record<string, string | number>>;
}

/** Gaps that hold how many there are. */
const COUNTS = /^(?:count|calls|missing|others)$/;

/** What makes, and what says in a sentence, each of a closed list of codes with their sentences. */
export function closedList<const List extends Readonly<Record<string, string>>>(sentences: List) {
  type Codes = keyof List & string;
  return {
    made<Code extends Codes>(code: Code, ...given: FillingOf<List[Code]>): Told<Codes> {
      const [parameters = {}]: readonly Told<Codes>['parameters'][] = given;
      return { code, parameters };
    },
    said({ code, parameters }: Told<Codes>): string {
      return (sentences[code] ?? '').replace(/\{(\w+)\}/g, (_gap, name: string) => {
        const text = String(parameters[name]);
        return COUNTS.test(name) ? text.replace(/\B(?=(\d{3})+$)/g, ',') : text;
      });
    },
  };
}

/** What can be wrong, as an id that does not change. */
export type ProblemCode = keyof typeof SENTENCES;

/** One thing that is wrong or in doubt. */
export type Problem = Told<ProblemCode>;

const PROBLEMS = closedList(SENTENCES);
const PLAIN_NAME = /^[\w.\-/]{1,200}$/;

/** A problem of a kind, with what is particular about it. A `file` that is not short and plain, as the suite's own are, is told in quotes. */
export function problem<Code extends ProblemCode>(...given: [Code, ...FillingOf<(typeof SENTENCES)[Code]>]): Problem {
  const { code, parameters } = PROBLEMS.made(...given);
  const file = String(parameters['file'] ?? '-');
  return { code, parameters: PLAIN_NAME.test(file) ? parameters : { ...parameters, file: quoted(file) } };
}

/** A problem as a sentence. */
export const sentenceOf = PROBLEMS.said;

/** Something that came from outside is not taken. The message is one sentence. */
export class Refusal extends Error {
  override readonly name: string = 'Refusal';

  constructor(readonly problems: readonly [Problem, ...Problem[]]) {
    super(sentenceOf(problems[0]));
  }
}

/** A refusal for one problem, to be thrown. */
export function refusal<Code extends ProblemCode>(...given: Parameters<typeof problem<Code>>): Refusal {
  return new Refusal([problem(...given)]);
}

/** @throws {Refusal} where there are problems */
export function requireNone(problems: readonly Problem[]): void {
  const [first, ...others] = problems;
  if (first) throw new Refusal([first, ...others]);
}
