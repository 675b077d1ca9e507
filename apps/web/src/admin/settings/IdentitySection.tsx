import { Form, Input, Radio, Select } from 'antd';
import { useTexts } from '../../platform/i18n/use-texts.ts';
import { settingsTexts } from './settings.locale.ts';
import { SettingsSection } from './SettingsSection.tsx';
import styles from './settings.module.css';

const claims = ['preferred_username', 'email', 'sub'].map((value) => ({ value, label: value }));

/** The identity providers that are offered besides passwords. */
export function IdentitySection({ hasKey }: { readonly hasKey: boolean }) {
  const t = useTexts(settingsTexts);
  const form = Form.useFormInstance();
  const kind = Form.useWatch(['identity', 'kind'], { preserve: true }) as string | undefined;
  return (
    <SettingsSection title={t('identity')} hint={t('identityHint')}>
      <Form.Item name={['identity', 'kind']} label={t('identity.kind')}>
        <Radio.Group
          options={[
            { value: 'none', label: t('identityNone') },
            { value: 'oidc', label: 'OpenID Connect' },
          ]}
          onChange={() => {
            const path = ['identity', 'redirectUri'];
            if (!form.getFieldValue(path)) form.setFieldValue(path, `${window.location.origin}/`);
          }}
        />
      </Form.Item>
      {kind === 'oidc' ? (
        <>
          <Form.Item name={['identity', 'name', 'zh']} label={t('identity.name.zh')}>
            <Input maxLength={40} />
          </Form.Item>
          <Form.Item name={['identity', 'name', 'en']} label={t('identity.name.en')}>
            <Input maxLength={40} />
          </Form.Item>
          <Form.Item name={['identity', 'issuer']} label={t('identity.issuer')} extra={t('issuerHint')}>
            <Input inputMode="url" maxLength={500} />
          </Form.Item>
          <Form.Item name={['identity', 'clientId']} label={t('identity.clientId')}>
            <Input autoComplete="off" maxLength={500} />
          </Form.Item>
          <Form.Item name={['identity', 'key']} label={t('identity.key')} extra={t('clientSecretHint')}>
            <Input.Password autoComplete="new-password" maxLength={500} placeholder={hasKey ? t('keyKept') : ''} />
          </Form.Item>
          <Form.Item name={['identity', 'scope']} label={t('identity.scope')}>
            <Input autoComplete="off" maxLength={500} />
          </Form.Item>
          <Form.Item name={['identity', 'accountClaim']} label={t('identity.accountClaim')} extra={t('accountClaimHint')}>
            <Select className={styles.short!} options={claims} />
          </Form.Item>
          <Form.Item name={['identity', 'redirectUri']} label={t('identity.redirectUri')} extra={t('redirectUriHint')}>
            <Input inputMode="url" maxLength={500} />
          </Form.Item>
        </>
      ) : null}
    </SettingsSection>
  );
}
