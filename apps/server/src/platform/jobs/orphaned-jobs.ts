import type { PgBoss } from 'pg-boss';
import type pg from 'pg';
import { heartbeatTimeoutSeconds, type JobAttempt } from './heartbeat-protocol.ts';

/**
 * Makes the jobs of ended processes available again immediately, in every queue, without the retry delay of the queue. The interrupted run
 * counts as an attempt, so that a job that ends its process each time fails for good in the end. Within `heartbeatTimeoutSeconds` after a
 * start of the database nothing is orphaned, because no process could send heartbeats before. Returns the orphaned jobs.
 */
export async function reassignOrphanedJobs(pool: pg.Pool, boss: Pick<PgBoss, 'fail'>): Promise<readonly JobAttempt[]> {
  const { rows } = await pool.query<JobAttempt & { isLast: boolean }>({
    name: 'orphaned-jobs',
    text: `with gone as (
       select name, id, retry_count, retry_limit from pgboss.job
       where state = 'active' and heartbeat_on < now() - $1 * interval '1 second'
         and pg_postmaster_start_time() < now() - $1 * interval '1 second'
       for update skip locked
     ), given as (
       update pgboss.job j set state = 'retry', start_after = now() from gone
       where j.name = gone.name and j.id = gone.id and gone.retry_count < gone.retry_limit
     )
     select name, id, retry_count as "retryCount", retry_count >= retry_limit as "isLast" from gone`,
    values: [heartbeatTimeoutSeconds],
  });
  for (const { name, id, retryCount, isLast } of rows) {
    if (isLast) await boss.fail(name, { id, retryCount }, { message: 'the process that did it ended each time' });
  }
  return rows;
}

/** Returns a job that this process does not finish to its queue; the run does not count as an attempt. */
export async function returnJob(pool: pg.Pool, { name, id, retryCount }: JobAttempt): Promise<void> {
  // The next attempt raises `retry_count`, so later updates of this process have no effect; the limit is raised to compensate.
  await pool.query(
    `update pgboss.job set state = 'retry', start_after = now(), retry_limit = retry_limit + 1
     where name = $1 and id = $2 and retry_count = $3 and state = 'active'`,
    [name, id, retryCount],
  );
}
