import { sql } from 'kysely';
import { login, mobileLogin, type CallArguments } from '@inkstone/api';
import { checkDemoAccount } from '../../platform/auth/demo-accounts.ts';
import { isPasswordCorrect } from '../../platform/auth/password.ts';
import { transact } from '../../platform/db/transactions/transact.ts';
import { defineSessionCall } from '../../platform/http/endpoint.ts';
import { refuse } from '../../platform/http/refusal.ts';
import type { SessionContext } from '../../platform/http/request-context.ts';
import { peopleView } from '../organization/index.ts';
import { beginAttempt } from './attempt-limit.ts';
import { askSecondFactor } from './factors/second-step.ts';
import { logFailures, type TriedSignIn } from './sessions/sign-in-log.ts';
import { sentPassword } from './sent-password.ts';
import { openSignIn, type SignInAnswer } from './sign-in.ts';

export const loginEndpoint = defineSessionCall(login, { permission: 'public', handle: signIn });
export const mobileLoginEndpoint = defineSessionCall(mobileLogin, { permission: 'public', handle: signIn });

/**
 * The answer does not reveal whether the account or the password was wrong, and its duration does not reveal whether the account exists.
 * That an account is disabled or closed is answered only to those who know its password.
 */
function signIn(context: SessionContext, input: CallArguments<typeof login>): Promise<SignInAnswer> {
  const tried: TriedSignIn = { method: 'password', personId: null, secondFactor: null };
  return logFailures(context, tried, () => trySignIn(context, input, tried));
}

async function trySignIn(context: SessionContext, input: CallArguments<typeof login>, tried: TriedSignIn): Promise<SignInAnswer> {
  const { account } = input;
  const found = await context.db
    .selectFrom(peopleView.as('people'))
    .innerJoin('credentials', 'credentials.person_id', 'people.id')
    .select(['people.id', 'people.active', 'credentials.password_hash as passwordHash', 'credentials.from_demo as isFromDemo'])
    .where(sql<string>`lower(people.account)`, '=', account.toLowerCase())
    .executeTakeFirst();
  tried.personId = found?.id ?? null;
  const known = found === undefined ? null : context.deviceOf(found.id);
  const source = known === null ? { account, address: context.address } : { known };
  const attempt = await beginAttempt(context.db, source, context.now());
  const right = await isPasswordCorrect(found?.passwordHash ?? null, await sentPassword(context, input));
  if (!found || !right) return refuse('wrong-password');
  await attempt.succeeded();
  if (!found.active) return refuse('account-disabled');
  checkDemoAccount(found.isFromDemo, context.demoAccess);
  await askSecondFactor(context, found.id);
  return transact(context.db, (trx) => openSignIn(trx, context, { personId: found.id, method: 'password' }));
}
