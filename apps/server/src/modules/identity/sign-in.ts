import type { z } from 'zod';
import type { Restriction, SecondFactor, signInSchema, SignInMethod } from '@inkstone/api';
import { createId } from '@inkstone/schema';
import type { Executor, Trx } from '../../platform/db/database.ts';
import type { SignInsTable } from '../../platform/db/tables/organization.ts';
import type { SessionContext } from '../../platform/http/request-context.ts';
import { loadUserInfo } from '../organization/index.ts';
import { firstRefreshToken, hashToken, refreshExpiry } from './refresh-token.ts';
import { restrictionOf } from './restriction.ts';
import { writeSignInLog } from './sessions/sign-in-log.ts';

export type SignInAnswer = z.output<typeof signInSchema>;

/** Opens a sign-in for a person, logs it, and returns its first tokens. */
export async function openSignIn(
  trx: Trx,
  context: SessionContext,
  { personId, method, secondFactor = null }: { personId: string; method: SignInMethod; secondFactor?: SecondFactor | null },
): Promise<SignInAnswer> {
  const now = context.now();
  const { address, agent } = context;
  const restriction = await restrictionOf(trx, personId, method);
  const signInId = createId();
  const refreshToken = firstRefreshToken();
  await trx
    .insertInto('sign_ins')
    .values({ id: signInId, person_id: personId, created_at: now, ended_at: null, end_reason: null, address, agent, restriction })
    .execute();
  await trx
    .insertInto('refresh_tokens')
    .values({
      token_hash: hashToken(refreshToken),
      sign_in_id: signInId,
      issued_at: now,
      expires_at: refreshExpiry(now),
      used_at: null,
      address,
    })
    .execute();
  await writeSignInLog(trx, context, { personId, method, secondFactor, failure: null });
  return answerSignIn(trx, context, { personId, signInId, refreshToken, restriction });
}

/** Returns the answer of every sign-in method: a new access token and the refresh token. The device is known from now on. */
export async function answerSignIn(
  executor: Executor,
  context: SessionContext,
  signIn: { personId: string; signInId: string; refreshToken: string; restriction: Restriction | null },
): Promise<SignInAnswer> {
  const user = await loadUserInfo(executor, signIn.personId);
  context.keepDevice(user.id);
  const access = await context.tokens.issue(user, signIn.signInId, context.now());
  return {
    access_token: access.token,
    refresh_token: signIn.refreshToken,
    expiration: access.expiresAt.getTime(),
    userinfo: user,
    restriction: signIn.restriction,
  };
}

export type EndReason = NonNullable<SignInsTable['end_reason']>;

/** Ends one sign-in, or all of a person except one, with their refresh and access tokens. */
export async function endSignIns(
  executor: Executor,
  which: { signInId: string } | { personId: string; except: string | null },
  reason: EndReason,
  now: Date,
): Promise<void> {
  const end = executor.updateTable('sign_ins').set({ ended_at: now, end_reason: reason }).where('ended_at', 'is', null);
  if ('signInId' in which) await end.where('id', '=', which.signInId).execute();
  else {
    await end
      .where('person_id', '=', which.personId)
      .$if(which.except !== null, (query) => query.where('id', '<>', which.except!))
      .execute();
  }
}
