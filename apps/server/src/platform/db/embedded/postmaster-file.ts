import { readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { isAlive } from './process-identity.ts';

/** The contents of `postmaster.pid`, which a PostgreSQL server writes to its data folder. */
export interface PostmasterFile {
  readonly pid: number;
  readonly port: number;
  /** Null if it does not listen on a Unix socket. */
  readonly socketFolder: string | null;
  /** Its System V shared memory segment; processes that are attached use the data files. */
  readonly sharedMemory: number | null;
}

/** Reads `postmaster.pid`; returns null if it does not exist or is incomplete. */
export function readPostmasterFile(cluster: string): PostmasterFile | null {
  let lines: string[];
  try {
    lines = readFileSync(join(cluster, 'postmaster.pid'), 'utf8').split('\n');
  } catch {
    return null;
  }
  const pid = Math.abs(Number(lines[0]));
  if (!Number.isInteger(pid) || pid === 0) return null;
  const segment = Number(lines[6]?.trim().split(/\s+/)[1]);
  return {
    pid,
    port: Number(lines[3] ?? 0),
    socketFolder: lines[4]?.trim() || null,
    sharedMemory: Number.isInteger(segment) ? segment : null,
  };
}

/** Whether the process is a PostgreSQL server and not another process that got the same id after a crash or reboot. */
export function isPostgres(pid: number): boolean {
  if (!isAlive(pid)) return false;
  if (process.platform !== 'linux') return true;
  try {
    return /postgres/.test(readFileSync(`/proc/${pid}/cmdline`, 'utf8').split('\0')[0] ?? '');
  } catch {
    return false;
  }
}

/**
 * Whether processes of an ended server are still attached to its shared memory. Null if the system does not report it.
 */
export function hasWorkers(file: PostmasterFile): boolean | null {
  if (file.sharedMemory === null) return null;
  let segments: string[];
  try {
    segments = readFileSync('/proc/sysvipc/shm', 'utf8').split('\n').slice(1);
  } catch {
    return null;
  }
  // Columns: key, shmid, perms, size, cpid, lpid, nattch …
  const columns = segments.map((line) => line.trim().split(/\s+/)).find(([, shmid]) => Number(shmid) === file.sharedMemory);
  return columns !== undefined && Number(columns[6]) > 0;
}

/**
 * Removes the stale files of an ended server. PostgreSQL itself would mistake any process with the same id for the server, even a zombie.
 */
export function removeStaleFiles(cluster: string, file: PostmasterFile): void {
  rmSync(join(cluster, 'postmaster.pid'), { force: true });
  rmSync(join(cluster, `.s.PGSQL.${file.port}.lock`), { force: true });
}
