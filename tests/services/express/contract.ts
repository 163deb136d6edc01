/** The interface's own contract (`contract/openapi.yaml`), with what the provider of this service adds to it. */
import { readFileSync } from 'node:fs';
import { parse } from 'yaml';
import type { Profile } from '../../../contract/profile.ts';

interface Media {
  schema: object;
}
interface Operation {
  requestBody: { content: Record<string, Media> };
  responses: Record<string, object>;
}
interface Contract {
  servers: object[];
  paths: Record<string, { servers?: object[]; post: Operation }>;
}

function read(file: string): unknown {
  return parse(readFileSync(new URL(file, import.meta.url), 'utf8'));
}

function completed(): Contract {
  const contract = read('../../../contract/openapi.yaml') as Contract;
  const { operations, errors } = read('profile.yaml') as Profile;
  // The prefix is the gateway's: here everything is served at the root.
  contract.servers = [{ url: '/' }];
  const contentOf = (path: string) => contract.paths[path]?.post.requestBody.content ?? {};
  // The document does not show these bodies; the provider of the service does (section 4, rules 3 and 4).
  contentOf('/api/v1/reservation/partial-bill')['application/json'] = {
    schema: operations?.['partial-bill']?.request ?? {},
  };
  contentOf('/api/v1/reservation/noshow')['application/json'] = { schema: operations?.['no-show']?.request ?? {} };
  // The validator knows `application/*` for a range, and takes `application/*+json` for the name of a media type.
  const checkIn = contentOf('/api/v1/reservation/checkin');
  checkIn['application/*'] = checkIn['application/*+json'] as Media;
  delete checkIn['application/*+json'];
  // Nor does it show an error's body (section 7): to the validator, a response without `content` has none.
  const refused = { description: 'Refused.', content: { 'application/json': { schema: errors?.schema ?? {} } } };
  for (const [path, { post }] of Object.entries(contract.paths)) {
    if (path.startsWith('/api/')) post.responses['4XX'] = refused;
  }
  return contract;
}

export const contract = completed();
