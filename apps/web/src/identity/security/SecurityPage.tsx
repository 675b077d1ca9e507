import { useQuery } from '@tanstack/react-query';
import { LoadingState } from '@inkstone/ui-kit';
import { Link } from '../../platform/router/index.ts';
import { QueryFailure } from '../../platform/failure/QueryFailure.tsx';
import { useTexts } from '../../platform/i18n/use-texts.ts';
import { Page } from '../../platform/page/Page.tsx';
import { useClient } from '../../platform/platform.ts';
import { factorsQuery, profileQuery } from './account-queries.ts';
import { AccountLine } from './AccountLine.tsx';
import { AccountSection } from './AccountSection.tsx';
import { FactorSection } from './FactorSection.tsx';
import { OwnSessions } from './OwnSessions.tsx';
import { PasskeySection } from './PasskeySection.tsx';
import { securityTexts } from './security.locale.ts';

/** How the user signs in: password, second factors, passkeys, and where they are signed in. */
export function SecurityPage() {
  const t = useTexts(securityTexts);
  const profile = useQuery(profileQuery(useClient()));
  return (
    <Page title={t('title')}>
      {profile.isPending ? <LoadingState shape="rows" label={t('loading')} /> : null}
      {profile.isError ? <QueryFailure failure={profile.error} onRetry={() => void profile.refetch()} /> : null}
      {profile.data ? (
        <AccountSection title={t('password')}>
          <AccountLine title={profile.data.hasPassword ? <Link to="/me/password">{t('changePassword')}</Link> : t('providerOnly')} />
        </AccountSection>
      ) : null}
      {profile.data?.hasPassword ? <Factors /> : null}
      <OwnSessions />
    </Page>
  );
}

function Factors() {
  const t = useTexts(securityTexts);
  const factors = useQuery(factorsQuery(useClient()));
  if (factors.isPending) return <LoadingState shape="rows" label={t('loading')} />;
  if (factors.isError) return <QueryFailure failure={factors.error} onRetry={() => void factors.refetch()} />;
  return (
    <>
      <FactorSection factors={factors.data} />
      <PasskeySection passkeys={factors.data.passkeys} />
    </>
  );
}
