import type * as contracts from '../index.ts';
import { get, post } from './route.ts';

export const getSettingByType = get<typeof contracts.getSettingByType>('/api/system/getSettingByType');
export const getUploadSetting = get<typeof contracts.getUploadSetting>('/api/system/get_upload_setting');
export const reportExtensionFailure = post<typeof contracts.reportExtensionFailure>('/api/system/report_extension_failure');
