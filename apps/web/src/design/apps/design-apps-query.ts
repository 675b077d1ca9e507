import { queryOptions } from '@tanstack/react-query';
import { listDesignApps, type CallOutput } from '@inkstone/api';
import type { Client } from '../../platform/api/client.ts';

export type DesignApp = CallOutput<typeof listDesignApps>['apps'][number];

export const designAppsQuery = (client: Client) =>
  queryOptions({ queryKey: ['design-apps'], queryFn: ({ signal }) => client.call(listDesignApps, {}, { signal }) });
