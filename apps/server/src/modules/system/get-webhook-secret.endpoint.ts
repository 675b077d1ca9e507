import { getWebhookSecret } from '@inkstone/api';
import { defineQuery } from '../../platform/http/endpoint.ts';

export const getWebhookSecretEndpoint = defineQuery(getWebhookSecret, {
  permission: 'administrator',
  handle: async ({ keys }) => ({ secret: Buffer.from(keys.webhook.secret).toString('base64') }),
});
