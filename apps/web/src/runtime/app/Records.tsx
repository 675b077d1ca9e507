import { useInfiniteQuery, useQuery } from '@tanstack/react-query';
import { Button } from 'antd';
import { useMemo } from 'react';
import { EmptyState, LoadingState } from '@inkstone/ui-kit';
import { QueryFailure } from '../../platform/failure/QueryFailure.tsx';
import { useLocale, useTexts } from '../../platform/i18n/use-texts.ts';
import { useClient } from '../../platform/platform.ts';
import { useNarrow } from '../../platform/window/use-window-width.ts';
import { completeConditions } from '../conditions/condition-item.ts';
import { appTexts } from './app.locale.ts';
import type { ListState } from './list-state.ts';
import { listTexts } from './list.locale.ts';
import { RecordCards } from './RecordCards.tsx';
import { recordsQuery, totalsQuery, type Header, type ListFields, type ListTotals, type RecordSource } from './record-query.ts';
import { RecordTable } from './RecordTable.tsx';
import { shownColumns } from './shown-columns.ts';

interface RecordsProps {
  readonly source: RecordSource;
  readonly headers: readonly Header[];
  readonly listFields: ListFields;
  readonly state: ListState;
  readonly onChange: (change: Partial<ListState>) => void;
}

/** What is found, page by page. How many there are and their totals come when they come. */
export function Records({ source, headers, listFields, state, onChange }: RecordsProps) {
  const t = useTexts(appTexts);
  const l = useTexts(listTexts);
  const narrow = useNarrow();
  const client = useClient();
  const { fields, list } = listFields;
  const columns = useMemo(() => shownColumns(headers, fields, state), [headers, fields, state]);
  const filter = useMemo(() => (state.filter ? completeConditions(state.filter, fields) : null), [state.filter, fields]);
  const asked = { keyword: state.keyword, filter, sort: state.sort, fields: state.columns ? columns.map(({ code }) => code) : null };
  const totalled = state.totals ?? list.totals ?? [];
  const records = useInfiniteQuery(recordsQuery(client, source, asked));
  const totals = useQuery(totalsQuery(client, source, asked, totalled));
  if (records.isError) return <QueryFailure failure={records.error} onRetry={() => void records.refetch()} />;
  if (records.isPending) return <LoadingState shape="rows" label={t('loadingRecords')} />;
  const lines = records.data.pages.flatMap((page) => page.items);
  const isNarrowed = state.keyword !== '' || filter !== null;
  if (lines.length === 0 && isNarrowed) {
    return (
      <EmptyState
        title={t('nothingFound')}
        hint={t('nothingFoundHint')}
        {...(filter && { action: <Button onClick={() => onChange({ filter: null })}>{l('clearAll')}</Button> })}
      />
    );
  }
  if (lines.length === 0) return <EmptyState title={t('noRecords')} hint={t('noRecordsHint')} />;
  const more = {
    hasMore: records.hasNextPage,
    loadingMore: records.isFetchingNextPage,
    onMore: () => void records.fetchNextPage(),
  };
  const shared = { source, headers: columns, lines, keyword: state.keyword, ...more };
  return (
    <>
      <RecordCount count={totals.data?.count} />
      {narrow ? (
        <RecordCards {...shared} />
      ) : (
        <RecordTable
          {...shared}
          fields={fields}
          sort={state.sort.length > 0 ? state.sort : list.sort ? [list.sort] : []}
          frozen={state.frozen ?? list.frozen ?? 0}
          totals={totalled.length > 0 ? (totals.data?.totals ?? []) : null}
          isStale={records.isPlaceholderData}
          onSort={(sort) => onChange({ sort })}
        />
      )}
    </>
  );
}

function RecordCount({ count }: { readonly count: ListTotals['count'] | undefined }) {
  const l = useTexts(listTexts);
  const locale = useLocale();
  if (!count || count.kind === 'unknown') return <p className="record-count" />;
  const figure = new Intl.NumberFormat(locale === 'zh' ? 'zh-TW' : 'en').format(count.value);
  return (
    <p className="record-count ink-muted ink-small" role="status">
      {l(count.kind, { count: figure })}
    </p>
  );
}
