import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { isAlive } from './process-identity.ts';

/** What a PostgreSQL server writes about itself into its data folder. */
export interface PostmasterFile {
  readonly pid: number;
  readonly port: number;
  /** Null when it listens on no socket of the file system. */
  readonly socketFolder: string | null;
  readonly ready: boolean;
}

/** Reads `postmaster.pid`; null when there is none or it is only half written. */
export function readPostmasterFile(cluster: string): PostmasterFile | null {
  let lines: string[];
  try {
    lines = readFileSync(join(cluster, 'postmaster.pid'), 'utf8').split('\n');
  } catch {
    return null;
  }
  const pid = Math.abs(Number(lines[0]));
  if (!Number.isInteger(pid) || pid === 0) return null;
  return { pid, port: Number(lines[3] ?? 0), socketFolder: lines[4]?.trim() || null, ready: lines[7]?.trim() === 'ready' };
}

/** Whether the process of the file is a PostgreSQL server, and not another one that got its number after a crash or a reboot. */
export function isPostgres(pid: number): boolean {
  if (!isAlive(pid)) return false;
  if (process.platform !== 'linux') return true;
  try {
    return /postgres/.test(readFileSync(`/proc/${pid}/cmdline`, 'utf8').split('\0')[0] ?? '');
  } catch {
    return false;
  }
}
