import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { keepUsed } from '@inkstone/api';
import { createId } from '@inkstone/schema';
import { useClient } from '../../platform/platform.ts';

/** Records that a form or list was opened. Nothing depends on it, so a failure is ignored. */
export function useRecordUse(schemaCode: string | undefined, formCode?: string): void {
  const client = useClient();
  const queries = useQueryClient();
  const { mutate } = useMutation({
    mutationFn: (use: { schemaCode: string; formCode?: string }) => client.call(keepUsed, use, { idempotencyKey: createId() }),
    onSuccess: () => queries.invalidateQueries({ queryKey: ['recent'] }),
  });
  useEffect(() => {
    if (schemaCode) mutate({ schemaCode, ...(formCode && { formCode }) });
  }, [mutate, schemaCode, formCode]);
}
