import type { MessageWays } from '@inkstone/api';
import { messageKinds } from '@inkstone/api';
import type { Executor } from '../../platform/db/database.ts';
import { readSetting } from '../system/index.ts';
import type { WaysOut } from './ways-out.ts';

/** The ways out as administrators see them: those that count, and which of them the environment says. No secret is among it. */
export async function readMessageWays(executor: Executor): Promise<MessageWays> {
  const own = (await readSetting(executor, 'messages')) ?? {};
  const fixed = (await readSetting(executor, 'messages-environment')) ?? {};
  return {
    publicUrl: { url: fixed.publicUrl ?? own.publicUrl ?? '', fixed: fixed.publicUrl !== undefined },
    mail: fixed.mail ? presentMail(fixed.mail, true) : own.mail ? presentMail(own.mail, false) : null,
    webhook: fixed.webhook ? presentWebhook(fixed.webhook, true) : own.webhook ? presentWebhook(own.webhook, false) : null,
  };
}

function presentMail(
  { user = '', requireTls = false, sealedPassword, ...mail }: NonNullable<WaysOut['mail']>,
  fixed: boolean,
): MessageWays['mail'] {
  return { ...mail, requireTls, user, hasPassword: sealedPassword !== undefined, fixed };
}

function presentWebhook({ url, kinds, sealedSecret }: NonNullable<WaysOut['webhook']>, fixed: boolean): MessageWays['webhook'] {
  return { url, kinds: [...(kinds ?? messageKinds)], hasSecret: sealedSecret !== undefined, fixed };
}
