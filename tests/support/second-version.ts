/** A second version of the interface, for tests: v1 under another path, with one more field and one operation less. */
import { addVersion, openapi } from '../../contract/interface.ts';
import type { Profile } from '../../contract/profile.ts';
import { embeddedProfile } from './context.ts';

/** The field of a check-in that only v2 has, and requires. */
export const ADDED = 'rateCode';
/** The operation that only v1 has. */
export const REMOVED = 'no-show';

function withoutRemoved<Of extends object>(of: Of | undefined): Of {
  const { [REMOVED]: _removed, ...others } = (of ?? {}) as Record<string, unknown>;
  return others as Of;
}

const { schemas } = openapi.components;
const v1 = schemas['CheckInRequest'] as { required: string[]; properties: object };
const kept = Object.entries(openapi.paths).filter(([, { post }]) => post.operationId !== REMOVED);

addVersion('v2', {
  paths: Object.fromEntries(kept.map(([path, item]) => [path.replace('/api/v1/', '/api/v2/'), item])),
  components: {
    schemas: {
      ...schemas,
      CheckInRequest: {
        ...v1,
        required: [...v1.required, ADDED],
        properties: { ...v1.properties, [ADDED]: { type: 'string', minLength: 1, examples: ['BAR'] } },
      },
    },
  },
});

/** The embedded mock's answers, for v2. */
export const secondProfile: Profile = {
  ...embeddedProfile,
  interface: 'v2',
  operations: withoutRemoved(embeddedProfile.operations),
  repeats: withoutRemoved(embeddedProfile.repeats),
};
