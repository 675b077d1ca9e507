import type * as contracts from '../index.ts';
import { get, post } from './route.ts';

export const clearExtensionFailures = post<typeof contracts.clearExtensionFailures>('/api/system/clear_extension_failures');
export const getMessageWays = get<typeof contracts.getMessageWays>('/api/system/get_message_ways');
export const getSystemSettings = get<typeof contracts.getSystemSettings>('/api/system/get_settings');
export const listDeliveries = get<typeof contracts.listDeliveries>('/api/system/list_deliveries');
export const listExtensionFailures = get<typeof contracts.listExtensionFailures>('/api/system/list_extension_failures');
export const listSettingChanges = get<typeof contracts.listSettingChanges>('/api/system/list_setting_changes');
export const retryDelivery = post<typeof contracts.retryDelivery>('/api/system/retry_delivery');
export const saveMessageWays = post<typeof contracts.saveMessageWays>('/api/system/save_message_ways');
export const saveSystemSettings = post<typeof contracts.saveSystemSettings>('/api/system/save_settings');
export const tryMail = post<typeof contracts.tryMail>('/api/system/try_mail');
export const tryWebhook = post<typeof contracts.tryWebhook>('/api/system/try_webhook');
