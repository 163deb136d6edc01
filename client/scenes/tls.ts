/** Scenes about certificates: they are played over HTTPS alone. */
import type { Scene } from '../../contract/scene.ts';
import { report, scene } from './scene.ts';

const advice = 'Nothing can be reported here: see that your system refuses the connection and says so.';
const refused = { advice, seconds: 15, steps: [report('check-in')], allReported: false };

/** In the order in which they are played. */
export const tlsScenes: readonly Scene[] = [
  scene({
    name: 'certificate-untrusted',
    title: 'The provider shows a certificate of an authority that nobody knows',
    ...refused,
    certificate: 'untrusted',
  }),
  scene({
    name: 'certificate-wrong-host',
    title: "The provider shows another host's certificate",
    ...refused,
    certificate: 'wrong-host',
  }),
];
