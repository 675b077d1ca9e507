import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { readAccountLink } from '@inkstone/api';
import { LoadingState } from '@inkstone/ui-kit';
import { Link, useParams } from '../../platform/router/index.ts';
import { RequestFailure } from '../../platform/api/request-failure.ts';
import { usePublicConfig } from '../../platform/config/use-public-config.ts';
import { QueryFailure } from '../../platform/failure/QueryFailure.tsx';
import { useTexts } from '../../platform/i18n/use-texts.ts';
import { useDocumentTitle } from '../../platform/page/use-document-title.ts';
import { usePlatform } from '../../platform/platform.ts';
import { useSignOut } from '../../platform/session/use-sign-out.ts';
import { IdentityFrame } from '../IdentityFrame.tsx';
import { linksTexts } from './links.locale.ts';
import { LinkPasswordForm } from './LinkPasswordForm.tsx';
import styles from '../identity.module.css';

/** Sets a password with the link of an invitation or of a forgotten password. */
export function AccountLinkPage() {
  const t = useTexts(linksTexts);
  const token = useParams()['token'] ?? '';
  const { client, session } = usePlatform();
  const signOut = useSignOut();
  const [account, setAccount] = useState<string | null>(null);
  const [isUsed, setUsed] = useState(false);
  const link = useQuery({
    queryKey: ['account-link', token],
    queryFn: ({ signal }) => client.call(readAccountLink, { token }, { signal }),
    retry: false,
    staleTime: Infinity,
    enabled: account === null,
  });
  const isInvalid = isUsed || isLinkInvalid(link.error);
  const title = t(account !== null ? 'done' : isInvalid ? 'invalid' : (link.data?.kind ?? 'reset'));
  useDocumentTitle(title);
  return (
    <IdentityFrame subtitle={t('welcome')}>
      <h1>{title}</h1>
      {account !== null ? (
        <>
          <p role="status">{t('doneHint', { account })}</p>
          <Link to="/sign-in">{t('toSignIn')}</Link>
        </>
      ) : isInvalid ? (
        <InvalidLink />
      ) : (
        <>
          {link.isPending ? <LoadingState shape="rows" label={t('loading')} /> : null}
          {link.isError ? <QueryFailure failure={link.error} onRetry={() => void link.refetch()} /> : null}
          {link.data ? (
            <>
              <p className={styles.note}>{t('forWhom', { name: link.data.name, account: link.data.account })}</p>
              <LinkPasswordForm
                token={token}
                link={link.data}
                onSet={(set) => {
                  // Whoever is signed in here, the next sign-in must be the person of the link.
                  if (session.state().token) void signOut();
                  setAccount(set);
                }}
                onInvalid={() => setUsed(true)}
              />
            </>
          ) : null}
        </>
      )}
    </IdentityFrame>
  );
}

const isLinkInvalid = (failure: unknown): boolean => failure instanceof RequestFailure && failure.code === 'account-link-invalid';

function InvalidLink() {
  const t = useTexts(linksTexts);
  const canRequest = usePublicConfig().data?.passwordResetByMail ?? false;
  return (
    <>
      <p role="alert">{t('invalidHint')}</p>
      <p className={styles.links}>
        <Link to="/sign-in">{t('toSignIn')}</Link>
        {canRequest ? <Link to="/forgotten-password">{t('requestAnother')}</Link> : null}
      </p>
    </>
  );
}
