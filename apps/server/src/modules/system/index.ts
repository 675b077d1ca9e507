import { defineModule } from '../../platform/http/module.ts';
import {
  clearExtensionFailuresEndpoint,
  listExtensionFailuresEndpoint,
  reportExtensionFailureEndpoint,
} from './extension-failures.endpoint.ts';
import { errorCodesEndpoint } from './error-codes.endpoint.ts';
import { fileTypesEndpoint } from './file-types.endpoint.ts';
import { getSettingByTypeEndpoint } from './get-setting-by-type.endpoint.ts';
import { getUploadSettingEndpoint } from './get-upload-setting.endpoint.ts';
import { getWebhookSecretEndpoint } from './get-webhook-secret.endpoint.ts';
import { editThemeEndpoint, getThemeEndpoint } from './settings/theme.endpoint.ts';
import { getSystemSettingsEndpoint, listSettingChangesEndpoint, saveSystemSettingsEndpoint } from './settings/system-settings.endpoint.ts';

export { registerHealth } from './health.ts';
export { readSetting, removeSetting, writeSetting, type DemoStart, type FirstRunProgress, type StoredSettings } from './setting.ts';
export { refuseOutdated, settingVersion } from './setting-versions.ts';
export { fillTemplate } from './settings/address-template.ts';
export { identityProviderName, readIdentityProvider, type IdentityProvider } from './settings/identity-settings.ts';
export { logSettingChanges, lockSettings, type SettingChange } from './settings/setting-changes.ts';
export { openTimeZone, settingsChannel, type OrganizationTimeZone } from './settings/organization-time-zone.ts';
export { remembered, rememberedChannel } from './remembered.ts';
export { readOrganization } from './settings/organization-settings.ts';
export { saveSetup } from './settings/save-setup.ts';
export { mapOrigins, readAppearance, readGeocoder, readSheetImportRows } from './settings/system-settings.ts';
export { readUploadSettings } from './upload-settings.ts';

export const system = defineModule({
  name: 'system',
  description: 'Settings of the installation, its texts, themes and limits.',
  tables: ['settings', 'setting_changes', 'extension_failures'],
  endpoints: [
    errorCodesEndpoint,
    getThemeEndpoint,
    editThemeEndpoint,
    fileTypesEndpoint,
    getUploadSettingEndpoint,
    getSettingByTypeEndpoint,
    getWebhookSecretEndpoint,
    reportExtensionFailureEndpoint,
    listExtensionFailuresEndpoint,
    clearExtensionFailuresEndpoint,
    getSystemSettingsEndpoint,
    saveSystemSettingsEndpoint,
    listSettingChangesEndpoint,
  ],
  refusals: {
    'settings-invalid': {
      errcode: 42400,
      status: 422,
      zh: '有設定無法儲存，請查看各欄位的說明',
      en: 'Some settings cannot be saved. Check the marked fields.',
    },
  },
});
