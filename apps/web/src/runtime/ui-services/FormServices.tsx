import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useMemo, type ReactNode } from 'react';
import { FormUiServicesProvider } from '@inkstone/controls/ui-services';
import { currentLocale } from '../../platform/i18n/locale-store.ts';
import { pictureQuery } from '../../platform/page/person-picture.ts';
import { usePlatform } from '../../platform/platform.ts';
import { createFileServices } from './file-services.ts';
import { configuredServices, formSettingQuery } from './form-setting-query.ts';
import { createFormUiServices } from './form-ui-services.ts';

/** Provides the services of form controls: pickers that search on the server, and files. */
export function FormServices({ children }: { readonly children: ReactNode }) {
  const { client, uploader } = usePlatform();
  const queries = useQueryClient();
  const setting = useQuery(formSettingQuery(client)).data;
  const fixed = useMemo(
    () => ({
      ...createFormUiServices(client, currentLocale),
      files: createFileServices(client, uploader),
      pictureOf: (personId: string) => queries.fetchQuery(pictureQuery(client, personId)),
    }),
    [client, uploader, queries],
  );
  const services = useMemo(() => ({ ...fixed, ...configuredServices(client, setting) }), [fixed, client, setting]);
  return <FormUiServicesProvider value={services}>{children}</FormUiServicesProvider>;
}
