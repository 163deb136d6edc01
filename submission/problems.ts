/**
 * Every reason why a submission, or a file with it, is refused or doubted: a closed list of codes with sentences. Copy
 * is edited here; code, parameters and tests stay as they are.
 */
import { quoted } from '../contract/visible.ts';

/** The sentence of each code. */
export const SENTENCES = {
  'zip.unreadable': 'The file is not a readable zip: it is damaged, or of another type.',
  'zip.empty': 'The file is empty.',
  'zip.large-file': 'The file is too large: it has {bytes} bytes; the limit is {most}.',
  'zip.too-many-entries': 'The zip has {entries} entries; the limit is {most}.',
  'zip.too-large': 'The zip inflates to {bytes} bytes; the limit is {most}.',
  'zip.changed': 'The zip was changed after it was written: its contents do not match its recorded digest.',
  'zip.other-layout': 'The zip is not laid out as the suite writes it: another program packed it.',
  'zip.repacked':
    'Another program unpacked it and packed it again. Its {files} files are unchanged, but only the zip that the suite wrote counts: ask for that one (certification/submission.zip).',
  'zip.holds-zip': 'It is not a submission, but a zip that holds one: unpack it, and verify {file}.',
  'entry.too-large': 'The entry {file} is too large: {bytes} bytes; the limit is {most}.',
  'entry.not-inflated': 'The entry {file} does not inflate to its declared size.',
  'entry.other-size': 'The entry {file} does not have its declared size.',
  'entry.other-checksum': 'The entry {file} does not match its checksum.',

  'json.too-large': '{where} has {bytes} bytes; the limit is {most}.',
  'json.not-utf8': '{where} is not UTF-8.',
  'json.too-deep': '{where} nests lists and objects more than {most} levels deep.',
  'json.not-json': '{where} is not JSON.',
  'json.other-notation': '{where} is not formatted as the suite writes it.',
  'json.fault': '{where}: found {found}; wanted {wanted}.',

  'run.other-start': 'run.json: times.startedAt differs from context.startedAt.',
  'run.client-or-not': 'run.json: client is required if context.subject is client, and not allowed otherwise.',
  'run.answered-by':
    'run.json: client.answeredBy, client.drivenBy, client.upstream and context.target.embedded disagree about who answered.',
  'run.whole-yet-stopped': 'run.json: whole is true, but stopped says why the run ended early.',
  'run.whole-yet-only': 'run.json: whole is true, but only names a part of the plan.',
  'run.shards':
    "run.json: shard is one of shard.of, in a run that is neither whole nor merged; only a service's run has shard or shards.",
  'run.completes':
    "run.json: only a service's delta run has completes; it names in only what it tries, and has no shards.",
  'run.interruptions':
    "run.json: only a service's run has interruptions; they lie within it, in order, and none ends before it begins.",
  'run.pool-of-stays': 'run.json: pool.stays is not the number of context.values.stays.',
  'run.pool-of-ids': 'run.json: pool.reservationIds is not the number of context.values.reservationIds.',
  'run.zone-not-given': "run.json: context.values.timeZoneGiven is false, but the first hotel's zone is not {usual}.",
  'run.id-source-not-given':
    'run.json: context.values.reservationIdGiven is false, but reservationIdFrom is not {usual}.',
  'run.future': 'The run ends at {end}, which is in the future: it is now {now}.',
  'run.backwards': 'The run ends ({end}) before it starts ({start}).',
  'run.settings': "The run's {what} would have been refused: {where}found {found}; wanted {wanted}.",

  'shards.none': '{where} is not a shard, but {found}.',
  'shards.other-count': '{where} is one of {count} shards, but {first} is one of {due}.',
  'shards.missing': 'Of {count} shards, number {missing} missing: give the folders of all.',
  'shards.twice': '{where} and {first} are both shard {number}.',
  'shards.other-seed': '{where} belongs to a different run from {first}: its seed or its start time differs.',
  'shards.other-target': '{where} called {found}, but {first} called {due}.',
  'shards.other-suite': '{where} was run by a different suite from {first}: {found}, not {due}.',
  'shards.other-settings': '{where} was run with different settings from {first}: {names}.',
  'shards.other-preflight': '{where} and {first} had different replies in the preflight: {id} was {found}, not {due}.',
  'shards.locked-out':
    '{where} was refused a token ({id}) after {first} had tried wrong secrets: the issuer locks the client out. Run without --shard.',
  'shards.exchange-twice':
    '{where} and {first} both contain the exchange {id}: they did not send different parts of the plan.',

  'suite.other-version': 'It was made with suite version {version}; this is {own}. Verify it with {version}.',
  'suite.altered': 'It was made with an altered suite: the digest of version {version} is {digest}….',
  'release.missing':
    'It was made with the suite {version} ({digest}…), whose package is not in {folder}: unpack it there, unless the suite was altered.',
  'release.no-answer': 'The release that made it, {version} ({digest}…), could not judge it: {how}.',
  'release.judged':
    'It was judged by the release that made it, {version} ({digest}…); its own report.html has the findings.',
  'delta.alone':
    'It is a delta run: it tries only what the submission {digest}… does not cover, and counts only together with it.',
  'delta.together':
    'It is a delta run: together with the submission {digest}…, accepted by the certificate {certificate}, it covers everything that the suite tries.',
  'delta.open':
    'It is a delta run: together with the submission {digest}…, accepted by the certificate {certificate}, it leaves {count} open: {ids}.',
  'delta.not-accepted':
    'It is a delta run of the submission {digest}…, which has no valid certificate in the register: accept that one first.',
  'delta.unread': 'It is a delta run of the submission {digest}…, but could not be judged together with it: {why}',
  'delta.other-run': 'It is a delta run of the submission {digest}…, but they do not agree in everything: {names}.',
  'delta.other-release':
    'It is a delta run of the submission {digest}…; only the release that made it, {version}, can judge the two together: use the desk of that release.',
  'suite.other-catalogue': "It was made with a different requirement catalogue from this suite's.",
  'profile.other': 'It was made with another profile ({name}) than the one given with --profile.',

  'key.not-private':
    '{name} holds {found}; expected an Ed25519 private key in PKCS#8 PEM. `npx lodging-certification keygen` makes one.',
  'key.not-public':
    '{name} holds {found}; expected an Ed25519 public key in PEM, such as NAME.pub.pem from `npx lodging-certification keygen`.',
  'envelope.none': '{name} is not a DSSE envelope as contract/envelope.schema.json defines it.',
  'envelope.other-notation': '{name} is not formatted as the suite writes an envelope.',
  'envelope.signed-twice': '{name} is signed twice by the same key.',
  'envelope.signature':
    'The signature of {name} is not valid: the file was changed after it was signed, or the key {key}… is not fit for signing.',

  'attestation.missing': 'There is no attestation.dsse.json, which lists the files of a submission.',
  'attestation.none': 'attestation.dsse.json is not an in-toto statement of the type {type}.',
  'attestation.other-result': 'The attestation does not agree with the evidence about the run.',
  'attestation.unsigned': 'It is not signed, and a trusted signature is required.',
  'attestation.untrusted': 'It is signed by the key {keys}, which is not trusted; give its public key with --trust.',

  'challenge.too-large': '{name} is not a challenge: it has {bytes} bytes; the limit is {most}.',
  'challenge.other-type': '{name} is not a challenge: it has the payload type {type}; expected {wanted}.',
  'challenge.unsigned': "{name} is not a challenge: it is not signed, and only a provider's signature makes one.",
  'challenge.not-json': '{name} is not a challenge: it is not JSON.',
  'challenge.fault': '{name} is not a challenge: it {found}; wanted {wanted}.',
  'challenge.backwards': '{name} is not a challenge: it ends ({until}) before it begins ({from}).',
  'challenge.too-long': '{name} is not a challenge: it is valid for more than {days} days.',
  'challenge.own':
    'The challenge is signed by the key that signs the submission, so the party under test made it itself.',
  'challenge.not-for-this-client': 'The challenge is for the client {client}, but LODGING_CLIENT_ID is {own}.',
  'challenge.too-early': 'The challenge is not valid before {from}.',
  'challenge.expired': 'The challenge has expired: it was valid until {until}.',
  'challenge.other-client': 'The challenge is for the client {client}, but the run was made by {own}.',
  'challenge.other-time': "The run ({start} to {end}) is outside the challenge's period, {from} to {until}.",
  'challenge.other-seed': 'The run does not answer the challenge: its seed is not derived from it.',
  'challenge.unknown-issuer':
    'It answers a challenge signed by {keys}, a key that --trust-challenge does not name. The party under test may have issued it, so the level is 0.',
  'challenge.signature-added':
    'It answers a challenge signed by {keys}, a key that --trust-challenge does not name. Each added signature changes the values of a run, so they may have been chosen, and the level is 0.',
  'challenge.unbound':
    'It answers a challenge, but what was accepted in {scenes} has no value derived from it. That may be older than the challenge, so the level is 0.',
  'witness.unknown':
    'It claims that a witness made the run, but --trust-witness does not name the key ({keys}). The party under test may have signed it.',
  'match.too-large': '{name} is not a match: it has {bytes} bytes; the limit is {most}.',
  'match.none': '{name} is not a match: it is not an in-toto statement of the type {type}.',
  'match.unsigned': '{name} is not signed, so it does not count.',
  'match.untrusted':
    '{name} is signed by {keys}, a key that --trust-match does not name. The party under test may have signed it, so it does not count.',
  'match.other-submission': '{name} is about another file, with the SHA-256 {digest}…, so it does not count here.',
  'match.own':
    '{name} is signed by the key that signs the submission: a party under test cannot match the log itself, so it does not count.',
  'match.not-called':
    "The suite's stub provider answered this client's run: none of its calls reached your service, so no log has them.",
  'match.nothing-sent': 'It contains no call that could be in a log.',
  'match.other-day':
    'The log has no call between {start} and {end}, when the run was made: it covers {from} to {to}. Give the log of that time.',
  'match.not-covered':
    'The log covers {from} to {to}, but the run lasted from {start} to {end}. Add the rest of the log: --server-log takes several files.',
  'match.not-found':
    "None of the run's {calls} calls is in the log, which has {others} calls between {start} and {end}.",
  'match.clock':
    'The clocks of the log and the run are {seconds} s apart; the limit is {most} s, or a run could be moved to another time.',
  'match.callers-unknown':
    'The log does not say who made the calls (known by {by}), so it was not checked whether the submission hides any.',
  'match.missing': '{missing} of {calls} calls are not in the log: {first}.',
  'match.other-status': '{count} calls have a different status in the log: {first}.',
  'match.other-time': '{count} calls have a different time in the log, by more than {tolerance} ms: {first}.',
  'match.other-bytes': '{count} replies have a different length in the log: {first}.',
  'match.other-client': '{count} calls were made by a different client: {first}.',
  'match.hidden': '{count} calls that the same client made during the run are not in the submission: {first}.',

  'log.unreadable': '{name} cannot be read ({code}). Give the path of a log file.',
  'log.twice': '{name} has the same content as {other}; give each file once.',
  'log.empty': '{name} has no lines.',
  'log.other-format':
    '{name} is not a log in a known format: its first line is {line}. Known are NDJSON, CSV with a header row, the common and combined access log, those of AWS load balancers and of HAProxy, and the extended log of W3C, each also gzipped. Others: describe them in a mapping file (--mapping).',
  'log.no-columns':
    '{name} was read as {format}, but no {missing} was found among {names}. Name them under columns in a mapping file (--mapping).',
  'log.damaged': '{name} is damaged: its gzip ends or breaks off after {bytes} bytes.',
  'log.crowded':
    '{name}: more than {most} calls around the time of the run could belong to it. Give a log with client ids or request ids, or a shorter part of it.',

  'challenge.used':
    'Its challenge (nonce {nonce}) was already answered by the submission with the SHA-256 {digest}…, verified {at}.',

  'file.not-declared': 'The file {file} is not listed in the attestation.',
  'file.changed': 'The file {file} was changed: its digest is not the attested one.',
  'file.missing': 'The file {file} is attested, but missing.',
  'file.other': 'The file {file} is not what follows from the evidence.',
  'file.strange': 'The file {file} does not belong in a submission.',
  'file.secret': 'The file {file} contains what looks like {what}.',

  'verdict.missing': 'There is no verdict.json.',
  'verdict.baseline': 'verdict.json: baseline: found an unknown key.',
  'verdict.other': 'The recorded verdict is {recorded}, but the evidence gives {judged}.',
  'verdict.other-outcome': 'The recorded outcome of {id} is {recorded}, but the evidence gives {judged}.',
  'verdict.requirement-missing': 'The requirement {id} is in the plan but not in the verdict.',
  'verdict.requirement-strange': 'The requirement {id} is in the verdict but not in the plan.',

  'evidence.no-line-break': 'evidence.ndjson does not end with a line break.',
  'evidence.too-long': 'evidence.ndjson has more than {most} lines.',
  'exchange.foreign': 'The suite does not send the request {id} in this form: {difference}.',
  'exchange.unused': 'The exchange {id} belongs to no test of the plan.',
  'exchange.twice': 'The exchange {id} appears twice in the evidence.',
  'exchange.number': 'The exchange {id} has the number {number} instead of {due}.',
  'exchange.outside': 'The exchange {id} (sent {sent}) lies outside the run ({start} to {end}).',
  'exchange.early': 'The exchange {id} was answered before the one that precedes it.',
  'exchange.token-unknown': 'The exchange {id} carries the token {tag}, which no earlier exchange issued.',
  'exchange.token-early': 'The exchange {id} was sent before its token {tag} was issued.',
  'exchange.token-opaque':
    'The exchange {id} carries the token {tag} in a form that only signed tokens have, but the record calls it opaque.',
  'exchange.values': 'The exchange {id} contains {count} supplied values, but the suite sends it with {due}.',
  'exchange.value-outside': 'The exchange {id} contains a supplied value that is not in the pool.',
  'exchange.value-other': 'The exchange {id} contains a different supplied value from the calls that it belongs to.',

  'zones.missing': 'run.json does not give the offsets of each time zone of its hotels.',
  'zone.no-table': 'The offsets of {zone} in run.json are not a table of offsets.',
  'zone.other-offsets': 'The offsets of {zone} are not those of tzdata {tzdata}, which the run says it used.',
  'zone.elsewhere': "The offsets of {zone} differ from this machine's by up to {minutes} minutes.",
  'zone.unknown': "The zone {zone} cannot be checked here: this machine's tzdata, {own}, does not know it.",
  'zone.other-tzdata':
    'The zone {zone} cannot be checked here: the run used tzdata {tzdata} and this machine has {own}, which differ.',

  'scene.twice': 'The scene {scene} was played twice.',
  'scene.unknown': 'This run has no scene {scene}.',
  'scene.missing': 'The run says that it is whole, but its scene {scene} was not played.',
  'scene.outside': 'The scene {scene} was played outside the time of the run.',
  'scene.early': 'The scene {scene} was played before the previous one was over.',
  'scene.interrupted': 'The run says that it is whole, but its scene {scene} was interrupted.',
  'scene.clock': 'The clock of the run went back, or was set ahead by more than the whole run took.',
  'scene.handshakes': 'The scene {scene} has a count of TLS connections where there can be none, or lacks one.',
  'call.not-due': 'The call {id} is not the one expected here: {due}, with the number {number}.',
  'call.not-received': 'The call {id} was not received.',
  'call.missing': '{count} calls were counted but not recorded.',
  'call.not-last': 'The scene {scene} did not end with the reply to {id}.',
  'call.outside': 'The call {id} came before or after its scene.',
  'call.shorter': 'The call {id} was answered before it was received.',
  'call.early': 'The call {id} was over before the previous one was answered.',
  'call.other-operation': 'The call {id} is recorded as {operation}, but its address is not that of this operation.',
  'call.token-unknown': 'The call {id} carries a token that was not issued before it.',
  'reply.token-twice': 'The reply to {id} issues a token that was issued before.',
  'call.other-secret': 'The client secret in {id} differs from the one in {first}.',
  'reply.missing': "The reply to {id} is not the provider's: it has no reply.",
  'reply.token-not-held': "The reply to {id} is not the provider's: it issues tokens that are not in it.",
  'reply.status': "The reply to {id} is not the provider's: its status is {status}, but the provider answers {due}.",
  'reply.body': "The reply to {id} is not the provider's: its body differs.",
  'reply.headers':
    "The reply to {id} is not the provider's: its header fields, which follow from all calls so far, differ.",
  'reply.undelivered':
    "The reply to {id} is not the provider's: it was never delivered, but the record does not say so.",

  'judging.again': 'It was only judged again; it was not checked whether it is genuine.',
  'judging.failed': 'It could not be judged again: {error}',
  'judging.unread': 'It could not be verified: {error}',
  'judging.no-file': 'The file could not be read: {error}.',
  'judging.too-long': 'It took longer than {seconds} s to judge.',
  'judging.too-large': 'It needed more than {megabytes} MB to judge.',
  'judging.broke-off': 'The process that judged it ended early ({how}).',
} as const;

