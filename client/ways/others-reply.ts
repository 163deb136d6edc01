/** How a reply of somebody else's to the client is written down: what may be a secret in it is taken out. */
import type { Exchange } from '../../contract/evidence.ts';
import { takeTokens } from '../../wire/issued.ts';
import { recordReply } from '../../wire/recorded-reply.ts';
import type { Redactor } from '../../wire/redaction.ts';
import { ReplySecrets } from '../../wire/reply-secrets.ts';
import type { RawReply } from '../../wire/transport.ts';
import { notShown, withheld } from '../../wire/withheld.ts';

/** What is known of the call that a reply belongs to. */
export interface AnsweredCall {
  /** The request as it was recorded: what stands there is no secret. */
  readonly sent: string;
  /** What else everybody may read. */
  readonly open?: string;
  readonly isToken: boolean;
}

/** How much of a body is searched for tokens, in bytes. */
const LONGEST_SEARCHED = 256 * 1024;

/** Of a reply what may be shown, and the tokens in it. */
export function recordOthersReply(
  raw: RawReply,
  redactor: Redactor,
  { sent, open = '', isToken }: AnsweredCall,
): Pick<Exchange, 'reply' | 'failure' | 'issued'> {
  const secrets = new ReplySecrets(redactor);
  const taken = takeTokens(raw.body.toString('utf8', 0, LONGEST_SEARCHED), secrets, raw.headers, sent);
  const known = { open: `${sent}\n${open}`, taken: taken.map(({ value }) => value) };
  const shown = isToken ? withheld(raw, secrets, known) : raw;
  const issued = taken.map(({ tag, format, headerSafe, flaw }) => ({ tag, format, headerSafe, ...(flaw && { flaw }) }));
  const reply = recordReply(raw, redactor, secrets.isOver ? notShown(shown) : shown);
  return { reply, failure: null, issued: isToken ? issued : [] };
}
