import { useInfiniteQuery, useMutation, useQueryClient } from '@tanstack/react-query';
import { Button } from 'antd';
import { useRef } from 'react';
import { listDeletedInstances, restoreInstance } from '@inkstone/api';
import { localizedName } from '@inkstone/schema';
import { EmptyState, InfiniteList, LoadingState, Paper } from '@inkstone/ui-kit';
import { createIntention } from '../../platform/api/intention.ts';
import { useTimeZone } from '../../platform/config/use-public-config.ts';
import { failedToLoad } from '../../platform/failure/failed-to-load.ts';
import { QueryFailure } from '../../platform/failure/QueryFailure.tsx';
import { useFailureText } from '../../platform/failure/use-failure-text.ts';
import { formatInstant } from '../../platform/i18n/instant.ts';
import { useLocale, useTexts } from '../../platform/i18n/use-texts.ts';
import { useClient } from '../../platform/platform.ts';
import { instancesTexts } from './instances.locale.ts';
import styles from './instances.module.css';

/** Deleted instances that can still be restored. */
export function RecycleBin() {
  const t = useTexts(instancesTexts);
  const locale = useLocale();
  const timeZone = useTimeZone();
  const client = useClient();
  const queries = useQueryClient();
  const failureText = useFailureText();
  const intention = useRef(createIntention());
  const query = useInfiniteQuery({
    queryKey: ['admin', 'bin'],
    queryFn: ({ pageParam, signal }) => client.call(listDeletedInstances, pageParam ? { cursor: pageParam } : {}, { signal }),
    initialPageParam: '',
    getNextPageParam: (page) => page.next,
  });
  const restore = useMutation({
    mutationFn: (workflowInstanceId: string) =>
      client.call(restoreInstance, { workflowInstanceId }, { idempotencyKey: intention.current.keyFor(['restore', workflowInstanceId]) }),
    onSuccess: () => {
      intention.current.fulfil();
      return queries.invalidateQueries({ queryKey: ['admin'] });
    },
  });
  if (failedToLoad(query)) return <QueryFailure failure={query.error} onRetry={() => void query.refetch()} />;
  if (query.isPending) return <LoadingState shape="rows" label={t('loading')} />;
  const deleted = query.data.pages.flatMap((page) => page.items);
  if (deleted.length === 0) return <EmptyState title={t('emptyBin')} hint={t('emptyBinHint')} />;
  return (
    <Paper>
      {restore.error ? <p role="alert">{failureText(restore.error)}</p> : null}
      <InfiniteList
        label={t('bin')}
        items={deleted}
        keyOf={(instance) => instance.id}
        hasMore={query.hasNextPage}
        loadingMore={query.isFetchingNextPage}
        onMore={() => void query.fetchNextPage()}
        moreLabel={t('more')}
      >
        {(instance) => (
          <div className={`${styles.line} ${styles.binned}`}>
            <span className={styles.name}>
              <strong>{localizedName(instance, locale)}</strong>
            </span>
            <span className="ink-muted ink-small">
              {[
                instance.sequenceNo,
                t('deletedBy', { name: instance.deletedBy.name, time: formatInstant(instance.deletedAt, locale, timeZone) }),
                t('purgedAt', { time: formatInstant(instance.purgedAt, locale, timeZone) }),
              ]
                .filter(Boolean)
                .join(' · ')}
            </span>
            <Button
              size="small"
              aria-label={t('restoreNamed', { name: localizedName(instance, locale) })}
              loading={restore.isPending && restore.variables === instance.id}
              onClick={() => restore.mutate(instance.id)}
            >
              {t('restore')}
            </Button>
          </div>
        )}
      </InfiniteList>
    </Paper>
  );
}
