import { setTimeout as pause } from 'node:timers/promises';
import { sql } from 'kysely';
import type { Db } from './database.ts';

const lookMilliseconds = 200;

/**
 * Runs `work` while no other process of the installation runs what has the same name; meanwhile others wait, and `whenWaiting` is told once.
 * The lock is that of a connection: it goes with a process that dies. Nothing is held while waiting.
 */
export async function alone<T>(db: Db, name: string, work: () => Promise<T>, whenWaiting: () => void): Promise<T> {
  for (let turn = 0; ; turn += 1) {
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
    if (turn === 0) whenWaiting();
    await pause(lookMilliseconds);
  }
}
