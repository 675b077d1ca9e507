import { useMutation } from '@tanstack/react-query';
import { Button, Input } from 'antd';
import { useId, useState } from 'react';
import { tryMail, tryWebhook, type CallOutput, type MessageWays } from '@inkstone/api';
import { useFailureText } from '../../../platform/failure/use-failure-text.ts';
import { useTexts } from '../../../platform/i18n/use-texts.ts';
import { useClient } from '../../../platform/platform.ts';
import { SettingsSection } from '../SettingsSection.tsx';
import { waysTexts, type WaysText } from './ways.locale.ts';

type Failure = NonNullable<CallOutput<typeof tryMail>['failure']>;
const failureTexts: Readonly<Record<Failure, WaysText>> = {
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

/** Tries the ways that are kept, and says in words what went wrong. */
export function TryWays({ ways }: { readonly ways: MessageWays }) {
  const t = useTexts(waysTexts);
  const failureText = useFailureText();
  const client = useClient();
  const id = useId();
  const [to, setTo] = useState('');
  const mail = useMutation({ mutationFn: () => client.call(tryMail, { to: to.trim() }) });
  const webhook = useMutation({ mutationFn: () => client.call(tryWebhook, {}) });
  const said = (failure: WaysText | null, detail: string): string =>
    failure === null ? t('taken') : detail === '' ? t(failure) : t('said', { failure: t(failure), detail });
  if (!ways.mail && !ways.webhook) return null;
  return (
    <SettingsSection title={t('try')} hint={t('tryHint')}>
      {ways.mail ? (
        <div className="ways-try">
          <label htmlFor={id}>{t('tryTo')}</label>
          <Input id={id} type="email" value={to} maxLength={254} onChange={(event) => setTo(event.target.value)} />
          <Button loading={mail.isPending} onClick={() => mail.mutate()}>
            {t('tryMail')}
          </Button>
          <p role="status" data-way="mail">
            {mail.data ? said(mail.data.failure && failureTexts[mail.data.failure], mail.data.detail) : null}
            {mail.isError ? failureText(mail.error) : null}
          </p>
        </div>
      ) : null}
      {ways.webhook ? (
        <div className="ways-try">
          <Button loading={webhook.isPending} onClick={() => webhook.mutate()}>
            {t('tryWebhook')}
          </Button>
          <p role="status" data-way="webhook">
            {webhook.data ? said(webhook.data.delivered ? null : 'requestFailed', webhook.data.detail) : null}
            {webhook.isError ? failureText(webhook.error) : null}
          </p>
        </div>
      ) : null}
    </SettingsSection>
  );
}
