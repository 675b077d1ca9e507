import { z } from 'zod';
import { defineCall } from '../call.ts';
import { pageInput, pageOf } from '../envelope.ts';
import { messageKinds } from './message.call.ts';

const mailSection = z.object({
  host: z.string().max(253),
  port: z.number(),
  /** TLS from the first byte; otherwise by STARTTLS where the server offers it. */
  secure: z.boolean(),
  /** Nothing is sent, and no password told, where the server offers no STARTTLS. */
  requireTls: z.boolean().default(false),
  user: z.string().max(254),
  /** Whom mail comes from. */
  from: z.string().max(254),
});

const webhookSection = z.object({
  url: z.string().max(2000),
  /** Which messages are sent there. */
  kinds: z.array(z.enum(messageKinds)),
});

/** `fixed`: the environment of the server says it, and what is kept here does not count. A secret is never answered. */
export const messageWaysSchema = z.object({
  publicUrl: z.object({ url: z.string(), fixed: z.boolean() }),
  mail: mailSection.extend({ hasPassword: z.boolean(), fixed: z.boolean() }).nullable(),
  webhook: webhookSection.extend({ hasSecret: z.boolean(), fixed: z.boolean() }).nullable(),
});
export type MessageWays = z.infer<typeof messageWaysSchema>;

/** Unset keeps the one that is there, an empty one takes it away. */
const secret = z.string().max(500).optional();

export const getMessageWays = defineCall({
  method: 'GET',
  path: '/api/system/get_message_ways',
  summary: 'By which ways messages leave the house; for administrators',
  input: z.object({}),
  output: messageWaysSchema,
});

export const saveMessageWays = defineCall({
  method: 'POST',
  path: '/api/system/save_message_ways',
  summary: 'Set the mail server and the webhook of messages, both or none; null: there is none. For administrators',
  command: true,
  input: z.object({
    publicUrl: z.string().max(500),
    mail: mailSection.extend({ password: secret }).nullable(),
    webhook: webhookSection.extend({ secret }).nullable(),
  }),
  output: messageWaysSchema,
  refusals: ['message-ways-invalid'],
});

/** What became of a try. */
export const mailFailures = ['none', 'address', 'host', 'connection', 'encryption', 'login', 'recipient', 'time', 'other'] as const;

export const tryMail = defineCall({
  method: 'POST',
  path: '/api/system/try_mail',
  summary: 'Send a mail to see whether the mail server takes it; for administrators',
  input: z.object({ to: z.string().max(254) }),
  /** `failure` is null when the server took it; `detail` is what it said. */
  output: z.object({ failure: z.enum(mailFailures).nullable(), detail: z.string() }),
});

export const tryWebhook = defineCall({
  method: 'POST',
  path: '/api/system/try_webhook',
  summary: 'Send a signed request to see whether the webhook takes it; for administrators',
  input: z.object({}),
  output: z.object({ delivered: z.boolean(), detail: z.string() }),
});

export const deliverySchema = z.object({
  id: z.string(),
  way: z.enum(['mail', 'webhook']),
  kind: z.enum(messageKinds),
  personName: z.string(),
  at: z.iso.datetime(),
  attempts: z.number().int(),
  state: z.enum(['waiting', 'sent', 'failed']),
  /** Why the last attempt failed. */
  error: z.string().nullable(),
});
export type Delivery = z.infer<typeof deliverySchema>;

export const listDeliveries = defineCall({
  method: 'GET',
  path: '/api/system/list_deliveries',
  summary: 'What was sent out, the latest first, without what it says; for administrators',
  input: z.object(pageInput),
  output: pageOf(deliverySchema),
});

export const retryDelivery = defineCall({
  method: 'POST',
  path: '/api/system/retry_delivery',
  summary: 'Send again what was given up; for administrators',
  command: true,
  input: z.object({ id: z.uuid() }),
  output: z.object({}),
  refusals: ['not-found'],
});
