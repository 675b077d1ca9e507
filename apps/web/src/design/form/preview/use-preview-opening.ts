import { openFormPreview, type CallOutput } from '@inkstone/api';
import { useQuery } from '@tanstack/react-query';
import { useClient } from '../../../platform/platform.ts';
import { savedRevision, type PreviewScope } from '../../preview/preview-client.ts';
import { useWorkingCopy } from '../../working-copy/use-working-copy.ts';
import type { FormKey } from '../form-operations.ts';

export type PreviewOpened = CallOutput<typeof openFormPreview>;

/** Who looks at the form, and what a record has; asked again only for another person, place or record, not when the form is edited. */
export function usePreviewOpening(scope: PreviewScope, { schemaCode, code }: FormKey, objectId: string | null) {
  const client = useClient();
  const copy = useWorkingCopy();
  return useQuery({
    queryKey: ['form-preview', scope, schemaCode, code, objectId],
    queryFn: async ({ signal }) => {
      const revision = await savedRevision(copy);
      return client.call(openFormPreview, { ...scope, revision, schemaCode, formCode: code, ...(objectId && { objectId }) }, { signal });
    },
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: 0,
    retry: false,
  });
}
