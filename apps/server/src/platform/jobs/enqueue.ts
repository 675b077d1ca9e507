import { sql } from 'kysely';
import type { Trx } from '../db/database.ts';
import type { QueueName } from './queues.ts';

/**
 * Adds a job to a queue within the transaction: it becomes visible with the commit. Any process of the installation runs it once it is due,
 * at least once, so the worker must first check whether the work is already done. Several waiting jobs with the same key may be run as
 * one: a worker must look up what is due instead of relying on the data of its job.
 */
export async function enqueue(
  trx: Trx,
  queue: QueueName,
  data: Readonly<Record<string, unknown>>,
  { dueAt, key = null }: { readonly dueAt: Date; readonly key?: string | null },
): Promise<void> {
  // The same columns as `send` of pg-boss, which needs a started instance and its own connection.
  const { numAffectedRows } = await sql`
    insert into pgboss.job (name, data, start_after, keep_until, singleton_key, policy, expire_seconds, deletion_seconds,
                            retry_limit, retry_delay, retry_backoff, retry_delay_max, dead_letter)
    select name, ${JSON.stringify(data)}::jsonb, ${dueAt}::timestamptz, ${dueAt}::timestamptz + retention_seconds * interval '1 second',
           ${key}::text, policy, expire_seconds, deletion_seconds, retry_limit, retry_delay, retry_backoff, retry_delay_max, dead_letter
    from pgboss.queue where name = ${queue}`.execute(trx);
  if (numAffectedRows !== 1n) throw new Error(`the queue ${queue} does not exist`);
}
