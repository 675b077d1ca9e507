import type { IncomingHttpHeaders } from 'node:http';
import { hostname } from 'node:os';
import type { FastifyRequest } from 'fastify';
import { plainAddress, type TrustedProxies } from '../config/trusted-proxies.ts';

/** What proxies and tunnels add to what they forward. */
const signsOfForwarding: readonly (keyof IncomingHttpHeaders)[] = [
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

type Asked = Pick<FastifyRequest, 'headers'> & {
  readonly raw: { readonly httpVersion: string };
  readonly socket: { readonly remoteAddress?: string | undefined; readonly localAddress?: string | undefined };
};

/**
 * Whether a request was made on the machine the server runs on, and not forwarded by something on it. The connection begins and ends on
 * the machine, no proxy left a sign, the names by which the server was asked for are the machine's own (through a tunnel, or by a page
 * of somebody else, they are not), and it is not HTTP/1.0, which only proxies still speak. In doubt it was not.
 */
export function isFromOwnMachine({ headers, raw, socket }: Asked, proxies: TrustedProxies): boolean {
  const from = plainAddress(socket.remoteAddress ?? '');
  const to = plainAddress(socket.localAddress ?? '');
  const isHere = isLoopback(from) || (from !== '' && from === to);
  if (!isHere || proxies.has(from) || raw.httpVersion === '1.0') return false;
  if (signsOfForwarding.some((name) => headers[name] !== undefined)) return false;
  const isOwn = (name: string | null) => name !== null && (isOwnName(name) || name === to);
  const told = [headers.origin, headers.referer].filter((address) => address !== undefined);
  return isOwn(nameOf(`http://${headers.host ?? ''}`)) && told.every((address) => isOwn(nameOf(address)));
}

/** Of an address: its host without port and brackets. */
function nameOf(address: string): string | null {
  return URL.canParse(address) ? new URL(address).hostname.toLowerCase().replace(/^\[|\]$/g, '') : null;
}

const isLoopback = (address: string): boolean => address === '::1' || /^127\.\d+\.\d+\.\d+$/.test(address);

const isOwnName = (name: string): boolean =>
  name === 'localhost' || name.endsWith('.localhost') || isLoopback(name) || name === hostname().toLowerCase();
