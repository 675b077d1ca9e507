import { getUploadSetting } from '@inkstone/api';
import { defineQuery } from '../../platform/http/endpoint.ts';
import { presentUploadSettings, readUploadSettings } from './upload-settings.ts';

export const getUploadSettingEndpoint = defineQuery(getUploadSetting, {
  permission: 'signed-in',
  handle: async ({ db }) => presentUploadSettings(await readUploadSettings(db)),
});
