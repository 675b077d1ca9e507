import { describe, expect, test } from 'vitest';
import type { JsonClient } from '../../../platform/outbound/json-client.ts';
import { depart } from './open-id.ts';

const provider = {
  name: { zh: '公司帳號', en: '' },
  issuer: 'https://id.example',
  clientId: 'ink',
  scope: 'profile',
  accountClaim: 'preferred_username',
  redirectUri: 'https://ink.example/',
  secret: '',
} as const;

/** A provider that tells this of itself. */
const telling = (told: Readonly<Record<string, string>>): JsonClient => ({
  ask: () =>
    Promise.resolve({
      status: 200,
      body: {
        issuer: provider.issuer,
        authorization_endpoint: 'https://id.example/go',
        token_endpoint: 'https://id.example/token',
        jwks_uri: 'https://id.example/keys',
        ...told,
      },
    }),
});

describe('a departure', () => {
  test('goes to the address that the provider tells, with what the provider has to give back', async () => {
    const { address, state, nonce } = await depart(telling({}), provider);

    const { origin, pathname, searchParams } = new URL(address);
    expect(origin + pathname).toBe('https://id.example/go');
    expect([searchParams.get('state'), searchParams.get('nonce')]).toEqual([state, nonce]);
  });

  test.each(['javascript:alert(1)', 'data:text/html,x', 'file:///etc/passwd'])('never goes to %s', async (address) => {
    await expect(depart(telling({ authorization_endpoint: address }), provider)).rejects.toMatchObject({ kind: 'unreachable' });
  });
});
