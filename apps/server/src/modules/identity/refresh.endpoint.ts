import { refresh, type CallArguments } from '@inkstone/api';
import { checkDemoAccount } from '../../platform/auth/demo-accounts.ts';
import { transact } from '../../platform/db/transactions/transact.ts';
import type { Trx } from '../../platform/db/database.ts';
import { defineSessionCall } from '../../platform/http/endpoint.ts';
import { refuse } from '../../platform/http/refusal.ts';
import type { SessionContext } from '../../platform/http/request-context.ts';
import { peopleView } from '../organization/index.ts';
import { answerSignIn, endSignIns, type SignInAnswer } from './sign-in.ts';
import { graceSeconds, hashToken, refreshExpiry, successorOf } from './refresh-token.ts';

export const refreshEndpoint = defineSessionCall(refresh, { permission: 'public', limitBy: 'refresh_token', handle: refreshSignIn });

/**
 * Exchanges a refresh token for its successor. The first use consumes it; within 30 seconds further uses get the same successor. A later
 * use means that somebody has a copy: then the whole sign-in ends, for the thief and for the owner.
 */
export async function refreshSignIn(
  context: SessionContext,
  { refresh_token: token }: CallArguments<typeof refresh>,
): Promise<SignInAnswer> {
  const answer = await transact(context.db, (trx) => exchange(trx, context, token));
  if (answer !== 'reused') return answer;
  context.signInsChanged();
  return refuse('token-expired');
}

async function exchange(trx: Trx, context: SessionContext, token: string): Promise<SignInAnswer | 'reused'> {
  const now = context.now();
  const tokenHash = hashToken(token);
  const successor = successorOf(token, context.keys.refreshToken);
  const claimed = await trx
    .updateTable('refresh_tokens')
    .set({ used_at: now })
    .where('token_hash', '=', tokenHash)
    .where('used_at', 'is', null)
    .where('expires_at', '>', now)
    .returning('sign_in_id')
    .executeTakeFirst();
  const known = await trx
    .selectFrom('refresh_tokens')
    .innerJoin('sign_ins', 'sign_ins.id', 'refresh_tokens.sign_in_id')
    .innerJoin(peopleView.as('people'), 'people.id', 'sign_ins.person_id')
    .leftJoin('credentials', 'credentials.person_id', 'people.id')
    .select(['sign_ins.id as signInId', 'people.id as personId', 'people.active', 'sign_ins.ended_at as endedAt', 'used_at as usedAt'])
    .select('sign_ins.restriction')
    .select('credentials.from_demo as isFromDemo')
    .where('token_hash', '=', tokenHash)
    .executeTakeFirst();
  if (!known || known.endedAt || !known.usedAt) return refuse('token-expired');
  if (!known.active) return refuse('account-disabled');
  checkDemoAccount(known.isFromDemo ?? false, context.demoAccess);

  if (claimed) {
    await trx
      .insertInto('refresh_tokens')
      .values({
        token_hash: hashToken(successor),
        sign_in_id: known.signInId,
        issued_at: now,
        expires_at: refreshExpiry(now),
        used_at: null,
        address: context.address,
      })
      .execute();
  } else if (now.getTime() - known.usedAt.getTime() > graceSeconds * 1000) {
    await endSignIns(trx, { signInId: known.signInId }, 'token-reused', now);
    return 'reused';
  }
  return answerSignIn(trx, context, { ...known, refreshToken: successor });
}
