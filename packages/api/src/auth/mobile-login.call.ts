import { defineCall } from '../call.ts';
import { login } from './login.call.ts';

/** The same as `login`, for phone clients that use this path. */
export const mobileLogin = defineCall({
  ...login,
  path: '/api/auth/mobile_login',
  summary: 'Signs in on a phone with account and password',
});
