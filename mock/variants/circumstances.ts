/** Conforming services that do not serve a valid report under every circumstance: there is a reason for each. */
import type { Context, Override } from '../behaviour.ts';
import { SEEN } from '../circumstances.ts';
import { answerWhere } from '../overrides.ts';
import { emptyReply, jsonReply, withHeader } from '../reply.ts';
import { type Variant, variantsOf } from './variant.ts';

const isEvent = (ctx: Context) => ctx.operation !== null && !ctx.operation.startsWith('token');

/** Refuses reports under a circumstance, whatever they hold. */
const unserved = (name: string, status: number): Override =>
  answerWhere(
    (ctx) => isEvent(ctx) && SEEN[name]?.(ctx) === true,
    () => (status === 422 ? jsonReply(status, { message: 'Implausible' }) : emptyReply(status)),
  );

/** Variants in what is served. */
export const circumstanceVariants: readonly Variant[] = variantsOf({
  'gzip-is-415': {
    because: 'RFC 9110 §15.5.16: content codings that are not supported are refused; the document shows none.',
    override: unserved('gzip', 415),
  },
  'no-user-agent-is-403': {
    because: 'RFC 9110 §10.1.5: a client should send User-Agent; firewalls turn away those who do not.',
    override: unserved('no-user-agent', 403),
  },
  'long-body-is-413': {
    because: 'RFC 9110 §15.5.14: a server may limit the size of a body.',
    override: unserved('long-body', 413),
  },
  'charset-is-415': {
    because: 'RFC 8259 §11: the media type of JSON has no parameter charset.',
    override: unserved('charset', 415),
  },
  'closes-each-connection': {
    because: 'RFC 9112 §9.6: a server, or a proxy before it, may close a connection after each reply.',
    onConnection: true,
    override: { finish: (next) => async (reply, ctx) => withHeader(await next(reply, ctx), 'Connection', 'close') },
  },
  'long-stays-refused': {
    because: 'Which stays are plausible is not shown (section 3): three weeks may be taken for a mistake.',
    override: unserved('many-nights', 422),
  },
});
