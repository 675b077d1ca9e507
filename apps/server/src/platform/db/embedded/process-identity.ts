import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';

/** A process named so that another one which gets the same number later is not taken for it. */
export interface ProcessIdentity {
  readonly pid: number;
  /** When it started, in the system's own words; null where the system does not tell. */
  readonly started: string | null;
}

/** Whether a process with this number exists, whoever owns it. */
export function isAlive(pid: number): boolean {
  if (process.platform === 'linux') {
    const fields = linuxStat(pid);
    // A zombie has ended; only its parent has not asked yet.
    return fields !== null && fields[0] !== 'Z';
  }
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'EPERM';
  }
}

/** Identifies a running process; null when there is none. */
export function identify(pid: number): ProcessIdentity | null {
  if (!isAlive(pid)) return null;
  return { pid, started: startOf(pid) };
}

/** Whether exactly this process still runs. */
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

/** The fields of /proc/<pid>/stat from the state on; the name before it may hold blanks and brackets. */
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
