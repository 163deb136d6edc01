import { topic } from '../row.ts';

const checkIn = topic({ ids: 'CLIENT-VALUES', subject: 'client', operation: 'check-in', clause: '§2.1' });
const checkOut = topic({ ids: 'CLIENT-VALUES', subject: 'client', operation: 'check-out', clause: '§2.2' });

/** What the client says of a stay is what the scene said (section 2). The times are also right where they are the report's own. */
export const clientValueRequirements = [
  ...checkIn({
    'CONFIRMATION-NUMBER': {
      statement: 'The client MUST send the confirmation number of the stay, letter for letter.',
      rationale:
        'Section 2.1 says "the confirmation number given to the service for the stay": under another one the service finds another stay, or none.',
    },
    ARRIVAL: {
      statement: 'The client MUST send the time at which the guest checked in, or that of the report.',
      rationale:
        'CheckInDateTime is when the guest checked in; a night is billed or lost by it. A system that stamps the moment of the report is right too.',
    },
    'EXPECTED-DATE': {
      statement: 'The client MUST send the date on which the guest is expected to leave.',
      rationale:
        "ExpectedCheckOutDateTime says until when the room is paid for; the hotel's own hour of leaving may stand in it, another date may not.",
    },
    'EXPECTED-TIME': 'The client SHOULD send the time at which the guest is expected to leave.',
    'EXPECTED-TIME-KEPT': {
      statement: "The client MUST NOT move the time of leaving by a change of the hotel's clocks during the stay.",
      rationale:
        'ExpectedCheckOutDateTime is "in the hotel\'s timezone": who adds nights of 24 hours to the arrival is an hour wrong in the stays of two weeks a year, and nobody looks for it.',
    },
    OCCUPANCY: {
      statement: 'The client MUST send the number of guests in the room.',
      rationale: 'Section 2.1 says "number of guests in the room": who pays for the room pays for them.',
    },
    NIGHTS: {
      statement: 'The client MUST send the number of nights of the stay.',
      rationale:
        'Section 2.1 says "number of nights of the stay": it is billed; a count that fits the dates of the report itself is right too.',
    },
    LOYALTY: {
      statement: 'The client MUST send loyalty, where it sends a boolean, as it was used in the stay.',
      rationale: `Section 2.1 says "whether loyalty was used": the guest's points, and the rate that is paid, follow from it; null and nothing at all are allowed.`,
    },
    'ROOM-TYPE': {
      statement: 'The client MUST NOT call a double room Single, nor a single room Double.',
      rationale:
        'Section 2.1 says "described as Single or Double": one in the place of the other is a wrong room at a wrong rate; any other word is a SHOULD of its own.',
    },
    NAMES: {
      statement: 'The client MUST send the names of the guest as they were entered.',
      rationale:
        'The names tell the service who the guest is; the same words with other white space between them, or in another normal form of Unicode, are the same names.',
    },
    'SUPPLIER-ID': "The client SHOULD send the supplier's reservation id of the stay, where it sends one.",
    'LEADING-ZEROS': 'The client SHOULD keep the leading zeros of a room.',
    'OWN-VALUES-STABLE': 'The client SHOULD name room, employee and source of a stay alike in all its reports.',
    'OWN-VALUES-DIFFER': 'The client SHOULD give each stay a folio, and each guest in the house a room, of its own.',
  }),
  ...checkOut({
    'RESERVATION-ID': {
      statement: 'The client MUST name in a check-out the stay that ends, where it sends a reservation id.',
      rationale: `Section 2.2 says "the service's reservation id": another one ends another guest's stay. A check-out without one is not marked wrong.`,
    },
    DEPARTURE: {
      statement: 'The client MUST send the time at which the guest left, or that of the report.',
      rationale:
        'Section 2.2 says "check-out date and time": the stay is billed until then. A system that stamps the moment of the report is right too.',
    },
  }),
] as const;
