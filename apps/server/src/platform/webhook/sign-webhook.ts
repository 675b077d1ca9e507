import { createHmac } from 'node:crypto';

export interface SignedPart {
  /** The same at every attempt, so that the receiver can recognise duplicates. */
  readonly id: string;
  /** Seconds since 1970, of this attempt. */
  readonly timestamp: number;
  readonly body: string;
}

/**
 * Returns the headers with which a receiver verifies sender and age of a request: `webhook-signature` is `v1,` followed by the HMAC-SHA256
 * of `id.timestamp.body` in base64.
 */
export function signWebhook(secret: Uint8Array, { id, timestamp, body }: SignedPart): Readonly<Record<string, string>> {
  const signature = createHmac('sha256', secret).update(`${id}.${timestamp}.${body}`).digest('base64');
  return { 'webhook-id': id, 'webhook-timestamp': String(timestamp), 'webhook-signature': `v1,${signature}` };
}
