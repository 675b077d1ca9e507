import { z } from 'zod';
import { defineCall } from '../call.ts';
import { pageInput, pageOf } from '../envelope.ts';
import { messageKinds } from './message.call.ts';

const mailSection = z.object({
  host: z.string().max(253),
  port: z.number(),
  /** TLS from the start of the connection; otherwise STARTTLS if the server offers it. */
  secure: z.boolean(),
  /** Without STARTTLS on the server, neither mail nor the password is sent. */
  requireTls: z.boolean().default(false),
  user: z.string().max(254),
  /** The sender address. */
  from: z.string().max(254),
});

const webhookSection = z.object({
  url: z.string().max(2000),
  /** The message kinds that are sent to the webhook. */
  kinds: z.array(z.enum(messageKinds)),
});

/** `fixed`: set by the environment of the server, which overrides the stored value. Secrets are never returned. */
export const messageWaysSchema = z.object({
  publicUrl: z.object({ url: z.string(), fixed: z.boolean() }),
  mail: mailSection.extend({ hasPassword: z.boolean(), fixed: z.boolean() }).nullable(),
  webhook: webhookSection.extend({ hasSecret: z.boolean(), fixed: z.boolean() }).nullable(),
  /** Grows with each change. */
  version: z.number().int(),
});
export type MessageChannels = z.infer<typeof messageWaysSchema>;

/** If unset, the stored secret is kept; an empty text removes it. */
const secret = z.string().max(500).optional();

export const getMessageWays = defineCall({
  method: 'GET',
  path: '/api/system/get_message_ways',
  summary: 'Returns the settings of the external message channels. Administrators only',
  input: z.object({}),
  output: messageWaysSchema,
});

export const saveMessageWays = defineCall({
  method: 'POST',
  path: '/api/system/save_message_ways',
  summary: 'Sets the mail server and the webhook for messages together; null disables a channel. Administrators only',
  command: true,
  input: z.object({
    publicUrl: z.string().max(500),
    mail: mailSection.extend({ password: secret }).nullable(),
    webhook: webhookSection.extend({ secret }).nullable(),
    /** The version that was read; refused with `conflict` if somebody else has changed the channels since. If unset, they are overwritten. */
    version: z.number().int().optional(),
  }),
  output: messageWaysSchema,
  refusals: ['message-ways-invalid', 'conflict'],
});

/** Reasons why a test mail failed. */
export const mailFailures = ['none', 'address', 'host', 'connection', 'encryption', 'login', 'recipient', 'time', 'other'] as const;

export const tryMail = defineCall({
  method: 'POST',
  path: '/api/system/try_mail',
  summary: 'Sends a test mail. Administrators only',
  input: z.object({ to: z.string().max(254) }),
  /** `failure` is null if the mail server accepted the mail; `detail` is its reply. */
  output: z.object({ failure: z.enum(mailFailures).nullable(), detail: z.string() }),
});

export const tryWebhook = defineCall({
  method: 'POST',
  path: '/api/system/try_webhook',
  summary: 'Sends a signed test request to the webhook. Administrators only',
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
  /** The error of the last attempt. */
  error: z.string().nullable(),
});
export type Delivery = z.infer<typeof deliverySchema>;

export const listDeliveries = defineCall({
  method: 'GET',
  path: '/api/system/list_deliveries',
  summary: 'Returns the deliveries of messages, newest first, without their content. Administrators only',
  input: z.object(pageInput),
  output: pageOf(deliverySchema),
});

export const retryDelivery = defineCall({
  method: 'POST',
  path: '/api/system/retry_delivery',
  summary: 'Retries a failed delivery. Administrators only',
  command: true,
  input: z.object({ id: z.uuid() }),
  output: z.object({}),
  refusals: ['not-found'],
});
