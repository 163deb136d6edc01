import { parseArgs } from 'node:util';

/** What was asked for on the command line of `certify`. */
export interface CertifyOptions {
  readonly subject: 'service';
  readonly out: string;
  readonly config?: string;
  readonly profile?: string;
  readonly key?: string;
  readonly challenge?: string;
  /** Ids of requirements or instances; empty: the whole plan. */
  readonly only: readonly string[];
  readonly json: boolean;
}

/** A command line that cannot be understood: one sentence. */
export class UsageError extends Error {
  override readonly name = 'UsageError';
}

/** What `--help` prints. */
export const HELP = `npm run certify -- [service] [options]

Runs the certification suite against the service of the settings (without any: the embedded mock), judges it and writes
a submission.

  --out DIR          where results are written (default: certification/)
  --config FILE      product, claims, values, pace and network (default: certification.yaml, where there is one)
  --profile FILE     the provider's answers to what the interface document leaves open
  --key FILE         signs the submission with this Ed25519 private key (PEM)
  --challenge FILE   answers a challenge that the provider issued (challenge.dsse.json)
  --only ID...       only these requirements or instances; such a run is never certified
  --json             prints verdict.json instead of the summary
  --help             prints this

Exit codes: 0 certified, 1 not certified, 2 configuration or usage error, 3 inconclusive or incomplete.`;

/** `--only A B C` as `--only A --only B --only C`, which is what the parser understands. */
function spreadOnly(argv: readonly string[]): string[] {
  let inOnly = false;
  return argv.flatMap((word) => {
    if (word === '--only') {
      inOnly = true;
      return [];
    }
    if (word.startsWith('-')) inOnly = false;
    return inOnly ? [`--only=${word}`] : [word];
  });
}

/** Reads the command line; `null` where help was asked for. @throws {UsageError} */
export function readOptions(argv: readonly string[]): CertifyOptions | null {
  const text = { type: 'string' } as const;
  const flag = { type: 'boolean' } as const;
  try {
    const { values, positionals } = parseArgs({
      args: spreadOnly(argv),
      allowPositionals: true,
      options: {
        out: text,
        config: text,
        profile: text,
        key: text,
        challenge: text,
        only: { type: 'string', multiple: true },
        json: flag,
        help: flag,
      },
    });
    if (values.help) return null;
    const [subject = 'service', ...more] = positionals;
    if (more.length > 0)
      throw new UsageError(`Only one subject can be certified at a time, found: ${positionals.join(' ')}.`);
    if (subject === 'client') throw new UsageError('The subject "client" is not part of this version; "service" is.');
    if (subject !== 'service') throw new UsageError(`The subject is "service", found "${subject}".`);
    const { out = 'certification', only = [], json = false, config, profile, key, challenge } = values;
    const given = Object.entries({ config, profile, key, challenge }).filter(([, value]) => value !== undefined);
    return { subject, out, only, json, ...(Object.fromEntries(given) as Partial<CertifyOptions>) };
  } catch (error) {
    if (error instanceof UsageError) throw error;
    throw new UsageError(error instanceof Error ? error.message : String(error));
  }
}
