import type * as contracts from '../index.ts';
import { get, post } from './route.ts';

export const getCode = post<typeof contracts.getCode>('/api/auth/get_code');
export const getToken = post<typeof contracts.getToken>('/api/auth/get_token');
export const login = post<typeof contracts.login>('/api/auth/login');
export const logout = post<typeof contracts.logout>('/api/auth/logout');
export const modifyUserPassword = post<typeof contracts.modifyUserPassword>('/api/auth/modify_user_password');
export const refresh = post<typeof contracts.refresh>('/api/auth/refresh');
export const setup = post<typeof contracts.setup>('/api/auth/setup');
export const userInfo = get<typeof contracts.userInfo>('/api/organization/user/info');
export const publicConfig = get<typeof contracts.publicConfig>('/api/system/public_config');
