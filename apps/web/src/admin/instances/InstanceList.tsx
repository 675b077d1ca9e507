import { useInfiniteQuery } from '@tanstack/react-query';
import { Link } from '../../platform/router/index.ts';
import { listInstances } from '@inkstone/api';
import { joinNamed, localizedName } from '@inkstone/schema';
import { EmptyState, InfiniteList, LoadingState, Paper } from '@inkstone/ui-kit';
import { useTimeZone } from '../../platform/config/use-public-config.ts';
import { failedToLoad } from '../../platform/failure/failed-to-load.ts';
import { QueryFailure } from '../../platform/failure/QueryFailure.tsx';
import { formatInstant } from '../../platform/i18n/instant.ts';
import { useLocale, useTexts } from '../../platform/i18n/use-texts.ts';
import { useClient } from '../../platform/platform.ts';
import { WorkStatus } from '../../workbench/WorkStatus.tsx';
import { HistoryCheck } from './HistoryCheck.tsx';
import { instancesTexts } from './instances.locale.ts';
import type { StatusFilter } from './InstancesPage.tsx';
import styles from './instances.module.css';

/** Opens the instance, where administrators can intervene. */
export function InstanceList({ status, keyword }: { readonly status: StatusFilter; readonly keyword: string }) {
  const t = useTexts(instancesTexts);
  const locale = useLocale();
  const timeZone = useTimeZone();
  const client = useClient();
  const query = useInfiniteQuery({
    queryKey: ['admin', 'instances', status, keyword],
    queryFn: ({ pageParam, signal }) =>
      client.call(
        listInstances,
        { ...(status !== 'ALL' && { status }), ...(keyword && { keyword }), ...(pageParam && { cursor: pageParam }) },
        { signal },
      ),
    initialPageParam: '',
    getNextPageParam: (page) => page.next,
  });
  if (failedToLoad(query)) return <QueryFailure failure={query.error} onRetry={() => void query.refetch()} />;
  if (query.isPending) return <LoadingState shape="rows" label={t('loading')} />;
  const instances = query.data.pages.flatMap((page) => page.items);
  if (instances.length === 0)
    return keyword === '' && status === 'EXCEPTION' ? (
      <EmptyState title={t('nothingStuck')} hint={t('nothingStuckHint')} />
    ) : (
      <EmptyState title={t('nothingFound')} />
    );
  return (
    <Paper>
      <InfiniteList
        label={t('instances')}
        items={instances}
        keyOf={(instance) => instance.id}
        hasMore={query.hasNextPage}
        loadingMore={query.isFetchingNextPage}
        onMore={() => void query.fetchNextPage()}
        moreLabel={t('more')}
      >
        {(instance) => (
          <>
            <Link to={`/instance/${instance.id}`} className={styles.line!}>
              <span className={styles.name}>
                <strong>{localizedName(instance, locale)}</strong>
                <WorkStatus status={instance.status} outcome={instance.outcome} />
              </span>
              <span className="ink-muted ink-small">
                {[
                  localizedName({ name: instance.workflowName, name_i18n: instance.workflowName_i18n }, locale),
                  instance.sequenceNo,
                  joinNamed(instance.activities, locale),
                  joinNamed(instance.handlers, locale),
                  formatInstant(instance.updatedAt, locale, timeZone),
                ]
                  .filter(Boolean)
                  .join(' · ')}
              </span>
            </Link>
            <HistoryCheck id={instance.id} name={localizedName(instance, locale)} />
          </>
        )}
      </InfiniteList>
    </Paper>
  );
}
