import { roleList } from '@inkstone/api';
import { defineQuery } from '../../../platform/http/endpoint.ts';
import { rolesQuery } from './read-roles.ts';

export const roleListEndpoint = defineQuery(roleList, {
  permission: 'signed-in',
  handle: ({ db }) => rolesQuery(db).execute(),
});
