/** Faults of the strings of a check-in, and of the JSON in which they stand: what they are made of, and how long they are. */

import { alsoRefuses, memberLike, throwsAt } from '../overrides.ts';
import { type FaultEntry, listed } from './fault.ts';

/** Faults of strings, to be declared for the check-in. */
export const textEntries: readonly FaultEntry[] = listed({
  'double-refused': {
    defect: 'Double is missing from the list of room types.',
    override: memberLike(/^Double$/, /^roomType$/),
    noticedBy: ['%.ACCEPTS-ROOM-TYPE', '%.ACCEPTS-OCCUPANCY', '%.ACCEPTS-MANY-GUESTS'],
  },
  'loyalty-refused': {
    defect: 'The loyalty programme is not connected yet.',
    override: alsoRefuses((body) => (body['loyalty'] === true ? 'loyalty' : null)),
    noticedBy: ['%.ACCEPTS-LOYALTY'],
  },
  'apostrophe-refused': {
    defect: 'Apostrophes in names are rejected as injection.',
    override: memberLike(/['’]/, /Name$/),
    noticedBy: ['%.ACCEPTS-NAME', '%.ACCEPTS-TEXT', '%.ACCEPTS-ODD-TEXT'],
  },
  'ascii-only': {
    defect: 'Strings are restricted to ASCII.',
    override: memberLike(/[^\0-\x7f]/),
    noticedBy: ['%.ACCEPTS-NAME', '%.ACCEPTS-JSON-FORM', '%.ACCEPTS-TEXT', '%.ACCEPTS-ODD-TEXT'],
  },
  'codes-ascii-only': {
    defect: 'Only the names and the note may hold letters beyond ASCII.',
    override: memberLike(/[^\0-\x7f]/, /^(?:hotel|employee|supplier|source|room|folio)/),
    noticedBy: ['%.ACCEPTS-TEXT', '%.ACCEPTS-ODD-TEXT'],
  },
  'two-hyphens-refused': {
    defect: 'Two hyphens are rejected as a comment of SQL.',
    override: memberLike(/--/),
    noticedBy: ['%.ACCEPTS-TEXT'],
  },
  'room-number-numeric': {
    defect: 'A room number is taken for a number.',
    override: memberLike(/\D/, /^roomNumber$/),
    noticedBy: ['%.ACCEPTS-CODE', '%.ACCEPTS-TEXT', '%.ACCEPTS-ODD-TEXT'],
  },
  'folio-in-capitals': {
    defect: 'A folio number must match the pattern of one hotel system.',
    override: memberLike(/[^A-Z0-9-]/, /^folio$/),
    noticedBy: ['%.ACCEPTS-CODE', '%.ACCEPTS-TEXT', '%.ACCEPTS-ODD-TEXT'],
  },
  'source-of-one-word': {
    defect: 'The source is looked up in a list of words.',
    override: memberLike(/\W/, /^source$/),
    noticedBy: ['%.ACCEPTS-CODE', '%.ACCEPTS-TEXT', '%.ACCEPTS-ODD-TEXT'],
  },
  'confirmation-number-in-capitals': {
    defect: 'A confirmation number must match the pattern of one hotel system.',
    override: memberLike(/[a-z]/, /^hotelConfirmationNumber$/),
    noticedBy: ['%.ACCEPTS-CODE', '%.ACCEPTS-TEXT', '%.ACCEPTS-ODD-TEXT'],
  },
  'one-line-only': {
    defect: 'The pattern of a string matches no line break.',
    override: memberLike(/\n/),
    noticedBy: ['%.ACCEPTS-LINES', '%.ACCEPTS-ODD-TEXT'],
  },
  'markup-refused': {
    defect: 'Whatever looks like markup is rejected.',
    override: memberLike(/[<>]/),
    noticedBy: ['%.ACCEPTS-ODD-TEXT'],
  },
  'invisible-characters-refused': {
    defect: 'Characters that are not seen are rejected, in names of people too.',
    override: memberLike(/[\p{Cf}\u3000]/u),
    noticedBy: ['%.ACCEPTS-NAME', '%.ACCEPTS-ODD-TEXT'],
  },
  'note-at-most-100': {
    defect: 'The database column for the note holds 100 characters.',
    override: memberLike(/^.{101,}/s, /^reservationInformation$/),
    noticedBy: ['%.ACCEPTS-USUAL-LENGTH', '%.ACCEPTS-LONG-TEXT'],
  },
  'one-id-wanted': {
    defect: 'Without an employee a reservation id of the supplier is wanted.',
    override: alsoRefuses((body) =>
      Object.hasOwn(body, 'employeeIdentifier') || body['supplierReservationId'] !== null ? null : 'employeeIdentifier',
    ),
    noticedBy: ['%.ACCEPTS-COMBINATION'],
  },
  'unicode-crashes': {
    defect: 'The database column holds Latin-1 only.',
    override: throwsAt((text) => /[^\0-\xff]/.test(text)),
    // Invalid UTF-8 is decoded to replacement characters, which are not in Latin-1 either.
    noticedBy: ['%.ACCEPTS-NAME', '%.ACCEPTS-ODD-TEXT', 'HTTP-%.NO-SERVER-ERROR'],
    sideEffects: ['%.REFUSES-LOOSE-JSON'],
  },
  'names-at-most-20': {
    defect: 'The database column for names holds 20 characters.',
    override: memberLike(/^.{21,}/s, /^guest/),
    noticedBy: ['%.ACCEPTS-USUAL-LENGTH', '%.ACCEPTS-LONG-TEXT'],
    // A text before the name makes it longer.
    sideEffects: ['%.ACCEPTS-TEXT', '%.ACCEPTS-ODD-TEXT'],
  },
  'text-at-most-2000': {
    defect: 'The database column holds 2000 characters.',
    override: memberLike(/^.{2001,}/s),
    noticedBy: ['%.ACCEPTS-LONG-TEXT'],
  },
  'one-character-refused': {
    defect: 'Strings must have at least two characters.',
    override: memberLike(/^.$/su),
    noticedBy: ['%.ACCEPTS-SHORT-TEXT', '%.ACCEPTS-NAME'],
  },
  'escapes-refused': {
    defect: 'Backslashes are rejected as injection before the JSON is parsed.',
    override: {
      parseBody: (next) => (bytes, ctx) => (bytes.includes('\\') ? { problem: 'Filtered.' } : next(bytes, ctx)),
    },
    noticedBy: ['%.ACCEPTS-JSON-FORM', '%.ACCEPTS-NAME', '%.ACCEPTS-LINES', '%.ACCEPTS-ODD-TEXT'],
  },
  'turkish-letters-refused': {
    defect: 'The pattern of a name knows the letters of Western Europe.',
    override: memberLike(/[ışğİ]/, /Name$/),
    noticedBy: ['%.ACCEPTS-NAME'],
  },
  'dollar-refused': {
    defect: 'A dollar is rejected as the beginning of an expression.',
    override: memberLike(/\$/),
    noticedBy: ['%.ACCEPTS-NAME', '%.ACCEPTS-ODD-TEXT'],
  },
  'tab-refused': {
    defect: 'Texts are written to a table that is separated by tabs, and none may hold one.',
    override: memberLike(/\t/),
    noticedBy: ['%.ACCEPTS-ODD-TEXT'],
  },
  'quotes-refused-in-codes': {
    defect: 'Codes are pasted into a query, and what would end a text there is rejected.',
    override: memberLike(/["\\]/, /^(?:hotel|employee|supplier|source|room|folio)/),
    noticedBy: ['%.ACCEPTS-ODD-TEXT'],
  },
  'names-by-pattern': {
    defect: 'Members are looked for by their names in the text, before its escapes are read.',
    override: {
      parseBody: (next) => (bytes, ctx) =>
        bytes.includes('"\\u00')
          ? next(Buffer.from(String(bytes).replaceAll('"\\u00', '"\\\\u00')), ctx)
          : next(bytes, ctx),
    },
    noticedBy: ['%.ACCEPTS-JSON-FORM'],
  },
  'escaped-slash-refused': {
    defect: 'A parser of its own knows no escaped slash.',
    override: {
      parseBody: (next) => (bytes, ctx) => (bytes.includes('\\/') ? { problem: 'Unknown escape.' } : next(bytes, ctx)),
    },
    noticedBy: ['%.ACCEPTS-JSON-FORM'],
  },
  'body-begins-with-brace': {
    defect: 'Whether a body is JSON is told by its first byte.',
    override: {
      parseBody: (next) => (bytes, ctx) => (bytes[0] === 0x7b ? next(bytes, ctx) : { problem: 'Not JSON.' }),
    },
    noticedBy: ['%.ACCEPTS-JSON-FORM'],
  },
  'prototype-hands-members-down': {
    defect: 'Members are copied one by one, __proto__ among them, and what it holds is inherited.',
    override: {
      violations: (next) => (body, ctx) => {
        const inherited: unknown = Object.getOwnPropertyDescriptor(body, '__proto__')?.value;
        return next({ ...(typeof inherited === 'object' ? inherited : {}), ...body }, ctx);
      },
    },
    noticedBy: ['%.REFUSES-MISSING'],
  },
});
