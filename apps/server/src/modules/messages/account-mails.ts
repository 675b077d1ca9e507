import type { AccountMails } from '../identity/index.ts';
import { readOutgoingChannels } from './outgoing-channels.ts';
import { sendMail } from './send-mail.ts';

/** Mails about accounts use the mail server of the messages. They need the public address: a link must not depend on a request's `Host`. */
export const ownAccountMails: AccountMails = {
  async linkBase(executor) {
    const { mail, publicUrl } = await readOutgoingChannels(executor);
    return mail && publicUrl ? publicUrl.replace(/\/$/, '') : null;
  },
  async send(db, message, signal) {
    const { mail } = await readOutgoingChannels(db);
    if (!mail) throw new Error('there is no mail server');
    await sendMail(db, mail, message, signal);
  },
};
