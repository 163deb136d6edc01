/** Makes the submission of a recipe, as a forger with the suite's source and the party's key would. */
import { createPrivateKey, hash, type KeyObject } from 'node:crypto';
import { once, onceOf } from '../../../cases/once.ts';
import { ATTESTATION, CHALLENGE, STATEMENT_TYPE, sortedNames } from '../../../submission/attestation.ts';
import { CHALLENGE_TYPE } from '../../../submission/challenge.ts';
import { envelopeOf } from '../../../submission/dsse.ts';
import { submissionEntries } from '../../../submission/pack.ts';
import type { Base, Bases, Keys } from './bases.ts';
import { answerAgain, changeClient } from './clients.ts';
import type { Document, Recipe, Step } from './recipe.ts';
import { assembledOnce, writers } from './shared.ts';
import { among, changeWithin } from './values.ts';
import { changeZip, honestZip, SEAL_BYTES, zipOf } from './zips.ts';

type Entries = Map<string, Buffer>;
interface Envelope {
  payloadType: string;
  payload: string;
  signatures: unknown[];
}

const EVIDENCE = 'evidence.ndjson';
const NOTHING = Buffer.alloc(0);
const pretty = (value: unknown) => Buffer.from(`${JSON.stringify(value, null, 2) ?? ''}\n`);
function jsonIn(text: string) {
  try {
    return JSON.parse(text) ?? {};
  } catch {
    return {};
  }
}
const parsed = (bytes: Buffer | undefined) => jsonIn(bytes?.toString() || '{}');
/** Shared sources of values that nobody changes: the same for most submissions. */
const donated = onceOf((bytes: Buffer) => parsed(bytes));
const keyOf = once(createPrivateKey as (pem: string) => KeyObject);
const decoded = ({ payload }: Envelope) => jsonIn(Buffer.from(String(payload), 'base64').toString() || '{}');
const encoded = (value: unknown) => Buffer.from(JSON.stringify(value) ?? '').toString('base64');

/** The lines of the evidence, without their ends. */
const linesOf = (entries: Entries) => (entries.get(EVIDENCE) ?? Buffer.alloc(0)).toString().split('\n').slice(0, -1);

function putLines(entries: Entries, lines: readonly string[]): void {
  entries.set(EVIDENCE, Buffer.from(lines.map((line) => `${line}\n`).join('')));
}

function changeExchange(entries: Entries, { change, path, pick }: Extract<Step, { at: 'json' }>): void {
  const lines = linesOf(entries);
  if (lines.length === 0) return;
  const [which = 0, ...inner] = path;
  const index = which % lines.length;
  const root = JSON.parse(lines[index] as string);
  changeWithin(root, change, inner.length > 0 ? inner : [pick], pick, JSON.parse(among(lines, pick)));
  lines[index] = JSON.stringify(root);
  putLines(entries, lines);
}

function changeEnvelope(entries: Entries, name: string, document: Document, step: Extract<Step, { at: 'json' }>): void {
  const envelope = parsed(entries.get(name)) as Envelope;
  const isInner = document === 'statement' || document === 'nonce';
  const root = isInner ? decoded(envelope) : envelope;
  changeWithin(root, step.change, step.path, step.pick, envelope);
  if (isInner) envelope.payload = encoded(root);
  entries.set(name, pretty(envelope));
}

function changeJson(entries: Entries, step: Extract<Step, { at: 'json' }>): void {
  // A submission without a challenge has its run changed instead.
  const isMissing = (step.document === 'challenge' || step.document === 'nonce') && !entries.has(CHALLENGE);
  const document = isMissing ? 'run.json' : step.document;
  if (document === 'exchange') changeExchange(entries, step);
  else if (document === 'challenge' || document === 'nonce') changeEnvelope(entries, CHALLENGE, document, step);
  else if (document === 'statement' || document === 'attestation') changeEnvelope(entries, ATTESTATION, document, step);
  else changeDocument(entries, document, step);
}

