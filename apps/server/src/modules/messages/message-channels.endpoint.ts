import { getMessageWays, listDeliveries, retryDelivery, saveMessageWays, tryMail, tryWebhook } from '@inkstone/api';
import { defineCommand, defineQuery } from '../../platform/http/endpoint.ts';
import { readPageEnd, withCursor } from '../../platform/db/paging/keyset.ts';
import { listAllDeliveries, retry } from './deliveries.ts';
import { readMessageChannels } from './message-channels.ts';
import { saveChannels } from './save-channels.ts';
import { sendTestMail, sendTestRequest } from './try-channels.ts';

const permission = 'administrator';

export const getMessageWaysEndpoint = defineQuery(getMessageWays, { permission, handle: ({ db }) => readMessageChannels(db) });

export const saveMessageWaysEndpoint = defineCommand(saveMessageWays, { permission, handle: saveChannels });

/** A query, not a command: nothing is stored, and each repetition sends another mail. */
export const tryMailEndpoint = defineQuery(tryMail, { permission, handle: (context, { to }) => sendTestMail(context, to) });

export const tryWebhookEndpoint = defineQuery(tryWebhook, { permission, handle: (context) => sendTestRequest(context) });

export const listDeliveriesEndpoint = defineQuery(listDeliveries, {
  permission,
  async handle(context, { cursor, size }) {
    return withCursor(context, await listAllDeliveries(context.db, { after: readPageEnd(context, cursor), size }));
  },
});

export const retryDeliveryEndpoint = defineCommand(retryDelivery, {
  permission,
  async handle({ trx }, { id }) {
    await retry(trx, id);
    return {};
  },
});
