import type { CallInput, MessageWays, saveMessageWays } from '@inkstone/api';

type Wished = CallInput<typeof saveMessageWays>;
type Mail = NonNullable<Wished['mail']>;
type Webhook = NonNullable<Wished['webhook']>;

/** What stands in the form: a way that is not used keeps what was entered for it until the page is left. */
export interface WayFields {
  readonly publicUrl: string;
  readonly usesMail: boolean;
  readonly mail: Mail;
  readonly usesWebhook: boolean;
  readonly webhook: Webhook;
}

export const webhookKinds = ['task', 'returned', 'urged', 'circulated', 'mentioned', 'finished', 'reminder', 'exception'] as const;

const noMail: Mail = { host: '', port: 587, secure: false, requireTls: true, user: '', from: '', password: '' };
const noWebhook: Webhook = { url: '', kinds: [...webhookKinds], secret: '' };

/** Secrets are never among what is known. */
export function fieldsOf({ publicUrl, mail, webhook }: MessageWays): WayFields {
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

/** A secret left empty is the one that is there; what the environment says is not kept a second time. */
export function wished({ publicUrl, usesMail, mail, usesWebhook, webhook }: WayFields, known: MessageWays): Wished {
  return {
    publicUrl: known.publicUrl.fixed ? '' : publicUrl.trim(),
    mail: usesMail && !known.mail?.fixed ? { ...mail, port: Number(mail.port), password: mail.password || undefined } : null,
    webhook: usesWebhook && !known.webhook?.fixed ? { ...webhook, secret: webhook.secret || undefined } : null,
  };
}
