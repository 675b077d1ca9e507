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
  /** Unset: the installation's own. */
  readonly secret?: Uint8Array;
  /** Ends the waiting for an answer; the delivery has failed then. */
  readonly signal?: AbortSignal | undefined;
}

/** `refused`: the receiver, or this server for it, says no for good. `failed`: it may go well another time. */
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
  /** Hosts that may have a private address, as the operator named them. */
  readonly privateHosts: readonly string[];
  readonly timeoutMilliseconds?: number;
}

/** Answers that say that another attempt may go well. */
const passing: ReadonlySet<number> = new Set([408, 425, 429]);

/**
 * A sender of JSON by POST, over http and https only. It follows no redirect, and connects to no private address but those of the
 * hosts the operator named: the address is looked at when it is connected to, so a name cannot change in between.
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
        return judge(await post(target, body, { headers, signal, ...lookupFor(target, mayBePrivate) }));
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

function judge(status: number): DeliveryResult {
  if (status >= 200 && status < 300) return { kind: 'delivered' };
  const reason = `answered ${status}`;
  return status >= 500 || passing.has(status) ? { kind: 'failed', reason } : { kind: 'refused', reason };
}

interface PostOptions {
  readonly headers: Readonly<Record<string, string>>;
  readonly signal: AbortSignal;
  readonly lookup?: LookupFunction;
}

/** The status of the answer; its body is not read. */
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
