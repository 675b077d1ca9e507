import type * as contracts from '../index.ts';
import { post } from './route.ts';

export const removeOwnPicture = post<typeof contracts.removeOwnPicture>('/api/organization/user/remove_picture');
export const setOwnPicture = post<typeof contracts.setOwnPicture>('/api/organization/user/set_picture');
