import { getCode, getToken, oauthToken } from '@inkstone/api';
import { defineSessionCall } from '../../../platform/http/endpoint.ts';
import { refreshSignIn } from '../refresh.endpoint.ts';
import { beginSignIn, completeSignIn } from './provider-sign-in.ts';

const permission = 'public';

export const getCodeEndpoint = defineSessionCall(getCode, { permission, handle: (context) => beginSignIn(context) });

export const getTokenEndpoint = defineSessionCall(getToken, { permission, handle: completeSignIn });

export const oauthTokenEndpoint = defineSessionCall(oauthToken, {
  permission,
  handle: (context, given) => (given.grant_type === 'refresh_token' ? refreshSignIn(context, given) : completeSignIn(context, given)),
});
