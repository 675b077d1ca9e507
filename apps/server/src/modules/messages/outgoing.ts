import { sql } from 'kysely';
import type { MessageKind } from '@inkstone/api';
import { createId, type Locale } from '@inkstone/schema';
import type { Db } from '../../platform/db/database.ts';
import { transact } from '../../platform/db/transactions/transact.ts';
import { peopleView, personNames } from '../organization/index.ts';
import { messageTitle } from './message-text.ts';

/** A message that is to be delivered, in the language of its recipient. */
export interface Outgoing {
  readonly deliveryId: string;
  readonly messageId: string;
  readonly batch: string;
  /** The number of this attempt: a process that was wrongly considered ended cannot change the state of a later attempt. */
  readonly attempt: number;
  readonly kind: MessageKind;
  readonly title: string;
  readonly text: string | null;
  readonly at: Date;
  /** The path of the page that the message links to. */
  readonly path: string;
  readonly person: { readonly account: string; readonly email: string | null; readonly locale: Locale };
}

/** A sender that has not renewed its claim for so long is considered ended, whatever job it runs. */
const claimMilliseconds = 120_000;
const maxAttempts = 10;

/**
 * Claims a person's waiting deliveries of a channel: first those of an unfinished batch, under the same batch id, so that recipients can
 * recognise duplicates; otherwise all new ones. What the same job claimed in a process that has ended is free at once.
 */
export async function claimOutgoing(
  db: Db,
  channel: 'mail' | 'webhook',
  { personId, jobId }: { readonly personId: string; readonly jobId: string | null },
  now: Date,
): Promise<readonly Outgoing[]> {
  const free = new Date(now.getTime() - claimMilliseconds);
  const claimed = await transact(db, async (trx) => {
    const waiting = await trx
      .selectFrom('message_deliveries')
      .select(['id', 'batch'])
      .where('person_id', '=', personId)
      .where('way', '=', channel)
      .where('sent_at', 'is', null)
      .where('given_up_at', 'is', null)
      .where((eb) => eb.or([eb('claimed_at', 'is', null), eb('claimed_at', '<', free), eb('claimed_by', '=', jobId)]))
      .orderBy('created_at')
      .forUpdate()
      .skipLocked()
      .execute();
    const begun = waiting.find(({ batch }) => batch !== null)?.batch ?? null;
    const chosen = waiting.filter(({ batch }) => batch === begun);
    if (chosen.length === 0) return [];
    const batch = begun ?? createId(now.getTime());
    const ids = chosen.map(({ id }) => id);
    await trx
      .updateTable('message_deliveries')
      .set((eb) => ({ batch, claimed_at: now, claimed_by: jobId, attempts: eb('attempts', '+', 1) }))
      .where('id', 'in', ids)
      .execute();
    return ids;
  });
  return claimed.length === 0 ? [] : readOutgoing(db, claimed);
}

async function readOutgoing(db: Db, deliveryIds: readonly string[]): Promise<readonly Outgoing[]> {
  const rows = await db
    .selectFrom('message_deliveries as d')
    .innerJoin('messages as m', 'm.id', 'd.message_id')
    .innerJoin(peopleView.as('p'), 'p.id', 'd.person_id')
    .select([
      'd.id',
      'd.batch',
      'd.attempts',
      'm.id as message_id',
      'm.kind',
      'm.params',
      'm.created_at',
      'm.instance_id',
      'm.work_item_id',
    ])
    .select(['p.account', 'p.email', 'p.locale'])
    .where('d.id', 'in', deliveryIds)
    .orderBy('m.created_at')
    .execute();
  const nameOf = await personNames(
    db,
    rows.map(({ params }) => params.by ?? null),
  );
  return rows.map((row) => ({
    deliveryId: row.id,
    messageId: row.message_id,
    batch: row.batch!,
    attempt: row.attempts,
    kind: row.kind as MessageKind,
    title: messageTitle(row.kind as MessageKind, row.params, (id) => nameOf(id).name, row.locale),
    text: row.params.text ?? null,
    at: row.created_at,
    path: row.work_item_id ? `/#/work-item/${row.work_item_id}` : row.instance_id ? `/#/instance/${row.instance_id}` : '/#/messages',
    person: { account: row.account, email: row.email, locale: row.locale },
  }));
}

/** Renews the claim of deliveries that are being sent. Returns those that are still claimed; another process has taken over the others. */
export async function renewClaim(db: Db, claimed: readonly Outgoing[], now: Date): Promise<readonly Outgoing[]> {
  const rows = await db
    .updateTable('message_deliveries')
    .set({ claimed_at: now })
    .where('sent_at', 'is', null)
    .where((eb) => eb.or(attemptsOf(claimed).map((attempt) => eb.and(attempt))))
    .returning('id')
    .execute();
  const ours = new Set(rows.map(({ id }) => id));
  return claimed.filter(({ deliveryId }) => ours.has(deliveryId));
}

/** Releases deliveries that were not sent because the process stops: they are free at once, and the attempt is not counted. */
export async function releaseClaim(db: Db, claimed: readonly Outgoing[]): Promise<void> {
  await db
    .updateTable('message_deliveries')
    .set((eb) => ({ claimed_at: null, claimed_by: null, attempts: eb('attempts', '-', 1) }))
    .where('sent_at', 'is', null)
    .where((eb) => eb.or(attemptsOf(claimed).map((attempt) => eb.and(attempt))))
    .execute();
}

export async function markSent(db: Db, sent: readonly Outgoing[], now: Date): Promise<void> {
  await db.updateTable('message_deliveries').set({ sent_at: now, last_error: null }).where('id', 'in', idsOf(sent)).execute();
}

/** Records a failed attempt; after ten attempts the delivery is given up. `permanent`: gives up at once. */
export async function markFailed(db: Db, failed: readonly Outgoing[], reason: string, now: Date, permanent = false): Promise<void> {
  await db
    .updateTable('message_deliveries')
    .set({
      claimed_at: null,
      claimed_by: null,
      last_error: reason.slice(0, 500),
      given_up_at: permanent ? now : sql<Date | null>`case when attempts >= ${maxAttempts}::int then ${now}::timestamptz end`,
    })
    .where((eb) => eb.or(attemptsOf(failed).map((attempt) => eb.and(attempt))))
    .execute();
}

function attemptsOf(outgoing: readonly Outgoing[]): { readonly id: string; readonly attempts: number }[] {
  return outgoing.map(({ deliveryId, attempt }) => ({ id: deliveryId, attempts: attempt }));
}

function idsOf(outgoing: readonly Outgoing[]): string[] {
  return outgoing.map(({ deliveryId }) => deliveryId);
}
