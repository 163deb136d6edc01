/** What `npm run mock` prints: what it is and the lines to paste, then a line for each request. */
import { existsSync } from 'node:fs';
import { join, relative } from 'node:path';
import { always, hotelTime, localTime } from '../../cases/local-time.ts';
import { machineZone } from '../../cases/machine-zones.ts';
import { afternoonOf, checkOutTimeOf } from '../../cases/stay.ts';
import { factsOf, openapi, operationsOf, tokenFacts } from '../../contract/interface.ts';
import type { Hotel } from '../../contract/run.ts';
import type { Schemas } from '../../contract/schemas.gen.ts';
import type { AccessEntry } from '../../mock/access.ts';
import { EMBEDDED_SECOND_SECRET } from '../../mock/embedded.ts';
import { embeddedProfile } from '../../mock/profile.ts';
import { PROJECT } from '../project.ts';

export interface Announced {
  readonly url: string;
  readonly client: { readonly id: string; readonly secret: string };
  /** False if the secret is the user's own: then it is not printed. */
  readonly isEmbeddedClient: boolean;
  readonly hotel: Hotel;
  /** The only hotels it knows; absent: it knows any. */
  readonly hotels?: readonly Hotel[] | undefined;
  /** Faults and variants, each with a sentence about it. */
  readonly conduct: readonly { readonly name: string; readonly because: string }[];
  readonly logs: boolean;
}

/** An argument in POSIX shell syntax, whatever it contains. */
function quoted(text: string): string {
  if (/^[\w./-]+$/.test(text)) return text;
  return `'${text.replaceAll("'", "'\\''")}'`;
}

/** The path of the mock's own profile: in a checkout the source, in a package the built one. */
function profileFile(): string {
  const files = ['mock', 'dist/mock'].map((folder) => join(PROJECT, folder, 'profile.yaml'));
  return relative(process.cwd(), files.find((file) => existsSync(file)) ?? '');
}

function envLines({ url, client, isEmbeddedClient, hotel }: Announced): string[] {
  return [
    `LODGING_BASE_URL=${url}`,
    'LODGING_ENVIRONMENT=mock',
    `LODGING_CLIENT_ID=${client.id}`,
    isEmbeddedClient ? `LODGING_CLIENT_SECRET=${client.secret}` : '# LODGING_CLIENT_SECRET is the one you have set.',
    // The profile of the mock names a second client.
    ...(isEmbeddedClient ? [`LODGING_SECOND_CLIENT_SECRET=${EMBEDDED_SECOND_SECRET}`] : []),
    `LODGING_HOTEL_ID=${hotel.id}`,
    `LODGING_HOTEL_TIME_ZONE=${hotel.timeZone}`,
  ];
}

function tokenCurl({ url, client, isEmbeddedClient }: Announced): string {
  const secret = isEmbeddedClient ? quoted(`client_secret=${client.secret}`) : '"client_secret=$LODGING_CLIENT_SECRET"';
  return [
    `ACCESS_TOKEN=$(curl -s ${quoted(url + tokenFacts['token-form'].path)} -d grant_type=client_credentials`,
    `  --data-urlencode ${quoted(`client_id=${client.id}`)} --data-urlencode ${secret}`,
    `  | sed -n 's/.*"access_token" *: *"\\([^"]*\\)".*/\\1/p')`,
  ].join(' \\\n');
}

/** A check-in as a hotel would send it: the guest came yesterday and is expected to leave tomorrow. */
function exampleCheckIn({ id, timeZone }: Hotel): Schemas['CheckInRequest'] {
  const now = localTime(Date.now(), machineZone(timeZone) ?? always(0));
  return {
    hotelConfirmationNumber: 'CERT-0001',
    lodgingHotelId: id,
    source: 'direct',
    checkInDateTime: hotelTime(afternoonOf(now.minus({ days: 1 }))),
    expectedCheckOutDateTime: hotelTime(checkOutTimeOf(now.plus({ days: 1 }))),
    roomNumber: '101',
    folio: 'F-0001',
    guestFirstName: 'Ana',
    guestLastName: 'Example',
    roomType: 'Double',
    occupancy: 2,
    numberOfNights: 2,
  };
}

function checkInCurl({ url, hotel }: Announced): string {
  return [
    `curl -i ${quoted(url + factsOf('check-in', embeddedProfile).path)} -H "Authorization: Bearer $ACCESS_TOKEN"`,
    `  -H 'Content-Type: application/json' -d ${quoted(JSON.stringify(exampleCheckIn(hotel)))}`,
  ].join(' \\\n');
}

/** The whole announcement. Programs wait for its first line. */
export function announcement(announced: Announced): string {
  const { url, conduct, hotels, logs } = announced;
  const width = Math.max(0, ...conduct.map(({ name }) => name.length));
  return [
    `Listening on ${url}`,
    'This is the embedded mock. Nothing here is real, and reports go nowhere.',
    ...conduct.map(({ name, because }) => `  ${name.padEnd(width)}  ${because}`),
    ...(hotels
      ? [`It knows ${hotels.map(({ id, timeZone }) => `hotel ${id} in ${timeZone}`).join(', ')}, and no other.`]
      : []),
    '',
    `# For .env; then, in another shell: npx lodging-certification certify --profile ${quoted(profileFile())}`,
    ...envLines(announced),
    '',
    '# A token, and a check-in with it (201):',
    tokenCurl(announced),
    checkInCurl(announced),
    '',
    'Operations:',
    ...operationsOf(embeddedProfile).map(
      (operation) => `  ${operation.padEnd(13)} POST ${factsOf(operation, embeddedProfile).path}`,
    ),
    '',
    `Ctrl-C stops it. ${logs ? 'One line for each request follows (none with --quiet):' : ''}`.trim(),
  ].join('\n');
}

const PATH_WIDTH = Math.max(...Object.keys(openapi.paths).map((path) => path.length)) + '?api-version=1.0'.length;

/** A request as a line: time (UTC), method, path, status, milliseconds, and the faults and variants that showed. */
export function accessLine(
  entry: Omit<AccessEntry, 'clientId' | 'bytes' | 'address' | 'agent'>,
  touchedBy: readonly string[],
  asJson: boolean,
): string {
  const { id, method, path, status, durationMs } = entry;
  const at = new Date(entry.at).toISOString();
  if (asJson) return JSON.stringify({ id, at, method, path, status, durationMs, touchedBy });
  const met = status === null ? 'none' : String(status).padEnd(4);
  const by = touchedBy.length > 0 ? `  by ${touchedBy.join(', ')}` : '';
  return `${at.slice(11, 23)}Z ${method.padEnd(4)} ${path.padEnd(PATH_WIDTH)} ${met} ${String(durationMs).padStart(5)} ms${by}`;
}
