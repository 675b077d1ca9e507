import { useMemo, useState } from 'react';
import type { Client } from '../../platform/api/client.ts';
import { useClient } from '../../platform/platform.ts';
import { useWorkingCopy } from '../working-copy/use-working-copy.ts';
import { createPreviewClient, type PreviewLimits, type PreviewScope } from './preview-client.ts';

/** A client whose calls run on the working copy that is designed, and what its latest call could not use of it. */
export function usePreviewClient({ appCode, personId, activity }: PreviewScope): { client: Client; limits: PreviewLimits | null } {
  const client = useClient();
  const copy = useWorkingCopy();
  const [limits, setLimits] = useState<PreviewLimits | null>(null);
  const { workflowCode, activityCode } = activity ?? {};
  const preview = useMemo(() => {
    const at = workflowCode !== undefined && activityCode !== undefined ? { activity: { workflowCode, activityCode } } : {};
    return createPreviewClient({ client, copy, scope: { appCode, personId, ...at }, onLimits: setLimits });
  }, [client, copy, appCode, personId, workflowCode, activityCode]);
  return { client: preview, limits };
}
