import type { MessageKind } from '@inkstone/api';
import { createId } from '@inkstone/schema';
import type { Trx } from '../../platform/db/database.ts';
import type { MessageParams } from '../../platform/db/tables/messages.ts';
import { enqueue } from '../../platform/jobs/enqueue.ts';
import { publish } from '../../platform/outbox/publish.ts';
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
  const perPerson = notices.flatMap(({ people, ...notice }) => [...new Set(people)].map((person) => ({ ...notice, person })));
  if (perPerson.length === 0) return;
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
  if (wanted.length === 0) return;
  await trx
    .insertInto('messages')
    .values(
      wanted.map(({ id, person, kind, params, instanceId, workItemId, station }) => ({
        id,
        person_id: person,
        kind,
        params: JSON.stringify(params),
        instance_id: instanceId,
        work_item_id: workItemId,
        shown: station,
        created_at: at,
        read_at: null,
      })),
    )
    .execute();
  await sendOut(trx, wanted, at);
  await publish(trx, { kind: 'messages-changed', people: wanted.flatMap(({ station, person }) => (station ? [person] : [])) });
}

type Wanted = { readonly id: string; readonly person: string; readonly mail: boolean; readonly webhook: boolean };

async function sendOut(trx: Trx, wanted: readonly Wanted[], at: Date): Promise<void> {
  const deliveries = wanted.flatMap((each) =>
    (['mail', 'webhook'] as const).flatMap((channel) =>
      each[channel] ? [{ id: createId(at.getTime()), message_id: each.id, person_id: each.person, way: channel }] : [],
    ),
  );
  if (deliveries.length === 0) return;
  await trx
    .insertInto('message_deliveries')
    .values(
      deliveries.map((delivery) => ({
        ...delivery,
        batch: null,
        claimed_at: null,
        attempts: 0,
        last_error: null,
        created_at: at,
        sent_at: null,
        given_up_at: null,
      })),
    )
    .execute();
  // Uses this machine's clock, like the queue: `at` may be another moment.
  const dueAt = { mail: new Date(Date.now() + mailDelayMilliseconds), webhook: new Date() };
  for (const channel of ['mail', 'webhook'] as const)
    for (const personId of new Set(deliveries.flatMap((each) => (each.way === channel ? [each.person_id] : []))))
      await enqueue(trx, `message-${channel}`, { personId }, { dueAt: dueAt[channel] });
}

/** Marks the messages about tasks as read when the tasks are done or gone. */
export async function settleMessages(trx: Trx, workItemIds: readonly string[], at: Date): Promise<void> {
  if (workItemIds.length === 0) return;
  const read = await trx
    .updateTable('messages')
    .set({ read_at: at })
    .where('work_item_id', 'in', workItemIds)
    .where('read_at', 'is', null)
    .returning('person_id')
    .execute();
  await publish(trx, { kind: 'messages-changed', people: read.map(({ person_id }) => person_id) });
}
