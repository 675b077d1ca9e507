import { z } from 'zod';
import { defineCall } from '../call.ts';

export const getWebhookSecret = defineCall({
  method: 'GET',
  path: '/api/system/get_webhook_secret',
  summary: 'Returns the key, in base64, with which receivers verify the signatures of service calls',
  input: z.object({}),
  output: z.object({ secret: z.string() }),
});
