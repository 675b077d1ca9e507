import { setTimeout as pause } from 'node:timers/promises';
import { sql } from 'kysely';
import type { Db } from '../database.ts';

const pollMilliseconds = 200;

/**
 * Runs `work` under a session-level advisory lock, so that only one process of the installation runs work of this name at a time. Others
 * wait; `onWaiting` is called once when the wait begins. The lock is released when its process dies. No connection is held while waiting.
 */
export async function runExclusively<T>(db: Db, name: string, work: () => Promise<T>, onWaiting: () => void): Promise<T> {
  for (let attempt = 0; ; attempt += 1) {
    const done = await db.connection().execute(async (connection) => {
      const { rows } = await sql<{ taken: boolean }>`select pg_try_advisory_lock(hashtext(${name})) as taken`.execute(connection);
      if (!rows[0]!.taken) return null;
      try {
        return { result: await work() };
      } finally {
        await sql`select pg_advisory_unlock(hashtext(${name}))`.execute(connection);
      }
    });
    if (done) return done.result;
    if (attempt === 0) onWaiting();
    await pause(pollMilliseconds);
  }
}
