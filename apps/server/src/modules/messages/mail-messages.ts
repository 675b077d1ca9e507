import { fillText } from '@inkstone/schema';
import type { Db } from '../../platform/db/database.ts';
import type { JobContext, Worker } from '../../platform/jobs/jobs.ts';
import { sendMail } from './send-mail.ts';
import { readOutgoingChannels, type MailServer, type OutgoingChannels } from './outgoing-channels.ts';
import { mailTexts } from './messages.locale.ts';
import { claimOutgoing, releaseClaim, markFailed, markSent, type Outgoing } from './outgoing.ts';

/**
 * Sends a person all waiting messages, several in one mail. Throws when the mail server does not accept it. The queue then tries again with
 * the same `Message-ID`, so that a mail whose acceptance went unnoticed is not delivered twice.
 */
export async function mailMessages(db: Db, personId: string, now: () => Date, turn?: Pick<JobContext, 'id' | 'signal'>): Promise<void> {
  const settings = await readOutgoingChannels(db);
  for (;;) {
    turn?.signal.throwIfAborted();
    const waiting = await claimOutgoing(db, 'mail', { personId, jobId: turn?.id ?? null }, now());
    if (waiting.length === 0) return;
    await mailBatch(db, settings, waiting, { now, signal: turn?.signal });
  }
}

async function mailBatch(
  db: Db,
  settings: OutgoingChannels,
  waiting: readonly Outgoing[],
  { now, signal }: { readonly now: () => Date; readonly signal: AbortSignal | undefined },
): Promise<void> {
  const first = waiting[0]!;
  if (!settings.mail || first.person.email === null) return markFailed(db, waiting, 'no mail server or no address', now(), true);
  try {
    await send(db, settings.mail, { to: first.person.email, messages: waiting, publicUrl: settings.publicUrl ?? '', signal });
  } catch (error) {
    if (signal?.aborted) await releaseClaim(db, waiting);
    else await markFailed(db, waiting, error instanceof Error ? error.message : String(error), now());
    throw error;
  }
  await markSent(db, waiting, now());
}

export function mailWorker(db: Db, now: () => Date): Worker {
  return { queue: 'message-mail', run: (data, turn) => mailMessages(db, (data as { personId: string }).personId, now, turn) };
}

function send(
  db: Db,
  mail: MailServer,
  {
    to,
    messages,
    publicUrl,
    signal,
  }: {
    readonly to: string;
    readonly messages: readonly Outgoing[];
    readonly publicUrl: string;
    readonly signal: AbortSignal | undefined;
  },
): Promise<void> {
  return sendMail(db, mail, { to, messageId: `<${messages[0]!.batch}@inkstone>`, ...contentOf(messages, publicUrl) }, signal);
}

/** Plain text only: what people wrote is never interpreted as markup. */
function contentOf(messages: readonly Outgoing[], publicUrl: string): { subject: string; text: string } {
  const { locale } = messages[0]!.person;
  const several = fillText(mailTexts.several[locale], { count: messages.length });
  const blocks = messages.map(({ title, text, path }) =>
    [title, text, publicUrl && fillText(mailTexts.open[locale], { url: publicUrl.replace(/\/$/, '') + path })].filter(Boolean).join('\n'),
  );
  // Line breaks in a subject would begin further headers.
  const subject = (messages.length === 1 ? messages[0]!.title : several).replaceAll(/\s+/g, ' ');
  return { subject, text: [...blocks, mailTexts.why[locale]].join('\n\n') };
}
