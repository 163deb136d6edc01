/** The questions of `init`, and what follows from the answers. */
import type { Subject } from '../../contract/words.ts';
import { EMBEDDED } from '../../mock/embedded.ts';
import { ownFolder } from '../../run/own-folders.ts';
import { formatProblems, loadSettings } from '../../run/settings.ts';
import { oneOf, UsageError } from '../usage.ts';

const QUESTIONS = {
  subject: 'What is to be certified: the service, or your hotel system as its client? (service)',
  'base-url': 'What is the address of the sandbox? (none: the embedded mock)',
  'client-id': 'Which client ID do you have there?',
  hotel: 'Which hotel do you report for? Its id:',
  'time-zone': 'Which IANA time zone is it in, such as America/Chicago?',
  ci: 'Which build server runs it every night: github, gitlab or none? (none)',
} as const;
/** By option; absent: left open. */
export type Answers = Partial<Readonly<Record<keyof typeof QUESTIONS, string>>>;
/** In the order of the questions. */
export const NAMES = Object.keys(QUESTIONS) as (keyof typeof QUESTIONS)[];

function variablesOf(answers: Answers): Record<string, string> {
  const { 'base-url': baseUrl, 'client-id': clientId, hotel, 'time-zone': timeZone } = answers;
  const all = {
    LODGING_BASE_URL: baseUrl,
    LODGING_CLIENT_ID: clientId,
    LODGING_HOTEL_ID: hotel,
    LODGING_HOTEL_TIME_ZONE: timeZone,
    LODGING_ENVIRONMENT: baseUrl === undefined ? undefined : 'sandbox',
  };
  return Object.fromEntries(Object.entries(all).filter((entry): entry is [string, string] => entry[1] !== undefined));
}

/** Checks the answers like settings; unanswered ones are left to be filled in. @throws {UsageError} */
function requireFitting(env: Readonly<Record<string, string>>, subject: Subject): void {
  const empty = ownFolder();
  try {
    const loaded = loadSettings({ env, cwd: empty.path, embedded: EMBEDDED, subject });
    const problems = 'problems' in loaded ? loaded.problems : [];
    const wrong = problems.filter(({ setting }) => setting in env);
    if (wrong.length > 0) throw new UsageError(formatProblems(wrong));
  } finally {
    empty.remove();
  }
}

/** What the answers select, and the variables that follow from them. @throws {UsageError} if one does not fit */
export function fitting(answers: Answers) {
  const subject = oneOf('subject', answers.subject ?? 'service', ['service', 'client'] as const);
  const ci = oneOf('ci', answers.ci ?? 'none', ['github', 'gitlab', 'none'] as const);
  const variables = variablesOf(answers);
  requireFitting(variables, subject);
  return { ci, variables };
}

/** Why answers do not fit; `null` if they do. */
function problemOf(answers: Answers): string | null {
  try {
    fitting(answers);
    return null;
  } catch (error) {
    if (error instanceof UsageError) return error.message;
    throw error;
  }
}

/**
 * Asks each open question until its answer fits or is left open.
 * @param ask asks a question
 * @param notify says why an answer does not fit
 */
export async function answered(
  given: Answers,
  ask: (question: string) => Promise<string>,
  notify: (problem: string) => void,
): Promise<Answers> {
  const answers: Record<string, string> = { ...given };
  for (const name of NAMES) {
    while (answers[name] === undefined) {
      const answer = (await ask(`${QUESTIONS[name]} `)).trim();
      if (answer === '') break;
      const problem = problemOf({ ...answers, [name]: answer });
      if (problem === null) answers[name] = answer;
      else notify(problem);
    }
  }
  return answers;
}