function changeDocument(entries: Entries, document: string, step: Extract<Step, { at: 'json' }>): void {
  const root = parsed(entries.get(document));
  changeWithin(root, step.change, step.path, step.pick, donated(entries.get('verdict.json') ?? NOTHING));
  entries.set(document, pretty(root));
}

function changeLines(entries: Entries, { change, pick, other }: Extract<Step, { at: 'lines' }>): void {
  const lines = linesOf(entries);
  if (lines.length === 0) return;
  const [one, two] = [pick % lines.length, other % lines.length];
  const [first, second] = [lines[one] as string, lines[two] as string];
  const edited = (line: string, members: object) => JSON.stringify({ ...JSON.parse(line), ...members });
  const changes: Readonly<Record<typeof change, () => unknown>> = {
    drop: () => lines.splice(one, 1),
    duplicate: () => lines.splice(two, 0, first),
    swap: () => lines.splice(one, 1, second) && lines.splice(two, 1, first),
    renumber: () => lines.splice(one, 1, edited(first, { seq: JSON.parse(second).seq })),
    'reply of another': () => lines.splice(one, 1, edited(first, { reply: JSON.parse(second).reply })),
    'cut off': () => lines.splice(one),
    reverse: () => lines.reverse(),
    none: () => lines.splice(0),
  };
  changes[change]();
  putLines(entries, lines);
}

const STRANGE = [
  'notes.txt',
  '../up.txt',
  '__proto__',
  'allure-results/x.exe',
  'RUN.JSON',
  'a\u202eb',
  '\u001b[2J',
  'x'.repeat(5000),
  'run.json/',
  'é',
  'C:x',
];

function changeEntry(entries: Entries, { change, pick, other }: Extract<Step, { at: 'entry' }>): void {
  const names = sortedNames(entries);
  const [name, second] = [among(names, pick), among(names, other)];
  const bytes = entries.get(name) as Buffer;
  const where = other % Math.max(1, bytes.length);
  const flipped = () => {
    const copy = Buffer.from(bytes);
    if (copy.length > 0) copy[where] = (copy[where] as number) ^ (1 << (pick % 8));
    return copy;
  };
  const changes: Readonly<Record<typeof change, () => unknown>> = {
    drop: () => entries.delete(name),
    add: () => entries.set(among(STRANGE, other), bytes),
    rename: () => entries.delete(name) && entries.set(among(STRANGE, other), bytes),
    swap: () => entries.set(name, entries.get(second) as Buffer).set(second, bytes),
    'flip a byte': () => entries.set(name, flipped()),
    truncate: () => entries.set(name, bytes.subarray(0, where)),
    append: () =>
      entries.set(name, Buffer.concat([bytes, Buffer.from(among([' ', '\n', '\u0000', '<!-- -->', '{}\n'], other))])),
    empty: () => entries.set(name, Buffer.alloc(0)),
    'replace a word': () =>
      entries.set(
        name,
        Buffer.from(
          bytes.toString('latin1').replace(among([/failed/, /certified/, /warning/, /skipped/], other), 'passed'),
          'latin1',
        ),
      ),
  };
  changes[change]();
}

function signerOf({ signer }: Recipe, keys: Keys, wasSigned: boolean): KeyObject | null {
  if (signer === 'nobody') return null;
  if (signer === 'stranger') return keyOf(keys.stranger);
  return signer === 'party' || wasSigned ? keyOf(keys.party) : null;
}

const claimsWitness = ({ steps }: Recipe) => steps.some((step) => step.at === 'client' && step.change === 'witnessed');

const touches = (recipe: Recipe, ...documents: readonly Document[]) =>
  recipe.steps.some((step) => step.at === 'json' && documents.includes(step.document));

function subjectsOf(entries: Entries) {
  const digest = (name: string) => hash('sha256', entries.get(name) as Buffer);
  const others = sortedNames(entries).filter((name) => name !== ATTESTATION);
  return others.map((name) => ({ name, digest: { sha256: digest(name) } }));
}

