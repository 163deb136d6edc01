/** Scenes about stays; the provider has no trouble. */
import type { Scene } from '../../contract/scene.ts';
import { cameAndWent, MOST_VISITED, report, scene } from './scene.ts';

const LOYALTY = { loyal: { loyalty: true }, 'not-loyal': { loyalty: false }, unknown: { loyalty: null } };
const NAMES = {
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
const ROOMS = { single: { roomType: 'Single', occupancy: 1 }, double: { roomType: 'Double', occupancy: 2 } } as const;

/** One guest per hotel; two digits keep them in order. */
const EVERYWHERE = Object.fromEntries(
  Array.from({ length: MOST_VISITED }, (_, hotel) => [`hotel-${String(hotel + 1).padStart(2, '0')}`, { hotel }]),
);

export const stories: readonly Scene[] = [
  scene('ordinary-stay', 'A guest arrives and leaves'),
  scene('partial-bill', 'A guest is billed in part and stays on', {
    steps: [report('check-in'), report('partial-bill'), report('check-out')],
  }),
  scene('no-show', 'A guest does not arrive', { steps: [report('no-show')] }),
  scene('loyalty', 'Guests with, without and of unknown loyalty', cameAndWent(LOYALTY)),
  scene('no-optional-ids', 'A stay of which only the required things are known', {
    advice: 'Leave every value empty that is not shown.',
    stays: { stay: { withoutOptional: true, loyalty: null } },
  }),
  scene('names', 'Guests whose names are not plain letters', cameAndWent(NAMES)),
  scene('clock-change', 'A stay in which the clocks of the hotel change', {
    stays: { stay: { times: 'across-clock-change' } },
  }),
  scene('after-midnight', 'An arrival after midnight', { stays: { stay: { times: 'after-midnight' } } }),
  scene('early-departure', 'A guest leaves earlier than expected', { stays: { stay: { times: 'early-departure' } } }),
  scene('room-types', 'A single and a double room', cameAndWent(ROOMS)),
  scene('all-hotels', 'A guest at each hotel of the run', { seconds: 15, ...cameAndWent(EVERYWHERE) }),
  scene('base-path', 'The provider is found below a path', {
    advice: 'In this scene the addresses are others: they end in /stage.',
    basePath: '/stage',
  }),
];
