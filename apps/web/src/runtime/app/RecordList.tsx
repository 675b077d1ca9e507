import { useInfiniteQuery, useQuery } from '@tanstack/react-query';
import { useSearchParams } from '../../platform/router/index.ts';
import { EmptyState, LoadingState, Toolbar } from '@inkstone/ui-kit';
import { QueryFailure } from '../../platform/failure/QueryFailure.tsx';
import { useTexts } from '../../platform/i18n/use-texts.ts';
import { SearchBox } from '../../platform/page/SearchBox.tsx';
import { useClient } from '../../platform/platform.ts';
import { useNarrow } from '../../platform/window/use-window-width.ts';
import { appTexts } from './app.locale.ts';
import { RecordCards } from './RecordCards.tsx';
import { headersQuery, recordsQuery, type RecordSource } from './record-query.ts';
import { RecordTable } from './RecordTable.tsx';

/** The records of a model: a table, or cards on a narrow window. */
export function RecordList(source: RecordSource) {
  const t = useTexts(appTexts);
  const [search, setSearch] = useSearchParams();
  const keyword = search.get('q') ?? '';
  const searchFor = (text: string) =>
    setSearch(
      (before) => {
        if (text) before.set('q', text);
        else before.delete('q');
        return before;
      },
      { replace: true },
    );
  return (
    <>
      <Toolbar>
        <div className="app-search">
          <SearchBox label={t('search')} initial={keyword} onSearch={searchFor} />
        </div>
      </Toolbar>
      <Records source={source} keyword={keyword} />
    </>
  );
}

function Records({ source, keyword }: { readonly source: RecordSource; readonly keyword: string }) {
  const t = useTexts(appTexts);
  const narrow = useNarrow();
  const client = useClient();
  const headers = useQuery(headersQuery(client, source));
  const records = useInfiniteQuery(recordsQuery(client, source, keyword));
  if (headers.isError) return <QueryFailure failure={headers.error} onRetry={() => void headers.refetch()} />;
  if (records.isError) return <QueryFailure failure={records.error} onRetry={() => void records.refetch()} />;
  if (headers.isPending || records.isPending) return <LoadingState shape="rows" label={t('loadingRecords')} />;
  const lines = records.data.pages.flatMap((page) => page.items);
  if (lines.length === 0 && keyword) return <EmptyState title={t('nothingFound')} hint={t('nothingFoundHint')} />;
  if (lines.length === 0) return <EmptyState title={t('noRecords')} hint={t('noRecordsHint')} />;
  const more = {
    hasMore: records.hasNextPage,
    loadingMore: records.isFetchingNextPage,
    onMore: () => void records.fetchNextPage(),
  };
  const View = narrow ? RecordCards : RecordTable;
  return <View source={source} headers={headers.data} lines={lines} keyword={keyword} {...more} />;
}
