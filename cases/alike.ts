/** Stays that differ only in the text of their confirmation number. */
import type { Profile } from '../contract/profile.ts';
import type { Call } from './call.ts';
import { labelled } from './calls.ts';
import { meant } from './intent.ts';
import { limitsOf } from './limits.ts';
import { lengthOf, roomMark, type Stay, uniqueMark } from './stay.ts';

/** The beginning of an all-digit confirmation number, too long for a double (2^53), with the stay's own digits. */
export const digitsOfStay = (number: number): string => `9007199${roomMark(number)}00`;

/** A number, the same with a leading zero, and the next one: the first two are equal as numbers, all as doubles. */
function digitsAlone({ mark }: Pick<Stay, 'mark'>): readonly [string, string, string] {
  const digits = digitsOfStay(Number(mark.slice(-4)));
  return [`${digits}1`, `0${digits}1`, `${digits}2`];
}

type Three = readonly [Stay, Stay, Stay];

function haveRoom(numbers: readonly string[], profile: Profile): boolean {
  const { minLength = 0, maxLength = Infinity } = limitsOf(profile, 'check-in')['hotelConfirmationNumber'] ?? {};
  return numbers.every((text) => lengthOf(text) >= minLength && lengthOf(text) <= maxLength);
}

/** The stays with all-digit confirmation numbers, if the profile allows their length. */
export function numberedAlike(profile: Profile, stays: Three): Three {
  const numbers = digitsAlone(stays[0]);
  if (!haveRoom(numbers, profile)) return stays;
  const numbered = ({ body, ...stay }: Stay, at: number) => ({
    ...stay,
    body: { ...body, hotelConfirmationNumber: numbers[at] as string },
  });
  return stays.map(numbered) as unknown as Three;
}

/** How such numbers differ, for the end of a title; empty if the profile does not allow their length. */
export const alikeWords = (profile: Profile): string =>
  haveRoom(digitsAlone({ mark: uniqueMark(1) }), profile)
    ? ' under numbers made only of digits, which differ in a leading zero or in the last digit'
    : '';

/** How a similar confirmation number differs, and how it is made. The end is after the twentieth character. */
export const DIFFERENCES = {
  'letter-case': ['the case of a letter', (number: string) => number.replace('Tk a', 'TK a')],
  accent: ['an accent', (number: string) => number.replace('Tk a', 'Tk á')],
  'inner-space': ['a space within', (number: string) => number.replace('Tk a', 'Tka')],
  end: ['its end, behind the twentieth character', (number: string) => number.replace(/1$/, '2')],
  'end-space': ['a space behind', (number: string) => `${number} `],
} as const satisfies Readonly<Record<string, readonly [words: string, change: (number: string) => string]>>;

/** A realistic number with the stay's own mark, from which each of the others differs in one way. */
export const numberOf = ({ mark }: Stay): string => `Tk a-${mark}-000001`;

/** The stays as those of one guest. */
export function ofOneGuest([first, second, third]: Three): Three {
  const { guestFirstName, guestLastName } = first.body;
  const renamed = ({ body, ...stay }: Stay) => ({ ...stay, body: { ...body, guestFirstName, guestLastName } });
  return [first, renamed(second), renamed(third)];
}

/** A valid call marked as unusual, whose guest's check-in has a body of that media type. */
export function arrivedAs(call: Call, type: string): Call {
  const guest = call.guest && meant(labelled(type)(call.guest), 'unusual');
  return meant(guest ? { ...call, guest } : call, 'unusual');
}
