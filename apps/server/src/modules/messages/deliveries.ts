import type { CallOutput, listDeliveries, MessageKind } from '@inkstone/api';
import type { Executor, Trx } from '../../platform/db/database.ts';
import { refuse } from '../../platform/http/refusal.ts';
import { enqueue } from '../../platform/jobs/enqueue.ts';
import { afterEnd, pageOf, type PageEnd } from '../../platform/db/paging/keyset.ts';
import { peopleView } from '../organization/index.ts';

type Delivery = CallOutput<typeof listDeliveries>['items'][number];

/** Returns a page of deliveries, newest first, without their content, which is for the recipients only. */
export async function listAllDeliveries(
  executor: Executor,
  { after, size }: { readonly after: PageEnd | null; readonly size: number },
): Promise<{ items: Delivery[]; next: PageEnd | null }> {
  let query = executor
    .selectFrom('message_deliveries as d')
    .innerJoin('messages as m', 'm.id', 'd.message_id')
    .innerJoin(peopleView.as('p'), 'p.id', 'd.person_id')
    .select([
      'd.id',
      'd.way',
      'm.kind',
      'p.name as person_name',
      'd.created_at',
      'd.attempts',
      'd.sent_at',
      'd.given_up_at',
      'd.last_error',
    ]);
  if (after) query = query.where((eb) => afterEnd(eb.ref('d.created_at'), eb.ref('d.id'), after));
  const found = await query
    .orderBy('d.created_at', 'desc')
    .orderBy('d.id', 'desc')
    .limit(size + 1)
    .execute();
  const { rows, next } = pageOf(found, size, ({ created_at, id }) => ({ at: created_at, id }));
  const items = rows.map((row) => ({
    id: row.id,
    way: row.way,
    kind: row.kind as MessageKind,
    personName: row.person_name,
    at: row.created_at.toISOString(),
    attempts: row.attempts,
    state: row.sent_at ? ('sent' as const) : row.given_up_at ? ('failed' as const) : ('waiting' as const),
    error: row.last_error,
  }));
  return { items, next };
}

/** Sends a failed delivery again, with the full number of attempts. Deliveries that are sent, or may be in progress, stay unchanged. */
export async function retry(trx: Trx, id: string): Promise<void> {
  const delivery = await trx
    .selectFrom('message_deliveries')
    .select(['id', 'person_id', 'way', 'sent_at', 'given_up_at'])
    .where('id', '=', id)
    .forUpdate()
    .executeTakeFirst();
  if (!delivery) refuse('not-found');
  if (delivery.sent_at || !delivery.given_up_at) return;
  await trx
    .updateTable('message_deliveries')
    .set({ given_up_at: null, claimed_at: null, claimed_by: null, attempts: 0 })
    .where('id', '=', id)
    .execute();
  await enqueue(trx, `message-${delivery.way}`, { personId: delivery.person_id }, { dueAt: new Date() });
}
