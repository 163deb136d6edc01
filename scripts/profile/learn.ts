/** Drafts a profile from what a run and the provider's own document say about open points. */
import { profileFaults, runFaults } from '../../cases/profile-checks.ts';
import { isOfRate } from '../../cases/waiting.ts';
import { statusOf } from '../../contract/evidence.ts';
import { type Profile, profileValue } from '../../contract/profile.ts';
import type { ProfileKey } from '../../contract/requirement.ts';
import { shownPath } from '../../contract/visible.ts';
import type { Judgement } from '../../judgement/judge.ts';
import { type Evidence, judgedWith, type Learned, learnPoints, triedAgainst, withPin } from './observed.ts';
import type { Documented, DocumentedPoints } from './openapi.ts';

/** A value for a key of the profile, for a person to confirm. */
export interface DraftLine {
  readonly key: string;
  readonly value: unknown;
  /** The exchanges, or the place in the document, that show it, and what it would pin. */
  readonly why: readonly string[];
}

export interface Draft {
  /** The run's own profile, which a person has pinned. */
  readonly pinned: Profile;
  readonly lines: readonly DraftLine[];
  /** What is not offered, or stays open, and why. */
  readonly remarks: readonly string[];
}

const MOST_NAMED = 3;

function exchangesOf(passed: readonly Judgement[]): string {
  const ids = [...new Set(passed.flatMap(({ exchanges }) => exchanges))];
  const more = ids.length - MOST_NAMED;
  return `${ids.slice(0, MOST_NAMED).join(', ')}${more > 0 ? ` and ${more} more` : ''}`;
}

function pinsOf(passed: readonly Judgement[]): string {
  const [first] = passed;
  const ids = [...new Set(passed.map(({ instance }) => instance.requirement.id))];
  const more = ids.length > 1 ? ` and ${ids.length - 1} more` : '';
  return `Pins ${ids[0]}${more}: ${first?.instance.requirement.statement}`;
}

/** Keys that no exchange of a run can show, and what to ask the provider. */
const ASKED_OF_PROVIDER: readonly (readonly [key: string, what: string])[] = [
  ['rateLimit.requestsPerSecond', 'how many requests a second it answers'],
  ['token.shortLivedClient', 'for a client whose tokens live for seconds'],
  ['token.secondClient', 'for a second client, with its secret'],
  ['token.leewaySeconds', 'how long after its expiry a token may still be accepted'],
  ['token.wrongSecrets', 'how many wrong secrets are allowed before a client is locked out'],
  ['fields.check-in', 'for lengths and ranges of the fields'],
  ['fields.check-out', 'for lengths and ranges of the fields'],
  ['operations.partial-bill.request', 'for the schema and an example of its body, and its success'],
  ['operations.no-show.request', 'for the schema and an example of its body, and its success'],
];

/** Why the profile of a draft would be invalid with this value. */
function unfitFor({ record }: Evidence, profile: Profile): string | null {
  const faults = profileFaults(profile);
  const [fault] = faults.length > 0 ? faults : runFaults(profile, record.context.values);
  return fault ? `${shownPath(fault.path)}: ${fault.found}; wanted ${fault.wanted}` : null;
}

class Learner {
  readonly lines: DraftLine[] = [];
  readonly remarks: string[] = [];
  #failed: readonly Judgement[] = [];

  constructor(
    private readonly evidence: Evidence,
    private readonly documented: DocumentedPoints,
  ) {}

  async learn(): Promise<Draft> {
    const { profile: pinned } = this.evidence.record.context;
    const judged = await judgedWith(this.evidence, pinned, () => true);
    this.#failed = judged.filter(({ outcome }) => outcome === 'failed');
    const observed = await learnPoints(this.evidence, pinned, (key, learned, known) =>
      this.#point(key, learned, known),
    );
    let known = observed;
    for (const point of this.documented.points) known = await this.#fromDocument(point, known);
    for (const [key, what] of ASKED_OF_PROVIDER) {
      if (profileValue(known, key as ProfileKey) === undefined)
        this.remarks.push(`${key}: open; ask the provider ${what}.`);
    }
    if (
      this.evidence.exchanges.some(
        (each) => isOfRate(statusOf(each)) || each.waits.some(({ status }) => isOfRate(status)),
      )
    )
      this.remarks.push('rateLimit: the service rate-limited requests in this run, so there is a limit.');
    return { pinned, lines: this.lines, remarks: [...this.remarks, ...this.documented.remarks] };
  }

  /** The failures that the profile would excuse: it would pin what must not be pinned. */
  async #excused(profile: Profile): Promise<string[]> {
    const ids = new Set(this.#failed.map(({ instance }) => instance.id));
    if (ids.size === 0) return [];
    const again = await judgedWith(this.evidence, profile, ({ id }) => ids.has(id));
    const still = again
      .filter(({ outcome, notRun }) => outcome === 'failed' || notRun)
      .map(({ instance }) => instance.id);
    return [...ids].filter((id) => !still.includes(id));
  }

  /** Offers a value, unless it would be invalid or excuse a failure. */
  async #offer(key: string, value: unknown, why: readonly string[], known: Profile): Promise<Profile> {
    const next = withPin(known, key, value);
    const unfit = unfitFor(this.evidence, next);
    const [excused, ...more] = unfit ? [] : await this.#excused(next);
    if (!unfit && excused === undefined) {
      this.lines.push({ key, value, why });
      return next;
    }
    const others = more.length > 0 ? ` and ${more.length} more` : '';
    const because = unfit ?? `it would excuse ${excused}${others}, which failed in this run`;
    this.remarks.push(`${key}: not offered. ${because}.`);
    return known;
  }

  #point(key: string, learned: Learned, known: Profile): Promise<Profile> {
    const theirs = this.documented.points.find((point) => point.key === key);
    if (learned.value === null) {
      // The document may still say it.
      if (!theirs)
        this.remarks.push(
          learned.against
            ? `${key}: not offered. ${learned.against}.`
            : `${key}: open; the run shows no answer, or more than one.`,
        );
      return Promise.resolve(known);
    }
    const { passed, shownBy, value } = learned as Exclude<Learned, { value: null }>;
    const isOther = theirs && JSON.stringify(theirs.value) !== JSON.stringify(value);
    const other = isOther ? [`The OpenAPI document has ${JSON.stringify(theirs.value)} (${theirs.where}).`] : [];
    const shown = shownBy.length > 0 ? `${shownBy.join('; ')}. ` : '';
    return this.#offer(key, value, [`${shown}Shown by ${exchangesOf(passed)}.`, ...other, pinsOf(passed)], known);
  }

  async #fromDocument({ key, value, where }: Documented, known: Profile): Promise<Profile> {
    if (profileValue(known, key as ProfileKey) !== undefined) return known;
    const { against, passed } = await triedAgainst(this.evidence, known, key, value);
    if (against) {
      this.remarks.push(
        `${key}: not offered. The OpenAPI document has ${JSON.stringify(value)} (${where}), but ${against}.`,
      );
      return known;
    }
    const shown =
      passed.length > 0 ? [`Shown by ${exchangesOf(passed)}.`, pinsOf(passed)] : ['No exchange of this run shows it.'];
    return this.#offer(key, value, [`The OpenAPI document: ${where}.`, ...shown], known);
  }
}

/** Drafts a profile from a run, and from the provider's OpenAPI document where there is one. */
export function learnProfile(
  evidence: Evidence,
  documented: DocumentedPoints = { points: [], remarks: [] },
): Promise<Draft> {
  return new Learner(evidence, documented).learn();
}
