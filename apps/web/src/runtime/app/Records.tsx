import { useInfiniteQuery, useQuery } from '@tanstack/react-query';
import { Button } from 'antd';
import { lazy, Suspense } from 'react';
import { EmptyState, LoadingState } from '@inkstone/ui-kit';
import { failedToLoad } from '../../platform/failure/failed-to-load.ts';
import { QueryFailure } from '../../platform/failure/QueryFailure.tsx';
import { useLocale, useTexts } from '../../platform/i18n/use-texts.ts';
import { useClient } from '../../platform/platform.ts';
import { useNarrow } from '../../platform/window/use-window-width.ts';
import type { ListAction, ListOfRecords } from './actions/list-action.ts';
import { usePicked } from './actions/use-picked.ts';
import { appTexts } from './app.locale.ts';
import type { ListState } from './list-state.ts';
import { listTexts } from './list.locale.ts';
import { recordsQuery, totalsQuery, type ListTotals } from './record-query.ts';
import { RecordTable } from './RecordTable.tsx';
import styles from './records.module.css';

// Most visits select nothing, and cards are only for phones.
const RecordCards = lazy(() => import('./RecordCards.tsx').then((module) => ({ default: module.RecordCards })));
const PickedActions = lazy(() => import('./actions/PickedActions.tsx').then((module) => ({ default: module.PickedActions })));

interface RecordsProps {
  readonly list: ListOfRecords;
  readonly state: ListState;
  readonly onChange: (change: Partial<ListState>) => void;
  /** The actions on selected records. */
  readonly actions: readonly ListAction[];
  readonly isPicking: boolean;
  readonly onStopPicking: () => void;
}

/** The found records, page by page. Count and totals are loaded separately. */
export function Records({ list, state, onChange, actions, isPicking, onStopPicking }: RecordsProps) {
  const t = useTexts(appTexts);
  const l = useTexts(listTexts);
  const narrow = useNarrow();
  const client = useClient();
  const { source, headers, asked } = list;
  const { fields, list: usual } = list.listFields;
  const totalled = state.totals ?? usual.totals ?? [];
  const records = useInfiniteQuery(recordsQuery(client, source, asked));
  const totals = useQuery(totalsQuery(client, source, asked, totalled));
  const picking = usePicked(JSON.stringify([isPicking, asked.keyword, asked.filter]));
  if (failedToLoad(records)) return <QueryFailure failure={records.error} onRetry={() => void records.refetch()} />;
  if (records.isPending) return <LoadingState shape="rows" label={t('loadingRecords')} />;
  const lines = records.data.pages.flatMap((page) => page.items);
  const isNarrowed = state.keyword !== '' || asked.filter !== null;
  if (lines.length === 0 && isNarrowed) {
    return (
      <EmptyState
        title={t('nothingFound')}
        hint={t('nothingFoundHint')}
        {...(asked.filter && { action: <Button onClick={() => onChange({ filter: null })}>{l('clearAll')}</Button> })}
      />
    );
  }
  if (lines.length === 0) return <EmptyState title={t('noRecords')} hint={t('noRecordsHint')} />;
  const more = {
    hasMore: records.hasNextPage,
    loadingMore: records.isFetchingNextPage,
    onMore: () => void records.fetchNextPage(),
  };
  const shared = { source, headers, lines, keyword: state.keyword, picking: isPicking ? picking : null, ...more };
  return (
    <>
      <RecordCount count={totals.data?.count} />
      {narrow ? (
        <Suspense fallback={<LoadingState shape="rows" label={t('loadingRecords')} />}>
          <RecordCards {...shared} />
        </Suspense>
      ) : (
        <RecordTable
          {...shared}
          fields={fields}
          sort={state.sort.length > 0 ? state.sort : usual.sort ? [usual.sort] : []}
          frozen={state.frozen ?? usual.frozen ?? 0}
          totals={totalled.length > 0 ? (totals.data?.totals ?? []) : null}
          isStale={records.isPlaceholderData}
          onSort={(sort) => onChange({ sort })}
        />
      )}
      {isPicking ? (
        <Suspense fallback={null}>
          <PickedActions
            list={list}
            lines={lines}
            picking={picking}
            actions={actions}
            hasMore={records.hasNextPage}
            onStop={onStopPicking}
          />
        </Suspense>
      ) : null}
    </>
  );
}

function RecordCount({ count }: { readonly count: ListTotals['count'] | undefined }) {
  const l = useTexts(listTexts);
  const locale = useLocale();
  if (!count || count.kind === 'unknown') return <p className={styles.recordCount} />;
  const figure = new Intl.NumberFormat(locale === 'zh' ? 'zh-TW' : 'en').format(count.value);
  return (
    <p className={`${styles.recordCount} ink-muted ink-small`} role="status">
      {l(count.kind, { count: figure })}
    </p>
  );
}
