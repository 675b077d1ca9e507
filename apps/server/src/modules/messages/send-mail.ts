import { decryptText } from '../../platform/auth/encrypted-text.ts';
import type { Executor } from '../../platform/db/database.ts';
import type { MailServer } from './outgoing-channels.ts';

const timeoutMilliseconds = 15_000;

/** Plain text only: what people wrote is never interpreted as markup. */
export interface Mail {
  readonly to: string;
  readonly subject: string;
  readonly text: string;
  /** The same at every attempt. */
  readonly messageId?: string;
}

/**
 * Throws when the mail server does not accept the mail, and, where encryption is required and not offered, before any password is sent.
 * Throws at once when `signal` is aborted: the mail may have been accepted, and is the same one when it is sent again.
 */
export async function sendMail(executor: Executor, mail: MailServer, message: Mail, signal?: AbortSignal): Promise<void> {
  const { host, port, secure, requireTls = false, user, sealedPassword, from } = mail;
  const pass = sealedPassword === undefined ? '' : await decryptText(executor, sealedPassword);
  // 12 MB, which a process without mails does without.
  const { createTransport } = await import('nodemailer');
  const transport = createTransport({
    host,
    port,
    secure,
    requireTLS: requireTls,
    ...(user !== undefined && { auth: { user, pass } }),
    connectionTimeout: timeoutMilliseconds,
    greetingTimeout: timeoutMilliseconds,
    socketTimeout: timeoutMilliseconds,
  });
  try {
    await unlessAborted(transport.sendMail({ from, ...message }), signal);
  } finally {
    transport.close();
  }
}

function unlessAborted<T>(sending: Promise<T>, signal?: AbortSignal): Promise<T> {
  if (!signal) return sending;
  return new Promise((resolve, reject) => {
    signal.addEventListener('abort', () => reject(signal.reason as Error), { once: true });
    sending.then(resolve, reject);
    if (signal.aborted) reject(signal.reason as Error);
  });
}
