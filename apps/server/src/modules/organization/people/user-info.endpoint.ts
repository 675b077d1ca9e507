import { userInfo } from '@inkstone/api';
import { defineQuery } from '../../../platform/http/endpoint.ts';
import { loadUserInfo } from './user-info.ts';

export const userInfoEndpoint = defineQuery(userInfo, {
  permission: 'signed-in',
  handle: ({ db, actor }) => loadUserInfo(db, actor.id),
});
