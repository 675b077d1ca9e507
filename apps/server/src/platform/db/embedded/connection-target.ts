import { randomBytes } from 'node:crypto';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:net';
import { join } from 'node:path';

/** The address of the embedded server. */
export type ConnectionTarget =
  | { readonly kind: 'socket'; readonly folder: string; readonly port: number }
  | { readonly kind: 'loopback'; readonly port: number };

/** The maximum length of a socket path is 107 bytes on Linux and 103 on macOS. */
const maxSocketPathBytes = process.platform === 'linux' ? 107 : 103;
const socketPort = 5432;

/**
 * Returns a socket in the folder of the cluster, which only its user can enter; loopback if the path is too long or the system has no
 * sockets.
 */
export async function chooseTarget(cluster: string): Promise<ConnectionTarget> {
  const fits = Buffer.byteLength(join(cluster, `.s.PGSQL.${socketPort}`)) <= maxSocketPathBytes;
  if (process.platform !== 'win32' && fits) return { kind: 'socket', folder: cluster, port: socketPort };
  return { kind: 'loopback', port: await freePort() };
}

/** Returns the password of the database user, which is generated once and used on loopback only. */
export function readPassword(file: string): string {
  if (!existsSync(file)) writeFileSync(file, randomBytes(24).toString('base64url'), { mode: 0o600 });
  return readFileSync(file, 'utf8').trim();
}

function freePort(): Promise<number> {
  return new Promise((resolve, reject) => {
    const probe = createServer();
    probe.once('error', reject);
    probe.listen(0, '127.0.0.1', () => {
      const address = probe.address();
      probe.close(() => resolve(typeof address === 'object' && address ? address.port : 0));
    });
  });
}
