/** What a reply at a well-known address leaks, by content, never by status: many services show a page everywhere. */
import { type Exchange, isAccepted } from '../../contract/evidence.ts';
import { broken, type Finding } from '../finding.ts';
import { bodyText, secretIn } from '../leaks.ts';
import { unanswered } from './answered.ts';

/** A password in an address or connection settings; masked ones (`****`) do not count. */
const PASSWORD =
  /\b[a-z][a-z0-9+.-]{1,30}:\/\/[^\s:/@"'<>]{1,100}:(?!\*+@)[^\s:/@"'<>]{1,100}@|\b(?:password|pwd)=(?!\*+(?:[;"\s]|$))[^;"\s<>&]{1,100}[;"]/i;

const ENVIRONMENT = /^\s*\{[^<]{0,400}"propertySources"\s*:\s*\[/;

function shows(exchange: Exchange, what: string, received: string | null): Finding | null {
  const silent = unanswered(exchange);
  if (silent || received === null) return silent;
  const { pathname } = new URL(exchange.request.url);
  const expected = 'nothing of it: a 4xx, or a page that says none of it';
  return broken(exchange, `Anybody can read ${what} at ${pathname}`, expected, { received });
}

/** No Git repository settings (`[core]` with its format version). */
export function toShowNoRepository(exchange: Exchange): Finding | null {
  const text = bodyText(exchange);
  const isConfig = isAccepted(exchange) && /^\s*\[core\]/.test(text) && /\brepositoryformatversion\s*=/.test(text);
  return shows(exchange, 'the repository of the service', isConfig ? '[core] … repositoryformatversion' : null);
}

/** No settings as listed by Spring's actuator (`propertySources`), and no secret. */
export function toShowNoSettings(exchange: Exchange): Finding | null {
  // It is long, and its beginning is enough.
  const isEnvironment = isAccepted(exchange) && ENVIRONMENT.test(bodyText(exchange));
  return shows(exchange, 'the settings of the service', isEnvironment ? 'propertySources' : passwordIn(exchange));
}

/** No secret of the run, and no password. */
export function toShowNoPassword(exchange: Exchange): Finding | null {
  return shows(exchange, 'a secret', passwordIn(exchange));
}

function passwordIn(exchange: Exchange): string | null {
  if (!isAccepted(exchange)) return null;
  const [kind] = PASSWORD.exec(bodyText(exchange)) ?? [];
  return secretIn(exchange) ?? (kind ? `${kind.slice(0, kind.search(/[:=]/) + 1)}… with a password in it` : null);
}
