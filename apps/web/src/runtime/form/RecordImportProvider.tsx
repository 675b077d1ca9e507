import { formImportRelevanceData } from '@inkstone/api';
import { FormUiServicesProvider, useFormUiServices, type FormUiServices, type ImportedRecords } from '@inkstone/controls/ui-services';
import { useMemo, type ReactNode } from 'react';
import type { Client } from '../../platform/api/client.ts';
import { useClient } from '../../platform/platform.ts';
import { loadInput, formPath, type FormContext } from './form-context.ts';

interface RecordImportProviderProps {
  readonly context: FormContext;
  readonly children: ReactNode;
}

/** Wraps an open form: imports of relevance controls are requested with the context of the form, because rights depend on it. */
export function RecordImportProvider({ context, children }: RecordImportProviderProps) {
  const client = useClient();
  const services = useFormUiServices();
  const path = formPath(context);
  // A context is the same as long as its address is.
  // oxlint-disable-next-line react/exhaustive-deps
  const own = useMemo(() => services && { ...services, importRecords: recordImport(client, context) }, [services, client, path]);
  return <FormUiServicesProvider value={own}>{children}</FormUiServicesProvider>;
}

function recordImport(client: Client, context: FormContext): NonNullable<FormUiServices['importRecords']> {
  return async ({ control, ids, inputs }) => {
    const answer = await client.call(formImportRelevanceData, {
      ...loadInput(context),
      control,
      objectIds: [...ids],
      inputs: { ...inputs },
    });
    return answer as unknown as ImportedRecords;
  };
}
