import type * as contracts from '../index.ts';
import { get, post } from './route.ts';

export const deleteAppRole = post<typeof contracts.deleteAppRole>('/api/app/role/delete');
export const listAppRoles = get<typeof contracts.listAppRoles>('/api/app/role/list');
export const saveAppRole = post<typeof contracts.saveAppRole>('/api/app/role/save');
export const myModelRights = get<typeof contracts.myModelRights>('/api/runtime/permission/model_rights');
