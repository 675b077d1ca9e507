import type { CallInput, MessageChannels, saveMessageWays } from '@inkstone/api';

type Requested = CallInput<typeof saveMessageWays>;
type Mail = NonNullable<Requested['mail']>;
type Webhook = NonNullable<Requested['webhook']>;

/** The fields of the form: a disabled channel keeps what was entered until the page is left. */
export interface ChannelFields {
  readonly publicUrl: string;
  readonly usesMail: boolean;
  readonly mail: Mail;
  readonly usesWebhook: boolean;
  readonly webhook: Webhook;
}

export const webhookKinds = ['task', 'returned', 'urged', 'circulated', 'mentioned', 'finished', 'reminder', 'exception'] as const;

const noMail: Mail = { host: '', port: 587, secure: false, requireTls: true, user: '', from: '', password: '' };
const noWebhook: Webhook = { url: '', kinds: [...webhookKinds], secret: '' };

/** Secrets are never returned by the server. */
export function fieldsOf({ publicUrl, mail, webhook }: MessageChannels): ChannelFields {
  return {
    publicUrl: publicUrl.url,
    usesMail: mail !== null,
    mail: mail
      ? {
          host: mail.host,
          port: mail.port,
          secure: mail.secure,
          requireTls: mail.requireTls,
          user: mail.user,
          from: mail.from,
          password: '',
        }
      : noMail,
    usesWebhook: webhook !== null,
    webhook: webhook ? { url: webhook.url, kinds: webhook.kinds, secret: '' } : noWebhook,
  };
}

/** An empty secret keeps the stored one; values set by the environment are not stored. */
export function requestOf({ publicUrl, usesMail, mail, usesWebhook, webhook }: ChannelFields, known: MessageChannels): Requested {
  return {
    publicUrl: known.publicUrl.fixed ? '' : publicUrl.trim(),
    mail: usesMail && !known.mail?.fixed ? { ...mail, port: Number(mail.port), password: mail.password || undefined } : null,
    webhook: usesWebhook && !known.webhook?.fixed ? { ...webhook, secret: webhook.secret || undefined } : null,
    version: known.version,
  };
}
