/** Faults in where a reply ends: its length and its chunks (RFC 9112 §6 to §8). */
import { OPERATIONS } from '../../contract/words.ts';
import { finishes } from '../overrides.ts';
import { type Reply, withWire } from '../reply.ts';
import { type Fault, type FaultEntry, faultsOf, forEach, listed } from './fault.ts';

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
    defect: 'The length of an error is counted in characters, before it is encoded.',
    override: errorsFramed((body) => ({ fields: [length(body.length - 2)], sent: body })),
  },
  'framing.length-too-large': {
    defect: 'The length of an error is that of the body before the gateway shortened it.',
    override: errorsFramed((body) => ({ fields: [length(body.length + 2)], sent: body })),
  },
  'framing.two-lengths': {
    defect: 'The gateway adds the length of its own error page to that of the service.',
    override: errorsFramed((body) => ({ fields: [length(body.length), length(body.length + 2)], sent: body })),
  },
  'framing.length-beside-chunks': {
    defect: 'A filter that sends an error in chunks leaves its length standing.',
    override: errorsFramed((body) => ({
      fields: [length(body.length), ['Transfer-Encoding', 'chunked']],
      sent: `${body.length.toString(16)}\r\n${body.toString('latin1')}\r\n0\r\n\r\n`,
    })),
  },
  'framing.chunk-without-size': {
    defect: 'An error is said to be sent in chunks, and is sent as it is.',
    override: errorsFramed((body) => ({ fields: [['Transfer-Encoding', 'chunked']], sent: body })),
  },
}).map((entry) => ({ ...entry, noticedBy: NOTICED, undecided: UNDECIDED, onConnection: true as const }));

/** All faults of framing. */
export const framingFaults: readonly Fault[] = faultsOf('all', entries);
