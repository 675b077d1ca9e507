import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';

/** Identifies a process by id and start time, so that a later process with the same id is not mistaken for it. */
export interface ProcessIdentity {
  readonly pid: number;
  /** The start time in the format of the system; null if the system does not report it. */
  readonly started: string | null;
}

/** Whether a process with this id is running, of any user. */
export function isAlive(pid: number): boolean {
  if (process.platform === 'linux') {
    const fields = linuxStat(pid);
    // A zombie counts as ended.
    return fields !== null && fields[0] !== 'Z';
  }
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'EPERM';
  }
}

/** Returns the identity of a running process; null if it is not running. */
export function identify(pid: number): ProcessIdentity | null {
  if (!isAlive(pid)) return null;
  return { pid, started: startOf(pid) };
}

/** Whether this very process is still running. */
export function isRunning(identity: ProcessIdentity): boolean {
  const now = identify(identity.pid);
  return now !== null && (now.started === null || identity.started === null || now.started === identity.started);
}

function startOf(pid: number): string | null {
  if (process.platform === 'linux') {
    const ticks = linuxStat(pid)?.[19];
    return ticks === undefined ? null : `${bootId()}:${ticks}`;
  }
  if (process.platform === 'win32') return null;
  try {
    return (
      execFileSync('ps', ['-o', 'lstart=', '-p', String(pid)], { encoding: 'utf8', env: { ...process.env, LC_ALL: 'C' } }).trim() || null
    );
  } catch {
    return null;
  }
}

/** Returns the fields of /proc/<pid>/stat from the state on; the name before it may contain spaces and parentheses. */
function linuxStat(pid: number): string[] | null {
  try {
    const text = readFileSync(`/proc/${pid}/stat`, 'utf8');
    return text.slice(text.lastIndexOf(')') + 2).split(' ');
  } catch {
    return null;
  }
}

function bootId(): string {
  try {
    return readFileSync('/proc/sys/kernel/random/boot_id', 'utf8').trim();
  } catch {
    return '';
  }
}
