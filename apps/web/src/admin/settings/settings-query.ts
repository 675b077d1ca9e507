import { queryOptions } from '@tanstack/react-query';
import { getSystemSettings, listSettingChanges } from '@inkstone/api';
import type { Client } from '../../platform/api/client.ts';

export const settingsQuery = (client: Client) =>
  queryOptions({ queryKey: ['settings'], queryFn: ({ signal }) => client.call(getSystemSettings, {}, { signal }) });

export const settingChangesQuery = (client: Client) =>
  queryOptions({ queryKey: ['setting-changes'], queryFn: ({ signal }) => client.call(listSettingChanges, {}, { signal }) });
