import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';

/** Returns the processor time of a process with its threads since its start, in milliseconds; null if the system does not report it. */
export function processMilliseconds(pid: number): number | null {
  const [own] = times(pid);
  return own ?? null;
}

/**
 * Returns the processor time of a process with all its running and ended descendants, for example of a database server with its backends,
 * in milliseconds; null if the system does not report it.
 */
export function treeMilliseconds(pid: number): number | null {
  const [own, ended] = times(pid);
  if (own === undefined || ended === undefined) return null;
  return childrenOf(pid).reduce((sum, child) => sum + (treeMilliseconds(child) ?? 0), own + ended);
}

let tick: number | null = null;

function tickMilliseconds(): number {
  tick ??= 1000 / Number(execFileSync('getconf', ['CLK_TCK']).toString());
  return tick;
}

/** Returns the own time and that of ended children. */
function times(pid: number): number[] {
  try {
    const stat = readFileSync(`/proc/${pid}/stat`, 'utf8');
    const [user, system, endedUser, endedSystem] = stat
      .slice(stat.lastIndexOf(')') + 2)
      .split(' ')
      .slice(11, 15)
      .map(Number) as [number, number, number, number];
    return [(user + system) * tickMilliseconds(), (endedUser + endedSystem) * tickMilliseconds()];
  } catch {
    return [];
  }
}

/** Returns the processes that a process has started and that still run. */
export function childrenOf(pid: number): number[] {
  try {
    return readFileSync(`/proc/${pid}/task/${pid}/children`, 'utf8').split(' ').filter(Boolean).map(Number);
  } catch {
    return [];
  }
}
