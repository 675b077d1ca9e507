import { fileTypes } from '@inkstone/api';
import { defineQuery } from '../../platform/http/endpoint.ts';
import { presentFileTypes, readUploadSettings } from './upload-settings.ts';

export const fileTypesEndpoint = defineQuery(fileTypes, {
  permission: 'signed-in',
  handle: async ({ db }) => presentFileTypes((await readUploadSettings(db)).fileTypes),
});
