/** The reference service: its stages, including the first ones: paths, methods and media types. */
import { factsOf, operationOf } from '../../contract/interface.ts';
import { isTokenOperation, type Operation } from '../../contract/words.ts';
import { type Behaviour, type Context, header } from '../behaviour.ts';
import { isGzip } from '../circumstances.ts';
import { isListed, parseMediaType } from '../media-type.ts';
import type { Reply } from '../reply.ts';
import { bearer } from './bearer.ts';
import { answerEvent, events } from './events.ts';
import { replies } from './replies.ts';
import { answerToken, token } from './token.ts';

function route({ path, mock }: Context): Operation | null {
  return path === null ? null : operationOf(path, mock.profile);
}

function mediaTypeOk(contentType: string | undefined, ctx: Context): boolean {
  const type = contentType === undefined ? null : parseMediaType(contentType);
  if (!type || !ctx.operation) return false;
  const charset = type.parameters.get('charset') ?? 'utf-8';
  const encoding = header(ctx, 'content-encoding') ?? 'identity';
  return (
    isListed(type.essence, factsOf(ctx.operation, ctx.mock.profile).mediaTypes) &&
    /^utf-?8$/i.test(charset) &&
    (encoding.toLowerCase() === 'identity' || (isGzip(ctx) && !isTokenOperation(ctx.operation)))
  );
}

/** Path, then method, then rate limit, then the operation itself. */
async function answer(ctx: Context): Promise<Reply> {
  const { behaviour } = ctx;
  if (!ctx.operation) return behaviour.refuse({ kind: 'path', detail: 'There is no such resource.' }, ctx);
  if (!behaviour.methodOk(ctx)) {
    const detail = 'The resource supports only POST.';
    return behaviour.refuse({ kind: 'method', detail, headers: [['Allow', 'POST']] }, ctx);
  }
  const limited = behaviour.limited(ctx);
  if (limited) return behaviour.refuse(limited, ctx);
  return isTokenOperation(ctx.operation) ? answerToken(ctx) : answerEvent(ctx);
}

/** The reference service: follows the document to the letter, and the profile where that leaves a point open. */
export const reference: Behaviour = {
  ...{ answer, route, mediaTypeOk },
  methodOk: (ctx) => ctx.method === 'POST',
  limited: () => null,
  ...{ ...token, ...bearer, ...events, ...replies },
};
