import {
  countUnreadMessages,
  getMessagePreferences,
  listMessages,
  messageKinds,
  readMessages,
  saveMessagePreferences,
} from '@inkstone/api';
import { defineCommand, defineQuery } from '../../platform/http/endpoint.ts';
import { readPageEnd, withCursor } from '../../platform/db/paging/keyset.ts';
import { publish } from '../../platform/outbox/publish.ts';
import { emailOf } from '../organization/index.ts';
import { remembered } from '../system/index.ts';
import { countUnread, listOwnMessages } from './message-list.ts';
import { channelChoicesOf } from './preferences.ts';
import { outgoingChannels } from './outgoing-channels.ts';

/** All calls concern the actor's own messages. */
const permission = 'signed-in';

export const listMessagesEndpoint = defineQuery(listMessages, {
  permission,
  async handle(context, { unread, cursor, size }) {
    const { db, actor, locale } = context;
    const asked = { after: readPageEnd(context, cursor), size, unread: unread === 'true' };
    return withCursor(context, await listOwnMessages(db, { id: actor.id, locale }, asked));
  },
});

export const countUnreadMessagesEndpoint = defineQuery(countUnreadMessages, {
  permission,
  handle: async ({ db, actor }) => ({ unread: await countUnread(db, actor.id) }),
});

export const readMessagesEndpoint = defineCommand(readMessages, {
  permission,
  async handle({ trx, actor, now }, { ids }) {
    let query = trx.updateTable('messages').set({ read_at: now() }).where('person_id', '=', actor.id).where('read_at', 'is', null);
    if (ids !== undefined) query = query.where('id', 'in', ids);
    const [{ numUpdatedRows } = { numUpdatedRows: 0n }] = ids?.length === 0 ? [] : await query.execute();
    await publish(trx, { kind: 'messages-changed', people: [actor.id] });
    return { read: Number(numUpdatedRows) };
  },
});

export const getMessagePreferencesEndpoint = defineQuery(getMessagePreferences, {
  permission,
  async handle({ db, actor }) {
    const email = await emailOf(db, actor.id);
    const { mail, webhook } = await outgoingChannels(db);
    const choices = await channelChoicesOf(db, [actor.id]);
    const kinds = Object.fromEntries(
      messageKinds.map((kind) => {
        const chosen = choices(actor.id, kind);
        return [kind, { station: chosen.station, mail: chosen.mail, webhook: chosen.webhook }];
      }),
    );
    return {
      email,
      kinds: kinds as Record<(typeof messageKinds)[number], { station: boolean; mail: boolean; webhook: boolean }>,
      ways: { mail, webhook },
    };
  },
});

export const saveMessagePreferencesEndpoint = defineCommand(saveMessagePreferences, {
  permission,
  async handle({ trx, actor }, { kinds }) {
    remembered.change(trx);
    await trx
      .insertInto('message_preferences')
      .values(messageKinds.map((kind) => ({ person_id: actor.id, kind, ...kinds[kind] })))
      .onConflict((conflict) =>
        conflict.columns(['person_id', 'kind']).doUpdateSet((eb) => ({
          station: eb.ref('excluded.station'),
          mail: eb.ref('excluded.mail'),
          webhook: eb.ref('excluded.webhook'),
        })),
      )
      .execute();
    return {};
  },
});
