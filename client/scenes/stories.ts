/** Scenes about stays; the provider has no trouble. */
import type { Scene, StayOverride } from '../../contract/scene.ts';
import { cameAndWent, MOST_VISITED, report, scene } from './scene.ts';

const LOYALTY: Readonly<Record<string, StayOverride>> = {
  loyal: { loyalty: true },
  'not-loyal': { loyalty: false },
  unknown: { loyalty: null },
};
const NAMES: Readonly<Record<string, StayOverride>> = {
  apostrophe: { guestFirstName: 'Sinéad', guestLastName: "O'Brien" },
  umlaut: { guestFirstName: 'Jürgen', guestLastName: 'Weiß-Öztürk' },
  cjk: { guestFirstName: '小明', guestLastName: '王' },
  emoji: { guestFirstName: 'Zoë 🌻', guestLastName: 'Smith' },
  // e and u with combining accents: another normal form is another text.
  combining: { guestFirstName: 'Ade\u0301le', guestLastName: 'Mu\u0308ller' },
  quoted: { guestFirstName: 'Anna "Ann"', guestLastName: 'Smith\\Jones' },
  tabbed: { guestFirstName: 'Li\tWei', guestLastName: 'Chen' },
  long: { guestFirstName: 'Maria '.repeat(10).trim(), guestLastName: `${'Lang'.repeat(15)}` },
};
const ROOMS: Readonly<Record<string, StayOverride>> = {
  single: { roomType: 'Single', occupancy: 1 },
  double: { roomType: 'Double', occupancy: 2 },
};

/** One guest per hotel; two digits keep them in order. */
const EVERYWHERE: Readonly<Record<string, StayOverride>> = Object.fromEntries(
  Array.from({ length: MOST_VISITED }, (_, hotel) => [`hotel-${String(hotel + 1).padStart(2, '0')}`, { hotel }]),
);

export const stories: readonly Scene[] = [
  scene({ name: 'ordinary-stay', title: 'A guest arrives and leaves' }),
  scene({
    name: 'partial-bill',
    title: 'A guest is billed in part and stays on',
    steps: [report('check-in'), report('partial-bill'), report('check-out')],
  }),
  scene({ name: 'no-show', title: 'A guest does not arrive', steps: [report('no-show')] }),
  scene({
    name: 'loyalty',
    title: 'Guests with, without and of unknown loyalty',
    stays: LOYALTY,
    steps: cameAndWent(LOYALTY),
  }),
  scene({
    name: 'no-optional-ids',
    title: 'A stay of which only the required things are known',
    advice: 'Leave every value empty that is not shown.',
    stays: { stay: { withoutOptional: true, loyalty: null } },
  }),
  scene({ name: 'names', title: 'Guests whose names are not plain letters', stays: NAMES, steps: cameAndWent(NAMES) }),
  scene({
    name: 'clock-change',
    title: 'A stay in which the clocks of the hotel change',
    stays: { stay: { times: 'across-clock-change' } },
  }),
  scene({ name: 'after-midnight', title: 'An arrival after midnight', stays: { stay: { times: 'after-midnight' } } }),
  scene({
    name: 'early-departure',
    title: 'A guest leaves earlier than expected',
    stays: { stay: { times: 'early-departure' } },
  }),
  scene({ name: 'room-types', title: 'A single and a double room', stays: ROOMS, steps: cameAndWent(ROOMS) }),
  scene({
    name: 'all-hotels',
    title: 'A guest at each hotel of the run',
    seconds: 15,
    stays: EVERYWHERE,
    steps: cameAndWent(EVERYWHERE),
  }),
  scene({
    name: 'base-path',
    title: 'The provider is found below a path',
    advice: 'In this scene the addresses are others: they end in /stage.',
    basePath: '/stage',
  }),
];