function attestAgain(entries: Entries, recipe: Recipe, base: Base, keys: Keys): void {
  const bytes = entries.get(ATTESTATION);
  if (!bytes || touches(recipe, 'attestation')) return;
  const envelope = parsed(base.entries.get(ATTESTATION)) as Envelope;
  const key = signerOf(recipe, keys, envelope.signatures.length > 0);
  try {
    const statement = decoded(parsed(bytes));
    if (!touches(recipe, 'statement')) statement.subject = subjectsOf(entries);
    if (claimsWitness(recipe)) Object.assign(statement.predicate, { level: 3, witnessed: true });
    entries.set(ATTESTATION, envelopeOf(STATEMENT_TYPE, Buffer.from(JSON.stringify(statement)), key));
  } catch {
    // What is no attestation any more stays as it is.
  }
}

/** Unsigned entries with the digests that they have now. */
export function attestedAgain(entries: Entries): Entries {
  const statement = decoded(parsed(entries.get(ATTESTATION)));
  statement.subject = subjectsOf(entries);
  return entries.set(ATTESTATION, envelopeOf(STATEMENT_TYPE, Buffer.from(JSON.stringify(statement)), null));
}

function signChallenge(entries: Entries, recipe: Recipe, keys: Keys): void {
  const isForged = recipe.signer === 'party' || recipe.signer === 'stranger';
  if (!touches(recipe, 'nonce') || !isForged || !entries.has(CHALLENGE)) return;
  const { payload } = parsed(entries.get(CHALLENGE)) as Envelope;
  entries.set(
    CHALLENGE,
    envelopeOf(CHALLENGE_TYPE, Buffer.from(String(payload), 'base64'), keyOf(keys[recipe.signer as 'party'])),
  );
}

async function remade(entries: Entries, recipe: Recipe, base: Base, keys: Keys): Promise<Entries> {
  try {
    if (recipe.redone === 'replies') await answerAgain(entries);
    const { result } = await assembledOnce(entries.get('run.json') as Buffer, entries.get(EVIDENCE) as Buffer);
    const envelope = parsed(base.entries.get(ATTESTATION)) as Envelope;
    const key = signerOf(recipe, keys, envelope.signatures.length > 0);
    const challenge = entries.get(CHALLENGE);
    const witnessed = claimsWitness(recipe) || decoded(envelope).predicate.witnessed === true;
    return submissionEntries({ result, writers, witnessed, ...(key && { key }), ...(challenge && { challenge }) });
  } catch {
    // The suite itself would not write that.
    attestAgain(entries, recipe, base, keys);
    return entries;
  }
}

export async function forged(recipe: Recipe, { bases, keys }: Bases): Promise<Buffer> {
  const base = bases[recipe.base % bases.length] as Base;
  let entries: Entries = new Map(base.entries);
  for (const step of recipe.steps) {
    try {
      if (step.at === 'json') changeJson(entries, step);
      if (step.at === 'lines') changeLines(entries, step);
      if (step.at === 'entry') changeEntry(entries, step);
      if (step.at === 'client') changeClient(entries, step, bases);
    } catch (error) {
      // An earlier step may have left something that is not JSON.
      if (!(error instanceof SyntaxError || error instanceof TypeError)) throw error;
    }
  }
  signChallenge(entries, recipe, keys);
  if (recipe.redone === 'attestation') attestAgain(entries, recipe, base, keys);
  if (recipe.redone === 'everything' || recipe.redone === 'replies')
    entries = await remade(entries, recipe, base, keys);
  const zip = zipOf(entries);
  const hasOwnDigest = recipe.redone !== 'nothing';
  // The seal of the honest one, if none is made again.
  if (!hasOwnDigest)
    honestZip(base.entries)
      .subarray(-SEAL_BYTES)
      .copy(zip, zip.length - SEAL_BYTES);
  const changes = recipe.steps.filter((step) => step.at === 'zip');
  return changes.reduce((changed: Buffer, step) => changeZip(changed, step, hasOwnDigest), zip);
}
