import { request as requestHttp, type RequestOptions } from 'node:http';
import { request as requestHttps } from 'node:https';
import type { LookupFunction } from 'node:net';
import { hostSet, lookupFor, PrivateAddress } from './public-lookup.ts';
import { signWebhook } from './sign-webhook.ts';

export interface Delivery {
  /** The same at every attempt. */
  readonly id: string;
  readonly url: string;
  readonly content: unknown;
  /** Unset: the key of the installation. */
  readonly secret?: Uint8Array;
  /** Aborts the delivery, which then counts as failed. */
  readonly signal?: AbortSignal | undefined;
}

/** `refused`: permanent, by the receiver or by the rules of this server. `failed`: another attempt may succeed. */
export type DeliveryResult =
  | { readonly kind: 'delivered' }
  | { readonly kind: 'refused'; readonly reason: string }
  | { readonly kind: 'failed'; readonly reason: string };

/** Sends signed requests. */
export interface WebhookSender {
  send(delivery: Delivery): Promise<DeliveryResult>;
}

export interface WebhookOptions {
  readonly secret: Uint8Array;
  readonly now: () => Date;
  /** Hosts named by the operator that may have a private address. */
  readonly privateHosts: readonly string[];
  readonly timeoutMilliseconds?: number;
}

/** Status codes after which another attempt may succeed. */
const transientStatuses: ReadonlySet<number> = new Set([408, 425, 429]);

/**
 * Creates a sender of signed JSON by POST, over http and https only. It follows no redirects, and connects to private addresses only for
 * the hosts that the operator named. The address is checked at the time of the connection, which prevents DNS rebinding.
 */
export function createWebhookSender({ secret: ownSecret, now, privateHosts, timeoutMilliseconds = 10_000 }: WebhookOptions): WebhookSender {
  const mayBePrivate = hostSet(privateHosts);
  return {
    async send({ id, url, content, secret = ownSecret, signal: given }) {
      const target = parseTarget(url);
      if (!target) return { kind: 'refused', reason: 'not an http or https address' };
      const body = JSON.stringify(content);
      const inTime = AbortSignal.timeout(timeoutMilliseconds);
      const signal = given ? AbortSignal.any([inTime, given]) : inTime;
      const headers = {
        'content-type': 'application/json; charset=utf-8',
        'content-length': String(Buffer.byteLength(body)),
        'user-agent': 'Inkstone',
        ...signWebhook(secret, { id, timestamp: Math.floor(now().getTime() / 1000), body }),
      };
      try {
        return resultOf(await post(target, body, { headers, signal, ...lookupFor(target, mayBePrivate) }));
      } catch (error) {
        if (error instanceof PrivateAddress) return { kind: 'refused', reason: error.message };
        return { kind: 'failed', reason: error instanceof Error ? error.message || error.name : String(error) };
      }
    },
  };
}

function parseTarget(url: string): URL | null {
  if (!URL.canParse(url)) return null;
  const target = new URL(url);
  return target.protocol === 'http:' || target.protocol === 'https:' ? target : null;
}

function resultOf(status: number): DeliveryResult {
  if (status >= 200 && status < 300) return { kind: 'delivered' };
  const reason = `answered ${status}`;
  return status >= 500 || transientStatuses.has(status) ? { kind: 'failed', reason } : { kind: 'refused', reason };
}

interface PostOptions {
  readonly headers: Readonly<Record<string, string>>;
  readonly signal: AbortSignal;
  readonly lookup?: LookupFunction;
}

/** Returns the status of the response; the body is not read. */
function post(target: URL, body: string, { headers, signal, lookup }: PostOptions): Promise<number> {
  return new Promise((resolve, reject) => {
    const options: RequestOptions = { method: 'POST', headers, signal, agent: false, ...(lookup && { lookup }) };
    const send = target.protocol === 'https:' ? requestHttps : requestHttp;
    const request = send(target, options, (answer) => {
      answer.destroy();
      resolve(answer.statusCode ?? 0);
    });
    request.on('error', (error) => reject(signal.aborted ? new Error('no answer in time') : error));
    request.end(body);
  });
}
