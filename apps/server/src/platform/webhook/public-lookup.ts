import { lookup as resolveName } from 'node:dns';
import { isIP, type LookupFunction } from 'node:net';
import { isPrivateAddress } from './private-address.ts';

/** The host has a private address and is not among the hosts that the operator named. */
export class PrivateAddress extends Error {}

/**
 * Returns the lookup option for a request: unrestricted for hosts that the operator named, otherwise public addresses only. Throws
 * `PrivateAddress`.
 */
export function lookupFor(target: URL, mayBePrivate: ReadonlySet<string>): { readonly lookup?: LookupFunction } {
  const host = target.hostname.replace(/^\[|\]$/g, '');
  if (mayBePrivate.has(host.toLowerCase())) return {};
  if (isIP(host) !== 0 && isPrivateAddress(host)) throw new PrivateAddress(`${host} is a private address`);
  return { lookup: publicLookup };
}

/** Resolves a name to its public addresses only. */
const publicLookup: LookupFunction = (hostname, options, callback) => {
  resolveName(hostname, { ...options, all: true }, (error, found) => {
    if (error) return callback(error, '', 0);
    const addresses = found.filter(({ address }) => !isPrivateAddress(address));
    const [first] = addresses;
    if (!first) return callback(new PrivateAddress(`${hostname} has a private address`), '', 0);
    if (options.all) callback(null, addresses);
    else callback(null, first.address, first.family);
  });
};

export const hostSet = (hosts: readonly string[]): ReadonlySet<string> => new Set(hosts.map((host) => host.toLowerCase()));
