import { randomBytes } from 'node:crypto';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:net';
import { join } from 'node:path';

/** Where the embedded server is reached. */
export type ConnectionPlace =
  | { readonly kind: 'socket'; readonly folder: string; readonly port: number }
  | { readonly kind: 'loopback'; readonly port: number };

/** The longest socket path Linux takes is 107 bytes and macOS 103. */
const longestSocketPath = process.platform === 'linux' ? 107 : 103;
const socketPort = 5432;

/** A socket in the cluster's own folder, which only its user can enter; loopback where the path is too long or there are no sockets. */
export async function choosePlace(cluster: string): Promise<ConnectionPlace> {
  const fits = Buffer.byteLength(join(cluster, `.s.PGSQL.${socketPort}`)) <= longestSocketPath;
  if (process.platform !== 'win32' && fits) return { kind: 'socket', folder: cluster, port: socketPort };
  return { kind: 'loopback', port: await freePort() };
}

/** The database user's password: used on loopback only, made once. */
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
