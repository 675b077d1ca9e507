import { sql } from 'kysely';
import type { Trx } from '../db/database.ts';
import type { QueueName } from './queues.ts';

/**
 * Puts work into a queue with this transaction: nobody sees it before the commit, and a rollback takes it away. It is done by
 * whichever process comes first once it is due, at least once, so what does it has to look first whether it was done. Of several
 * with the same key that wait in a queue, those may be one for the worker: it does what is due, not what it was told.
 */
export async function enqueue(
  trx: Trx,
  queue: QueueName,
  data: Readonly<Record<string, unknown>>,
  { dueAt, key = null }: { readonly dueAt: Date; readonly key?: string | null },
): Promise<void> {
  // The same columns as the queue's own `send`, which wants a started queue and a connection of its own.
  const { numAffectedRows } = await sql`
    insert into pgboss.job (name, data, start_after, keep_until, singleton_key, policy, expire_seconds, deletion_seconds,
                            retry_limit, retry_delay, retry_backoff, retry_delay_max, dead_letter)
    select name, ${JSON.stringify(data)}::jsonb, ${dueAt}::timestamptz, ${dueAt}::timestamptz + retention_seconds * interval '1 second',
           ${key}::text, policy, expire_seconds, deletion_seconds, retry_limit, retry_delay, retry_backoff, retry_delay_max, dead_letter
    from pgboss.queue where name = ${queue}`.execute(trx);
  if (numAffectedRows !== 1n) throw new Error(`there is no queue ${queue}`);
}
