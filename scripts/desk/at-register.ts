/** What the commands about a register share: its folder, the trusted deciders, and the meaning of errors. */
import { createPublicKey, type KeyObject } from 'node:crypto';
import { statSync } from 'node:fs';
import { resolve } from 'node:path';
import { visibleJson } from '../../contract/visible.ts';
import { deskKey, type Policy, readPolicy } from '../../desk/policy.ts';
import { RegisterError } from '../../desk/register/problems.ts';
import type { Head } from '../../desk/register/register.ts';
import { wrappedFor } from '../../reporters/style.ts';
import { fileName } from '../../reporters/visible.ts';
import { keyId, readPublicKey } from '../../submission/dsse.ts';
import type { Command, Failure } from '../command.ts';
import { type CommandLine, readCommandLine, readNamed, USAGE_EXIT, UsageError } from '../usage.ts';

interface Given {
  readonly policy?: string;
  readonly register?: string;
  readonly trust?: readonly string[];
}

/** A register, its policy and deciders. */
export interface AtRegister {
  readonly policy: Policy;
  readonly folder: string;
  /** Key ids. */
  readonly deciders: ReadonlySet<string>;
}

/** The trusted deciders: those of the policy and of the command line. */
export function decidersOf(policy: Policy, trust: readonly string[] = []): ReadonlySet<string> {
  const keyIn = (path: string) => readPublicKey(readNamed('--trust', path).toString(), `--trust: ${fileName(path)}`);
  const deciders = new Set([...policy.trust.deciders, ...trust.map((path) => keyId(keyIn(path)))]);
  if (deciders.size > 0) return deciders;
  throw new UsageError(
    'No deciders are configured. Name public keys under trust.deciders in desk.yaml, or add --trust KEY.pub.pem.',
  );
}

/** The register of a command. @param begins whether it may still be empty @throws {UsageError} */
export function atRegister({ policy: file, register, trust }: Given, begins = false): AtRegister {
  const policy = readPolicy(file);
  const folder = register === undefined ? policy.register : resolve(register);
  if (folder === null) {
    throw new UsageError(
      'No register is configured. Name its folder under register in desk.yaml, or add --register FOLDER.',
    );
  }
  const isThere = statSync(folder, { throwIfNoEntry: false })?.isDirectory() === true;
  if (!isThere && !begins) {
    throw new UsageError(`${fileName(folder)} is not a folder. The first desk decide creates it.`);
  }
  return { policy, folder, deciders: decidersOf(policy, trust) };
}

/** The signing key, which must be a decider's: otherwise the register would be invalid. @throws {UsageError} */
export function deciderKey({ policy, deciders }: AtRegister, given: string | undefined): KeyObject {
  const key = deskKey(policy, given);
  const id = keyId(createPublicKey(key));
  if (deciders.has(id)) return key;
  throw new UsageError(
    `The key ${id.slice(0, 16)}… is not a decider's. Name its public key under trust.deciders in desk.yaml, or use another key.`,
  );
}

/** The issuer's address for certificates. @throws {UsageError} if there is none */
export function issuerAddress({ policy: { url } }: AtRegister): string {
  if (url !== null) return url;
  throw new UsageError(
    'A certificate names its issuer, and none is set. Write url: https://… into desk.yaml: the address below which you publish the folder public/ of the register.',
  );
}

/** The line with the register's head: kept elsewhere, it shows whether the register was truncated or rewritten. */
export const headLine = ({ digest }: Head): string =>
  `The register's head is ${digest}: keep it elsewhere, for desk audit --expect.`;

/** Exit codes by the first problem: 2 not there, or a wrong clock; 3 try again; 4 not genuine; 1 refused. */
function exitOf({ problems: [first] }: RegisterError): number {
  const code = first?.code ?? '';
  if (['review.strange', 'certificate.unknown', 'revoke.already', 'clock.behind'].includes(code)) return 2;
  if (code === 'register.busy') return 3;
  return code === 'accept.not-genuine' || /^(?:entry|register)\./.test(code) ? 4 : 1;
}

const UNWRITABLE = ['EROFS', 'EACCES', 'EPERM', 'ENOSPC', 'EDQUOT'];

/** A register's error as the failure of a command. */
export function registerFailure(error: unknown): Failure | null {
  if (error instanceof RegisterError) return { exitCode: exitOf(error), message: error.message };
  const { code = '', path } = error as NodeJS.ErrnoException;
  if (!UNWRITABLE.includes(code)) return null;
  const what = path === undefined ? 'The register' : fileName(path);
  const message = `${what} cannot be written (${code}). Use a folder that can be written; desk audit shows what it holds.`;
  return { exitCode: USAGE_EXIT, message };
}

/** The output of a command: for a program with `--json`, else in lines for a person. */
export interface Findings {
  readonly json: unknown;
  readonly lines: readonly string[];
  readonly exitCode?: number;
}

/**
 * Makes a command that prints its findings: reads its options first.
 * @param form as for `readCommandLine`
 * @param find a number: the exit code of another process that has printed the findings
 */
export function findingCommand<const Help extends string, const Lists extends string = never>(
  help: Help,
  form: Parameters<typeof readCommandLine<Help, Lists>>[2],
  find: (line: CommandLine<Help, Lists>, args: readonly string[]) => Promise<Findings | number> | Findings,
  failure: Command['failure'] = registerFailure,
): Command {
  const run = async (args: readonly string[]): Promise<number> => {
    const line = readCommandLine(help, args, form);
    const found = await find(line, args);
    if (typeof found === 'number') return found;
    const { json, lines, exitCode = 0 } = found;
    const isForPrograms = (line.values as { readonly json?: boolean }).json === true;
    console.log(isForPrograms ? visibleJson(json, 2) : wrappedFor(process.stdout.columns, lines.join('\n')));
    return exitCode;
  };
  return { help, run, failure };
}
