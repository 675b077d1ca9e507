import { queryOptions } from '@tanstack/react-query';
import { addressOfPlace, getSettingByType, type FormSetting } from '@inkstone/api';
import type { FormUiServices } from '@inkstone/controls/ui-services';
import type { Client } from '../../platform/api/client.ts';

/** System settings for forms, loaded once per page. */
export const formSettingQuery = (client: Client) =>
  queryOptions({
    queryKey: ['form-setting'],
    queryFn: async ({ signal }) => (await client.call(getSettingByType, { type: 'form' }, { signal })) as FormSetting,
    staleTime: Infinity,
  });

/** The configured map, geocoder and row limit of sub-tables; without a map until they are loaded. */
export function configuredServices(
  client: Client,
  setting: FormSetting | undefined,
): Pick<FormUiServices, 'map' | 'addressOf' | 'sheetImportRows'> {
  if (!setting) return {};
  const { map, namesPlaces, sheetImportRows } = setting;
  return {
    sheetImportRows,
    ...(map && { map }),
    ...(namesPlaces && {
      addressOf: ({ longitude, latitude }, { signal }) => client.call(addressOfPlace, { longitude, latitude }, { signal }),
    }),
  };
}
