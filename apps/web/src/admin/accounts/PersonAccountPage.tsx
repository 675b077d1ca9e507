import { useQuery } from '@tanstack/react-query';
import { getManagedPerson } from '@inkstone/api';
import { LoadingState } from '@inkstone/ui-kit';
import { QueryFailure } from '../../platform/failure/QueryFailure.tsx';
import { useTexts } from '../../platform/i18n/use-texts.ts';
import { Page } from '../../platform/page/Page.tsx';
import { useClient } from '../../platform/platform.ts';
import { useParams } from '../../platform/router/index.ts';
import { accountsTexts } from './accounts.locale.ts';
import { PersonAccount } from './PersonAccount.tsx';

/** The account of one person, to which the log of sign-ins links. */
export function PersonAccountPage() {
  const t = useTexts(accountsTexts);
  const client = useClient();
  const id = useParams()['personId'] ?? '';
  const person = useQuery({
    queryKey: ['person-account', id, 'person'],
    queryFn: ({ signal }) => client.call(getManagedPerson, { id }, { signal }),
  });
  return (
    <Page title={person.data ? t('accountOf', { name: person.data.name }) : t('account')}>
      {person.isPending ? <LoadingState shape="rows" label={t('loading')} /> : null}
      {person.isError ? <QueryFailure failure={person.error} onRetry={() => void person.refetch()} /> : null}
      {person.data ? <PersonAccount personId={id} /> : null}
    </Page>
  );
}
