import { useInfiniteQuery, useQuery } from '@tanstack/react-query';
import { listTrustWorkflows, queryWorkflowTrust } from '@inkstone/api';
import { useClient } from '../platform/platform.ts';

export const delegationScopes = ['given', 'got', 'all'] as const;
export type DelegationScope = (typeof delegationScopes)[number];

export function useDelegations(scope: DelegationScope) {
  const client = useClient();
  return useInfiniteQuery({
    queryKey: ['delegations', scope],
    queryFn: ({ pageParam, signal }) => client.call(queryWorkflowTrust, { scope, ...(pageParam && { cursor: pageParam }) }, { signal }),
    initialPageParam: '',
    getNextPageParam: ({ next }) => next,
  });
}

export function useDelegableWorkflows() {
  const client = useClient();
  return useQuery({ queryKey: ['delegations', 'workflows'], queryFn: ({ signal }) => client.call(listTrustWorkflows, {}, { signal }) });
}
