import { getMessageWays, listDeliveries, retryDelivery, saveMessageWays, tryMail, tryWebhook } from '@inkstone/api';
import { defineCommand, defineQuery } from '../../platform/http/endpoint.ts';
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

export const listDeliveriesEndpoint = defineQuery(listDeliveries, { permission, handle: ({ db }, page) => listAllDeliveries(db, page) });

export const retryDeliveryEndpoint = defineCommand(retryDelivery, {
  permission,
  async handle({ trx }, { id }) {
    await retry(trx, id);
    return {};
  },
});
