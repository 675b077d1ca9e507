import { defineModule } from '../../platform/http/module.ts';
import {
  clearExtensionFailuresEndpoint,
  listExtensionFailuresEndpoint,
  reportExtensionFailureEndpoint,
} from './extension-failures.endpoint.ts';
import { fileTypesEndpoint } from './file-types.endpoint.ts';
import { getSettingByTypeEndpoint } from './get-setting-by-type.endpoint.ts';
import { getUploadSettingEndpoint } from './get-upload-setting.endpoint.ts';
import { publicConfigEndpoint } from './public-config.endpoint.ts';

export { registerHealth } from './health.ts';
export { removeSetting, writeSetting } from './setting.ts';

export const system = defineModule({
  name: 'system',
  endpoints: [
    publicConfigEndpoint,
    fileTypesEndpoint,
    getUploadSettingEndpoint,
    getSettingByTypeEndpoint,
    reportExtensionFailureEndpoint,
    listExtensionFailuresEndpoint,
    clearExtensionFailuresEndpoint,
  ],
});
