import { Form } from 'antd';
import { finishPasskey, startPasskey } from '@inkstone/api';
import { FirstInput } from '../../platform/fields/FirstInput.tsx';
import { useTexts } from '../../platform/i18n/use-texts.ts';
import { useClient } from '../../platform/platform.ts';
import { PasswordForm } from '../password/PasswordForm.tsx';
import { createPasskey } from '../second-step/browser-passkey.ts';
import { securityTexts } from './security.locale.ts';

interface PasskeySetupProps {
  /** The codes are new and not shown anywhere else; null: the person has some. */
  readonly onDone: (recoveryCodes: readonly string[] | null) => void;
}

/** Registers a passkey under a name. */
export function PasskeySetup({ onDone }: PasskeySetupProps) {
  const t = useTexts(securityTexts);
  const client = useClient();
  async function handleSubmit(password: string, { name }: { name: string }): Promise<void> {
    const { token, options } = await client.call(startPasskey, { password });
    const response = await createPasskey(options);
    onDone((await client.call(finishPasskey, { token, name: name.trim(), response })).recoveryCodes);
  }
  return (
    <PasswordForm<{ name: string }> submitText={t('addPasskey')} onSubmit={handleSubmit}>
      <p>{t('passkeysHint')}</p>
      <Form.Item name="name" label={t('passkeyName')} rules={[{ required: true, whitespace: true, message: t('passkeyNameMissing') }]}>
        <FirstInput maxLength={100} />
      </Form.Item>
    </PasswordForm>
  );
}
