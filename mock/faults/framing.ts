/** Faults in where a reply ends: its length and its chunks (RFC 9112 §6 to §8). */
import { OPERATIONS } from '../../contract/words.ts';
import { type Reply, withWire } from '../reply.ts';
import { type Fault, type FaultEntry, faultsOf, finishes, forEach, listed } from './fault.ts';

type Framing = NonNullable<NonNullable<Reply['wire']>['framing']>;

const length = (bytes: number) => ['Content-Length', String(bytes)] as const;

/** Every error has this framing: a success without a body has hardly any. */
const errorsFramed = (framing: Framing) =>
  finishes((reply) => (reply.status >= 400 ? withWire(reply, { framing }) : reply));

const NOTICED = forEach(OPERATIONS, 'WHOLE-RUN-%.FRAMING');
/** A reply that no client can read proves nothing else. */
const UNDECIDED = ['CHECK-IN.REFUSES-MISSING', 'CHECK-OUT.BEARER-MISSING', 'TOKEN-FORM.REFUSES-WRONG-SECRET'];

const entries: readonly FaultEntry[] = listed({
  'framing.length-too-small': {
    mistake: 'The length of an error is counted in characters, before it is encoded.',
    wrap: errorsFramed((body) => ({ fields: [length(body.length - 2)], sent: body })),
  },
  'framing.length-too-large': {
    mistake: 'The length of an error is that of the body before the gateway shortened it.',
    wrap: errorsFramed((body) => ({ fields: [length(body.length + 2)], sent: body })),
  },
  'framing.two-lengths': {
    mistake: 'The gateway adds the length of its own error page to that of the service.',
    wrap: errorsFramed((body) => ({ fields: [length(body.length), length(body.length + 2)], sent: body })),
  },
  'framing.length-beside-chunks': {
    mistake: 'A filter that sends an error in chunks leaves its length standing.',
    wrap: errorsFramed((body) => ({
      fields: [length(body.length), ['Transfer-Encoding', 'chunked']],
      sent: `${body.length.toString(16)}\r\n${body.toString('latin1')}\r\n0\r\n\r\n`,
    })),
  },
  'framing.chunk-without-size': {
    mistake: 'An error is said to be sent in chunks, and is sent as it is.',
    wrap: errorsFramed((body) => ({ fields: [['Transfer-Encoding', 'chunked']], sent: body })),
  },
}).map((entry) => ({ ...entry, noticedBy: NOTICED, undecided: UNDECIDED, onConnection: true as const }));

/** All faults of framing. */
export const framingFaults: readonly Fault[] = faultsOf('all', entries);
