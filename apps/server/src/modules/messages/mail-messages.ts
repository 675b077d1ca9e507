import { createTransport } from 'nodemailer';
import { fillText } from '@inkstone/schema';
import type { Db } from '../../platform/db/database.ts';
import type { Worker } from '../../platform/jobs/jobs.ts';
import { readSetting, type StoredSettings } from '../system/setting.ts';
import { mailTexts } from './messages.locale.ts';
import { claimOutgoing, markFailed, markSent, type Outgoing } from './outgoing.ts';

type MailSettings = NonNullable<StoredSettings['messages']['mail']>;

const timeoutMilliseconds = 15_000;

/**
 * Mails somebody all that waits for them, several messages in one mail. Throws when the mail server does not take it: the queue tries again,
 * with the same `Message-ID`, so that a mail that went through unnoticed is not kept twice.
 */
export async function mailMessages(db: Db, personId: string, now: () => Date): Promise<void> {
  const settings = await readSetting(db, 'messages');
  for (;;) {
    const waiting = await claimOutgoing(db, 'mail', personId, now());
    if (waiting.length === 0) return;
    await mailBatch(db, settings, waiting, now);
  }
}

async function mailBatch(
  db: Db,
  settings: StoredSettings['messages'] | null,
  waiting: readonly Outgoing[],
  now: () => Date,
): Promise<void> {
  const first = waiting[0]!;
  if (!settings?.mail || first.person.email === null) return markFailed(db, waiting, 'no mail server or no address', now(), true);
  try {
    await send(settings.mail, first.person.email, waiting, settings.publicUrl ?? '');
  } catch (error) {
    await markFailed(db, waiting, error instanceof Error ? error.message : String(error), now());
    throw error;
  }
  await markSent(db, waiting, now());
}

export function mailWorker(db: Db, now: () => Date): Worker {
  return { queue: 'message-mail', run: (data) => mailMessages(db, (data as { personId: string }).personId, now) };
}

async function send(mail: MailSettings, to: string, messages: readonly Outgoing[], publicUrl: string): Promise<void> {
  const { host, port, secure, user, password, from } = mail;
  const transport = createTransport({
    host,
    port,
    secure,
    ...(user !== undefined && { auth: { user, pass: password ?? '' } }),
    connectionTimeout: timeoutMilliseconds,
    greetingTimeout: timeoutMilliseconds,
    socketTimeout: timeoutMilliseconds,
  });
  try {
    await transport.sendMail({ from, to, messageId: `<${messages[0]!.batch}@inkstone>`, ...contentOf(messages, publicUrl) });
  } finally {
    transport.close();
  }
}

/** Plain text only: nothing of what people wrote is ever markup. */
function contentOf(messages: readonly Outgoing[], publicUrl: string): { subject: string; text: string } {
  const { locale } = messages[0]!.person;
  const several = fillText(mailTexts.several[locale], { count: messages.length });
  const blocks = messages.map(({ title, text, path }) =>
    [title, text, publicUrl && fillText(mailTexts.open[locale], { url: publicUrl.replace(/\/$/, '') + path })].filter(Boolean).join('\n'),
  );
  // Line ends in a subject would be headers of their own.
  const subject = (messages.length === 1 ? messages[0]!.title : several).replaceAll(/\s+/g, ' ');
  return { subject, text: [...blocks, mailTexts.why[locale]].join('\n\n') };
}
