/** A certified OAuth server (oidc-provider) as the issuer of tokens, for the mock's clients. */
import assert from 'node:assert/strict';
import { generateKeyPairSync } from 'node:crypto';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import Provider, { type Configuration } from 'oidc-provider';
import { EMBEDDED_CLIENT, EMBEDDED_SECOND_SECRET } from '../../mock/embedded.ts';
import { embeddedProfile } from './context.ts';

const SHORT = embeddedProfile.token?.shortLivedClient ?? assert.fail('the profile names a short-lived client');
const SECOND = embeddedProfile.token?.secondClient ?? assert.fail('the profile names a second client');
export const RESOURCE = 'https://lodging.example/reservation-notification';

function configuration(): Configuration {
  const { privateKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' });
  return {
    clients: [EMBEDDED_CLIENT.id, SHORT.id, SECOND.id].map((client_id) => ({
      client_id,
      client_secret: client_id === SECOND.id ? EMBEDDED_SECOND_SECRET : EMBEDDED_CLIENT.secret,
      grant_types: ['client_credentials'],
      response_types: [],
      redirect_uris: [],
      token_endpoint_auth_method: 'client_secret_post',
      id_token_signed_response_alg: 'ES256',
    })),
    features: {
      devInteractions: { enabled: false },
      clientCredentials: { enabled: true },
      resourceIndicators: {
        enabled: true,
        // A plain request names no resource; the document shows no such parameter.
        defaultResource: () => RESOURCE,
        getResourceServerInfo: (_ctx, _resource, client) => ({
          scope: '',
          audience: RESOURCE,
          accessTokenFormat: 'jwt',
          accessTokenTTL: client.clientId === SHORT.id ? SHORT.lifetimeSeconds : 3600,
          jwt: { sign: { alg: 'ES256' } },
        }),
      },
    },
    routes: { token: '/oauth2/token' },
    jwks: {
      keys: [{ ...privateKey.export({ format: 'jwk' }), alg: 'ES256', use: 'sig', kid: 'one' }],
    } as Configuration['jwks'],
  };
}

export interface Issuer {
  readonly url: string;
  readonly server: Server;
}

export async function startIssuer(): Promise<Issuer> {
  const server = createServer();
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  server.on('request', new Provider(url, configuration()).callback());
  return { url, server };
}
