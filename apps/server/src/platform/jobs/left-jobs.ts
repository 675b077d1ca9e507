import type { PgBoss } from 'pg-boss';
import type pg from 'pg';
import { silentSeconds, type Attempt } from './heartbeat.ts';

/**
 * Gives out at once the jobs of processes that are gone, of every queue, whatever a queue waits between attempts. It counts as an attempt: a job
 * that ends its process each time is given up like any other. While the database itself has just started nobody is taken for gone: all had
 * to be silent. Answers what is given out.
 */
export async function giveOutLeftJobs(pool: pg.Pool, boss: Pick<PgBoss, 'fail'>): Promise<readonly Attempt[]> {
  const { rows } = await pool.query<Attempt & { isLast: boolean }>(
    `with gone as (
       select name, id, retry_count, retry_limit from pgboss.job
       where state = 'active' and heartbeat_on < now() - $1 * interval '1 second'
         and pg_postmaster_start_time() < now() - $1 * interval '1 second'
       for update skip locked
     ), given as (
       update pgboss.job j set state = 'retry', start_after = now() from gone
       where j.name = gone.name and j.id = gone.id and gone.retry_count < gone.retry_limit
     )
     select name, id, retry_count as "retryCount", retry_count >= retry_limit as "isLast" from gone`,
    [silentSeconds],
  );
  for (const { name, id, retryCount, isLast } of rows) {
    if (isLast) await boss.fail(name, { id, retryCount }, { message: 'the process that did it ended each time' });
  }
  return rows;
}

/** Gives a job back that this process does not end: whoever comes first goes on with it, and it counts as no attempt. */
export async function giveBack(pool: pg.Pool, { name, id, retryCount }: Attempt): Promise<void> {
  // The next to take it counts one more, and may; so what this process says of it later is not heard.
  await pool.query(
    `update pgboss.job set state = 'retry', start_after = now(), retry_limit = retry_limit + 1
     where name = $1 and id = $2 and retry_count = $3 and state = 'active'`,
    [name, id, retryCount],
  );
}

/** What is being done is few of all; it is looked for each second. */
export async function makeIndexOfActiveJobs(pool: pg.Pool): Promise<void> {
  const client = await pool.connect();
  try {
    await client.query('begin');
    // Of processes that start at once the others wait, and find it.
    await client.query(`select pg_advisory_xact_lock(hashtext('inkstone.active-jobs'))`);
    await client.query(`create index if not exists job_active on pgboss.job (heartbeat_on) where state = 'active'`);
    await client.query('commit');
  } catch (error) {
    await client.query('rollback').catch(() => undefined);
    throw error;
  } finally {
    client.release();
  }
}
