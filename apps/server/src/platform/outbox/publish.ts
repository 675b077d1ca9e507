import type { Trx } from '../db/database.ts';

/** What people are told after the commit: only that something changed and where; the client asks for the rest. */
export type OutboxMessage =
  | { readonly kind: 'work-changed'; readonly people: readonly string[] }
  | { readonly kind: 'instance-changed'; readonly workflowInstanceId: string; readonly people: readonly string[] }
  | { readonly kind: 'comments-changed'; readonly objectId: string; readonly people: readonly string[] }
  | { readonly kind: 'messages-changed'; readonly people: readonly string[] }
  | { readonly kind: 'signature-written'; readonly signingId: string; readonly people: readonly string[] };

/** Writes messages into the outbox of this transaction; a relay sends them on after the commit, in this order. Nobody concerned, nothing written. */
export async function publish(trx: Trx, ...messages: readonly OutboxMessage[]): Promise<void> {
  const rows = messages
    .filter(({ people }) => people.length > 0)
    .map(({ kind, people, ...payload }) => ({ kind, people: [...new Set(people)], payload: JSON.stringify(payload), batch: null }));
  if (rows.length > 0) await trx.insertInto('outbox').values(rows).execute();
}
