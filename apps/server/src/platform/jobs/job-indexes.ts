import type pg from 'pg';

/** Over active jobs by heartbeat, and over waiting ones by the time they are due: every process queries both once a second. */
const indexes = [
  `create index if not exists job_active on pgboss.job (heartbeat_on) where state = 'active'`,
  `create index if not exists job_due on pgboss.job (start_after, name) where state < 'active' and not blocked`,
];

/** Creates the indexes that the queue itself does not have. */
export async function createJobIndexes(pool: pg.Pool): Promise<void> {
  const client = await pool.connect();
  try {
    await client.query('begin');
    // Several processes may start at the same time; one creates the indexes and the others wait.
    await client.query(`select pg_advisory_xact_lock(hashtext('inkstone.active-jobs'))`);
    for (const index of indexes) await client.query(index);
    await client.query('commit');
  } catch (error) {
    await client.query('rollback').catch(() => undefined);
    throw error;
  } finally {
    client.release();
  }
}
