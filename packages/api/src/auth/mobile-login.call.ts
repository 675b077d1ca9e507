import { defineCall } from '../call.ts';
import { login } from './login.call.ts';

/** An account is the same everywhere; phones that know this path sign in by it. */
export const mobileLogin = defineCall({
  ...login,
  path: '/api/auth/mobile_login',
  summary: 'Sign in on a phone with account and password',
});
