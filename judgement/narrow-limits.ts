/** Limits of a profile that are narrower than what hotels report every day: what lies beyond them is excused, not tested. */
import { CODES, TEXTS, UNUSUAL_NAMES, USUAL_LENGTHS } from '../cases/text-cases.ts';
import type { Limits, Profile } from '../contract/profile.ts';

/** Texts that stand in a member every day, of those that a run sends. */
function usualTexts(field: string): readonly string[] {
  const long = Object.values(USUAL_LENGTHS).flatMap((members) => members[field] ?? []);
  const codes = CODES.filter(([member]) => member === field).map(([, , text]) => text);
  const names = /^guest(?:First|Last)Name$/.test(field) ? Object.values(UNUSUAL_NAMES) : [];
  return [...names, ...codes, ...Object.values(TEXTS).map(([, short]) => short), ...long];
}

/** Numbers that are reported every day. */
const USUAL_NUMBERS: Readonly<Record<string, readonly number[]>> = {
  occupancy: [1, 2, 4],
  numberOfNights: [1, 2, 14],
};

/** Days before or after now of which hotels report: a guest who came a week ago, and one who stays for two. */
const USUAL_PAST_DAYS = 7;
const USUAL_FUTURE_DAYS: Readonly<Record<string, number>> = { expectedCheckOutDateTime: 14 };

/** Which of the usual values of a field lie beyond each of its limits. */
function excused(field: string, limits: Limits): [limit: keyof Limits, beyond: number, all: number, what: string][] {
  const { minLength = 0, maxLength = Infinity, minimum = -Infinity, maximum = Infinity } = limits;
  const lengths = usualTexts(field).map((text) => [...text].length);
  const numbers = USUAL_NUMBERS[field] ?? [];
  const count = (all: readonly number[], isBeyond: (value: number) => boolean) => all.filter(isBeyond).length;
  const texts = 'texts that it is tested with';
  const values = 'numbers that hotels report every day';
  return [
    ['maxLength', count(lengths, (length) => length > maxLength), lengths.length, texts],
    ['minLength', count(lengths, (length) => length < minLength), lengths.length, texts],
    ['maximum', count(numbers, (value) => value > maximum), numbers.length, values],
    ['minimum', count(numbers, (value) => value < minimum), numbers.length, values],
  ];
}

function windowRemarks(key: string, field: string, { pastDays, futureDays }: Limits): string[] {
  const ahead = USUAL_FUTURE_DAYS[field];
  return [
    ...(pastDays !== undefined && pastDays < USUAL_PAST_DAYS
      ? [`The profile's ${key}.pastDays is ${pastDays}: a refusal of what is reported after a week is excused.`]
      : []),
    ...(ahead !== undefined && futureDays !== undefined && futureDays < ahead
      ? [`The profile's ${key}.futureDays is ${futureDays}: a refusal of a stay of two weeks is excused.`]
      : []),
  ];
}

/** What a profile's limits keep from being tested, one sentence for each limit. */
export function narrowLimits({ fields = {} }: Profile): string[] {
  return Object.entries(fields).flatMap(([operation, limited]) =>
    Object.entries(limited).flatMap(([field, limits]) => {
      const key = `fields.${operation}.${field}`;
      const beyond = excused(field, limits)
        .filter(([, count]) => count > 0)
        .map(
          ([limit, count, all, what]) =>
            `The profile's ${key}.${limit} is ${limits[limit]}: ${count} of ${all} ${what} lie beyond it, and their refusal is excused.`,
        );
      return [...beyond, ...windowRemarks(key, field, limits)];
    }),
  );
}
