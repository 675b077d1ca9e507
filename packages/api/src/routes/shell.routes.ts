import type * as contracts from '../index.ts';
import { get } from './route.ts';

export const personPictures = get<typeof contracts.personPictures>('/api/organization/user/pictures');
export const listApps = get<typeof contracts.listApps>('/api/runtime/app/list_apps');
export const listFunctionsByAppcode = get<typeof contracts.listFunctionsByAppcode>('/api/runtime/app/list_functions_by_appcode');
export const countUnreadMessages = get<typeof contracts.countUnreadMessages>('/api/runtime/message/count');
export const getWorkCount = get<typeof contracts.getWorkCount>('/api/runtime/workflow/get_work_count');
