import type { IncomingHttpHeaders } from 'node:http';
import { hostname } from 'node:os';
import type { FastifyRequest } from 'fastify';
import { plainAddress, type TrustedProxies } from '../config/trusted-proxies.ts';

/** Headers that proxies and tunnels add to forwarded requests. */
const forwardingHeaders: readonly (keyof IncomingHttpHeaders)[] = [
  'forwarded',
  'via',
  'x-forwarded-for',
  'x-forwarded-host',
  'x-forwarded-proto',
  'x-forwarded-port',
  'x-forwarded-server',
  'x-real-ip',
  'x-client-ip',
  'x-original-host',
  'true-client-ip',
  'cf-connecting-ip',
  'cf-ray',
  'fastly-client-ip',
  'tailscale-user-login',
];

type IncomingRequest = Pick<FastifyRequest, 'headers'> & {
  readonly raw: { readonly httpVersion: string };
  readonly socket: { readonly remoteAddress?: string | undefined; readonly localAddress?: string | undefined };
};

/**
 * Whether a request was made on the machine of the server and not forwarded by a program on it. Both ends of the connection must be local,
 * no forwarding header may be present, host, origin and referer must name the machine (they differ through a tunnel or on a page of another
 * site), and the request must not be HTTP/1.0, which only proxies still use. In doubt the answer is no.
 */
export function isFromOwnMachine({ headers, raw, socket }: IncomingRequest, proxies: TrustedProxies): boolean {
  const from = plainAddress(socket.remoteAddress ?? '');
  const to = plainAddress(socket.localAddress ?? '');
  const isHere = isLoopback(from) || (from !== '' && from === to);
  if (!isHere || proxies.has(from) || raw.httpVersion === '1.0') return false;
  if (forwardingHeaders.some((name) => headers[name] !== undefined)) return false;
  const isLocal = (name: string | null) => name !== null && (isLocalName(name) || name === to);
  const senders = [headers.origin, headers.referer].filter((address) => address !== undefined);
  return isLocal(hostOf(`http://${headers.host ?? ''}`)) && senders.every((address) => isLocal(hostOf(address)));
}

/** Returns the host of a URL without port and brackets; null if it is not a URL. */
function hostOf(address: string): string | null {
  return URL.canParse(address) ? new URL(address).hostname.toLowerCase().replace(/^\[|\]$/g, '') : null;
}

const isLoopback = (address: string): boolean => address === '::1' || /^127\.\d+\.\d+\.\d+$/.test(address);

const isLocalName = (name: string): boolean =>
  name === 'localhost' || name.endsWith('.localhost') || isLoopback(name) || name === hostname().toLowerCase();
