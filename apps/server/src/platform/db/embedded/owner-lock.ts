import { linkSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { StartFailure } from '../../config/start-failure.ts';
import { identify, isRunning, type ProcessIdentity } from './process-identity.ts';

/** The exclusive lock of a server process on a data folder. */
export interface OwnerLock {
  release(): void;
}

class FolderInUse extends StartFailure {
  constructor(folder: string, owner: ProcessIdentity) {
    super(
      `The data folder ${folder} is in use by another Inkstone server (process ${owner.pid}). ` +
        `Stop that one first, or give this one its own folder with DATA_DIR.`,
    );
    this.name = 'FolderInUse';
  }
}

/**
 * Locks the data folder for this process. The lock of an ended process is taken over. Throws `FolderInUse` if its process is running.
 */
export function lockFolder(folder: string): OwnerLock {
  const path = join(folder, 'server.lock');
  const mine = identify(process.pid)!;
  const content = JSON.stringify(mine);
  const draft = `${path}.${process.pid}`;
  writeFileSync(draft, content, { mode: 0o600 });
  try {
    while (!linkIfAbsent(draft, path)) {
      const owner = readIdentity(path);
      if (owner && isRunning(owner)) throw new FolderInUse(folder, owner);
      takeOverLock(draft, path, folder);
    }
  } finally {
    rmSync(draft, { force: true });
  }
  return {
    release() {
      if (readFileSync(path, 'utf8') === content) rmSync(path);
    },
  };
}

/**
 * Removes the lock of an ended process. A guard file serialises concurrent servers, otherwise the second one would remove the new lock of
 * the first.
 */
function takeOverLock(draft: string, path: string, folder: string): void {
  const guard = `${path}.takeover`;
  if (!linkIfAbsent(draft, guard)) {
    const other = readIdentity(guard);
    if (other && isRunning(other)) throw new FolderInUse(folder, other);
    rmSync(guard, { force: true });
    return;
  }
  try {
    const owner = readIdentity(path);
    if (owner && isRunning(owner)) throw new FolderInUse(folder, owner);
    renameSync(path, `${path}.stale`);
    rmSync(`${path}.stale`, { force: true });
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'ENOENT') throw error;
  } finally {
    rmSync(guard, { force: true });
  }
}

function linkIfAbsent(from: string, to: string): boolean {
  try {
    linkSync(from, to);
    return true;
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'EEXIST') return false;
    throw error;
  }
}

function readIdentity(path: string): ProcessIdentity | null {
  try {
    const value = JSON.parse(readFileSync(path, 'utf8')) as Partial<ProcessIdentity>;
    return typeof value.pid === 'number' ? { pid: value.pid, started: value.started ?? null } : null;
  } catch {
    return null;
  }
}
