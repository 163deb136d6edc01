/** Repeats the credentials of a request in its reply, in every encoding in which one can travel. */
import type { Context, Override } from '../behaviour.ts';
import { finishes } from '../overrides.ts';
import { type Reply, withHeader } from '../reply.ts';

/** The secrets in a request: the bearer token, and the client secret of either token variant. */
function secretsOf(ctx: Context): string[] {
  const found: string[] = [];
  for (const [name, value] of ctx.headers) {
    if (name.toLowerCase() === 'authorization') found.push(value.replace(/^\S+ +/, ''));
  }
  const text = ctx.bytes.length < 64 * 1024 ? String(ctx.bytes) : '';
  if (ctx.operation === 'token-form') found.push(...new URLSearchParams(text).getAll('client_secret'));
  if (ctx.operation === 'token-json') {
    const parsed = ctx.behaviour.parseBody(ctx.bytes, ctx);
    const secret = 'value' in parsed ? parsed.value['client_secret'] : null;
    if (typeof secret === 'string') found.push(secret);
  }
  for (const [name, value] of ctx.query) if (/secret|token/.test(name)) found.push(value);
  return found.filter((each) => each !== '');
}

/** Raw, URL, form, JSON, and base64 at each of the three byte offsets. */
function encodings(secret: string): Readonly<Record<string, string>> {
  const base64 = (prefix: string) => Buffer.from(prefix + secret).toString('base64');
  return {
    raw: secret,
    url: encodeURIComponent(secret),
    form: new URLSearchParams({ s: secret }).toString().slice(2),
    json: JSON.stringify(secret),
    base64: base64(''),
    base64after1: base64('x'),
    base64after2: base64('xx'),
    base64url: Buffer.from(secret).toString('base64url'),
    hex: Buffer.from(secret).toString('hex'),
  };
}

function echoed(reply: Reply, ctx: Context): Reply {
  const forms = secretsOf(ctx).map(encodings);
  if (forms.length === 0) return reply;
  let changed = reply;
  for (const form of forms) {
    for (const [name, value] of Object.entries(form)) {
      // A header field cannot contain other characters; their encoded forms it can.
      if (/^[\x20-\x7e]+$/.test(value)) changed = withHeader(changed, `X-Debug-${name}`, value);
    }
  }
  if (reply.status === 201) return changed;
  const body = safely(String(reply.body), forms);
  return { ...changed, body };
}

/** Adds the encoded secrets to a JSON body as one more member, so that a client still finds the others. */
function safely(text: string, forms: readonly unknown[]): string {
  try {
    const body = JSON.parse(text) as Record<string, unknown>;
    const description = body['error_description'];
    const described =
      typeof description === 'string' ? { error_description: `${description} ${JSON.stringify(forms)}` } : {};
    return JSON.stringify({ ...body, ...described, debug: forms });
  } catch {
    return `${text}${JSON.stringify(forms)}`;
  }
}

/** The override of the fault `echoes-secrets`. A 201 keeps its empty body; its header fields give the secrets away. */
export const echoesSecrets: Override = finishes(echoed);
