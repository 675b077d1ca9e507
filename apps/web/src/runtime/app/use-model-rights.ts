import { useQuery } from '@tanstack/react-query';
import { myModelRights, type CallOutput } from '@inkstone/api';
import { useClient } from '../../platform/platform.ts';

export type ModelRight = CallOutput<typeof myModelRights>['rights'][number];

/** Returns a function that tells whether the user has a right on at least some records of the model; false until it is loaded. */
export function useModelRights(schemaCode: string | undefined): (right: ModelRight) => boolean {
  const client = useClient();
  const { data } = useQuery({
    queryKey: ['model-rights', schemaCode],
    queryFn: ({ signal }) => client.call(myModelRights, { schemaCode: schemaCode ?? '' }, { signal }),
    enabled: schemaCode !== undefined,
    staleTime: 60_000,
  });
  return (right) => data?.rights.includes(right) ?? false;
}
