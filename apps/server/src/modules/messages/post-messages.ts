import type { Db, Executor } from '../../platform/db/database.ts';
import type { JobContext, Worker } from '../../platform/jobs/jobs.ts';
import type { WebhookSender } from '../../platform/webhook/send-webhook.ts';
import { decryptText } from '../../platform/auth/encrypted-text.ts';
import { readOutgoingChannels, type OutgoingChannels } from './outgoing-channels.ts';
import { claimOutgoing, releaseClaim, renewClaim, markFailed, markSent, type Outgoing } from './outgoing.ts';

interface Tools {
  readonly webhooks: WebhookSender;
  readonly now: () => Date;
}

/**
 * Sends all waiting messages of a person to the webhook, each as a signed request whose id stays the same at every attempt. Throws when an
 * attempt may succeed later: the queue tries again.
 */
export async function postMessages(
  db: Db,
  personId: string,
  { webhooks, now }: Tools,
  turn?: Pick<JobContext, 'id' | 'signal'>,
): Promise<void> {
  const settings = await readOutgoingChannels(db);
  for (;;) {
    turn?.signal.throwIfAborted();
    const waiting = await claimOutgoing(db, 'webhook', { personId, jobId: turn?.id ?? null }, now());
    if (waiting.length === 0) return;
    await postBatch(db, settings, waiting, { webhooks, now, signal: turn?.signal });
  }
}

async function postBatch(
  db: Db,
  settings: OutgoingChannels,
  waiting: readonly Outgoing[],
  { webhooks, now, signal }: Tools & { readonly signal: AbortSignal | undefined },
): Promise<void> {
  const failures: string[] = [];
  for (const [index, message] of waiting.entries()) {
    const rest = waiting.slice(index);
    if (signal?.aborted) {
      await releaseClaim(db, rest);
      break;
    }
    // Another process has taken over deliveries whose claim was not renewed in time.
    if (!(await renewClaim(db, rest, now())).includes(message)) continue;
    if (!settings.webhook) await markFailed(db, [message], 'no webhook', now(), true);
    else {
      const result = await webhooks.send({
        id: message.messageId,
        url: settings.webhook.url,
        content: contentOf(message, settings.publicUrl ?? ''),
        ...(await secretOf(db, settings.webhook)),
        signal,
      });
      if (result.kind === 'delivered') await markSent(db, [message], now());
      else if (signal?.aborted) await releaseClaim(db, [message]);
      else await markFailed(db, [message], result.reason, now(), result.kind === 'refused');
      if (result.kind === 'failed' && !signal?.aborted) failures.push(result.reason);
    }
  }
  if (failures.length > 0) throw new Error(`messages could not be sent to the webhook: ${failures[0]}`);
}

/** Returns the webhook's own secret, which signs its requests, if it has one. */
export async function secretOf(
  executor: Executor,
  { sealedSecret }: NonNullable<OutgoingChannels['webhook']>,
): Promise<{ readonly secret?: Uint8Array }> {
  return sealedSecret === undefined ? {} : { secret: Buffer.from(await decryptText(executor, sealedSecret), 'utf8') };
}

export function postWorker(db: Db, webhooks: WebhookSender, now: () => Date): Worker {
  return {
    queue: 'message-webhook',
    run: (data, turn) => postMessages(db, (data as { personId: string }).personId, { webhooks, now }, turn),
  };
}

function contentOf({ kind, title, text, at, path, person }: Outgoing, publicUrl: string): Record<string, unknown> {
  return { kind, account: person.account, title, text, at: at.toISOString(), url: publicUrl.replace(/\/$/, '') + path };
}
