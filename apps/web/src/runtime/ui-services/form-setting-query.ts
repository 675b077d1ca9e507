import { queryOptions } from '@tanstack/react-query';
import { addressOfPlace, getSettingByType, type FormSetting } from '@inkstone/api';
import type { FormUiServices } from '@inkstone/controls/ui-services';
import type { Client } from '../../platform/api/client.ts';

/** What administrators set for forms; asked for once while the page is open. */
export const formSettingQuery = (client: Client) =>
  queryOptions({
    queryKey: ['form-setting'],
    queryFn: async ({ signal }) => (await client.call(getSettingByType, { type: 'form' }, { signal })) as FormSetting,
    staleTime: Infinity,
  });

/** The map, who names places, and how many rows a sub-table takes, as they are set; until that is known there is no map. */
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
