/** What may be done to a submission, as plain data: fast-check makes it, prints it and makes it smaller. */
import fc from 'fast-check';

/** What a forger remakes after a change: nothing, the zip's seal, the attestation, everything, or replies as well. */
const REDONE = ['nothing', 'seal', 'attestation', 'everything', 'replies'] as const;
/** Who signs the remade attestation: the forger has the party's own key, but not the issuer's. */
const SIGNERS = ['as it was', 'nobody', 'party', 'stranger'] as const;

const CHANGES = [
  'delete',
  'duplicate',
  'add a member',
  'move',
  'swap the type',
  'hostile value',
  'number nearby',
  'text nearby',
  'value from elsewhere',
  'word of its kind',
  'reverse',
] as const;
export type Change = (typeof CHANGES)[number];

/** JSON texts within a submission. `statement` and `nonce` are inside envelopes. */
const DOCUMENTS = ['run.json', 'verdict.json', 'exchange', 'statement', 'attestation', 'challenge', 'nonce'] as const;
export type Document = (typeof DOCUMENTS)[number];

const LINE_CHANGES = [
  'drop',
  'duplicate',
  'swap',
  'renumber',
  'reply of another',
  'cut off',
  'reverse',
  'none',
] as const;
const ENTRY_CHANGES = [
  'drop',
  'add',
  'rename',
  'swap',
  'flip a byte',
  'truncate',
  'append',
  'empty',
  'replace a word',
] as const;
const ZIP_CHANGES = [
  'flip a byte',
  'truncate',
  'prefix',
  'append',
  'comment',
  'name twice',
  'wrong size',
  'wrong count',
  'wrong offset',
  'zip64',
  'stored',
  'extra field',
  'gap',
  'empty',
] as const;

const CLIENT_CHANGES = [
  'cut the last calls',
  'drop a call',
  'repeat a call',
  'drop a scene',
  'swap scenes',
  'end of a scene',
  'every end',
  'body of a call',
  'reply',
  'reply of another',
  'who drove',
  'who answered',
  'handshakes',
  'refused',
  'clock',
  'repeats',
  'whole',
  'product',
  'hotels',
  'claims',
  'target',
  'another challenge',
  'an older run',
  'witnessed',
] as const;

interface StepOf<At, Kind> {
  readonly at: At;
  readonly change: Kind;
  readonly pick: number;
  readonly other: number;
}
export type Step =
  | {
      readonly at: 'json';
      readonly document: Document;
      readonly change: Change;
      readonly path: readonly number[];
      readonly pick: number;
    }
  | StepOf<'lines', (typeof LINE_CHANGES)[number]>
  | StepOf<'entry', (typeof ENTRY_CHANGES)[number]>
  | StepOf<'client', (typeof CLIENT_CHANGES)[number]>
  | StepOf<'zip', (typeof ZIP_CHANGES)[number]>;

export interface Recipe {
  readonly base: number;
  readonly steps: readonly Step[];
  readonly redone: (typeof REDONE)[number];
  readonly signer: (typeof SIGNERS)[number];
  /** Whether the verifier has already assembled the honest run, as `certify` has. */
  readonly known: boolean;
}

const pick = fc.nat({ max: 0xffffff });
const weighed = <T>(...each: readonly (readonly [weight: number, value: T])[]) =>
  fc.oneof(...each.map(([weight, value]) => ({ weight, arbitrary: fc.constant(value) })));

const json = fc.record({
  at: fc.constant('json' as const),
  document: weighed<Document>(
    [20, 'run.json'],
    [8, 'verdict.json'],
    [22, 'exchange'],
    [12, 'statement'],
    [8, 'attestation'],
    [6, 'challenge'],
    [8, 'nonce'],
  ),
  change: fc.constantFrom(...CHANGES),
  path: fc.array(pick, { minLength: 1, maxLength: 7 }),
  pick,
});
const bytes = <A extends 'lines' | 'entry' | 'zip' | 'client', C extends string>(at: A, changes: readonly C[]) =>
  fc.record({ at: fc.constant(at), change: fc.constantFrom(...changes), pick, other: pick });

const step = (isClient: boolean): fc.Arbitrary<Step> =>
  fc.oneof(
    { weight: isClient ? 40 : 0, arbitrary: bytes('client', CLIENT_CHANGES) },
    { weight: 10, arbitrary: json },
    { weight: 1, arbitrary: bytes('lines', LINE_CHANGES) },
    { weight: 3, arbitrary: bytes('entry', ENTRY_CHANGES) },
    { weight: 4, arbitrary: bytes('zip', ZIP_CHANGES) },
  );

/** What is made again: for a client usually everything, including replies. */
const redone = (isClient: boolean) =>
  isClient
    ? weighed<Recipe['redone']>([3, 'nothing'], [4, 'seal'], [5, 'attestation'], [1, 'everything'], [7, 'replies'])
    : weighed<Recipe['redone']>([5, 'nothing'], [8, 'seal'], [6, 'attestation'], [1, 'everything']);

/** Recipes for some bases, rarely the last of them: it is a whole run. @param isClient whether a client's runs */
export function recipes(bases: number, isClient: boolean): fc.Arbitrary<Recipe> {
  return fc.record({
    base: fc.oneof(
      { weight: isClient ? 60 : 20, arbitrary: fc.nat({ max: bases - 2 }) },
      // Judging the smallest takes the least time.
      { weight: isClient ? 15 : 40, arbitrary: fc.constant(2) },
      { weight: 1, arbitrary: fc.constant(bases - 1) },
    ),
    steps: fc.oneof(
      { weight: 4, arbitrary: fc.array(step(isClient), { minLength: 1, maxLength: 1 }) },
      { weight: isClient ? 4 : 1, arbitrary: fc.array(step(isClient), { minLength: 2, maxLength: 5 }) },
    ),
    redone: redone(isClient),
    signer: weighed<Recipe['signer']>([5, 'as it was'], [1, 'nobody'], [3, 'party'], [1, 'stranger']),
    known: fc.boolean(),
  });
}
