/** The folder of all runs: who was invited to what, and the results. Only its run writes to a run's own folder. */
import { randomBytes } from 'node:crypto';
import { existsSync, mkdirSync, readdirSync, readFileSync, renameSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Profile } from '../../contract/profile.ts';
import type { Product, Values } from '../../contract/run.ts';
import type { Claim, Verdict } from '../../contract/words.ts';
import type { Settings } from '../../run/settings.ts';

const PRIVATE_FILE = 0o600;
const PRIVATE_FOLDER = 0o700;

/** An invitation. Private because of its client secret; only the digest of the link's token is stored. */
export interface Invitation {
  readonly id: string;
  readonly integrator: string;
  readonly invitedAt: string;
  /** RFC 3339; from then on the link no longer works. */
  readonly validUntil: string;
  /** SHA-256 of the link's token, hex. */
  readonly tokenDigest: string;
  readonly client: { readonly id: string; readonly secret: string };
  readonly product: Product | null;
  readonly claims: readonly Claim[];
  readonly values: Values;
  readonly profile: Profile;
  readonly pace: Settings['pace'];
  /** Where scenes may be posted; `null`: nowhere. Only QA sets it. */
  readonly webhook: string | null;
}

/** The summary of an attempt, shown without reading its journal. */
export interface Summary {
  readonly phase: 'playing' | 'judging' | 'over';
  readonly startedAt: string;
  /** When something last happened. */
  readonly at: string;
  readonly scenes: number;
  readonly played: number;
  readonly now: string | null;
  readonly calls: number;
  readonly refused: number;
  readonly findings: number;
  readonly repeats: number;
  readonly verdict: Verdict | null;
  /** Why there is no submission, or a provider would refuse it. */
  readonly problem: string | null;
}

/** What the pages of all processes that share a folder need to know. */
export interface DeskFile {
  /** The address at which integrators reach `desk serve`, without a trailing slash. */
  readonly url: string;
  /** The prefix of this folder's run ids, for a load balancer that routes by it. */
  readonly prefix: string;
  /** The token of QA's page. Secret. */
  readonly qaToken: string;
}

const DESK = 'desk.json';
const INVITATION = 'invitation.json';
const SUMMARY = 'summary.json';
/** Files in an attempt's folder besides the results. */
export const JOURNAL = 'journal.ndjson';

/** A run's id: perhaps a prefix, and 80 random bits in lower case. */
export const ID = /^(?:[a-z0-9]{1,16}-)?[a-z2-7]{16}$/;
const ALPHABET = 'abcdefghijklmnopqrstuvwxyz234567';

export const newId = (prefix: string): string =>
  `${prefix && `${prefix}-`}${Array.from(randomBytes(16), (byte) => ALPHABET[byte % ALPHABET.length]).join('')}`;

/** 192 random bits. */
export const newToken = (): string => randomBytes(24).toString('base64url');

/** Replaces a file as a whole. */
function put(file: string, content: object): void {
  const draft = `${file}.${randomBytes(4).toString('hex')}`;
  writeFileSync(draft, `${JSON.stringify(content, null, 2)}\n`, { mode: PRIVATE_FILE, flag: 'wx' });
  renameSync(draft, file);
}

function take<T>(file: string): T | null {
  try {
    return JSON.parse(readFileSync(file, 'utf8')) as T;
  } catch {
    return null;
  }
}

/** The runs in a folder. */
export class Store {
  /** Cached summaries, with their files' times. */
  readonly #read = new Map<string, readonly [changed: number, summary: Summary | null]>();

  constructor(readonly folder: string) {}

  /** Creates the private folder. @returns removes it again, if it did not exist */
  make(): () => void {
    const first = mkdirSync(this.folder, { recursive: true, mode: PRIVATE_FOLDER });
    return () => {
      if (first !== undefined) rmSync(first, { recursive: true });
    };
  }

  get desk(): DeskFile | null {
    return take<DeskFile>(join(this.folder, DESK));
  }

  /** Stores the desk's address. The token of QA's page stays the same. */
  open(url: string, prefix: string): DeskFile {
    const desk = { url, prefix, qaToken: this.desk?.qaToken ?? newToken() };
    put(join(this.folder, DESK), desk);
    return desk;
  }

  invite(invitation: Invitation): void {
    const folder = join(this.folder, invitation.id);
    mkdirSync(folder, { mode: PRIVATE_FOLDER });
    put(join(folder, INVITATION), invitation);
  }

  /** `null`: there is no such run. */
  invitation(id: string): Invitation | null {
    return ID.test(id) ? take<Invitation>(join(this.folder, id, INVITATION)) : null;
  }

  get ids(): string[] {
    return readdirSync(this.folder).filter((name) => ID.test(name));
  }

  folderOf(id: string): string {
    return join(this.folder, id);
  }

  attemptFolder(id: string, number: number): string {
    return join(this.folder, id, `attempt-${number}`);
  }

  /** The folder of an attempt's results: nothing in it is secret. */
  resultsFolder(id: string, number: number): string {
    return join(this.attemptFolder(id, number), 'results');
  }

  attempts(id: string): number {
    let number = 0;
    while (existsSync(join(this.attemptFolder(id, number + 1), JOURNAL))) number += 1;
    return number;
  }

  newAttempt(id: string): number {
    const number = this.attempts(id) + 1;
    mkdirSync(this.resultsFolder(id, number), { recursive: true, mode: PRIVATE_FOLDER });
    return number;
  }

  /** `null`: nothing was stored yet. */
  summary(id: string, number: number): Summary | null {
    const file = join(this.attemptFolder(id, number), SUMMARY);
    const changed = statSync(file, { throwIfNoEntry: false })?.mtimeMs ?? 0;
    const known = this.#read.get(file);
    if (known?.[0] === changed) return known[1];
    const summary = take<Summary>(file);
    this.#read.set(file, [changed, summary]);
    return summary;
  }

  /** Those of all attempts, the first one first. */
  summaries(id: string): (Summary | null)[] {
    return Array.from({ length: this.attempts(id) }, (_, at) => this.summary(id, at + 1));
  }

  /** Replaces an attempt's summary. @throws {Error} Node's, for instance on a full disk */
  summarize(id: string, number: number, summary: Summary): void {
    put(join(this.attemptFolder(id, number), SUMMARY), summary);
  }
}
