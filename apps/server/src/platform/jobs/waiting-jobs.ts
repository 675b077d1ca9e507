import type pg from 'pg';

/** Returns the queues in which a job is due. One statement serves all queues, so that an idle process does not ask for each of them. */
export async function queuesWithDueJobs(pool: pg.Pool): Promise<readonly string[]> {
  const { rows } = await pool.query<{ name: string }>({
    name: 'due-queues',
    text: `select distinct name from pgboss.job where state < 'active' and start_after <= now() and not blocked`,
  });
  return rows.map(({ name }) => name);
}
