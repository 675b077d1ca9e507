import type { MessageKind } from '@inkstone/api';
import { createId } from '@inkstone/schema';
import type { Trx } from '../../platform/db/database.ts';
import type { MessageParams } from '../../platform/db/tables/messages.ts';
import { sqlFragment } from '../../platform/db/statements/fragment.ts';
import { insertRows, writeTogether, type Write } from '../../platform/db/transactions/write-together.ts';
import { enqueue } from '../../platform/jobs/enqueue.ts';
import { publishing, publishingToReturned } from '../../platform/outbox/publish.ts';
import { channelChoicesOf } from './preferences.ts';
import { outgoingChannels } from './outgoing-channels.ts';

/** A notice to some people. */
export interface Notice {
  readonly kind: MessageKind;
  readonly people: readonly string[];
  readonly instanceId: string | null;
  readonly workItemId: string | null;
  readonly params: MessageParams;
}

/** Messages to a person within so many milliseconds are sent in one mail. */
const mailDelayMilliseconds = 20_000;

/**
 * Notifies people through the channels they chose, with this transaction: inbox messages are written now; mail and webhook are sent by the
 * queue after the commit, and retried until they succeed or are given up.
 */
export async function notify(trx: Trx, notices: readonly Notice[], at: Date): Promise<void> {
  await writeTogether(trx, ...(await noticeWrites(trx, notices, at)));
}

/** Returns what `notify` writes, to be written together with other rows. */
export async function noticeWrites(trx: Trx, notices: readonly Notice[], at: Date): Promise<Write[]> {
  const perPerson = notices.flatMap(({ people, ...notice }) => [...new Set(people)].map((person) => ({ ...notice, person })));
  if (perPerson.length === 0) return [];
  const choices = await channelChoicesOf(
    trx,
    perPerson.map(({ person }) => person),
  );
  const out = await outgoingChannels(trx);
  const rows = perPerson.map((notice) => {
    const chosen = choices(notice.person, notice.kind);
    return {
      ...notice,
      id: createId(at.getTime()),
      station: chosen.station,
      mail: chosen.mail && out.mail,
      webhook: chosen.webhook && out.posts(notice.kind),
    };
  });
  const wanted = rows.filter(({ station, mail, webhook }) => station || mail || webhook);
  const messages = wanted.map(({ id, person, kind, params, instanceId, workItemId, station }) => ({
    id,
    person_id: person,
    kind,
    params,
    instance_id: instanceId,
    work_item_id: workItemId,
    shown: station,
    created_at: at,
  }));
  const people = wanted.flatMap(({ station, person }) => (station ? [person] : []));
  return [
    ...insertRows('messages', messages),
    ...(await deliveryWrites(trx, wanted, at)),
    ...publishing({ kind: 'messages-changed', people }),
  ];
}

type Wanted = { readonly id: string; readonly person: string; readonly mail: boolean; readonly webhook: boolean };

/** The jobs that send them are queued at once: they start when the transaction is committed. */
async function deliveryWrites(trx: Trx, wanted: readonly Wanted[], at: Date): Promise<Write[]> {
  const deliveries = wanted.flatMap((each) =>
    (['mail', 'webhook'] as const).flatMap((channel) =>
      each[channel] ? [{ id: createId(at.getTime()), message_id: each.id, person_id: each.person, way: channel }] : [],
    ),
  );
  // Uses this machine's clock, like the queue: `at` may be another moment.
  const dueAt = { mail: new Date(Date.now() + mailDelayMilliseconds), webhook: new Date() };
  for (const channel of ['mail', 'webhook'] as const)
    for (const personId of new Set(deliveries.flatMap((each) => (each.way === channel ? [each.person_id] : []))))
      await enqueue(trx, `message-${channel}`, { personId }, { dueAt: dueAt[channel] });
  return insertRows(
    'message_deliveries',
    deliveries.map((delivery) => ({ ...delivery, attempts: 0, created_at: at })),
  );
}

/** Returns what marks the messages about tasks as read when the tasks are done or gone, and tells it to whoever has not read one. */
export function settlingWrites(workItemIds: readonly string[], at: Date): Write[] {
  if (workItemIds.length === 0) return [];
  const statement = sqlFragment`
    update messages set read_at = ${at} where work_item_id = any(${[...workItemIds]}::uuid[]) and read_at is null returning person_id`;
  return [{ name: 'read_messages', statement }, publishingToReturned('messages-changed', 'read_messages')];
}
