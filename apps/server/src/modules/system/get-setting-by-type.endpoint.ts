import { getSettingByType, type settingTypes } from '@inkstone/api';
import type { Executor } from '../../platform/db/database.ts';
import { defineQuery } from '../../platform/http/endpoint.ts';
import { readSetting } from './setting.ts';
import { presentUploadSettings, readUploadSettings } from './upload-settings.ts';

type Reader = (executor: Executor, timeZone: string) => Promise<Record<string, unknown>>;

const readers: Readonly<Record<(typeof settingTypes)[number], Reader>> = {
  upload: async (executor) => presentUploadSettings(await readUploadSettings(executor)),
  organization: async (executor, timeZone) => ({ name: await readSetting(executor, 'organization-name'), timeZone }),
};

/** Only what everybody may know: there is no kind for anything else. */
export const getSettingByTypeEndpoint = defineQuery(getSettingByType, {
  permission: 'signed-in',
  handle: ({ db, timeZone }, { type }) => readers[type](db, timeZone),
});
