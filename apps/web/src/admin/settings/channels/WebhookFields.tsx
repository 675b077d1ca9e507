import { Checkbox, Form, Input, Switch } from 'antd';
import type { MessageChannels } from '@inkstone/api';
import { messagesTexts } from '../../../messages/messages.locale.ts';
import { useTexts } from '../../../platform/i18n/use-texts.ts';
import { SettingsSection } from '../SettingsSection.tsx';
import { webhookKinds } from './channel-fields.ts';
import { channelTexts } from './channels.locale.ts';

/** The webhook address, the kinds of messages sent to it, and its signing secret. */
export function WebhookFields({ channels: { webhook } }: { readonly channels: MessageChannels }) {
  const t = useTexts(channelTexts);
  const kindText = useTexts(messagesTexts);
  const uses = Form.useWatch('usesWebhook', { preserve: true }) as boolean | undefined;
  const disabled = webhook?.fixed ?? false;
  return (
    <SettingsSection title={t('webhook')} hint={disabled ? t('fixed') : t('webhookHint')}>
      <Form.Item name="usesWebhook" label={t('use')} valuePropName="checked">
        <Switch disabled={disabled} aria-label={`${t('webhook')} ${t('use')}`} />
      </Form.Item>
      {uses ? (
        <>
          <Form.Item name={['webhook', 'url']} label={t('url')}>
            <Input disabled={disabled} inputMode="url" maxLength={2000} />
          </Form.Item>
          <Form.Item name={['webhook', 'kinds']} label={t('kinds')}>
            <Checkbox.Group disabled={disabled} options={webhookKinds.map((kind) => ({ value: kind, label: kindText(kind) }))} />
          </Form.Item>
          <Form.Item name={['webhook', 'secret']} label={t('secret')} extra={t('secretHint')}>
            <Input.Password
              disabled={disabled}
              maxLength={500}
              autoComplete="new-password"
              placeholder={webhook?.hasSecret ? t('kept') : ''}
            />
          </Form.Item>
        </>
      ) : null}
    </SettingsSection>
  );
}
