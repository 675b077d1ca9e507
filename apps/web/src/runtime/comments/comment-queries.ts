import { useInfiniteQuery, useQuery } from '@tanstack/react-query';
import { countComments, listCommentReplies, listComments } from '@inkstone/api';
import { useClient } from '../../platform/platform.ts';

export interface CommentedRecord {
  readonly schemaCode: string;
  readonly objectId: string;
}

const key = ({ objectId }: CommentedRecord, ...more: readonly string[]) => ['comments', objectId, ...more];

export function useComments(record: CommentedRecord) {
  const client = useClient();
  return useInfiniteQuery({
    queryKey: key(record, 'list'),
    queryFn: ({ pageParam, signal }) => client.call(listComments, { ...record, ...(pageParam && { cursor: pageParam }) }, { signal }),
    initialPageParam: '',
    getNextPageParam: ({ next }) => next,
  });
}

export function useReplies(record: CommentedRecord, commentId: string) {
  const client = useClient();
  return useInfiniteQuery({
    queryKey: key(record, 'replies', commentId),
    queryFn: ({ pageParam, signal }) => client.call(listCommentReplies, { commentId, ...(pageParam && { cursor: pageParam }) }, { signal }),
    initialPageParam: '',
    getNextPageParam: ({ next }) => next,
  });
}

/** The number of comments; null until it is loaded, and where the user may not see the comments. */
export function useCommentCount(record: CommentedRecord): number | null {
  const client = useClient();
  const query = useQuery({
    queryKey: key(record, 'num'),
    queryFn: ({ signal }) => client.call(countComments, record, { signal }),
    retry: false,
  });
  return query.data?.num ?? null;
}
