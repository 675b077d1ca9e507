import { useQuery } from '@tanstack/react-query';
import { LoadingState } from '@inkstone/ui-kit';
import { QueryFailure } from '../platform/failure/QueryFailure.tsx';
import { useTexts } from '../platform/i18n/use-texts.ts';
import { Page } from '../platform/page/Page.tsx';
import { useClient } from '../platform/platform.ts';
import { messagePreferencesQuery } from './message-queries.ts';
import { messagesTexts } from './messages.locale.ts';
import { PreferencesForm } from './PreferencesForm.tsx';

/** Selects the channels by which each kind of message reaches the user. */
export function MessagePreferencesPage() {
  const t = useTexts(messagesTexts);
  const query = useQuery(messagePreferencesQuery(useClient()));
  return (
    <Page title={t('settings')}>
      {query.isError ? <QueryFailure failure={query.error} onRetry={() => void query.refetch()} /> : null}
      {query.isPending ? <LoadingState shape="rows" label={t('loading')} /> : null}
      {query.data ? <PreferencesForm preferences={query.data} /> : null}
    </Page>
  );
}
