import type { CallOutput, tryMail, tryWebhook } from '@inkstone/api';
import { createId, type Locale } from '@inkstone/schema';
import { z } from 'zod';
import type { QueryContext } from '../../platform/http/request-context.ts';
import { tryTexts } from './messages.locale.ts';
import { secretOf } from './post-messages.ts';
import { sendMail } from './send-mail.ts';
import { readOutgoingChannels } from './outgoing-channels.ts';

type MailTry = CallOutput<typeof tryMail>;

/** Sends a test mail with the settings in effect, and returns the kind of failure. */
export async function sendTestMail({ db, locale }: Pick<QueryContext, 'db' | 'locale'>, to: string): Promise<MailTry> {
  const { mail } = await readOutgoingChannels(db);
  if (!mail) return { failure: 'none', detail: '' };
  if (!z.email().safeParse(to).success) return { failure: 'address', detail: '' };
  try {
    await sendMail(db, mail, testMail(to, locale));
    return { failure: null, detail: '' };
  } catch (error) {
    return { failure: failureOf(error), detail: (error instanceof Error ? error.message : String(error)).slice(0, 500) };
  }
}

function testMail(to: string, locale: Locale) {
  return { to, subject: tryTexts.subject[locale], text: tryTexts.text[locale] };
}

/** Failures by the error codes of Node and of the mail library. */
const failures: Readonly<Record<string, NonNullable<MailTry['failure']>>> = {
  ENOTFOUND: 'host',
  EDNS: 'host',
  EAI_AGAIN: 'host',
  ECONNREFUSED: 'connection',
  ECONNECTION: 'connection',
  ESOCKET: 'connection',
  ECONNRESET: 'connection',
  ETIMEDOUT: 'time',
  ETLS: 'encryption',
  EAUTH: 'login',
  EENVELOPE: 'recipient',
};

function failureOf(error: unknown): NonNullable<MailTry['failure']> {
  const { code, message } = error as { readonly code?: string; readonly message?: string };
  if (/certificate|ssl|tls|wrong version/i.test(message ?? '')) return 'encryption';
  if (/ENOTFOUND|EAI_AGAIN/.test(message ?? '')) return 'host';
  return failures[code ?? ''] ?? 'other';
}

/** Sends a signed test request to the webhook. */
export async function sendTestRequest({
  db,
  webhooks,
  actor,
  now,
  locale,
}: Pick<QueryContext, 'db' | 'webhooks' | 'actor' | 'now' | 'locale'>): Promise<CallOutput<typeof tryWebhook>> {
  const { webhook } = await readOutgoingChannels(db);
  if (!webhook) return { delivered: false, detail: '' };
  const content = { kind: 'trial', account: actor.account, title: tryTexts.subject[locale], text: null, at: now().toISOString() };
  const result = await webhooks.send({ id: createId(now().getTime()), url: webhook.url, content, ...(await secretOf(db, webhook)) });
  return result.kind === 'delivered' ? { delivered: true, detail: '' } : { delivered: false, detail: result.reason };
}
