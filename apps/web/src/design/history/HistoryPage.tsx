import { useInfiniteQuery } from '@tanstack/react-query';
import { listGroupHistory, type WorkingGroup } from '@inkstone/api';
import { changeOf, changeText, type Operation } from '@inkstone/design';
import { EmptyState, InfiniteList, LoadingState, Paper } from '@inkstone/ui-kit';
import { useTimeZone } from '../../platform/config/use-public-config.ts';
import { QueryFailure } from '../../platform/failure/QueryFailure.tsx';
import { formatInstant } from '../../platform/i18n/instant.ts';
import { useLocale, useTexts } from '../../platform/i18n/use-texts.ts';
import { useClient } from '../../platform/platform.ts';
import { useWorkingCopyState } from '../working-copy/use-working-copy.ts';
import { historyTexts } from './history.locale.ts';
import { Publications } from './Publications.tsx';
import { Snapshots } from './Snapshots.tsx';
import styles from './history.module.css';

/** The published versions, what was done in the working copy, and the states of it that can be restored. */
export function HistoryPage({ appCode }: { readonly appCode: string }) {
  const t = useTexts(historyTexts);
  const client = useClient();
  const { revision } = useWorkingCopyState().replica;
  const groups = useInfiniteQuery({
    queryKey: ['group-history', appCode, revision],
    queryFn: ({ pageParam, signal }) => client.call(listGroupHistory, { appCode, ...(pageParam && { cursor: pageParam }) }, { signal }),
    initialPageParam: '',
    getNextPageParam: ({ next }) => next,
  });
  const items = groups.data?.pages.flatMap((page) => page.items) ?? [];
  return (
    <section className={styles.page} aria-label={t('title')}>
      <Publications appCode={appCode} />
      <Snapshots appCode={appCode} />
      <h2>{t('title')}</h2>
      {groups.isError ? <QueryFailure failure={groups.error} onRetry={() => void groups.refetch()} /> : null}
      {groups.isPending ? <LoadingState shape="rows" label={t('loading')} /> : null}
      {groups.isSuccess && items.length === 0 ? <EmptyState title={t('none')} /> : null}
      {items.length > 0 ? (
        <Paper>
          <InfiniteList
            label={t('title')}
            items={items}
            keyOf={(group) => String(group.revision)}
            hasMore={groups.hasNextPage}
            loadingMore={groups.isFetchingNextPage}
            onMore={() => void groups.fetchNextPage()}
            moreLabel={t('more')}
          >
            {(group) => <GroupLine group={group} />}
          </InfiniteList>
        </Paper>
      ) : null}
    </section>
  );
}

function GroupLine({ group }: { readonly group: WorkingGroup }) {
  const t = useTexts(historyTexts);
  const locale = useLocale();
  const timeZone = useTimeZone();
  const { documents, published } = useWorkingCopyState().replica;
  const operations = group.operations as unknown as readonly Operation[];
  const words = operations.map((operation) => changeText(changeOf(operation), [documents, published], locale));
  return (
    <div className={styles.line}>
      {group.kind === 'edited' ? (
        <ul className={styles.words}>
          {[...new Set(words)].map((line) => (
            <li key={line}>{line}</li>
          ))}
        </ul>
      ) : (
        <strong>{t(group.kind)}</strong>
      )}
      <span className="ink-muted ink-small">
        {group.author?.name ?? t('installation')} · {formatInstant(group.at, locale, timeZone)}
      </span>
    </div>
  );
}
