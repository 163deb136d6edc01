import { topic } from '../row.ts';

const checkIn = topic({ ids: 'CLIENT-VALUES', subject: 'client', operation: 'check-in', clause: '§2.1' });
const checkOut = topic({ ids: 'CLIENT-VALUES', subject: 'client', operation: 'check-out', clause: '§2.2' });

/** A client's report must say what the scene said about the stay (section 2). A time may also be the report's own. */
export const clientValueRequirements = [
  ...checkIn({
    'CONFIRMATION-NUMBER': {
      statement: 'The client MUST send the confirmation number of the stay, character for character.',
      rationale:
        'Section 2.1 says "the confirmation number given to the service for the stay": with another one the service finds another stay, or none.',
    },
    ARRIVAL: {
      statement: 'The client MUST send the time when the guest checked in, or the time of the report.',
      rationale:
        'The field checkInDateTime is when the guest checked in; it decides whether a night is billed. A system that sends the time of the report is right too.',
    },
    'EXPECTED-DATE': {
      statement: 'The client MUST send the date on which the guest is expected to leave.',
      rationale:
        "The field expectedCheckOutDateTime says until when the room is paid for; it may have the hotel's own check-out hour, but not another date.",
    },
    'EXPECTED-TIME': 'The client SHOULD send the time when the guest is expected to leave.',
    'EXPECTED-TIME-KEPT': {
      statement: 'The client MUST NOT let a clock change during the stay shift the expected time of departure.',
      rationale:
        'The field expectedCheckOutDateTime is "in the hotel\'s timezone": a system that adds nights of 24 hours to the arrival is an hour off for the stays of two weeks a year, and nobody notices.',
    },
    OCCUPANCY: {
      statement: 'The client MUST send the number of guests in the room.',
      rationale: 'Section 2.1 says "number of guests in the room": whoever pays for the room pays for them.',
    },
    NIGHTS: {
      statement: 'The client MUST send the number of nights of the stay.',
      rationale:
        'Section 2.1 says "number of nights of the stay": nights are billed. A number that fits the dates of the report itself is right too.',
    },
    LOYALTY: {
      statement: 'If the client sends loyalty as a boolean, it MUST say whether loyalty was used in the stay.',
      rationale: `Section 2.1 says "whether loyalty was used": the guest's points, and the rate that is paid, follow from it; null and nothing at all are allowed.`,
    },
    'ROOM-TYPE': {
      statement: 'The client MUST NOT send Single for a double room, or Double for a single room.',
      rationale:
        'Section 2.1 says "described as Single or Double": to confuse them is the wrong room at the wrong rate. Other words are the subject of another requirement, a SHOULD.',
    },
    NAMES: {
      statement: 'The client MUST send the names of the guest as they were entered.',
      rationale:
        'The names tell the service who the guest is. Other white space between words, or another Unicode normalization, leaves them the same names.',
    },
    'SUPPLIER-ID': "A supplier's reservation id, if the client sends one, SHOULD be that of the stay.",
    'LEADING-ZEROS': 'The client SHOULD keep the leading zeros of a room number.',
    'OWN-VALUES-STABLE': 'The client SHOULD send the same room, employee and source in all reports of a stay.',
    'OWN-VALUES-DIFFER': 'The client SHOULD give each stay its own folio, and each guest in the house their own room.',
  }),
  ...checkOut({
    'RESERVATION-ID': {
      statement: 'A reservation id, if the client sends one in a check-out, MUST be that of the stay that ends.',
      rationale: `Section 2.2 says "the service's reservation id": another one ends another guest's stay. A check-out without an id is not counted as wrong.`,
    },
    DEPARTURE: {
      statement: 'The client MUST send the time when the guest left, or the time of the report.',
      rationale:
        'Section 2.2 says "check-out date and time": the stay is billed until then. A system that sends the time of the report is right too.',
    },
  }),
] as const;
