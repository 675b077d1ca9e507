import { publicKey } from '@inkstone/api';
import { loadPasswordKey } from '../../platform/auth/password-key.ts';
import { definePublicQuery } from '../../platform/http/endpoint.ts';

export const publicKeyEndpoint = definePublicQuery(publicKey, {
  handle: async ({ db }) => (await loadPasswordKey(db)).announced,
});
