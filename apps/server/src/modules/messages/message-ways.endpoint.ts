import { getMessageWays, listDeliveries, retryDelivery, saveMessageWays, tryMail, tryWebhook } from '@inkstone/api';
import { defineCommand, defineQuery } from '../../platform/http/endpoint.ts';
import { readPageEnd, withCursor } from '../../platform/db/keyset.ts';
import { listAllDeliveries, retry } from './deliveries.ts';
import { readMessageWays } from './message-ways.ts';
import { saveWays } from './save-ways.ts';
import { sendTrialMail, sendTrialRequest } from './try-ways.ts';

const permission = 'administrator';

export const getMessageWaysEndpoint = defineQuery(getMessageWays, { permission, handle: ({ db }) => readMessageWays(db) });

export const saveMessageWaysEndpoint = defineCommand(saveMessageWays, { permission, handle: saveWays });

/** No command: nothing is kept, and another try is another mail. */
export const tryMailEndpoint = defineQuery(tryMail, { permission, handle: (context, { to }) => sendTrialMail(context, to) });

export const tryWebhookEndpoint = defineQuery(tryWebhook, { permission, handle: (context) => sendTrialRequest(context) });

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
