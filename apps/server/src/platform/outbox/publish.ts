import type { Trx } from '../db/database.ts';

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
  const rows = messages
    .filter(({ people }) => people.length > 0)
    .map(({ kind, people, ...payload }) => ({ kind, people: [...new Set(people)], payload: JSON.stringify(payload), batch: null }));
  if (rows.length > 0) await trx.insertInto('outbox').values(rows).execute();
}
