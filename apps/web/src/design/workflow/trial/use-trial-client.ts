import { useMemo } from 'react';
import type { Client } from '../../../platform/api/client.ts';
import { useClient } from '../../../platform/platform.ts';
import { createPreviewClient } from '../../preview/preview-client.ts';
import { useWorkingCopy } from '../../working-copy/use-working-copy.ts';

/** A client whose trials run on the working copy; unlike `usePreviewClient` it renders nothing again. */
export function useTrialClient(appCode: string): Client {
  const client = useClient();
  const copy = useWorkingCopy();
  return useMemo(() => createPreviewClient({ client, copy, scope: { appCode } }), [client, copy, appCode]);
}
