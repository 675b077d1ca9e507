import { defineModule } from '../../platform/http/module.ts';
import { accountMails } from '../identity/index.ts';
import { ownAccountMails } from './account-mails.ts';
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
} from './message-channels.endpoint.ts';

export { mailWorker } from './mail-messages.ts';
export { readMessageChannels } from './message-channels.ts';
export { notify, noticeWrites, settlingWrites, type Notice } from './notify.ts';
export { postWorker } from './post-messages.ts';
export { saveEnvironmentChannels } from './environment-channels.ts';

/** Messages to people: in the inbox, by mail, by a webhook. */
export const messagesModule = defineModule({
  name: 'messages',
  description: 'Messages to people, and the channels that deliver them.',
  provides: [accountMails.providedBy(ownAccountMails)],
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
      en: 'The mail or webhook settings cannot be saved. Check the marked fields.',
    },
  },
});
