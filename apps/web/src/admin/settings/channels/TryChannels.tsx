import { useMutation } from '@tanstack/react-query';
import { Button, Input } from 'antd';
import { useId, useState } from 'react';
import { tryMail, tryWebhook, type CallOutput, type MessageChannels } from '@inkstone/api';
import { useFailureText } from '../../../platform/failure/use-failure-text.ts';
import { useTexts } from '../../../platform/i18n/use-texts.ts';
import { useClient } from '../../../platform/platform.ts';
import { SettingsSection } from '../SettingsSection.tsx';
import { channelTexts, type ChannelsText } from './channels.locale.ts';
import styles from './channels.module.css';

type Failure = NonNullable<CallOutput<typeof tryMail>['failure']>;
const failureTexts: Readonly<Record<Failure, ChannelsText>> = {
  none: 'none',
  address: 'address',
  host: 'hostFailed',
  connection: 'connection',
  encryption: 'encryption',
  login: 'login',
  recipient: 'recipient',
  time: 'time',
  other: 'other',
};

/** Sends a test through the saved channels and shows what went wrong. */
export function TryChannels({ channels }: { readonly channels: MessageChannels }) {
  const t = useTexts(channelTexts);
  const failureText = useFailureText();
  const client = useClient();
  const id = useId();
  const [to, setTo] = useState('');
  const mail = useMutation({ mutationFn: () => client.call(tryMail, { to: to.trim() }) });
  const webhook = useMutation({ mutationFn: () => client.call(tryWebhook, {}) });
  const resultText = (failure: ChannelsText | null, detail: string): string =>
    failure === null ? t('taken') : detail === '' ? t(failure) : t('said', { failure: t(failure), detail });
  if (!channels.mail && !channels.webhook) return null;
  return (
    <SettingsSection title={t('try')} hint={t('tryHint')}>
      {channels.mail ? (
        <div className={styles.try}>
          <label htmlFor={id}>{t('tryTo')}</label>
          <Input id={id} type="email" value={to} maxLength={254} onChange={(event) => setTo(event.target.value)} />
          <Button loading={mail.isPending} onClick={() => mail.mutate()}>
            {t('tryMail')}
          </Button>
          <p role="status" data-way="mail">
            {mail.data ? resultText(mail.data.failure && failureTexts[mail.data.failure], mail.data.detail) : null}
            {mail.isError ? failureText(mail.error) : null}
          </p>
        </div>
      ) : null}
      {channels.webhook ? (
        <div className={styles.try}>
          <Button loading={webhook.isPending} onClick={() => webhook.mutate()}>
            {t('tryWebhook')}
          </Button>
          <p role="status" data-way="webhook">
            {webhook.data ? resultText(webhook.data.delivered ? null : 'requestFailed', webhook.data.detail) : null}
            {webhook.isError ? failureText(webhook.error) : null}
          </p>
        </div>
      ) : null}
    </SettingsSection>
  );
}
