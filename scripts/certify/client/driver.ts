/** Who has the client play: chosen on the command line. */
import { commandDriver } from '../../../run/client/command.ts';
import type { ClientAccess, Driver } from '../../../run/client/driver.ts';
import { UsageError } from '../../usage.ts';
import type { CertifyOptions } from '../options.ts';

/** What every driver may need. */
export interface DriverParts {
  readonly access: () => ClientAccess;
  /** A folder of the run's own. */
  readonly folder: string;
  /** Gets what the client prints, line by line, without secrets. */
  readonly output: (line: string) => void;
}

/** The driver that the options name. @throws {UsageError} where they name none */
export function driverFor({ command }: CertifyOptions, parts: DriverParts): Driver {
  if (command === undefined) throw new UsageError('client: say how it is made to play: --command "…".');
  return commandDriver({ command, ...parts });
}
