import { logout, restrictions } from '@inkstone/api';
import { defineSessionCall } from '../../platform/http/endpoint.ts';
import { endSignIns } from './sign-in.ts';

/** Ends the sign-in of the access token and invalidates its refresh tokens. */
export const logoutEndpoint = defineSessionCall(logout, {
  permission: 'signed-in',
  allowedDuring: restrictions,
  async handle(context) {
    await endSignIns(context.db, { signInId: context.signInId! }, 'logout', context.now());
    context.signInsChanged();
    return true;
  },
});
