import type { Db } from '../../platform/db/database.ts';
import type { Settings } from '../../platform/config/settings.ts';
import { encryptText } from '../../platform/auth/encrypted-text.ts';
import { removeSetting, writeSetting } from '../system/index.ts';
import type { MailServer } from './outgoing-channels.ts';

/**
 * Stores the channels that the environment sets, for all code that writes messages. They take precedence over those of administrators;
 * settings that the environment no longer has are removed.
 */
export async function saveEnvironmentChannels(
  db: Db,
  { smtpUrl, mailFrom, messagesWebhookUrl, publicUrl }: Pick<Settings, 'smtpUrl' | 'mailFrom' | 'messagesWebhookUrl' | 'publicUrl'>,
): Promise<void> {
  if (!smtpUrl && !messagesWebhookUrl && !publicUrl) return removeSetting(db, 'messages-environment');
  await writeSetting(db, 'messages-environment', {
    ...(smtpUrl && mailFrom && { mail: await mailServer(db, new URL(smtpUrl), mailFrom) }),
    ...(messagesWebhookUrl && { webhook: { url: messagesWebhookUrl } }),
    ...(publicUrl && { publicUrl }),
  });
}

async function mailServer(db: Db, { protocol, hostname, port, username, password, searchParams }: URL, from: string): Promise<MailServer> {
  const secure = protocol === 'smtps:';
  return {
    host: hostname,
    port: Number(port || (secure ? 465 : 587)),
    secure,
    requireTls: searchParams.get('tls') === 'required',
    ...(username && { user: decodeURIComponent(username), sealedPassword: await encryptText(db, decodeURIComponent(password)) }),
    from,
  };
}
