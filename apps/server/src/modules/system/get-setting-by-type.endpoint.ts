import { getSettingByType, type formSettingSchema, type settingTypes } from '@inkstone/api';
import type { z } from 'zod';
import type { Executor } from '../../platform/db/database.ts';
import { defineQuery } from '../../platform/http/endpoint.ts';
import { readSetting } from './setting.ts';
import { presentIdentity } from './settings/identity-settings.ts';
import { readAppearance, readGeocoder, readMap, readSheetImportRows, tilesForBrowser } from './settings/system-settings.ts';
import { presentUploadSettings, readUploadSettings } from './upload-settings.ts';

type Reader = (executor: Executor, timeZone: string) => Promise<Record<string, unknown>>;

const readers: Readonly<Record<(typeof settingTypes)[number], Reader>> = {
  upload: async (executor) => presentUploadSettings(await readUploadSettings(executor)),
  sheet: async (executor) => ({ importRows: await readSheetImportRows(executor) }),
  map: async (executor) => {
    const map = await readMap(executor);
    const { kind, attribution, maxZoom, coordinates } = map;
    return { kind, tiles: tilesForBrowser(map), attribution, maxZoom, coordinates };
  },
  geocoder: async (executor) => {
    const { kind, coordinates } = await readGeocoder(executor);
    return { kind, coordinates };
  },
  identity: async (executor) => {
    const { kind, name } = await presentIdentity(executor);
    return { kind, name };
  },
  appearance: readAppearance,
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

/** Returns only what everybody may see; administrators read the rest with `getSystemSettings`. */
export const getSettingByTypeEndpoint = defineQuery(getSettingByType, {
  permission: 'signed-in',
  handle: ({ db, timeZone }, { type }) => readers[type](db, timeZone),
});
