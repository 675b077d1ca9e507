import { readFileSync } from 'node:fs';
import { childrenOf } from '../measure/processor-time.ts';

/** Returns the resident bytes of a process; null if the system does not report them. */
export function residentBytes(pid: number): number | null {
  return reported(`/proc/${pid}/status`, 'VmRSS');
}

/** Returns the bytes of a process and its descendants, in which what several of them share counts once; null if not reported. */
export function sharedBytesOfTree(pid: number): number | null {
  const own = reported(`/proc/${pid}/smaps_rollup`, 'Pss');
  return own === null ? null : childrenOf(pid).reduce((sum, child) => sum + (sharedBytesOfTree(child) ?? 0), own);
}

function reported(file: string, name: string): number | null {
  try {
    const kilobytes = new RegExp(`^${name}:\\s+(\\d+) kB$`, 'm').exec(readFileSync(file, 'utf8'))?.[1];
    return kilobytes === undefined ? null : Number(kilobytes) * 1024;
  } catch {
    return null;
  }
}
