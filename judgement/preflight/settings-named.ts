/** Which setting a refusal points at: where a person should look first. */
import type { Exchange } from '../../contract/evidence.ts';
import { isOpen } from '../../contract/interface.ts';
import type { RunContext, Target } from '../../contract/run.ts';
import { momentOf, type ReservationOperation } from '../../contract/words.ts';

/** What to do if the settings are right after all. */
export const ANYWAY =
  'If that is right, the service is wrong: `npm run certify -- --accept refused-controls` judges it.';

/** Whether the issuer has an address of its own. */
export function hasOwnIssuer({ authUrl, baseUrl }: Target): boolean {
  return authUrl !== baseUrl;
}

/** The setting that decides where an exchange went. */
export function addressSetting({ request }: Exchange, target: Target): string {
  return request.operation === 'token-form' && hasOwnIssuer(target) ? 'LODGING_AUTH_URL' : 'LODGING_BASE_URL';
}

const SLIPS = {
  LODGING_AUTH_URL: /\/(oauth2(\/token)?|auth\/token|token)$/i,
  LODGING_BASE_URL: /\/(api(\/v1(\/.*)?)?|oauth2(\/token)?|auth\/token)$/i,
} as const;

/** What to do if an address already contains what the suite appends; `null` otherwise. */
export function slipOf(exchange: Exchange, target: Target): string | null {
  const setting = addressSetting(exchange, target) as keyof typeof SLIPS;
  const address = setting === 'LODGING_AUTH_URL' ? target.authUrl : target.baseUrl;
  const [path] = SLIPS[setting].exec(address) ?? [];
  if (path === undefined) return null;
  const added = path.startsWith('/api') ? '/api/v1/…' : 'the path of the token endpoint';
  return `Take ${path} off the end of ${setting}: the suite adds ${added} itself, and has called ${exchange.request.url}.`;
}

interface Named {
  readonly pattern: RegExp;
  readonly advice: (context: RunContext) => string;
}

const HOTEL: Named = {
  pattern: /hotel|property/i,
  advice: ({ values }) =>
    `Check LODGING_HOTEL_ID (or values.hotels in certification.yaml): the service must know hotel ${values.hotels[0]?.id}, and let this client report for it.`,
};
const ZONE: Named = {
  pattern: /[Tt]ime.?[Zz]one|[Oo]ffset|Date|\bdate|_date|\btime\b|[Ff]uture|\bpast\b/,
  advice: ({ values }) =>
    `Check LODGING_HOTEL_TIME_ZONE (or values.hotels in certification.yaml), now ${values.hotels[0]?.timeZone}: stays are dated in it.`,
};
const STAYS: Named = {
  pattern: /confirmation|reservation|guest|folio|\bstay/i,
  advice: ({ values }) =>
    values.stays.length > 0
      ? 'Check values.stays in certification.yaml: the service must know these stays.'
      : 'Give stays that the service knows in values.stays of certification.yaml: made-up ones were refused.',
};
const ID_SOURCE: Named = {
  pattern: STAYS.pattern,
  advice: ({ values }) =>
    `Check values.reservationIdFrom in certification.yaml (now ${values.reservationIdFrom}): it says where the reservation id of a guest comes from.`,
};

/** What each operation rests on, likeliest first, for replies that point at nothing. */
const RESTS_ON: Readonly<Record<ReturnType<typeof momentOf<ReservationOperation>>, readonly [Named, ...Named[]]>> = {
  arrival: [HOTEL, ZONE, STAYS],
  departure: [ID_SOURCE, HOTEL, ZONE],
  stay: [ID_SOURCE, HOTEL, ZONE],
  absence: [STAYS, HOTEL, ZONE],
};

/** Words with another meaning in a reply: addresses, paths, a member containing "hotel", and whose zone a time is not in. */
const BESIDES = [/(https?:\/)?\/[^\s"'<>]*/g, /hotel.?(?=confirmation)/gi, /hotel(?:'?s)?(?= (?:local )?time.?zone)/gi];

/** The value that probably caused a refusal; `isPointedAt`: the reply names the hotel or its zone, which affect every stay. */
export function adviceOn(exchange: Exchange, operation: ReservationOperation, context: RunContext) {
  const said = BESIDES.reduce((rest, each) => rest.replace(each, ' '), exchange.reply?.body.text ?? '');
  const candidates = RESTS_ON[momentOf(operation)];
  const pointed = [HOTEL, ...candidates].find(({ pattern }) => pattern.test(said));
  const example = isOpen(operation) ? ` Check its example in profile operations.${operation} too.` : '';
  const text = `${(pointed ?? candidates[0]).advice(context)}${example} ${ANYWAY}`;
  return { text, isPointedAt: pointed === HOTEL || pointed === ZONE };
}
