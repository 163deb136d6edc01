/** Faults of the strings of a check-in, and of the JSON in which they stand: what they are made of, and how long they are. */
import { alsoRefuses, type FaultEntry, listed } from './fault.ts';
import { memberLike, throwsAt } from './wraps.ts';

/** Faults of strings, to be declared for the check-in. */
export const textEntries: readonly FaultEntry[] = listed({
  'double-refused': {
    mistake: 'Double is missing from the list of room types.',
    wrap: memberLike(/^Double$/, /^roomType$/),
    noticedBy: ['%.ACCEPTS-ROOM-TYPE', '%.ACCEPTS-OCCUPANCY', '%.ACCEPTS-MANY-GUESTS'],
  },
  'loyalty-refused': {
    mistake: 'The loyalty programme is not connected yet.',
    wrap: alsoRefuses((body) => (body['loyalty'] === true ? 'loyalty' : null)),
    noticedBy: ['%.ACCEPTS-LOYALTY'],
  },
  'apostrophe-refused': {
    mistake: 'Apostrophes in names are rejected as injection.',
    wrap: memberLike(/['’]/, /Name$/),
    noticedBy: ['%.ACCEPTS-NAME', '%.ACCEPTS-TEXT', '%.ACCEPTS-ODD-TEXT'],
  },
  'ascii-only': {
    mistake: 'Strings are restricted to ASCII.',
    wrap: memberLike(/[^\0-\x7f]/),
    noticedBy: ['%.ACCEPTS-NAME', '%.ACCEPTS-JSON-FORM', '%.ACCEPTS-TEXT', '%.ACCEPTS-ODD-TEXT'],
  },
  'codes-ascii-only': {
    mistake: 'Only the names and the note may hold letters beyond ASCII.',
    wrap: memberLike(/[^\0-\x7f]/, /^(?:hotel|employee|supplier|source|room|folio)/),
    noticedBy: ['%.ACCEPTS-TEXT', '%.ACCEPTS-ODD-TEXT'],
  },
  'two-hyphens-refused': {
    mistake: 'Two hyphens are rejected as a comment of SQL.',
    wrap: memberLike(/--/),
    noticedBy: ['%.ACCEPTS-TEXT'],
  },
  'room-number-numeric': {
    mistake: 'A room number is taken for a number.',
    wrap: memberLike(/\D/, /^roomNumber$/),
    noticedBy: ['%.ACCEPTS-CODE', '%.ACCEPTS-TEXT', '%.ACCEPTS-ODD-TEXT'],
  },
  'folio-in-capitals': {
    mistake: 'A folio number must match the pattern of one hotel system.',
    wrap: memberLike(/[^A-Z0-9-]/, /^folio$/),
    noticedBy: ['%.ACCEPTS-CODE', '%.ACCEPTS-TEXT', '%.ACCEPTS-ODD-TEXT'],
  },
  'source-of-one-word': {
    mistake: 'The source is looked up in a list of words.',
    wrap: memberLike(/\W/, /^source$/),
    noticedBy: ['%.ACCEPTS-CODE', '%.ACCEPTS-TEXT', '%.ACCEPTS-ODD-TEXT'],
  },
  'confirmation-number-in-capitals': {
    mistake: 'A confirmation number must match the pattern of one hotel system.',
    wrap: memberLike(/[a-z]/, /^hotelConfirmationNumber$/),
    noticedBy: ['%.ACCEPTS-CODE', '%.ACCEPTS-TEXT', '%.ACCEPTS-ODD-TEXT'],
  },
  'one-line-only': {
    mistake: 'The pattern of a string matches no line break.',
    wrap: memberLike(/\n/),
    noticedBy: ['%.ACCEPTS-LINES', '%.ACCEPTS-ODD-TEXT'],
  },
  'markup-refused': {
    mistake: 'Whatever looks like markup is rejected.',
    wrap: memberLike(/[<>]/),
    noticedBy: ['%.ACCEPTS-ODD-TEXT'],
  },
  'invisible-characters-refused': {
    mistake: 'Characters that are not seen are rejected, in names of people too.',
    wrap: memberLike(/[\p{Cf}\u3000]/u),
    noticedBy: ['%.ACCEPTS-NAME', '%.ACCEPTS-ODD-TEXT'],
  },
  'note-at-most-100': {
    mistake: 'The database column for the note holds 100 characters.',
    wrap: memberLike(/^.{101,}/s, /^reservationInformation$/),
    noticedBy: ['%.ACCEPTS-USUAL-LENGTH', '%.ACCEPTS-LONG-TEXT'],
  },
  'one-id-wanted': {
    mistake: 'Without an employee a reservation id of the supplier is wanted.',
    wrap: alsoRefuses((body) =>
      Object.hasOwn(body, 'employeeIdentifier') || body['supplierReservationId'] !== null ? null : 'employeeIdentifier',
    ),
    noticedBy: ['%.ACCEPTS-COMBINATION'],
  },
  'unicode-crashes': {
    mistake: 'The database column holds Latin-1 only.',
    wrap: throwsAt((text) => /[^\0-\xff]/.test(text)),
    // Invalid UTF-8 is decoded to replacement characters, which are not in Latin-1 either.
    noticedBy: ['%.ACCEPTS-NAME', '%.ACCEPTS-ODD-TEXT', 'HTTP-%.NO-SERVER-ERROR'],
    sideEffects: ['%.REFUSES-LOOSE-JSON'],
  },
  'names-at-most-20': {
    mistake: 'The database column for names holds 20 characters.',
    wrap: memberLike(/^.{21,}/s, /^guest/),
    noticedBy: ['%.ACCEPTS-USUAL-LENGTH', '%.ACCEPTS-LONG-TEXT'],
    // A text before the name makes it longer.
    sideEffects: ['%.ACCEPTS-TEXT', '%.ACCEPTS-ODD-TEXT'],
  },
  'text-at-most-2000': {
    mistake: 'The database column holds 2000 characters.',
    wrap: memberLike(/^.{2001,}/s),
    noticedBy: ['%.ACCEPTS-LONG-TEXT'],
  },
  'one-character-refused': {
    mistake: 'Strings must have at least two characters.',
    wrap: memberLike(/^.$/su),
    noticedBy: ['%.ACCEPTS-SHORT-TEXT', '%.ACCEPTS-NAME'],
  },
  'escapes-refused': {
    mistake: 'Backslashes are rejected as injection before the JSON is parsed.',
    wrap: { parseBody: (next) => (bytes, ctx) => (bytes.includes('\\') ? { problem: 'Filtered.' } : next(bytes, ctx)) },
    noticedBy: ['%.ACCEPTS-JSON-FORM', '%.ACCEPTS-NAME', '%.ACCEPTS-LINES', '%.ACCEPTS-ODD-TEXT'],
  },
  'turkish-letters-refused': {
    mistake: 'The pattern of a name knows the letters of Western Europe.',
    wrap: memberLike(/[ışğİ]/, /Name$/),
    noticedBy: ['%.ACCEPTS-NAME'],
  },
  'dollar-refused': {
    mistake: 'A dollar is rejected as the beginning of an expression.',
    wrap: memberLike(/\$/),
    noticedBy: ['%.ACCEPTS-NAME', '%.ACCEPTS-ODD-TEXT'],
  },
  'tab-refused': {
    mistake: 'Texts are written to a table that is separated by tabs, and none may hold one.',
    wrap: memberLike(/\t/),
    noticedBy: ['%.ACCEPTS-ODD-TEXT'],
  },
  'quotes-refused-in-codes': {
    mistake: 'Codes are pasted into a query, and what would end a text there is rejected.',
    wrap: memberLike(/["\\]/, /^(?:hotel|employee|supplier|source|room|folio)/),
    noticedBy: ['%.ACCEPTS-ODD-TEXT'],
  },
  'names-by-pattern': {
    mistake: 'Members are looked for by their names in the text, before its escapes are read.',
    wrap: {
      parseBody: (next) => (bytes, ctx) =>
        bytes.includes('"\\u00')
          ? next(Buffer.from(String(bytes).replaceAll('"\\u00', '"\\\\u00')), ctx)
          : next(bytes, ctx),
    },
    noticedBy: ['%.ACCEPTS-JSON-FORM'],
  },
  'escaped-slash-refused': {
    mistake: 'A parser of its own knows no escaped slash.',
    wrap: {
      parseBody: (next) => (bytes, ctx) => (bytes.includes('\\/') ? { problem: 'Unknown escape.' } : next(bytes, ctx)),
    },
    noticedBy: ['%.ACCEPTS-JSON-FORM'],
  },
  'body-begins-with-brace': {
    mistake: 'Whether a body is JSON is told by its first byte.',
    wrap: { parseBody: (next) => (bytes, ctx) => (bytes[0] === 0x7b ? next(bytes, ctx) : { problem: 'Not JSON.' }) },
    noticedBy: ['%.ACCEPTS-JSON-FORM'],
  },
  'prototype-hands-members-down': {
    mistake: 'Members are copied one by one, __proto__ among them, and what it holds is inherited.',
    wrap: {
      violations: (next) => (body, ctx) => {
        const inherited: unknown = Object.getOwnPropertyDescriptor(body, '__proto__')?.value;
        return next({ ...(typeof inherited === 'object' ? inherited : {}), ...body }, ctx);
      },
    },
    noticedBy: ['%.REFUSES-MISSING'],
  },
});
