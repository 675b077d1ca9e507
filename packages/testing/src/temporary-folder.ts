import { existsSync, statfsSync } from 'node:fs';
import { tmpdir } from 'node:os';

const memory = '/dev/shm';
/** What the databases of a run need at most, with room to spare. */
const needed = 2 * 1024 ** 3;

/**
 * The folder for the temporary files of tests: in memory where the system has room there, because a database consists of a thousand files,
 * and creating them on a disk takes a third of the time of the server tests.
 */
export function temporaryFolder(): string {
  if (process.env['TMPDIR'] !== undefined || !existsSync(memory)) return tmpdir();
  const { bavail, bsize } = statfsSync(memory);
  return bavail * bsize >= needed ? memory : tmpdir();
}
