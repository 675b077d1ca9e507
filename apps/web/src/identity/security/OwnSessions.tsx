import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { Button, Popconfirm } from 'antd';
import { endOtherSessions, endSession } from '@inkstone/api';
import { LoadingState, useAnnounce } from '@inkstone/ui-kit';
import { QueryFailure } from '../../platform/failure/QueryFailure.tsx';
import { useTexts } from '../../platform/i18n/use-texts.ts';
import { useClient } from '../../platform/platform.ts';
import { AttemptFailure } from '../password/AttemptFailure.tsx';
import { sessionsQuery } from './account-queries.ts';
import { AccountLine } from './AccountLine.tsx';
import { AccountSection } from './AccountSection.tsx';
import { securityTexts } from './security.locale.ts';
import { SessionLines } from './SessionLines.tsx';

/** Where the user is signed in; sessions are ended one by one or all but this. */
export function OwnSessions() {
  const t = useTexts(securityTexts);
  const client = useClient();
  const queries = useQueryClient();
  const announce = useAnnounce();
  const sessions = useQuery(sessionsQuery(client));
  const end = useMutation({
    mutationFn: (id: string | null) => (id === null ? client.call(endOtherSessions, {}) : client.call(endSession, { id })),
    onSuccess: async () => {
      await queries.invalidateQueries({ queryKey: ['own-sessions'] });
      announce(t('ended'));
    },
  });
  return (
    <AccountSection title={t('sessions')} hint={t('sessionsHint')}>
      {sessions.isPending ? <LoadingState shape="rows" label={t('loading')} /> : null}
      {sessions.isError ? <QueryFailure failure={sessions.error} onRetry={() => void sessions.refetch()} /> : null}
      <AttemptFailure failure={end.error} wait={0} />
      {sessions.data ? <SessionLines sessions={sessions.data} busy={end.isPending} onEnd={({ id }) => end.mutate(id)} /> : null}
      {(sessions.data?.length ?? 0) > 1 ? (
        <AccountLine
          title={
            <Popconfirm title={t('endOthersQuestion')} okText={t('endSession')} cancelText={t('cancel')} onConfirm={() => end.mutate(null)}>
              <Button loading={end.isPending}>{t('endOthers')}</Button>
            </Popconfirm>
          }
        />
      ) : null}
    </AccountSection>
  );
}
