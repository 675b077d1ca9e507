import type { MessageKind } from '@inkstone/api';
import type { Executor } from '../../platform/db/database.ts';
import { readSetting, remembered, type StoredSettings } from '../system/index.ts';

export type OutgoingChannels = StoredSettings['messages'];
export type MailServer = NonNullable<OutgoingChannels['mail']>;

/** Returns the channels in effect: settings of the environment take precedence over those of administrators. */
export async function readOutgoingChannels(executor: Executor): Promise<OutgoingChannels> {
  const read = async (): Promise<OutgoingChannels> => ({
    ...(await readSetting(executor, 'messages')),
    ...(await readSetting(executor, 'messages-environment')),
  });
  return (await remembered.read(executor, 'outgoing channels', read))!;
}

/** Returns which external channels there are, and for which messages. */
export async function outgoingChannels(
  executor: Executor,
): Promise<{ mail: boolean; webhook: boolean; posts: (kind: MessageKind) => boolean }> {
  const { mail, webhook } = await readOutgoingChannels(executor);
  return {
    mail: Boolean(mail),
    webhook: Boolean(webhook),
    posts: (kind) => webhook !== undefined && (webhook.kinds ?? [kind]).includes(kind),
  };
}
