/** The interface of a provider, which answers the client for a listener. */
import type { Exchange, NameValue, Received, RecordedRequest } from '../../contract/evidence.ts';

/** A provider's reply, with placeholders for tokens. */
export interface ProviderReply {
  readonly status: number;
  readonly headers: readonly NameValue[];
  readonly body: string | Buffer;
  readonly wire?: {
    readonly delayMs?: number;
    readonly reset?: boolean;
    /** In chunks (RFC 9112 §7.1), with field names in lower case (RFC 9110 §5.1), as behind gateways. */
    readonly chunked?: boolean;
    /** Tokens are escaped in JSON as .NET and PHP do: `\u002B` is a plus, and `\/` a slash (RFC 8259 §7). */
    readonly escaped?: boolean;
  };
  /** Recorded instead: another provider's reply, which holds secrets. */
  readonly recorded?: Pick<Exchange, 'reply' | 'failure' | 'issued'>;
}

/** A request as it came over the wire. */
export interface RawRequest {
  readonly method: string;
  /** Path and query as sent; of an absolute address, what follows its host. */
  readonly target: string;
  readonly headers: readonly NameValue[];
  readonly body: Buffer;
  /** Full length of the body, even if not all was kept. */
  readonly bytes: number;
}

/** What is known of a call besides its content. */
export interface CallFacts {
  /** In ms since the epoch. */
  readonly at: number;
  readonly received: Received;
  readonly newToken: () => string;
  /** As received, secrets included. */
  readonly raw: RawRequest;
}

/** Answers the client: the stub provider, or a proxy to the provider's own sandbox. */
export interface Provider {
  answer(request: RecordedRequest, facts: CallFacts): Promise<ProviderReply>;
  /** It keeps no state between calls, so many can be answered at once. */
  readonly atOnce?: true;
}
