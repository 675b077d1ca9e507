import type { Trx } from '../db/database.ts';

/** What people are told after the commit: only that something changed and where; the client asks for the rest. */
export type OutboxMessage =
  | { readonly kind: 'work-changed'; readonly people: readonly string[] }
  | { readonly kind: 'instance-changed'; readonly workflowInstanceId: string; readonly people: readonly string[] };

/** Writes a message into the outbox of this transaction; a relay sends it on after the commit. Nobody concerned, nothing written. */
export async function publish(trx: Trx, message: OutboxMessage): Promise<void> {
  if (message.people.length === 0) return;
  const { kind, people, ...payload } = message;
  await trx
    .insertInto('outbox')
    .values({ kind, people: [...new Set(people)], payload: JSON.stringify(payload), batch: null })
    .execute();
}
