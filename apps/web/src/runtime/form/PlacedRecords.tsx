import { formImportRelevanceData } from '@inkstone/api';
import { FormUiServicesProvider, useFormUiServices, type FormUiServices, type ImportedRecords } from '@inkstone/controls/ui-services';
import { useMemo, type ReactNode } from 'react';
import type { Client } from '../../platform/api/client.ts';
import { useClient } from '../../platform/platform.ts';
import { loadInput, placePath, type FormPlace } from './form-place.ts';

interface PlacedRecordsProps {
  readonly place: FormPlace;
  readonly children: ReactNode;
}

/** Around an open form: what its relevance controls take over is asked for where the form is open, because rights are of a place. */
export function PlacedRecords({ place, children }: PlacedRecordsProps) {
  const client = useClient();
  const services = useFormUiServices();
  const path = placePath(place);
  // A place is the same as long as its address is.
  // oxlint-disable-next-line react/exhaustive-deps
  const own = useMemo(() => services && { ...services, importRecords: recordImport(client, place) }, [services, client, path]);
  return <FormUiServicesProvider value={own}>{children}</FormUiServicesProvider>;
}

function recordImport(client: Client, place: FormPlace): NonNullable<FormUiServices['importRecords']> {
  return async ({ control, ids, inputs }) => {
    const answer = await client.call(formImportRelevanceData, {
      ...loadInput(place),
      control,
      objectIds: [...ids],
      inputs: { ...inputs },
    });
    return answer as unknown as ImportedRecords;
  };
}
