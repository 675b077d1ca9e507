import { Button, Tabs } from 'antd';
import { useState } from 'react';
import { useSearchParams } from '../platform/router/index.ts';
import type { Trust } from '@inkstone/api';
import { EmptyState, LoadingState, MoreAtEnd, Paper } from '@inkstone/ui-kit';
import { QueryFailure } from '../platform/failure/QueryFailure.tsx';
import { useTexts } from '../platform/i18n/use-texts.ts';
import { Page } from '../platform/page/Page.tsx';
import { useUser } from '../platform/session/use-session.ts';
import { delegationScopes, useDelegations, type DelegationScope } from './delegation-queries.ts';
import { delegationTexts } from './delegation.locale.ts';
import { DelegationDialog } from './DelegationDialog.tsx';
import { DelegationLine } from './DelegationLine.tsx';
import './delegation.css';

/** Who acts for whom: one's own rules, and for administrators everybody's. */
export function DelegationsPage() {
  const t = useTexts(delegationTexts);
  const { isAdmin } = useUser();
  const [address, setAddress] = useSearchParams();
  const [open, setOpen] = useState<{ readonly trust: Trust | null } | null>(null);
  const [said, setSaid] = useState('');
  const scopes = delegationScopes.filter((scope) => scope !== 'all' || isAdmin);
  const asked = address.get('scope');
  const scope = scopes.find((each) => each === asked) ?? 'given';
  return (
    <Page
      title={t('delegations')}
      actions={
        <Button type="primary" onClick={() => setOpen({ trust: null })}>
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
        {said}
      </p>
      <Delegations scope={scope} onEdit={(trust) => setOpen({ trust })} onSaid={setSaid} />
      {open ? (
        <DelegationDialog
          trust={open.trust}
          onSaved={() => {
            setOpen(null);
            setSaid(t('saved'));
          }}
          onClose={() => setOpen(null)}
        />
      ) : null}
    </Page>
  );
}

interface DelegationsProps {
  readonly scope: DelegationScope;
  readonly onEdit: (trust: Trust) => void;
  readonly onSaid: (words: string) => void;
}

function Delegations({ scope, onEdit, onSaid }: DelegationsProps) {
  const t = useTexts(delegationTexts);
  const query = useDelegations(scope);
  if (query.isError) return <QueryFailure failure={query.error} onRetry={() => void query.refetch()} />;
  if (!query.data) return <LoadingState shape="rows" label={t('loading')} />;
  const trusts = query.data.pages.flatMap(({ items }) => items);
  if (trusts.length === 0) return <EmptyState title={t('none')} {...(scope === 'given' && { hint: t('noneGiven') })} />;
  return (
    <Paper>
      <ul className="delegation-list" aria-label={t('delegations')}>
        {trusts.map((trust) => (
          <DelegationLine key={trust.id} trust={trust} onEdit={() => onEdit(trust)} onSaid={onSaid} />
        ))}
      </ul>
      {query.hasNextPage ? (
        <MoreAtEnd
          count={trusts.length}
          hasMore
          loadingMore={query.isFetchingNextPage}
          onMore={() => void query.fetchNextPage()}
          moreLabel={t('more')}
        />
      ) : null}
    </Paper>
  );
}
