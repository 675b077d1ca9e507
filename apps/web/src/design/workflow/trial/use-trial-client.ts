import { useMemo } from 'react';
import { deleteScenario, formLoad, saveScenario, type CallInput } from '@inkstone/api';
import type { Client } from '../../../platform/api/client.ts';
import { useClient } from '../../../platform/platform.ts';
import { createPreviewClient } from '../../preview/preview-client.ts';
import { useWorkingCopy } from '../../working-copy/use-working-copy.ts';
import { drawnForm } from './drawn-form.ts';

/** A client whose trials run on the working copy, with its forms; scenarios are kept as usual. */
export function useTrialClient(appCode: string, workflowCode: string): Client {
  const client = useClient();
  const copy = useWorkingCopy();
  return useMemo(() => {
    const preview = createPreviewClient({ client, copy, scope: { appCode } });
    const isKept = (path: string) => path === saveScenario.path || path === deleteScenario.path;
    const formOf = ({ schemaCode = '', formCode }: CallInput<typeof formLoad>) =>
      drawnForm(copy.state().replica.documents, { schemaCode, formCode, workflowCode });
    return {
      async call(route, input, options) {
        const form = route.path === formLoad.path ? formOf(input as CallInput<typeof formLoad>) : null;
        return form ? (form as never) : (isKept(route.path) ? client : preview).call(route, input, options);
      },
    };
  }, [client, copy, appCode, workflowCode]);
}
