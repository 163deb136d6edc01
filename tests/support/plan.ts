/** The plan of a run: every test of the suites, as it is collected for a run that claims everything. */
import type { Profile } from '../../contract/profile.ts';
import type { RunContext } from '../../contract/run.ts';
import { CLAIMS } from '../../contract/words.ts';
import type { CertificationTest } from '../../judgement/judge.ts';
import { collectPlan } from '../../judgement/plan.ts';
import { specsOf } from '../../suites/index.ts';
import { contextFor, embeddedProfile } from './context.ts';

export interface Plan {
  readonly name: string;
  readonly context: RunContext;
  readonly tests: readonly CertificationTest[];
}

export const specs = await specsOf('service');

function planUnder(name: string, profile: Profile): Plan {
  const context = contextFor('http://service.test', { claims: CLAIMS, profile });
  return { name, context, tests: collectPlan(context, specs) };
}

/** The plans with everything pinned by a profile, and with nothing pinned. */
export const plans: readonly Plan[] = [planUnder('the embedded profile', embeddedProfile), planUnder('no profile', {})];

const clientContext: RunContext = {
  ...contextFor('http://client.test', { claims: CLAIMS, profile: embeddedProfile }),
  subject: 'client',
};

/** The plan of a client's run, with everything pinned by a profile. */
export const clientPlan: Plan = {
  name: 'a client',
  context: clientContext,
  tests: collectPlan(clientContext, await specsOf('client')),
};
