import { createHmac } from 'node:crypto';

export interface SignedPart {
  /** The same at every attempt, so that the receiver can tell a repeated one. */
  readonly id: string;
  /** Seconds since 1970, of this attempt. */
  readonly timestamp: number;
  readonly body: string;
}

/**
 * The headers by which a receiver knows who sent a request, and that it is fresh: `webhook-signature` is `v1,` and the HMAC-SHA256 in
 * base64 of `id.timestamp.body`.
 */
export function signWebhook(secret: Uint8Array, { id, timestamp, body }: SignedPart): Readonly<Record<string, string>> {
  const signature = createHmac('sha256', secret).update(`${id}.${timestamp}.${body}`).digest('base64');
  return { 'webhook-id': id, 'webhook-timestamp': String(timestamp), 'webhook-signature': `v1,${signature}` };
}
