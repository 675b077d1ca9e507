import { BlockList, isIP } from 'node:net';

/** Loopback, private, link-local, shared, documentation, multicast and reserved ranges, and IPv6 ranges that embed IPv4 addresses. */
const ranges = {
  ipv4: [
    '0.0.0.0/8',
    '10.0.0.0/8',
    '100.64.0.0/10',
    '127.0.0.0/8',
    '169.254.0.0/16',
    '172.16.0.0/12',
    '192.0.0.0/24',
    '192.0.2.0/24',
    '192.168.0.0/16',
    '198.18.0.0/15',
    '198.51.100.0/24',
    '203.0.113.0/24',
    '224.0.0.0/3',
  ],
  ipv6: [
    '::/96',
    '64:ff9b::/96',
    '64:ff9b:1::/48',
    '100::/64',
    '2001::/23',
    '2001:db8::/32',
    '2002::/16',
    'fc00::/7',
    'fe80::/10',
    'fec0::/10',
    'ff00::/8',
  ],
} as const;

const blocked = new BlockList();
for (const family of ['ipv4', 'ipv6'] as const) {
  for (const range of ranges[family]) {
    const [network, bits] = range.split('/');
    blocked.addSubnet(network!, Number(bits), family);
  }
}

/** Whether an IP address is not public. Text that is no IP address counts as private. */
export function isPrivateAddress(address: string): boolean {
  const version = isIP(address);
  return version === 0 || blocked.check(address, version === 4 ? 'ipv4' : 'ipv6');
}
