/** Which column of a log line holds what: by the usual names of servers, gateways and loggers, or by a mapping file. */
import type { OffsetAt } from '../../cases/local-time.ts';
import { machineZone } from '../../cases/machine-zones.ts';
import type { Schemas } from '../../contract/schemas.gen.ts';

/** The fields that a line may have. */
export type Field = keyof typeof USUAL;

/** A mapping file (`contract/log-mapping.schema.json`). */
export type Mapping = Schemas['log-mapping'];

/** The offset of times without a zone: that of the mapping's zone, which its schema has checked, or UTC. */
export const offsetsOf = ({ time }: Mapping): OffsetAt => (time?.zone && machineZone(time.zone)) || (() => 0);

/** The usual names of each field, the best first; case, dots, dashes and underscores do not matter. */
const USUAL = {
  time: 'timestamp time timeiso8601 timelocal datetime starttime startutc timestampms eventtime logtime date requesttimeepoch requesttime ts t msec',
  method:
    'method requestmethod httpmethod httprequestmethod reqmethod verb httprequestrequestmethod csmethod propertiescsmethod',
  path: 'requesturi target urloriginal httptarget requesturl requrl url uri requestpath path urlpath httppath resourcepath urlfull httprequestrequesturl csuristem propertiescsuristem',
  request: 'request requestline httprequest',
  status:
    'status statuscode responsestatus responsecode httpstatus httpstatuscode httpresponsestatuscode responsestatuscode downstreamstatus resstatuscode originstatus resultcode httprequeststatus scstatus propertiesscstatus',
  requestId:
    'requestid xrequestid reqid httprequestid correlationid xcorrelationid traceid xamzntraceid xedgerequestid operationid id',
  clientId:
    'clientid oauthclientid authclientid consumerid consumer azp appid principalid principal remoteuser clientusername username user subject sub',
  address:
    'remoteaddr clientip remoteip requestremoteip sourceip clientaddress clienthost clientaddr ip address httprequestremoteip cip propertiescip',
  userAgent:
    'useragent ua httpuseragent useragentoriginal requestuseragent requestheadersuseragent agent httprequestuseragent csuseragent propertiesuseragent',
  bytes: 'bytessent bodybytessent responsebytes responselength responsesize httpresponsebodybytes bodysize size bytes',
} as const;
const FIELDS = Object.keys(USUAL) as readonly Field[];

const plain = (name: string) => name.toLowerCase().replace(/[^a-z0-9]/g, '');

/** A request line, such as `POST /x HTTP/1.1`. */
export const REQUEST_LINE = /^([!#$%&'*+.^_`|~\w-]{1,40}) (\S+)(?: HTTP\/[\d.]+)?$/;

/** Whether a value fits a column of that field. @param isTime whether it can be read as a time */
function fits(field: Field, value: unknown, isTime: (value: unknown) => boolean): boolean {
  if (field === 'time') return isTime(value);
  if (field === 'path') return typeof value === 'string' && /^(?:\/|https?:\/\/|\*$)/i.test(value);
  if (field === 'request') return typeof value === 'string' && REQUEST_LINE.test(value);
  if (field === 'status') return value === '-' || value === null || value === '' || /^\d{3}$/.test(String(value));
  return value === null || typeof value !== 'object';
}

/** The names that lead to a value within a line. */
export type Place = readonly string[];

/** A column by name or path, with its value in the current line. */
export interface Column {
  readonly name: string;
  readonly place: Place;
  readonly value: unknown;
}

export type Places = Partial<Record<Field, Place>>;

/** The columns of a line's fields; `null` for a line without a time, a path or a status. */
export function placesIn(
  columns: readonly Column[],
  given: NonNullable<Mapping['columns']>,
  isTime: (value: unknown) => boolean,
): Places | null {
  const byName = new Map(columns.map((column) => [plain(column.name), column]));
  const places: Places = {};
  for (const field of FIELDS) {
    const named = given[field];
    const usual = USUAL[field].split(' ').flatMap((name) => byName.get(name) ?? []);
    const chosen =
      named === undefined
        ? usual.find(({ value }) => fits(field, value, isTime))
        : columns.find(({ name }) => name === String(named));
    if (chosen) places[field] = chosen.place;
  }
  const target = places.path ?? places.request;
  return [places.time, places.status, target].includes(undefined) ? null : places;
}
