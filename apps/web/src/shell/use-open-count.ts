import { useQuery } from '@tanstack/react-query';
import { workCountQuery } from '../workbench/work-count-query.ts';
import { useClient } from '../platform/platform.ts';

/** How many items wait for the signed-in person. */
export function useOpenCount(): number {
  return useQuery(workCountQuery(useClient())).data?.todo ?? 0;
}
