import { logout } from '@inkstone/api';
import { defineSessionCall } from '../../platform/http/endpoint.ts';
import { endSignIns } from './sign-in.ts';

/** Ends the sign-in that the access token belongs to; its refresh tokens are of no use any more. */
export const logoutEndpoint = defineSessionCall(logout, {
  permission: 'signed-in',
  async handle(context) {
    await endSignIns(context.db, { signInId: context.signInId! }, 'logout', context.now());
    context.signInsChanged();
    return true;
  },
});
