import { useMemo, type ReactNode } from 'react';
import { FormUiServicesProvider } from '@inkstone/controls/ui-services';
import { currentLocale } from '../../platform/i18n/locale-store.ts';
import { useClient } from '../../platform/platform.ts';
import { createFormUiServices } from './form-ui-services.ts';

/** Around everything that shows forms: lets their selectors ask the server. */
export function FormServices({ children }: { readonly children: ReactNode }) {
  const client = useClient();
  const services = useMemo(() => createFormUiServices(client, currentLocale), [client]);
  return <FormUiServicesProvider value={services}>{children}</FormUiServicesProvider>;
}
