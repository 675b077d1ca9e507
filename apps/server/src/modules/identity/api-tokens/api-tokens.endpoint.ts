import { createApiToken, listApiTokens, listPersonApiTokens, revokeApiToken, revokePersonApiToken } from '@inkstone/api';
import { transact } from '../../../platform/db/transactions/transact.ts';
import { defineSessionCall } from '../../../platform/http/endpoint.ts';
import type { SessionContext } from '../../../platform/http/request-context.ts';
import { checkOwnPassword } from '../own-password.ts';
import { createToken, openTokens, revokeToken } from './api-tokens.ts';

export const createApiTokenEndpoint = defineSessionCall(createApiToken, {
  permission: 'signed-in',
  async handle(context, { name, scope, days, password }) {
    await checkOwnPassword(context, password);
    return transact(context.db, (trx) => createToken(trx, context.actor!.id, { name, scope, days, now: context.now() }));
  },
});

export const listApiTokensEndpoint = defineSessionCall(listApiTokens, {
  permission: 'signed-in',
  handle: ({ db, actor, now }) => openTokens(db, actor!.id, now()),
});

export const revokeApiTokenEndpoint = defineSessionCall(revokeApiToken, {
  permission: 'signed-in',
  handle: (context, { id }) => revoke(context, context.actor!.id, id),
});

export const listPersonApiTokensEndpoint = defineSessionCall(listPersonApiTokens, {
  permission: 'administrator',
  handle: ({ db, now }, { personId }) => openTokens(db, personId, now()),
});

export const revokePersonApiTokenEndpoint = defineSessionCall(revokePersonApiToken, {
  permission: 'administrator',
  handle: (context, { personId, id }) => revoke(context, personId, id),
});

async function revoke(context: SessionContext, personId: string, id: string): Promise<true> {
  await revokeToken(context.db, { personId, id, now: context.now() });
  context.signInsChanged();
  return true;
}
