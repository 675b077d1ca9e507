import { useQuery } from '@tanstack/react-query';
import { readWorkflowFigures } from '@inkstone/api';
import { documentId } from '@inkstone/design';
import { useClient } from '../../../platform/platform.ts';
import { objectNumber } from '../../working-copy/object-number.ts';
import { useDocuments } from '../../working-copy/use-working-copy.ts';
import type { Flow } from '../workflow-operations.ts';

/** The version that is valid, what runs on which, and whether the person administers it; asked when it is published. */
export function useRunning(appCode: string, { key }: Flow) {
  const client = useClient();
  const current = useDocuments().published.get(documentId(key))?.content;
  return useQuery({
    queryKey: ['design-workflow-versions', key.code, objectNumber(current)],
    queryFn: ({ signal }) => client.call(readWorkflowFigures, { appCode, workflowCode: key.code }, { signal }),
    enabled: current !== undefined,
    retry: false,
  });
}
