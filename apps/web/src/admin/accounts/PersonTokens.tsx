import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { revokePersonApiToken } from '@inkstone/api';
import { LoadingState, useAnnounce } from '@inkstone/ui-kit';
import { AttemptFailure } from '../../identity/password/AttemptFailure.tsx';
import { AccountLine } from '../../identity/security/AccountLine.tsx';
import { AccountSection } from '../../identity/security/AccountSection.tsx';
import { TokenLines } from '../../identity/tokens/TokenLines.tsx';
import { QueryFailure } from '../../platform/failure/QueryFailure.tsx';
import { useTexts } from '../../platform/i18n/use-texts.ts';
import { useClient } from '../../platform/platform.ts';
import { accountsTexts } from './accounts.locale.ts';
import { personAccountKey, personTokensQuery } from './person-account-queries.ts';

/** The API tokens of a person; administrators revoke them. */
export function PersonTokens({ personId }: { readonly personId: string }) {
  const t = useTexts(accountsTexts);
  const client = useClient();
  const queries = useQueryClient();
  const announce = useAnnounce();
  const tokens = useQuery(personTokensQuery(client, personId));
  const revoke = useMutation({
    mutationFn: (id: string) => client.call(revokePersonApiToken, { personId, id }),
    onSuccess: async () => {
      await queries.invalidateQueries({ queryKey: personAccountKey(personId) });
      announce(t('done'));
    },
  });
  return (
    <AccountSection title={t('tokens')}>
      {tokens.isPending ? <LoadingState shape="rows" label={t('loading')} /> : null}
      {tokens.isError ? <QueryFailure failure={tokens.error} onRetry={() => void tokens.refetch()} /> : null}
      <AttemptFailure failure={revoke.error} wait={0} />
      {tokens.data?.length === 0 ? <AccountLine title={<span className="ink-muted">{t('noTokens')}</span>} /> : null}
      {tokens.data ? <TokenLines tokens={tokens.data} busy={revoke.isPending} onRevoke={({ id }) => revoke.mutate(id)} /> : null}
    </AccountSection>
  );
}
