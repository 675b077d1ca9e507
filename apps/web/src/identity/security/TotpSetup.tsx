import { useMutation } from '@tanstack/react-query';
import { Form } from 'antd';
import { useState } from 'react';
import { confirmTotp, startTotp, type CallOutput } from '@inkstone/api';
import { FirstInput } from '../../platform/fields/FirstInput.tsx';
import { useTexts } from '../../platform/i18n/use-texts.ts';
import { useClient } from '../../platform/platform.ts';
import { AttemptFailure } from '../password/AttemptFailure.tsx';
import { PasswordForm } from '../password/PasswordForm.tsx';
import { useWait } from '../password/use-wait.ts';
import { WaitButton } from '../password/WaitButton.tsx';
import { QrCode } from './QrCode.tsx';
import { SecretActions } from './SecretActions.tsx';
import { securityTexts } from './security.locale.ts';
import styles from './security.module.css';

interface FactorSetupProps {
  /** The codes are new and not shown anywhere else; null: the person has some. */
  readonly onDone: (recoveryCodes: readonly string[] | null) => void;
}

type Secret = CallOutput<typeof startTotp>;

/** Sets up the one-time codes of an app: password, QR code, first code. */
export function TotpSetup({ onDone }: FactorSetupProps) {
  const t = useTexts(securityTexts);
  const client = useClient();
  const [secret, setSecret] = useState<Secret | null>(null);
  if (secret) return <Confirmation secret={secret} onDone={onDone} />;
  return <PasswordForm submitText={t('next')} onSubmit={async (password) => setSecret(await client.call(startTotp, { password }))} />;
}

function Confirmation({ secret, onDone }: FactorSetupProps & { readonly secret: Secret }) {
  const t = useTexts(securityTexts);
  const client = useClient();
  const confirm = useMutation({
    mutationFn: (code: string) => client.call(confirmTotp, { code }),
    onSuccess: ({ recoveryCodes }) => onDone(recoveryCodes),
  });
  const wait = useWait(confirm.error);
  return (
    <div className={styles.steps}>
      <p>{t('scan')}</p>
      <QrCode text={secret.uri} label={t('qrCode')} />
      <p className={styles.onPhone}>
        <a href={secret.uri}>{t('openApp')}</a>
      </p>
      <p className="ink-small">
        {t('secret')}
        <br />
        <code className={styles.secret}>{grouped(secret.secret)}</code>
      </p>
      <SecretActions lines={[secret.secret]} />
      <Form<{ code: string }>
        layout="vertical"
        requiredMark={false}
        disabled={confirm.isPending}
        onFinish={({ code }) => confirm.mutate(code)}
      >
        <AttemptFailure failure={confirm.error} wait={wait} />
        <Form.Item
          name="code"
          label={t('code')}
          validateTrigger="onSubmit"
          rules={[{ required: true, pattern: /^\s*(\d\s*){6}$/, message: t('codeMissing') }]}
        >
          <FirstInput autoComplete="one-time-code" inputMode="numeric" maxLength={10} />
        </Form.Item>
        <WaitButton htmlType="submit" wait={wait} loading={confirm.isPending}>
          {t('confirm')}
        </WaitButton>
      </Form>
    </div>
  );
}

/** In groups of four, which are easier to copy by hand. */
const grouped = (secret: string): string => secret.match(/.{1,4}/g)?.join(' ') ?? secret;
