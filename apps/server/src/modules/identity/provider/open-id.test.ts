import { describe, expect, test } from 'vitest';
import type { JsonClient } from '../../../platform/outbound/json-client.ts';
import { startAuthorization } from './open-id.ts';

const provider = {
  name: { zh: '公司帳號', en: '' },
  issuer: 'https://id.example',
  clientId: 'ink',
  scope: 'profile',
  accountClaim: 'preferred_username',
  redirectUri: 'https://ink.example/',
  secret: '',
} as const;

/** A provider with the given metadata. */
const clientWith = (metadata: Readonly<Record<string, string>>): JsonClient => ({
  ask: () =>
    Promise.resolve({
      status: 200,
      body: {
        issuer: provider.issuer,
        authorization_endpoint: 'https://id.example/go',
        token_endpoint: 'https://id.example/token',
        jwks_uri: 'https://id.example/keys',
        ...metadata,
      },
    }),
});

describe('an authorization request', () => {
  test('opens the authorization endpoint with state, nonce and code challenge', async () => {
    const { address, state, nonce } = await startAuthorization(clientWith({}), provider);

    const { origin, pathname, searchParams } = new URL(address);
    expect(origin + pathname).toBe('https://id.example/go');
    expect([searchParams.get('state'), searchParams.get('nonce')]).toEqual([state, nonce]);
  });

  test.each(['javascript:alert(1)', 'data:text/html,x', 'file:///etc/passwd'])('never opens %s', async (address) => {
    await expect(startAuthorization(clientWith({ authorization_endpoint: address }), provider)).rejects.toMatchObject({
      kind: 'unreachable',
    });
  });
});
