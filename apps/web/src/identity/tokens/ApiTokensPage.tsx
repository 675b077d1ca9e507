import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { Button } from 'antd';
import { useState } from 'react';
import { listApiTokens, revokeApiToken, type CallOutput, type createApiToken } from '@inkstone/api';
import { EmptyState, LoadingState, Paper, useAnnounce } from '@inkstone/ui-kit';
import { QueryFailure } from '../../platform/failure/QueryFailure.tsx';
import { useTexts } from '../../platform/i18n/use-texts.ts';
import { Page } from '../../platform/page/Page.tsx';
import { useClient } from '../../platform/platform.ts';
import { AttemptFailure } from '../password/AttemptFailure.tsx';
import { AccountDialog } from '../security/AccountDialog.tsx';
import { CreateToken } from './CreateToken.tsx';
import { NewToken } from './NewToken.tsx';
import { TokenLines } from './TokenLines.tsx';
import { tokensTexts } from './tokens.locale.ts';
import styles from '../security/security.module.css';

type Open = 'create' | CallOutput<typeof createApiToken> | null;

/** The user's API tokens: create one, which is shown once, and revoke them. */
export function ApiTokensPage() {
  const t = useTexts(tokensTexts);
  const client = useClient();
  const queries = useQueryClient();
  const announce = useAnnounce();
  const [open, setOpen] = useState<Open>(null);
  const close = (): void => setOpen(null);
  const tokens = useQuery({ queryKey: ['own-tokens'], queryFn: ({ signal }) => client.call(listApiTokens, {}, { signal }) });
  const reload = () => queries.invalidateQueries({ queryKey: ['own-tokens'] });
  const revoke = useMutation({
    mutationFn: (id: string) => client.call(revokeApiToken, { id }),
    onSuccess: async () => {
      await reload();
      announce(t('revoked'));
    },
  });
  return (
    <Page
      title={t('title')}
      actions={
        <Button type="primary" onClick={() => setOpen('create')}>
          {t('create')}
        </Button>
      }
    >
      <p className="ink-muted">{t('hint')}</p>
      <AttemptFailure failure={revoke.error} wait={0} />
      {tokens.isPending ? <LoadingState shape="rows" label={t('loading')} /> : null}
      {tokens.isError ? <QueryFailure failure={tokens.error} onRetry={() => void tokens.refetch()} /> : null}
      {tokens.data?.length === 0 ? <EmptyState title={t('none')} hint={t('noneHint')} /> : null}
      {tokens.data?.length ? (
        <Paper className={styles.section ?? ''}>
          <TokenLines tokens={tokens.data} busy={revoke.isPending} onRevoke={({ id }) => revoke.mutate(id)} />
        </Paper>
      ) : null}
      {open === 'create' ? (
        <AccountDialog title={t('create')} onClose={close}>
          <CreateToken
            onCancel={close}
            onCreated={(made) => {
              setOpen(made);
              void reload();
            }}
          />
        </AccountDialog>
      ) : null}
      {open !== null && open !== 'create' ? <NewToken made={open} onClose={close} /> : null}
    </Page>
  );
}
