import { useMemo } from 'react';
import { deleteScenario, saveScenario } from '@inkstone/api';
import type { Client } from '../../../platform/api/client.ts';
import { useClient } from '../../../platform/platform.ts';
import { createPreviewClient } from '../../preview/preview-client.ts';
import { useWorkingCopy } from '../../working-copy/use-working-copy.ts';

/** A client whose trials run on the working copy; scenarios are kept as usual. */
export function useTrialClient(appCode: string): Client {
  const client = useClient();
  const copy = useWorkingCopy();
  return useMemo(() => {
    const preview = createPreviewClient({ client, copy, scope: { appCode } });
    const isKept = (path: string) => path === saveScenario.path || path === deleteScenario.path;
    return { call: (route, input, options) => (isKept(route.path) ? client : preview).call(route, input, options) };
  }, [client, copy, appCode]);
}
