import { useMutation } from '@tanstack/react-query';
import { Button } from 'antd';
import { useEffect } from 'react';
import { Navigate, useLocation } from '../../platform/router/index.ts';
import { useFailureText } from '../../platform/failure/use-failure-text.ts';
import { useTexts } from '../../platform/i18n/use-texts.ts';
import { useDocumentTitle } from '../../platform/page/use-document-title.ts';
import { usePlatform } from '../../platform/platform.ts';
import { useSession } from '../../platform/session/use-session.ts';
import { useSignOut } from '../../platform/session/use-sign-out.ts';
import { backAddress } from '../back-address.ts';
import { IdentityFrame } from '../IdentityFrame.tsx';
import { ChangePasswordForm } from '../password/ChangePasswordForm.tsx';
import { FirstFactor } from './FirstFactor.tsx';
import { restrictedTexts } from './restricted.locale.ts';
import styles from '../identity.module.css';

/** What must be done before a restricted sign-in can be used: choose one's own password, or set up a second factor. */
export function RestrictedPage() {
  const t = useTexts(restrictedTexts);
  const failureText = useFailureText();
  const { session, renew } = usePlatform();
  const { token, user, restriction } = useSession();
  const location = useLocation();
  const signOut = useSignOut();
  useDocumentTitle(t(restriction ?? 'continuing'));
  const proceed = useMutation({
    // New tokens come with what is still to be done, or with nothing.
    mutationFn: async () => {
      const { token: present } = session.state();
      if (present) await renew(present);
    },
  });
  // A new tab does not know the user, whom a restricted sign-in cannot ask for; new tokens come with them.
  const isUserMissing = token !== null && restriction !== null && user === null;
  const { mutate } = proceed;
  useEffect(() => {
    if (isUserMissing) mutate();
  }, [isUserMissing, mutate]);
  if (!token) return <Navigate to="/sign-in" replace state={location.state} />;
  if (!restriction) return <Navigate to={backAddress(location.state)} replace />;
  return (
    <IdentityFrame subtitle={t('welcome')}>
      <h1>{t(restriction)}</h1>
      <p className={styles.note}>{t(restriction === 'password-change' ? 'passwordHint' : 'factorHint')}</p>
      {user && (proceed.isIdle || proceed.isSuccess) ? (
        restriction === 'password-change' ? (
          <ChangePasswordForm submitText={t('save')} onChanged={() => proceed.mutate()} />
        ) : (
          <FirstFactor onDone={() => proceed.mutate()} />
        )
      ) : (
        <div role="alert">
          {proceed.isError ? <p className={styles.failure}>{failureText(proceed.error)}</p> : null}
          <Button type="primary" loading={proceed.isPending} onClick={() => proceed.mutate()}>
            {t('retry')}
          </Button>
        </div>
      )}
      <p className={styles.note}>
        <Button type="link" style={{ padding: 0 }} onClick={() => void signOut()}>
          {t('signOut')}
        </Button>
      </p>
    </IdentityFrame>
  );
}
