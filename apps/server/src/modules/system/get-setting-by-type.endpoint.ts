import { getSettingByType, type formSettingSchema, type settingTypes } from '@inkstone/api';
import type { z } from 'zod';
import type { Executor } from '../../platform/db/database.ts';
import { defineQuery } from '../../platform/http/endpoint.ts';
import { readSetting } from './setting.ts';
import { readGeocoder, readMap, readSheetImportRows, tilesForBrowser } from './settings/system-settings.ts';
import { presentUploadSettings, readUploadSettings } from './upload-settings.ts';

type Reader = (executor: Executor, timeZone: string) => Promise<Record<string, unknown>>;

const readers: Readonly<Record<(typeof settingTypes)[number], Reader>> = {
  upload: async (executor) => presentUploadSettings(await readUploadSettings(executor)),
  form: async (executor) => {
    const map = await readMap(executor);
    const tiles = tilesForBrowser(map);
    const { attribution, maxZoom, coordinates } = map;
    return {
      sheetImportRows: await readSheetImportRows(executor),
      map: tiles === null ? null : { tiles, attribution, maxZoom, coordinates },
      namesPlaces: (await readGeocoder(executor)).kind !== 'none',
    } satisfies z.infer<typeof formSettingSchema>;
  },
  organization: async (executor, timeZone) => ({ name: await readSetting(executor, 'organization-name'), timeZone }),
};

/** Contains only settings that everybody may see; there is no type for others. */
export const getSettingByTypeEndpoint = defineQuery(getSettingByType, {
  permission: 'signed-in',
  handle: ({ db, timeZone }, { type }) => readers[type](db, timeZone),
});
