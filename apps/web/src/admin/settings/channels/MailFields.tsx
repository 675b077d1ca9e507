import { Form, Input, InputNumber, Radio, Switch } from 'antd';
import type { MessageChannels } from '@inkstone/api';
import { useTexts } from '../../../platform/i18n/use-texts.ts';
import { SettingsSection } from '../SettingsSection.tsx';
import { channelTexts } from './channels.locale.ts';
import styles from '../settings.module.css';

/** Settings of the mail server. */
export function MailFields({ channels: { mail } }: { readonly channels: MessageChannels }) {
  const t = useTexts(channelTexts);
  const uses = Form.useWatch('usesMail', { preserve: true }) as boolean | undefined;
  const isSecure = Form.useWatch(['mail', 'secure'], { preserve: true }) as boolean | undefined;
  const disabled = mail?.fixed ?? false;
  return (
    <SettingsSection title={t('mail')} hint={disabled ? t('fixed') : t('mailHint')}>
      <Form.Item name="usesMail" label={t('use')} valuePropName="checked">
        <Switch disabled={disabled} aria-label={`${t('mail')} ${t('use')}`} />
      </Form.Item>
      {uses ? (
        <>
          <div className={styles.pair}>
            <Form.Item name={['mail', 'host']} label={t('host')}>
              <Input disabled={disabled} maxLength={253} autoComplete="off" />
            </Form.Item>
            <Form.Item name={['mail', 'port']} label={t('port')}>
              <InputNumber disabled={disabled} controls={false} />
            </Form.Item>
          </div>
          <Form.Item name={['mail', 'secure']} label={t('secure')}>
            <Radio.Group
              disabled={disabled}
              options={[
                { value: false, label: t('startTls') },
                { value: true, label: t('tls') },
              ]}
            />
          </Form.Item>
          {isSecure ? null : (
            <Form.Item name={['mail', 'requireTls']} label={t('requireTls')} extra={t('requireTlsHint')} valuePropName="checked">
              <Switch disabled={disabled} />
            </Form.Item>
          )}
          <div className={styles.pair}>
            <Form.Item name={['mail', 'user']} label={t('user')}>
              <Input disabled={disabled} maxLength={254} autoComplete="off" />
            </Form.Item>
            <Form.Item name={['mail', 'password']} label={t('password')}>
              <Input.Password
                disabled={disabled}
                maxLength={500}
                autoComplete="new-password"
                placeholder={mail?.hasPassword ? t('kept') : ''}
              />
            </Form.Item>
          </div>
          <Form.Item name={['mail', 'from']} label={t('from')}>
            <Input disabled={disabled} maxLength={254} />
          </Form.Item>
        </>
      ) : null}
    </SettingsSection>
  );
}
