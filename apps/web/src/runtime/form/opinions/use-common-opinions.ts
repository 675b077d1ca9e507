import { queryOptions, useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useRef } from 'react';
import {
  deleteCommonComment,
  getCommonCommentList,
  saveCommonComment,
  updateCommonCommentSort,
  type Call,
  type CallInput,
  type CallOutput,
} from '@inkstone/api';
import type { Client } from '../../../platform/api/client.ts';
import { createIntention } from '../../../platform/api/intention.ts';
import { useClient } from '../../../platform/platform.ts';

export type CommonOpinion = CallOutput<typeof getCommonCommentList>[number];

const commonOpinionsQuery = (client: Client) =>
  queryOptions({
    queryKey: ['common-opinions'],
    queryFn: ({ signal }) => client.call(getCommonCommentList, {}, { signal }),
    staleTime: 60_000,
  });

/** The user's common opinions and their changes. The server limits them to ten. */
export function useCommonOpinions() {
  const client = useClient();
  const queries = useQueryClient();
  const query = commonOpinionsQuery(client);
  const { data: opinions = [], error: loadFailure } = useQuery(query);
  const intention = useRef(createIntention());

  async function send<C extends Call>(call: C, input: CallInput<C>): Promise<void> {
    await client.call(call, input, { idempotencyKey: intention.current.keyFor([call.path, input]) });
    intention.current.fulfil();
    await queries.invalidateQueries({ queryKey: query.queryKey });
  }
  const change = useMutation({ mutationFn: (run: () => Promise<void>) => run() });

  const context = (id: string): number => opinions.findIndex((each) => each.id === id);
  const ordered = (id: string, step: -1 | 1): string[] => {
    const ids = opinions.filter((each) => each.id !== id).map((each) => each.id);
    return ids.toSpliced(context(id) + step, 0, id);
  };

  return {
    opinions,
    failure: change.error ?? loadFailure,
    isChanging: change.isPending,
    keep: (content: string) => change.mutateAsync(() => send(saveCommonComment, { content })),
    remove: (id: string) => change.mutateAsync(() => send(deleteCommonComment, { id })),
    move: (id: string, step: -1 | 1) => change.mutateAsync(() => send(updateCommonCommentSort, { ids: ordered(id, step) })),
  };
}
