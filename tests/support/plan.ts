/** The plan of a run: every test of the suites, as it is collected for a run that claims everything. */
import type { Profile } from '../../contract/profile.ts';
import type { RunContext } from '../../contract/run.ts';
import { CLAIMS } from '../../contract/words.ts';
import type { CertificationTest } from '../../judgement/judge.ts';
import { collectTests } from '../../judgement/plan.ts';
import { specsOf } from '../../suites/index.ts';
import { contextFor, embeddedProfile } from './context.ts';

/** A plan with the spec of each test. */
export interface Plan {
  readonly name: string;
  readonly context: RunContext;
  readonly tests: readonly (CertificationTest & { readonly spec: string })[];
}

async function planUnder(name: string, profile: Profile): Promise<Plan> {
  const context = contextFor('http://service.test', { claims: CLAIMS, profile });
  const tests: Plan['tests'][number][] = [];
  for (const spec of specsOf('service')) {
    const short = spec.split('/').at(-1) ?? spec;
    for (const each of await collectTests(context, [spec])) tests.push({ ...each, spec: short });
  }
  return { name, context, tests };
}

/** The plans with everything pinned by a profile, and with nothing pinned. */
export const plans: readonly Plan[] = [
  await planUnder('the embedded profile', embeddedProfile),
  await planUnder('no profile', {}),
];
