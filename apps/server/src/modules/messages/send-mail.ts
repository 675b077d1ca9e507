import { createTransport } from 'nodemailer';
import { openText } from '../../platform/auth/sealed-text.ts';
import type { Executor } from '../../platform/db/database.ts';
import type { MailServer } from './ways-out.ts';

const timeoutMilliseconds = 15_000;

/** Plain text only: nothing of what people wrote is ever markup. */
export interface Mail {
  readonly to: string;
  readonly subject: string;
  readonly text: string;
  /** The same at every attempt. */
  readonly messageId?: string;
}

/**
 * Throws when the mail server does not take it; where encryption is required and not offered, before any password is told. When `signal` says to
 * stop it throws at once: the mail may have been taken, and is the same when it is sent again.
 */
export async function sendMail(executor: Executor, mail: MailServer, message: Mail, signal?: AbortSignal): Promise<void> {
  const { host, port, secure, requireTls = false, user, sealedPassword, from } = mail;
  const pass = sealedPassword === undefined ? '' : await openText(executor, sealedPassword);
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
