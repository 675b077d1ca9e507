import { useQuery } from '@tanstack/react-query';
import { LoadingState } from '@inkstone/ui-kit';
import { Link } from '../../platform/router/index.ts';
import { QueryFailure } from '../../platform/failure/QueryFailure.tsx';
import { useTexts } from '../../platform/i18n/use-texts.ts';
import { useClient } from '../../platform/platform.ts';
import { accountsTexts } from './accounts.locale.ts';
import { accountStateQuery } from './person-account-queries.ts';
import { PersonCredentials } from './PersonCredentials.tsx';
import { PersonSessions } from './PersonSessions.tsx';
import { PersonTokens } from './PersonTokens.tsx';

/** How a person signs in, for administrators: invite, reset what is lost, end sessions, revoke tokens. */
export function PersonAccount({ personId }: { readonly personId: string }) {
  const t = useTexts(accountsTexts);
  const state = useQuery(accountStateQuery(useClient(), personId));
  if (state.isPending) return <LoadingState shape="rows" label={t('loading')} />;
  if (state.isError) return <QueryFailure failure={state.error} onRetry={() => void state.refetch()} />;
  return (
    <>
      <PersonCredentials personId={personId} state={state.data} />
      <PersonSessions personId={personId} />
      <PersonTokens personId={personId} />
      <Link to={`/admin/sign-ins?person=${personId}`}>{t('log')}</Link>
    </>
  );
}
