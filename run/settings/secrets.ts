import { inspect } from 'node:util';
import { SecretFinder, SHORTEST_SECRET } from '../../cases/secrets/finder.ts';
import { variables } from '../../contract/settings.ts';
import { isOwnWords } from '../../wire/own-words.ts';
import type { ClientSecrets } from '../../wire/wire.ts';
import { type Problem, problem } from './problem.ts';
import { suiteText } from './suite-text.ts';

/** The configured secrets, for the wire alone. Neither JSON nor `console` shows them. */
export class ConfiguredSecrets implements ClientSecrets {
  declare readonly second_client_secret?: string;

  constructor(
    readonly client_secret: string,
    readonly short_lived_secret: string,
    second: string | undefined = undefined,
  ) {
    if (second !== undefined) this.second_client_secret = second;
  }

  toJSON(): string {
    return '<secrets>';
  }

  [inspect.custom](): string {
    return '<secrets>';
  }
}

/** The file in which a variable stands; `null` for the environment. */
type FileOf = (name: string) => string | null;

/** A secret that stands in a submission whatever the service does: the final scan would refuse it, when all is done. */
function openly(setting: string, fileOf: FileOf, place: string): Problem {
  const wanted = 'a secret that stands nowhere else: the submission is searched for it before it is written';
  return problem({ setting, file: fileOf(setting), found: `${place} (not shown)`, wanted });
}

function secretsIn(values: ReadonlyMap<string, string>): (readonly [string, string])[] {
  return variables.flatMap(({ name, secret }) => {
    const value = values.get(name);
    // Shorter ones are a problem of their own.
    return secret && value !== undefined && value.length >= SHORTEST_SECRET ? [[name, value] as const] : [];
  });
}

/** Whether a text that everybody can read holds a secret, in any form in which it is searched for. */
function holds(text: string, secret: string): boolean {
  const finder = new SecretFinder<true>();
  finder.add(secret, true);
  return finder.searched(Buffer.from(text)) !== 'clean';
}

/** Secrets that are words of the suite itself, or the value of a variable that is none. */
export function suitesOwn(values: ReadonlyMap<string, string>, fileOf: FileOf): Problem[] {
  const open = variables.filter(({ secret }) => !secret).map(({ name }) => name);
  return secretsIn(values).flatMap(([name, value]) => {
    const place = open.find((other) => holds(values.get(other) ?? '', value));
    if (place) return [openly(name, fileOf, `what stands in ${place}`)];
    const isOwn = isOwnWords(value) || suiteText().includes(value.toLowerCase());
    return isOwn ? [openly(name, fileOf, 'words of the suite itself')] : [];
  });
}

/**
 * Secrets that stand in what a submission tells of the configuration.
 * @param told the configuration, by where it comes from
 */
export function standingIn(
  told: Readonly<Record<string, unknown>>,
  values: ReadonlyMap<string, string>,
  fileOf: FileOf,
): Problem[] {
  return secretsIn(values).flatMap(([name, value]) => {
    const place = Object.keys(told).find((where) => holds(JSON.stringify(told[where]) ?? '', value));
    return place ? [openly(name, fileOf, `what stands in ${place}`)] : [];
  });
}
