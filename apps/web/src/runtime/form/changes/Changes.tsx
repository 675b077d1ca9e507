import { useInfiniteQuery } from '@tanstack/react-query';
import { compareOperationLog } from '@inkstone/api';
import type { Form } from '@inkstone/form-engine';
import { EmptyState, LoadingState, MoreAtEnd } from '@inkstone/ui-kit';
import { useTimeZone } from '../../../platform/config/use-public-config.ts';
import { failedToLoad } from '../../../platform/failure/failed-to-load.ts';
import { QueryFailure } from '../../../platform/failure/QueryFailure.tsx';
import { formatInstant } from '../../../platform/i18n/instant.ts';
import { useLocale, useTexts } from '../../../platform/i18n/use-texts.ts';
import { Avatar } from '../../../platform/page/Avatar.tsx';
import { useClient } from '../../../platform/platform.ts';
import { ChangeList } from './ChangeList.tsx';
import { changesTexts } from './changes.locale.ts';
import styles from './changes.module.css';

interface ChangesProps {
  readonly form: Form;
  readonly workflowInstanceId: string;
}

/** The changed values since the first submission, newest first. */
export function Changes({ form, workflowInstanceId }: ChangesProps) {
  const t = useTexts(changesTexts);
  const locale = useLocale();
  const timeZone = useTimeZone();
  const client = useClient();
  const query = useInfiniteQuery({
    queryKey: ['instance', workflowInstanceId, 'changes'],
    queryFn: ({ pageParam, signal }) =>
      client.call(compareOperationLog, { workflowInstanceId, ...(pageParam !== null && { before: pageParam }) }, { signal }),
    initialPageParam: null as number | null,
    getNextPageParam: (page) => page.next,
  });
  if (failedToLoad(query)) return <QueryFailure failure={query.error} onRetry={() => void query.refetch()} />;
  if (query.isPending) return <LoadingState shape="text" label={t('loading')} />;
  const items = query.data.pages.flatMap((page) => page.items);
  if (items.length === 0 && !query.hasNextPage) return <EmptyState title={t('none')} hint={t('noneHint')} />;
  return (
    <>
      <ol className={styles.list} aria-label={t('changes')}>
        {items.map(({ version, at, actor, changes }) => (
          <li key={version}>
            <p className={styles.head}>
              <Avatar name={actor.name} personId={actor.id} />
              <strong>{actor.name}</strong>
              <span className="ink-muted ink-small">{formatInstant(at, locale, timeZone)}</span>
            </p>
            <ChangeList form={form} changes={changes} />
          </li>
        ))}
      </ol>
      {query.hasNextPage ? (
        <MoreAtEnd
          count={items.length}
          hasMore
          loadingMore={query.isFetchingNextPage}
          onMore={() => void query.fetchNextPage()}
          moreLabel={t('more')}
        />
      ) : null}
    </>
  );
}
