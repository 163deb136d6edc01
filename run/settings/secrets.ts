import { inspect } from 'node:util';
import type { ClientSecrets } from '../../wire/wire.ts';

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
