import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { Button, Popconfirm } from 'antd';
import { endPersonSessions } from '@inkstone/api';
import { LoadingState, useAnnounce } from '@inkstone/ui-kit';
import { AttemptFailure } from '../../identity/password/AttemptFailure.tsx';
import { AccountLine } from '../../identity/security/AccountLine.tsx';
import { AccountSection } from '../../identity/security/AccountSection.tsx';
import { SessionLines } from '../../identity/security/SessionLines.tsx';
import { QueryFailure } from '../../platform/failure/QueryFailure.tsx';
import { useTexts } from '../../platform/i18n/use-texts.ts';
import { useClient } from '../../platform/platform.ts';
import { accountsTexts } from './accounts.locale.ts';
import { personAccountKey, personSessionsQuery } from './person-account-queries.ts';

/** The open sessions of a person; administrators end one or all. */
export function PersonSessions({ personId }: { readonly personId: string }) {
  const t = useTexts(accountsTexts);
  const client = useClient();
  const queries = useQueryClient();
  const announce = useAnnounce();
  const sessions = useQuery(personSessionsQuery(client, personId));
  const end = useMutation({
    mutationFn: (id: string | null) => client.call(endPersonSessions, { personId, ...(id !== null && { id }) }),
    onSuccess: async () => {
      await queries.invalidateQueries({ queryKey: personAccountKey(personId) });
      announce(t('done'));
    },
  });
  return (
    <AccountSection title={t('sessions')}>
      {sessions.isPending ? <LoadingState shape="rows" label={t('loading')} /> : null}
      {sessions.isError ? <QueryFailure failure={sessions.error} onRetry={() => void sessions.refetch()} /> : null}
      <AttemptFailure failure={end.error} wait={0} />
      {sessions.data ? <SessionLines sessions={sessions.data} busy={end.isPending} onEnd={({ id }) => end.mutate(id)} /> : null}
      {sessions.data?.length === 0 ? <AccountLine title={<span className="ink-muted">{t('noSessions')}</span>} /> : null}
      {(sessions.data?.length ?? 0) > 1 ? (
        <AccountLine
          title={
            <Popconfirm title={t('endAllQuestion')} okText={t('endAll')} cancelText={t('cancel')} onConfirm={() => end.mutate(null)}>
              <Button danger loading={end.isPending}>
                {t('endAll')}
              </Button>
            </Popconfirm>
          }
        />
      ) : null}
    </AccountSection>
  );
}
