import { Button, Tabs } from 'antd';
import { useState } from 'react';
import { useSearchParams } from '../platform/router/index.ts';
import type { Delegation } from '@inkstone/api';
import { EmptyState, LoadingState, MoreAtEnd, Paper } from '@inkstone/ui-kit';
import { QueryFailure } from '../platform/failure/QueryFailure.tsx';
import { useTexts } from '../platform/i18n/use-texts.ts';
import { Page } from '../platform/page/Page.tsx';
import { useUser } from '../platform/session/use-session.ts';
import { delegationScopes, useDelegations, type DelegationScope } from './delegation-queries.ts';
import { delegationTexts } from './delegation.locale.ts';
import { DelegationDialog } from './DelegationDialog.tsx';
import { DelegationLine } from './DelegationLine.tsx';
import styles from './delegation.module.css';

/** The user's own delegations, and for administrators those of everybody. */
export function DelegationsPage() {
  const t = useTexts(delegationTexts);
  const { isAdmin } = useUser();
  const [address, setAddress] = useSearchParams();
  const [open, setOpen] = useState<{ readonly delegation: Delegation | null } | null>(null);
  const [message, setMessage] = useState('');
  const scopes = delegationScopes.filter((scope) => scope !== 'all' || isAdmin);
  const asked = address.get('scope');
  const scope = scopes.find((each) => each === asked) ?? 'given';
  return (
    <Page
      title={t('delegations')}
      actions={
        <Button type="primary" onClick={() => setOpen({ delegation: null })}>
          {t('add')}
        </Button>
      }
    >
      <Tabs
        activeKey={scope}
        items={scopes.map((key) => ({ key, label: t(key) }))}
        onChange={(key) => setAddress({ scope: key }, { replace: true })}
      />
      <p role="status" className="ink-muted">
        {message}
      </p>
      <Delegations scope={scope} onEdit={(delegation) => setOpen({ delegation })} onNotify={setMessage} />
      {open ? (
        <DelegationDialog
          delegation={open.delegation}
          onSaved={() => {
            setOpen(null);
            setMessage(t('saved'));
          }}
          onClose={() => setOpen(null)}
        />
      ) : null}
    </Page>
  );
}

interface DelegationsProps {
  readonly scope: DelegationScope;
  readonly onEdit: (delegation: Delegation) => void;
  readonly onNotify: (message: string) => void;
}

function Delegations({ scope, onEdit, onNotify }: DelegationsProps) {
  const t = useTexts(delegationTexts);
  const query = useDelegations(scope);
  if (query.isError) return <QueryFailure failure={query.error} onRetry={() => void query.refetch()} />;
  if (!query.data) return <LoadingState shape="rows" label={t('loading')} />;
  const delegations = query.data.pages.flatMap(({ items }) => items);
  if (delegations.length === 0) return <EmptyState title={t('none')} {...(scope === 'given' && { hint: t('noneGiven') })} />;
  return (
    <Paper>
      <ul className={styles.list} aria-label={t('delegations')}>
        {delegations.map((delegation) => (
          <DelegationLine key={delegation.id} delegation={delegation} onEdit={() => onEdit(delegation)} onNotify={onNotify} />
        ))}
      </ul>
      {query.hasNextPage ? (
        <MoreAtEnd
          count={delegations.length}
          hasMore
          loadingMore={query.isFetchingNextPage}
          onMore={() => void query.fetchNextPage()}
          moreLabel={t('more')}
        />
      ) : null}
    </Paper>
  );
}
