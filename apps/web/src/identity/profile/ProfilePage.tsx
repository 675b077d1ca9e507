import { useQuery } from '@tanstack/react-query';
import { LoadingState } from '@inkstone/ui-kit';
import { QueryFailure } from '../../platform/failure/QueryFailure.tsx';
import { useTexts } from '../../platform/i18n/use-texts.ts';
import { Page } from '../../platform/page/Page.tsx';
import { useClient } from '../../platform/platform.ts';
import { profileQuery } from '../security/account-queries.ts';
import { AccountLine } from '../security/AccountLine.tsx';
import { AccountSection } from '../security/AccountSection.tsx';
import { OwnLanguage } from './OwnLanguage.tsx';
import { OwnMail } from './OwnMail.tsx';
import { OwnTimeZone } from './OwnTimeZone.tsx';
import { profileTexts } from './profile.locale.ts';

/** What the user may see and change of their own account. */
export function ProfilePage() {
  const t = useTexts(profileTexts);
  const profile = useQuery(profileQuery(useClient()));
  return (
    <Page title={t('title')}>
      {profile.isPending ? <LoadingState shape="rows" label={t('loading')} /> : null}
      {profile.isError ? <QueryFailure failure={profile.error} onRetry={() => void profile.refetch()} /> : null}
      {profile.data ? (
        <>
          <AccountSection title={t('person')} hint={t('nameHint')}>
            <AccountLine title={t('name')} detail={profile.data.name} />
            <AccountLine title={t('account')} detail={profile.data.account} />
          </AccountSection>
          <OwnLanguage profile={profile.data} />
          <OwnTimeZone profile={profile.data} />
          <OwnMail profile={profile.data} />
        </>
      ) : null}
    </Page>
  );
}
