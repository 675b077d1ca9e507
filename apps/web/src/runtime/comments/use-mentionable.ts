import { useQuery } from '@tanstack/react-query';
import { useDeferredValue, useState } from 'react';
import { listPullPerson, type Person } from '@inkstone/api';
import { useClient } from '../../platform/platform.ts';
import type { CommentedRecord } from './comment-queries.ts';

interface Mentionable {
  readonly people: readonly Person[];
  readonly isFetching: boolean;
  readonly search: (typed: string) => void;
}

/** The people a comment may mention; loaded when the user types an @. */
export function useMentionable(record: CommentedRecord): Mentionable {
  const client = useClient();
  const [typed, setTyped] = useState<string | null>(null);
  const keyword = useDeferredValue(typed);
  const query = useQuery({
    queryKey: ['comments', record.objectId, 'people', keyword],
    queryFn: ({ signal }) => client.call(listPullPerson, { ...record, keyword: keyword ?? '' }, { signal }),
    enabled: keyword !== null,
    placeholderData: (before) => before,
  });
  return { people: query.data?.items ?? [], isFetching: query.isFetching, search: setTyped };
}
