import { queryOptions } from '@tanstack/react-query';
import { listAppRoles, type CallOutput } from '@inkstone/api';
import type { Client } from '../../platform/api/client.ts';

type AppRoles = CallOutput<typeof listAppRoles>;
export type AppRole = AppRoles['roles'][number];
export type Member = AppRole['members'][number];
export type RoleModel = AppRoles['models'][number];

export const appRolesQuery = (client: Client, appCode: string) =>
  queryOptions({ queryKey: ['app-roles', appCode], queryFn: ({ signal }) => client.call(listAppRoles, { appCode }, { signal }) });
