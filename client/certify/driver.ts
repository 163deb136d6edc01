/** Who has the client play: chosen on the command line. */
import type { RunContext } from '../../contract/run.ts';
import type { Scene } from '../../contract/scene.ts';
import type { CertifyOptions } from '../../scripts/certify/options.ts';
import { UsageError } from '../../scripts/usage.ts';
import { callsByScene } from '../judging/played.ts';
import { servePage } from '../page/server.ts';
import { operatorView } from '../page/view.ts';
import { commandDriver } from '../ways/command.ts';
import type { Driver, DriverParts } from '../ways/driver.ts';
import { OperatorDriver } from '../ways/operator.ts';
import { webhookDriver } from '../ways/webhook.ts';
import { sceneJudge } from './judging.ts';
import type { KeptRun } from './kept.ts';

/** What every driver may need. */
export interface AnyDriverParts extends DriverParts {
  /** A folder of the run's own. */
  readonly folder: string;
  readonly context: RunContext;
  readonly scenes: readonly Scene[];
  /** Of a run that is resumed. */
  readonly kept: KeptRun | null;
  /** Shows the person at the terminal what cannot be left out, such as the address of a page. */
  readonly announce: (line: string) => void;
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

async function operatorDriver({ access, scenes, context, output, kept, announce }: AnyDriverParts): Promise<Driver> {
  const calls = callsByScene(kept?.exchanges ?? []);
  const earlier = (kept?.plays ?? []).map((play) => ({ play, calls: calls.get(play.scene) ?? [] }));
  const driver = new OperatorDriver({ access, scenes, judge: await sceneJudge(context), output });
  await driver.recall(earlier);
  const page = await servePage(driver, operatorView);
  driver.close = () => page.close();
  announce(`Open this page to play the scenes: ${page.address}`);
  announce('Whoever has that address can act for you; it works on this machine only, until this command ends.');
  return driver;
}

/** What of the options says who has the client play; nothing: a person. */
type WayIn = Pick<CertifyOptions, 'command' | 'webhook'>;

/** Makes the driver ready. */
export async function readyDriver({ command, webhook }: WayIn, parts: AnyDriverParts): Promise<Driver> {
  if (command !== undefined) return commandDriver({ command, ...parts });
  return webhook ? webhookDriver({ url: webhook, ...parts }) : operatorDriver(parts);
}
