import type { Db } from '../../platform/db/database.ts';
import type { Settings } from '../../platform/config/settings.ts';
import { sealText } from '../../platform/auth/sealed-text.ts';
import { removeSetting, writeSetting } from '../system/index.ts';
import type { MailServer } from './ways-out.ts';

/** Keeps the ways out that the environment names, so that whatever writes messages knows them; they stand before those administrators set, and what it names no more is gone. */
export async function setWaysOut(
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
    ...(username && { user: decodeURIComponent(username), sealedPassword: await sealText(db, decodeURIComponent(password)) }),
    from,
  };
}
