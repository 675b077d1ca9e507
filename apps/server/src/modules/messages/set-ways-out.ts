import type { Db } from '../../platform/db/database.ts';
import type { Settings } from '../../platform/config/settings.ts';
import { removeSetting, writeSetting } from '../system/setting.ts';

/** Keeps the ways out that the environment names, so that whatever writes messages knows them; what it names no more is gone. */
export async function setWaysOut(
  db: Db,
  { smtpUrl, mailFrom, messagesWebhookUrl, publicUrl }: Pick<Settings, 'smtpUrl' | 'mailFrom' | 'messagesWebhookUrl' | 'publicUrl'>,
): Promise<void> {
  if (!smtpUrl && !messagesWebhookUrl) return removeSetting(db, 'messages');
  await writeSetting(db, 'messages', {
    ...(smtpUrl && mailFrom && { mail: mailServer(new URL(smtpUrl), mailFrom) }),
    ...(messagesWebhookUrl && { webhook: { url: messagesWebhookUrl } }),
    ...(publicUrl && { publicUrl }),
  });
}

function mailServer({ protocol, hostname, port, username, password }: URL, from: string) {
  const secure = protocol === 'smtps:';
  return {
    host: hostname,
    port: Number(port || (secure ? 465 : 587)),
    secure,
    ...(username && { user: decodeURIComponent(username), password: decodeURIComponent(password) }),
    from,
  };
}
