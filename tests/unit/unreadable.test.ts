/** What is said of a body that is not a JSON object leads to its bug. */
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { whyNoObject } from '../../contract/unreadable.ts';

const BODIES: readonly (readonly [text: string | null, said: RegExp])[] = [
  ['[{"folio":"1"}]', /an array/],
  ['"{\\"folio\\":\\"1\\"}"', /encoded as JSON twice/],
  ['"folio"', /^, but a string$/],
  ['7', /^, but 7$/],
  ['\ufeff{"folio":"1"}', /^: it begins with a byte-order mark$/],
  ['{"folio":"1"}\0', /NUL bytes/],
  // By characters, whose bytes are more.
  ['{"guestFirstName":"Zoë","folio":"1"', /ends too early.*counts bytes and not characters/],
  ['{"folio":"12', /ends too early; look at Content-Length$/],
  ['{"folio":"1","roomNu', /ends too early/],
  ['{"folio":"1",', /ends too early/],
  ['{"folio"', /ends too early/],
  ['{"folio":', /ends too early/],
  ["{'folio':'1'}", /^: from here on it is not JSON: "'folio':'1'}"$/],
  ['{"guestFirstName":"Li\tWei","folio":"1"}', /not JSON: "\\"Li\\tWei/],
  ['{"guestLastName":"O\\\'Brien"}', /not JSON: "\\"O\\\\'Brien/],
  ['{"guestFirstName":"Anna "Ann" & Tom"}', /not JSON: "Ann\\" & Tom/],
  ['{"loyalty":True,"occupancy":-1.5e+3}', /not JSON: "True,/],
  ['{"folio":"1",}', /^: a comma comes before } or \]$/],
  // As lines of a batch.
  ['{"folio":"1"}\n{"folio":"2"}', /: it holds several, one after the other$/],
  ['', /^$/],
  [null, /^$/],
];

for (const [text, shown] of BODIES) test(`of ${JSON.stringify(text)}`, () => assert.match(whyNoObject(text), shown));
