import { BlockList, isIP } from 'node:net';

/** The proxies whose forwarding headers are trusted. */
export interface TrustedProxies {
  has(address: string): boolean;
}

export const noTrustedProxies: TrustedProxies = { has: () => false };

/** Parses addresses and networks (`10.0.0.5, 10.1.0.0/16, fd00::/8`). Throws an error that names the invalid entries. */
export function parseTrustedProxies(text: string): TrustedProxies {
  const entries = text.split(',').flatMap((entry) => entry.trim() || []);
  if (entries.length === 0) return noTrustedProxies;
  const list = new BlockList();
  const wrong = entries.filter((entry) => !add(list, entry));
  if (wrong.length > 0) throw new Error(`not an address or a network: ${wrong.join(', ')}`);
  return {
    has(address) {
      const plain = plainAddress(address);
      const family = isIP(plain);
      return family !== 0 && list.check(plain, family === 4 ? 'ipv4' : 'ipv6');
    },
  };
}

/** Returns the IPv4 address of an IPv4-mapped IPv6 address; any other address unchanged. */
export function plainAddress(address: string): string {
  return /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i.exec(address)?.[1] ?? address;
}

function add(list: BlockList, entry: string): boolean {
  const [address = '', prefix, ...more] = entry.split('/');
  const family = isIP(address);
  if (family === 0 || more.length > 0) return false;
  const type = family === 4 ? 'ipv4' : 'ipv6';
  if (prefix === undefined) {
    list.addAddress(address, type);
    return true;
  }
  if (!/^\d{1,3}$/.test(prefix) || Number(prefix) > (family === 4 ? 32 : 128)) return false;
  list.addSubnet(address, Number(prefix), type);
  return true;
}
