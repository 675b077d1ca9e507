import type { Trx } from '../db/database.ts';
import { quoted, sqlFragment } from '../db/statements/fragment.ts';
import { insertRows, writeTogether, type Write } from '../db/transactions/write-together.ts';

/** A notice that is sent to people after the commit. It names only what changed; the client then loads the data. */
export type OutboxMessage =
  | { readonly kind: 'work-changed'; readonly people: readonly string[] }
  | { readonly kind: 'instance-changed'; readonly workflowInstanceId: string; readonly people: readonly string[] }
  | { readonly kind: 'working-copy-changed'; readonly appCode: string; readonly revision: number; readonly people: readonly string[] }
  | { readonly kind: 'comments-changed'; readonly objectId: string; readonly people: readonly string[] }
  | { readonly kind: 'messages-changed'; readonly people: readonly string[] }
  | { readonly kind: 'signature-written'; readonly signingId: string; readonly people: readonly string[] };

/**
 * Writes messages to the outbox within the transaction; the relay sends them after the commit, in this order. A message without people is
 * dropped.
 */
export async function publish(trx: Trx, ...messages: readonly OutboxMessage[]): Promise<void> {
  await writeTogether(trx, ...publishing(...messages));
}

/** Returns what `publish` writes, to be written together with other rows. */
export function publishing(...messages: readonly OutboxMessage[]): Write[] {
  const rows = messages
    .filter(({ people }) => people.length > 0)
    .map(({ kind, people, ...payload }) => ({ kind, people: [...new Set(people)], payload }));
  return insertRows('outbox', rows);
}

/** Returns the write of a message to the people whom a write that is sent together with it returns as `person_id`. */
export function publishingToReturned(kind: 'messages-changed', write: string): Write {
  return {
    statement: sqlFragment`
      insert into outbox (kind, people, payload)
      select ${kind}, array_agg(distinct person_id), '{}' from ${quoted(write)} having count(*) > 0`,
  };
}
