/** `desk audit`: checks whether a register is intact. */
import { visible } from '../../contract/visible.ts';
import { publishedProblems } from '../../desk/certificates/publish.ts';
import { type RegisterProblem, sentenceOf, wrong } from '../../desk/register/problems.ts';
import { headOf, type Register, readRegister, submissionProblems } from '../../desk/register/register.ts';
import { many } from '../../reporters/verdict-words.ts';
import { UsageError } from '../usage.ts';
import { atRegister, findingCommand } from './at-register.ts';

const HELP = `npx lodging-certification desk audit [options]

Reads the whole register: signatures, numbers, the chain of digests, the copies of submissions, and what is published. It detects an
entry that was changed, dropped, moved or signed by a stranger. If entries were cut off at the end, the shorter register looks whole: a newer
published status list shows that, or --expect with a digest that an earlier audit or decide printed. So does the history of a git repository
that cannot be rewritten. Somebody with a decider's key can rewrite everything: --expect shows that as well.

  --expect DIGEST   the SHA-256 of an entry that must exist: a head that you kept; may be repeated
  --trust KEY.pem   a decider's Ed25519 public key, added to those of the policy; may be repeated
  --register FOLDER  the register (default: register of the policy)
  --policy FILE     your policy (default: desk.yaml, if it exists)
  --json            prints the result as JSON
  --help            prints this

Exit codes: 0 whole · 2 usage error · 4 not whole` as const;

const BROKEN_EXIT = 4;

function expectedProblems({ recorded }: Register, expected: readonly string[]): RegisterProblem[] {
  const strange = expected.find((digest) => !/^[0-9a-f]{64}$/.test(digest));
  if (strange !== undefined)
    throw new UsageError(`--expect: found '${strange}', wanted a SHA-256 of 64 hexadecimal digits.`);
  return expected
    .filter((digest) => !recorded.some((each) => each.digest === digest))
    .map((digest) => wrong('head.unknown', { digest }));
}

export const command = findingCommand(HELP, { lists: ['trust', 'expect'] }, async ({ values }) => {
  const { folder, deciders } = atRegister(values);
  const register = readRegister(folder, deciders);
  const problems = [
    ...register.problems,
    ...expectedProblems(register, values.expect ?? []),
    ...submissionProblems(register),
    ...(await publishedProblems(register, deciders, Date.now())),
  ];
  const head = headOf(register);
  const exitCode = problems.length > 0 ? BROKEN_EXIT : 0;
  const reported = problems.map((each) => ({ ...each, sentence: sentenceOf(each) }));
  const entries = many(register.recorded.length, 'entry', 'entries');
  const lines = [
    ...reported.map(({ sentence }) => visible(sentence)),
    problems.length > 0
      ? `The register is NOT whole: ${many(problems.length, 'problem')} in ${entries}.`
      : `The register is whole: ${entries}.`,
    ...(head ? [`Its head is entry ${head.number}, SHA-256 ${head.digest}: keep it elsewhere, for --expect.`] : []),
  ];
  return { json: { exitCode, entries: register.recorded.length, head, problems: reported }, lines, exitCode };
});
