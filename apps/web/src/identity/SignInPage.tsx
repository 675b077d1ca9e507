import type { InputRef } from 'antd';
import Input from 'antd/es/input/Input';
import Password from 'antd/es/input/Password';
import { lazy, Suspense, useEffect, useRef, useState, type ChangeEvent, type FormEvent } from 'react';
import { Link, Navigate, useLocation } from '../platform/router/index.ts';
import { usePublicConfig } from '../platform/config/use-public-config.ts';
import { useFailureText } from '../platform/failure/use-failure-text.ts';
import { Field } from '../platform/fields/Field.tsx';
import { useTexts } from '../platform/i18n/use-texts.ts';
import { PageLoading } from '../platform/page/PageLoading.tsx';
import { useDocumentTitle } from '../platform/page/use-document-title.ts';
import { usePlatform } from '../platform/platform.ts';
import { useSession } from '../platform/session/use-session.ts';
import { backAddress } from './back-address.ts';
import { DemoAccounts } from './DemoAccounts.tsx';
import { signInTexts } from './sign-in.locale.ts';
import { IdentityFrame } from './IdentityFrame.tsx';
import { PasskeyButton } from './PasskeyButton.tsx';
import { isWait, useWait } from './password/use-wait.ts';
import { WaitButton } from './password/WaitButton.tsx';
import { readProviderReturn } from './provider-return.ts';
import { canUsePasskeys } from './second-step/can-use-passkeys.ts';
import { secondStepOf } from './second-step/second-step.ts';
import { useSignIn, type Credentials } from './use-sign-in.ts';
import styles from './identity.module.css';

// Most sign-ins need neither of them.
const ProviderButton = lazy(async () => ({ default: (await import('./ProviderButton.tsx')).ProviderButton }));
const SecondStep = lazy(async () => ({ default: (await import('./second-step/SecondStep.tsx')).SecondStep }));

/** Signs in, with a second step where one is asked for, and returns to the requested address. */
export function SignInPage() {
  const t = useTexts(signInTexts);
  const signIn = useSignIn();
  const { session } = usePlatform();
  const { token } = useSession();
  const location = useLocation();
  const step = secondStepOf(signIn.error);
  useDocumentTitle(t('signIn'));
  if (token) return <Navigate to={backAddress(location.state)} replace />;
  return (
    <IdentityFrame subtitle={t('welcome')}>
      {step ? (
        <Suspense fallback={<PageLoading />}>
          <SecondStep key={step.token} step={step} onSignedIn={(answer) => session.begin(answer)} onRestart={() => signIn.reset()} />
        </Suspense>
      ) : (
        <FirstStep signIn={signIn} back={backAddress(location.state)} />
      )}
    </IdentityFrame>
  );
}

function FirstStep({ signIn, back }: { readonly signIn: ReturnType<typeof useSignIn>; readonly back: string }) {
  const t = useTexts(signInTexts);
  const failureText = useFailureText();
  const config = usePublicConfig().data;
  const password = useRef<InputRef>(null);
  const [values, setValues] = useState<Credentials>({ account: '', password: '' });
  const [isSent, setIsSent] = useState(false);
  const wait = useWait(signIn.error);
  const [isProviderReturn] = useState(() => readProviderReturn(window.location.search) !== null);
  useEffect(() => {
    if (signIn.isError) password.current?.focus({ cursor: 'all' });
  }, [signIn.isError]);
  const issueOf = (name: keyof Credentials) => (isSent && values[name] === '' ? t(`${name}Missing`) : null);
  const input = (name: keyof Credentials) => ({
    name,
    value: values[name],
    disabled: signIn.isPending,
    onChange: ({ target }: ChangeEvent<HTMLInputElement>) => setValues({ ...values, [name]: target.value }),
  });
  const submit = (event: FormEvent) => {
    event.preventDefault();
    setIsSent(true);
    if (wait === 0 && values.account !== '' && values.password !== '') signIn.mutate(values);
  };
  return (
    <>
      <h1>{t('signIn')}</h1>
      {config?.needsSetup ? <p className={styles.note}>{t('needsSetup')}</p> : null}
      <form className={styles.form} noValidate onSubmit={submit}>
        <div role="alert">
          {signIn.isError && !(isWait(signIn.error) && wait === 0) ? <p className={styles.failure}>{failureText(signIn.error)}</p> : null}
        </div>
        <Field label={t('account')} issue={issueOf('account')}>
          {(field) => (
            <Input
              {...field}
              {...input('account')}
              size="large"
              autoComplete="username"
              autoFocus
              autoCapitalize="none"
              spellCheck={false}
              maxLength={100}
            />
          )}
        </Field>
        <Field label={t('password')} issue={issueOf('password')}>
          {(field) => (
            <Password {...field} {...input('password')} ref={password} size="large" autoComplete="current-password" maxLength={200} />
          )}
        </Field>
        <WaitButton size="large" htmlType="submit" block wait={wait} loading={signIn.isPending} disabled={signIn.isPending}>
          {t('signIn')}
        </WaitButton>
      </form>
      {canUsePasskeys() ? <PasskeyButton disabled={signIn.isPending} /> : null}
      {config?.identityProvider || isProviderReturn ? (
        <Suspense>
          <ProviderButton back={back} disabled={signIn.isPending} />
        </Suspense>
      ) : null}
      <p className={`ink-muted ink-small ${styles.note}`}>
        {config?.passwordResetByMail ? <Link to="/forgotten-password">{t('forgottenLink')}</Link> : t('forgotten')}
      </p>
      {config?.demoPassword && config.demoAccounts.length > 0 ? (
        <DemoAccounts
          accounts={config.demoAccounts}
          busy={signIn.isPending}
          onChoose={(account) => signIn.mutate({ account, password: config.demoPassword ?? '' })}
        />
      ) : null}
    </>
  );
}
