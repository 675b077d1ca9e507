import { useMemo, type ReactNode } from 'react';
import { FormUiServicesProvider } from '@inkstone/controls/ui-services';
import { currentLocale } from '../../platform/i18n/locale-store.ts';
import { usePlatform } from '../../platform/platform.ts';
import { createFileServices } from './file-services.ts';
import { createFormUiServices } from './form-ui-services.ts';

/** Around everything that shows forms: lets their selectors ask the server, and keeps their files there. */
export function FormServices({ children }: { readonly children: ReactNode }) {
  const { client, uploader } = usePlatform();
  const services = useMemo(
    () => ({ ...createFormUiServices(client, currentLocale), files: createFileServices(client, uploader) }),
    [client, uploader],
  );
  return <FormUiServicesProvider value={services}>{children}</FormUiServicesProvider>;
}
