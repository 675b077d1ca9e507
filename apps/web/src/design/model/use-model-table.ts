import { useQuery } from '@tanstack/react-query';
import { readModelTable } from '@inkstone/api';
import { useClient } from '../../platform/platform.ts';

const buildingMilliseconds = 2_000;

/** What stands in the table of a model, if it is published; asked again while an index is being built. */
export function useModelTable(appCode: string, code: string, isPublished: boolean) {
  const client = useClient();
  return useQuery({
    queryKey: ['model-table', appCode, code],
    queryFn: ({ signal }) => client.call(readModelTable, { appCode, schemaCode: code }, { signal }),
    enabled: isPublished,
    refetchInterval: ({ state }) => (state.data?.unique.some((rule) => rule.state === 'building') ? buildingMilliseconds : false),
  });
}
