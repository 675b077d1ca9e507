import { defineModule } from '../../platform/http/module.ts';
import {
  countUnreadMessagesEndpoint,
  getMessagePreferencesEndpoint,
  listMessagesEndpoint,
  readMessagesEndpoint,
  saveMessagePreferencesEndpoint,
} from './message.endpoint.ts';
import {
  getMessageWaysEndpoint,
  listDeliveriesEndpoint,
  retryDeliveryEndpoint,
  saveMessageWaysEndpoint,
  tryMailEndpoint,
  tryWebhookEndpoint,
} from './message-ways.endpoint.ts';

export { mailWorker } from './mail-messages.ts';
export { setWaysOut } from './set-ways-out.ts';
export { postWorker } from './post-messages.ts';
export { notify, settleMessages, type Notice } from './notify.ts';

/** What people are told: in the station, by mail, by a webhook. */
export const messagesModule = defineModule({
  name: 'messages',
  endpoints: [
    listMessagesEndpoint,
    countUnreadMessagesEndpoint,
    readMessagesEndpoint,
    getMessagePreferencesEndpoint,
    saveMessagePreferencesEndpoint,
    getMessageWaysEndpoint,
    saveMessageWaysEndpoint,
    tryMailEndpoint,
    tryWebhookEndpoint,
    listDeliveriesEndpoint,
    retryDeliveryEndpoint,
  ],
});
