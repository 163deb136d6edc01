/** Which software release a reply names, a help to anyone looking for known holes. */

import type { Exchange } from '../contract/evidence.ts';
import { bodyText } from './leaks.ts';

const NAMING = /^(?:server|x-powered-by|x-aspnet(?:mvc)?-version|x-generator|x-server|x-runtime-version)$/i;
/** `1.25.3` is a release. `awselb/2.0`, `Microsoft-IIS/10.0` or a bare name shows little more than the kind. */
const RELEASE = /(?<![\w.])v?\d{1,4}\.\d{1,4}\.\d{1,6}(?!\.?\d)/;

/** A header field that names a release (RFC 9110 §10.2.4: needlessly fine-grained). */
export function releaseInFields({ reply }: Exchange): string | null {
  const found = reply?.headers.find(([name, value]) => NAMING.test(name) && RELEASE.test(value));
  return found ? `${found[0]}: ${found[1].slice(0, 100)}` : null;
}

const SOFTWARE = [
  ...['nginx', 'openresty', 'Apache(?: Tomcat)?', 'Tomcat', 'Jetty(?:://)?', 'Undertow', 'WildFly', 'JBoss(?: EAP)?'],
  ...['GlassFish', 'WebLogic(?: Server)?', 'IIS', 'ASP\\.NET(?: Core)?', '\\.NET(?: Framework| Core)?', 'Kestrel'],
  ...['Node(?:\\.js)?', 'Express', 'Fastify', 'NestJS', 'PHP', 'Laravel', 'Symfony', 'Python', 'Django', 'Flask'],
  ...['Werkzeug', 'gunicorn', 'uvicorn', 'Starlette', 'FastAPI', 'Ruby', 'Rails', 'Puma', 'Rack', 'Passenger', 'Java'],
  ...['Spring(?: Boot| Framework)?', 'OpenSSL', 'Caddy', 'Envoy', 'HAProxy', 'Varnish', 'LiteSpeed', 'Kong'],
  ...['PostgreSQL', 'MySQL', 'MariaDB', 'Oracle Database', 'SQL Server', 'MongoDB', 'Redis'],
];
const SIGNED = new RegExp(
  `(?<![\\w.-])(?:${SOFTWARE.join('|')})(?: [Vv]ersion)?[/ :(]{1,3}v?\\d{1,4}\\.\\d{1,4}\\.\\d{1,6}(?!\\.?\\d)`,
);

/** Software and release named in a reply's body but not in its request. */
export function releaseInBody(exchange: Exchange): string | null {
  const found = SIGNED.exec(bodyText(exchange))?.[0] ?? null;
  return found !== null && (exchange.request.body?.text ?? '').includes(found) ? null : found;
}
