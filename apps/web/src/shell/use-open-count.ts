import { useQuery } from '@tanstack/react-query';
import { workCountQuery } from '../workbench/work-count-query.ts';
import { useClient } from '../platform/platform.ts';

/** Returns the number of open items of the user. */
export function useOpenCount(): number {
  return useQuery(workCountQuery(useClient())).data?.todo ?? 0;
}
