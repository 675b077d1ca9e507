import type * as contracts from '../index.ts';
import { get, post } from './route.ts';

export const checkAttachRelation = post<typeof contracts.checkAttachRelation>('/api/api/runtime/form/checkAttachRelation');
export const departmentListUser = get<typeof contracts.departmentListUser>('/api/organization/department/list_user');
export const departmentTree = get<typeof contracts.departmentTree>('/api/organization/department/tree');
export const roleList = get<typeof contracts.roleList>('/api/organization/role/list');
export const userSearch = get<typeof contracts.userSearch>('/api/organization/user/search');
export const keepPicked = post<typeof contracts.keepPicked>('/api/organization/user_ext/pick');
export const pickList = get<typeof contracts.pickList>('/api/organization/user_ext/pick_list');
