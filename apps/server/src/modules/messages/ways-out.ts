import type { MessageKind } from '@inkstone/api';
import type { Executor } from '../../platform/db/database.ts';
import { readSetting, type StoredSettings } from '../system/index.ts';

export type WaysOut = StoredSettings['messages'];
export type MailServer = NonNullable<WaysOut['mail']>;

/** The ways that count: what the environment names stands before what administrators set. */
export async function readWaysOut(executor: Executor): Promise<WaysOut> {
  return { ...(await readSetting(executor, 'messages')), ...(await readSetting(executor, 'messages-environment')) };
}

/** Which ways lead out of the house, and for which messages. */
export async function waysOut(executor: Executor): Promise<{ mail: boolean; webhook: boolean; posts: (kind: MessageKind) => boolean }> {
  const { mail, webhook } = await readWaysOut(executor);
  return {
    mail: Boolean(mail),
    webhook: Boolean(webhook),
    posts: (kind) => webhook !== undefined && (webhook.kinds ?? [kind]).includes(kind),
  };
}
