import { roleList } from '@inkstone/api';
import { defineQuery } from '../../platform/http/endpoint.ts';

export const roleListEndpoint = defineQuery(roleList, {
  permission: 'signed-in',
  handle: ({ db }) => db.selectFrom('roles').select(['id', 'code', 'name']).orderBy('code').execute(),
});
