import { Button, Form, type InputRef } from 'antd';
import Input from 'antd/es/input/Input';
import Password from 'antd/es/input/Password';
import { useEffect, useRef } from 'react';
import { Navigate, useLocation } from '../platform/router/index.ts';
import { usePublicConfig } from '../platform/config/use-public-config.ts';
import { useFailureText } from '../platform/failure/use-failure-text.ts';
import { useTexts } from '../platform/i18n/use-texts.ts';
import { useDocumentTitle } from '../platform/page/use-document-title.ts';
import { useSession } from '../platform/session/use-session.ts';
import { DemoAccounts } from './DemoAccounts.tsx';
import { identityTexts } from './identity.locale.ts';
import { IdentityFrame } from './IdentityFrame.tsx';
import { ProviderButton } from './ProviderButton.tsx';
import { useSignIn, type Credentials } from './use-sign-in.ts';
import styles from './identity.module.css';

/** Signs in and returns to the requested address. */
export function SignInPage() {
  const t = useTexts(identityTexts);
  const failureText = useFailureText();
  const config = usePublicConfig().data;
  const signIn = useSignIn();
  const { token } = useSession();
  const location = useLocation();
  const password = useRef<InputRef>(null);
  useDocumentTitle(t('signIn'));
  useEffect(() => {
    if (signIn.isError) password.current?.focus({ cursor: 'all' });
  }, [signIn.isError]);
  if (token) return <Navigate to={addressBefore(location.state)} replace />;
  return (
    <IdentityFrame subtitle={t('welcome')}>
      <h1>{t('signIn')}</h1>
      {config?.needsSetup ? <p className={styles.note}>{t('needsSetup')}</p> : null}
      <Form<Credentials> layout="vertical" requiredMark={false} disabled={signIn.isPending} onFinish={(values) => signIn.mutate(values)}>
        <div role="alert">{signIn.isError ? <p className={styles.failure}>{failureText(signIn.error)}</p> : null}</div>
        <Form.Item name="account" label={t('account')} rules={[{ required: true, message: t('accountMissing') }]}>
          <Input size="large" autoComplete="username" autoFocus autoCapitalize="none" spellCheck={false} maxLength={100} />
        </Form.Item>
        <Form.Item name="password" label={t('password')} rules={[{ required: true, message: t('passwordMissing') }]}>
          <Password ref={password} size="large" autoComplete="current-password" maxLength={200} />
        </Form.Item>
        <Button type="primary" size="large" htmlType="submit" block loading={signIn.isPending}>
          {t('signIn')}
        </Button>
      </Form>
      <ProviderButton back={addressBefore(location.state)} disabled={signIn.isPending} />
      <p className={`ink-muted ink-small ${styles.note}`}>{t('forgotten')}</p>
      {config?.demoPassword && config.demoAccounts.length > 0 ? (
        <DemoAccounts
          accounts={config.demoAccounts}
          busy={signIn.isPending}
          onChoose={(account) => signIn.mutate({ account, password: config.demoPassword ?? '' })}
        />
      ) : null}
    </IdentityFrame>
  );
}

function addressBefore(state: unknown): string {
  const back = typeof state === 'object' && state !== null && 'back' in state ? state.back : null;
  return typeof back === 'string' && back.startsWith('/') ? back : '/work/todo';
}
