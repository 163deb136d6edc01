/** Conforming variety of success replies. */
import { gzipSync } from 'node:zlib';
import { accepts, cameBefore, conflicts } from '../overrides.ts';
import { withHeader, withWire } from '../reply.ts';
import { locates } from './scope.ts';
import { leavingOpen, type Variant, variantsOf } from './variant.ts';

/** Variants of success replies. */
export const successVariants: readonly Variant[] = variantsOf({
  'chunked-empty-bodies': {
    because: 'A chunked body of length zero is an empty body (RFC 9112 §7.1).',
    override: accepts((reply) => withWire(reply, { chunked: true })),
  },
  'location-headers': {
    because: 'RFC 9110 §15.3.2: a 201 names the new resource with Location; section 4 forbids only a body.',
    override: locates,
    values: { reservationIdFrom: 'location-header' },
  },
  'duplicates-are-409': {
    because: 'Whether a check-in may be reported twice is not shown (section 3).',
    override: conflicts(
      ({ hotelConfirmationNumber: number }, ctx) =>
        ctx.operation === 'check-in' && cameBefore(ctx, 'confirmation numbers of check-ins', number),
    ),
    profile: leavingOpen('repeats'),
  },
  'media-type-of-nothing': {
    because: 'RFC 9110 §8.3: a Content-Type may accompany an empty body, as frameworks set it for all replies.',
    override: accepts((reply) => withHeader(reply, 'Content-Type', 'application/json; charset=utf-8')),
  },
  'compressed-empty-bodies': {
    because: 'RFC 9110 §12.5.3: without Accept-Encoding any coding is allowed; what is coded here is empty.',
    onConnection: true,
    override: accepts((reply) => ({ ...withHeader(reply, 'Content-Encoding', 'gzip'), body: gzipSync('') })),
  },
  'base-path': {
    because: 'Section 9 does not say what base URLs look like; a stage may precede /api/v1.',
    options: { basePath: '/stage' },
  },
});
