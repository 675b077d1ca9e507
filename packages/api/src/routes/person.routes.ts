import type * as contracts from '../index.ts';
import { get, post } from './route.ts';

export const removeOwnPicture = post<typeof contracts.removeOwnPicture>('/api/organization/user/remove_picture');
export const setOwnPicture = post<typeof contracts.setOwnPicture>('/api/organization/user/set_picture');
export const updateCurrentDept = post<typeof contracts.updateCurrentDept>('/api/organization/user/update_current_dept');
export const userDepartments = get<typeof contracts.userDepartments>('/api/organization/user/departments');
