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
export { readMessageWays } from './message-ways.ts';
export { notify, settleMessages, type Notice } from './notify.ts';
export { postWorker } from './post-messages.ts';
export { setWaysOut } from './set-ways-out.ts';

/** What people are told: in the station, by mail, by a webhook. */
export const messagesModule = defineModule({
  name: 'messages',
  description: 'Messages to people, and the ways by which they are told.',
  tables: ['messages', 'message_deliveries', 'message_preferences'],
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
  refusals: {
    'message-ways-invalid': {
      errcode: 42409,
      status: 422,
      zh: '郵件或 webhook 的設定無法儲存，請查看各欄位的說明',
      en: 'The settings of mail or webhook cannot be kept; see what stands beside them',
    },
  },
});