/** The names of the gaps of a sentence. */
type Gaps<Text> = Text extends `${string}{${infer Name}}${infer Rest}` ? Name | Gaps<Rest> : never;

/** The values for the gaps of a text, as an argument that is omitted if there are no gaps. */
type FillingOf<Text extends string> = [Gaps<Text>] extends [never]
  ? []
  : [Readonly<Record<Gaps<Text>, string | number>>];

/** One of a closed list. */
export interface ProblemOf<Code extends string> {
  readonly code: Code;
  /** The values for the gaps of the sentence. */
  readonly parameters: Readonly<Record<string, string | number>>;
}

/** Gaps for counts. */
const COUNTS = /^(?:count|calls|missing|others)$/;

/** Functions that make and word the members of a closed list of codes. */
export function closedList<const List extends Readonly<Record<string, string>>>(sentences: List) {
  type Codes = keyof List & string;
  return {
    made<Code extends Codes>(code: Code, ...given: FillingOf<List[Code]>): ProblemOf<Codes> {
      const [parameters = {}]: readonly ProblemOf<Codes>['parameters'][] = given;
      return { code, parameters };
    },
    stated({ code, parameters }: ProblemOf<Codes>): string {
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
export type Problem = ProblemOf<ProblemCode>;

const PROBLEMS = closedList(SENTENCES);
const PLAIN_NAME = /^[\w.\-/]{1,200}$/;

/** A problem with its parameters. A `file` whose name is not short and plain is quoted. */
export function problem<Code extends ProblemCode>(...given: [Code, ...FillingOf<(typeof SENTENCES)[Code]>]): Problem {
  const { code, parameters } = PROBLEMS.made(...given);
  const file = String(parameters['file'] ?? '-');
  return { code, parameters: PLAIN_NAME.test(file) ? parameters : { ...parameters, file: quoted(file) } };
}

export const sentenceOf = PROBLEMS.stated;

/** Input from outside is refused. The message is one sentence. */
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

/** @throws {Refusal} if there are problems */
export function requireNone(problems: readonly Problem[]): void {
  const [first, ...others] = problems;
  if (first) throw new Refusal([first, ...others]);
}
