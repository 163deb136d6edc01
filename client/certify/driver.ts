/** Who has the client play: chosen on the command line. */
import type { RunContext } from '../../contract/run.ts';
import type { Scene } from '../../contract/scene.ts';
import type { CertifyOptions } from '../../scripts/certify/options.ts';
import { UsageError } from '../../scripts/usage.ts';
import { servePage } from '../page/server.ts';
import { operatorView } from '../page/view.ts';
import { commandDriver } from '../ways/command.ts';
import type { ClientAccess, Driver } from '../ways/driver.ts';
import { OperatorDriver, type OperatorEnd } from '../ways/operator.ts';
import { webhookDriver } from '../ways/webhook.ts';
import { sceneJudge } from './judging.ts';
import type { KeptRun } from './kept.ts';

/** What every driver may need. */
export interface DriverParts {
  readonly access: () => ClientAccess;
  /** A folder of the run's own. */
  readonly folder: string;
  /** Gets what the client prints, line by line, without secrets. */
  readonly output: (line: string) => void;
  readonly context: RunContext;
  readonly scenes: readonly Scene[];
  /** Of a run that is taken up again. */
  readonly kept: KeptRun | null;
  /** Tells the person at the terminal what cannot be left out, such as the address of a page. */
  readonly announce: (line: string) => void;
}

/** A driver that is ready. */
export interface ReadyDriver {
  readonly driver: Driver;
  /** How an operator ended the run; `null`: nobody did. */
  readonly ended: () => OperatorEnd;
  readonly close: () => Promise<void>;
}

const isTerminal = () => Boolean(process.stdin.isTTY && process.stdout.isTTY);

/** Who has the client play: who is named, or the person at the terminal. @throws {UsageError} where there is neither */
export function drivenBy({ command, webhook, operator }: CertifyOptions): Driver['kind'] {
  const named = command !== undefined ? 'command' : webhook ? 'webhook' : operator ? 'operator' : null;
  if (named) return named;
  if (isTerminal()) return 'operator';
  throw new UsageError(
    'client: there is no terminal, so say how it is made to play: --command "…", --webhook URL, or --operator for a page.',
  );
}

async function operatorDriver({ access, scenes, context, output, kept, announce }: DriverParts): Promise<ReadyDriver> {
  const { plays = [], exchanges = [] } = kept ?? {};
  const earlier = plays.map((play) => ({
    play,
    calls: exchanges.filter(({ received }) => received?.scene === play.scene),
  }));
  const judge = await sceneJudge(context);
  const driver = new OperatorDriver({ access, scenes, judge, output, earlier });
  await driver.recall();
  const page = await servePage(driver, operatorView);
  announce(`Open this page to play the scenes: ${page.address}`);
  announce('Whoever has that address can act for you; it works on this machine only, until this command ends.');
  return { driver, ended: () => driver.ended, close: () => page.close() };
}

/** What of the options says who has the client play; nothing: a person. */
type WayIn = Pick<CertifyOptions, 'command' | 'webhook'>;

/** Makes the driver ready. */
export async function readyDriver({ command, webhook }: WayIn, parts: DriverParts): Promise<ReadyDriver> {
  const plain = (driver: Driver): ReadyDriver => ({ driver, ended: () => null, close: async () => undefined });
  if (command !== undefined) return plain(commandDriver({ command, ...parts }));
  if (webhook) return plain(webhookDriver({ url: webhook, ...parts }));
  return operatorDriver(parts);
}
