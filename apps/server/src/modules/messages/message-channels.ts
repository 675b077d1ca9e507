import type { MessageChannels } from '@inkstone/api';
import { messageKinds } from '@inkstone/api';
import type { Executor } from '../../platform/db/database.ts';
import { readSetting, settingVersion } from '../system/index.ts';
import type { OutgoingChannels } from './outgoing-channels.ts';

/** Returns the channels in effect as administrators see them, and which of them the environment sets. Secrets are left out. */
export async function readMessageChannels(executor: Executor): Promise<MessageChannels> {
  const own = (await readSetting(executor, 'messages')) ?? {};
  const fixed = (await readSetting(executor, 'messages-environment')) ?? {};
  return {
    publicUrl: { url: fixed.publicUrl ?? own.publicUrl ?? '', fixed: fixed.publicUrl !== undefined },
    mail: fixed.mail ? presentMail(fixed.mail, true) : own.mail ? presentMail(own.mail, false) : null,
    webhook: fixed.webhook ? presentWebhook(fixed.webhook, true) : own.webhook ? presentWebhook(own.webhook, false) : null,
    version: await settingVersion(executor, 'messages'),
  };
}

function presentMail(
  { user = '', requireTls = false, sealedPassword, ...mail }: NonNullable<OutgoingChannels['mail']>,
  fixed: boolean,
): MessageChannels['mail'] {
  return { ...mail, requireTls, user, hasPassword: sealedPassword !== undefined, fixed };
}

function presentWebhook(
  { url, kinds, sealedSecret }: NonNullable<OutgoingChannels['webhook']>,
  fixed: boolean,
): MessageChannels['webhook'] {
  return { url, kinds: [...(kinds ?? messageKinds)], hasSecret: sealedSecret !== undefined, fixed };
}
