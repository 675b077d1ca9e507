import { sql } from 'kysely';
import type { Message, MessageKind } from '@inkstone/api';
import type { Locale } from '@inkstone/schema';
import type { Executor } from '../../platform/db/database.ts';
import { personNames } from '../organization/index.ts';
import { afterEnd, pageOf, type PageEnd } from '../../platform/db/paging/keyset.ts';
import { messageTitle } from './message-text.ts';

/** Counting stops here: the badge then shows "or more". */
const maxUnread = 100;

/** Returns a page of a person's messages, newest first. */
export async function listOwnMessages(
  executor: Executor,
  person: { readonly id: string; readonly locale: Locale },
  { after, size, unread }: { readonly after: PageEnd | null; readonly size: number; readonly unread: boolean },
): Promise<{ items: Message[]; next: PageEnd | null }> {
  let query = executor.selectFrom('messages').selectAll().where('person_id', '=', person.id).where('shown', '=', true);
  if (unread) query = query.where('read_at', 'is', null);
  if (after) query = query.where((eb) => afterEnd(eb.ref('created_at'), eb.ref('id'), after));
  const found = await query
    .orderBy('created_at', 'desc')
    .orderBy('id', 'desc')
    .limit(size + 1)
    .execute();
  const { rows, next } = pageOf(found, size, ({ created_at, id }) => ({ at: created_at, id }));
  const nameOf = await personNames(
    executor,
    rows.map(({ params }) => params.by ?? null),
  );
  const items = rows.map((row) => ({
    id: row.id,
    kind: row.kind as MessageKind,
    title: messageTitle(row.kind as MessageKind, row.params, (id) => nameOf(id).name, person.locale),
    text: row.params.text ?? null,
    at: row.created_at.toISOString(),
    read: row.read_at !== null,
    workflowInstanceId: row.instance_id,
    workItemId: row.work_item_id,
  }));
  return { items, next };
}

export async function countUnread(executor: Executor, personId: string): Promise<number> {
  const { rows } = await sql<{ unread: number }>`
    select count(*)::int as unread from (
      select 1 from messages where person_id = ${personId} and shown and read_at is null limit ${maxUnread}) counted`.execute(executor);
  return rows[0]!.unread;
}
