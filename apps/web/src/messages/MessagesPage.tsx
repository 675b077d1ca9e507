import { useInfiniteQuery, useMutation, useQueryClient } from '@tanstack/react-query';
import { Button, Segmented } from 'antd';
import { useRef } from 'react';
import { useSearchParams } from '../platform/router/index.ts';
import { readMessages } from '@inkstone/api';
import { EmptyState, InfiniteList, LoadingState, Paper } from '@inkstone/ui-kit';
import { createIntention } from '../platform/api/intention.ts';
import { QueryFailure } from '../platform/failure/QueryFailure.tsx';
import { useLocale, useTexts } from '../platform/i18n/use-texts.ts';
import { Page } from '../platform/page/Page.tsx';
import { useClient } from '../platform/platform.ts';
import { MessageLine } from './MessageLine.tsx';
import { messagesQuery } from './message-queries.ts';
import { messagesTexts } from './messages.locale.ts';
import styles from './messages.module.css';

/** The user's messages, newest first; opening one marks it as read. */
export function MessagesPage() {
  const t = useTexts(messagesTexts);
  const client = useClient();
  const queries = useQueryClient();
  const [address, setAddress] = useSearchParams();
  const unread = address.get('show') === 'unread';
  const query = useInfiniteQuery(messagesQuery(client, { unread, locale: useLocale() }));
  const intention = useRef(createIntention());
  const read = useMutation({
    mutationFn: async (ids: string[] | undefined) => {
      await client.call(readMessages, ids ? { ids } : {}, { idempotencyKey: intention.current.keyFor(['read', ids ?? Date.now()]) });
      intention.current.fulfil();
      await queries.invalidateQueries({ queryKey: ['messages'] });
    },
  });
  const messages = query.data?.pages.flatMap((page) => page.items) ?? [];
  return (
    <Page
      title={t('messages')}
      actions={
        <div className={styles.actions}>
          <Segmented
            aria-label={t('shown')}
            value={unread ? 'unread' : 'all'}
            options={[
              { value: 'all', label: t('all') },
              { value: 'unread', label: t('unread') },
            ]}
            onChange={(value) => setAddress(value === 'unread' ? { show: 'unread' } : {}, { replace: true })}
          />
          <Button disabled={messages.every((message) => message.read)} loading={read.isPending} onClick={() => read.mutate(undefined)}>
            {t('readAll')}
          </Button>
        </div>
      }
    >
      {query.isError ? <QueryFailure failure={query.error} onRetry={() => void query.refetch()} /> : null}
      {read.isError ? <QueryFailure failure={read.error} onRetry={() => read.mutate(read.variables)} /> : null}
      {query.isPending ? <LoadingState shape="rows" label={t('loading')} /> : null}
      {query.isSuccess && messages.length === 0 ? <EmptyState title={t(unread ? 'noneUnread' : 'none')} hint={t('noneHint')} /> : null}
      {messages.length > 0 ? (
        <Paper>
          <InfiniteList
            label={t('messages')}
            items={messages}
            keyOf={(message) => message.id}
            hasMore={query.hasNextPage}
            loadingMore={query.isFetchingNextPage}
            onMore={() => void query.fetchNextPage()}
            moreLabel={t('more')}
          >
            {(message) => <MessageLine message={message} onRead={() => read.mutate([message.id])} />}
          </InfiniteList>
        </Paper>
      ) : null}
    </Page>
  );
}
