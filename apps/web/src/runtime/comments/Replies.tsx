import type { ReactNode } from 'react';
import type { Comment } from '@inkstone/api';
import { LoadingState, MoreAtEnd } from '@inkstone/ui-kit';
import { QueryFailure } from '../../platform/failure/QueryFailure.tsx';
import { useTexts } from '../../platform/i18n/use-texts.ts';
import { useReplies, type CommentedRecord } from './comment-queries.ts';
import { commentTexts } from './comments.locale.ts';
import styles from './comments.module.css';

interface RepliesProps {
  readonly record: CommentedRecord;
  readonly commentId: string;
  readonly entry: (reply: Comment) => ReactNode;
}

/** The replies to a comment, oldest first. */
export function Replies({ record, commentId, entry }: RepliesProps) {
  const t = useTexts(commentTexts);
  const query = useReplies(record, commentId);
  if (query.isError) return <QueryFailure failure={query.error} onRetry={() => void query.refetch()} />;
  if (!query.data) return <LoadingState shape="text" label={t('loading')} />;
  const replies = query.data.pages.flatMap(({ items }) => items);
  return (
    <>
      <ol className={styles.replies}>{replies.map(entry)}</ol>
      {query.hasNextPage ? (
        <MoreAtEnd
          count={replies.length}
          hasMore
          loadingMore={query.isFetchingNextPage}
          onMore={() => void query.fetchNextPage()}
          moreLabel={t('moreReplies')}
        />
      ) : null}
    </>
  );
}
