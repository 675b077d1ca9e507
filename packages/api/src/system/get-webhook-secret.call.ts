import { z } from 'zod';
import { defineCall } from '../call.ts';

export const getWebhookSecret = defineCall({
  method: 'GET',
  path: '/api/system/get_webhook_secret',
  summary: 'The key receivers check the signatures of services with, in base64',
  input: z.object({}),
  output: z.object({ secret: z.string() }),
});
