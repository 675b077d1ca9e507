import { readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { isAlive } from './process-identity.ts';

/** What a PostgreSQL server writes about itself into its data folder. */
export interface PostmasterFile {
  readonly pid: number;
  readonly port: number;
  /** Null when it listens on no socket of the file system. */
  readonly socketFolder: string | null;
  /** Its System V shared memory segment: whoever is attached works on the files. */
  readonly sharedMemory: number | null;
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
  const segment = Number(lines[6]?.trim().split(/\s+/)[1]);
  return {
    pid,
    port: Number(lines[3] ?? 0),
    socketFolder: lines[4]?.trim() || null,
    sharedMemory: Number.isInteger(segment) ? segment : null,
  };
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

/**
 * Whether processes of the server are still attached to its memory, though the server itself is gone.
 * Null where the system does not tell.
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
 * Removes what a server left behind that is gone. PostgreSQL itself would take any process that has the number now for it,
 * also one that has ended and was not waited for.
 */
export function removeTraces(cluster: string, file: PostmasterFile): void {
  rmSync(join(cluster, 'postmaster.pid'), { force: true });
  rmSync(join(cluster, `.s.PGSQL.${file.port}.lock`), { force: true });
}
