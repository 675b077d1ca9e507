import { EmptyState, LoadingState, MoreAtEnd } from '@inkstone/ui-kit';
import { useState } from 'react';
import { QueryFailure } from '../../platform/failure/QueryFailure.tsx';
import { useTexts } from '../../platform/i18n/use-texts.ts';
import { useComments, type CommentedRecord } from './comment-queries.ts';
import { CommentComposer } from './CommentComposer.tsx';
import { CommentEntry } from './CommentEntry.tsx';
import { commentTexts } from './comments.locale.ts';
import styles from './comments.module.css';

/** The comments on a record, newest first, and the input for a new one. */
export function Comments({ record }: { readonly record: CommentedRecord }) {
  const t = useTexts(commentTexts);
  const query = useComments(record);
  const [message, setMessage] = useState('');
  const comments = query.data?.pages.flatMap(({ items }) => items) ?? [];
  return (
    <div className={styles.comments}>
      <CommentComposer record={record} onSent={() => setMessage('')} />
      <p role="status" className={styles.status}>
        {message}
      </p>
      {query.isError ? <QueryFailure failure={query.error} onRetry={() => void query.refetch()} /> : null}
      {query.isPending ? <LoadingState shape="text" label={t('loading')} /> : null}
      {query.data && comments.length === 0 ? <EmptyState title={t('none')} hint={t('noneHint')} /> : null}
      <ol className={styles.list} aria-label={t('comments')}>
        {comments.map((comment) => (
          <CommentEntry key={comment.id} record={record} comment={comment} onNotify={setMessage} />
        ))}
      </ol>
      {query.hasNextPage ? (
        <MoreAtEnd
          count={comments.length}
          hasMore
          loadingMore={query.isFetchingNextPage}
          onMore={() => void query.fetchNextPage()}
          moreLabel={t('more')}
        />
      ) : null}
    </div>
  );
}
