import { sql } from 'kysely';
import { login } from '@inkstone/api';
import { isPasswordRight } from '../../platform/auth/password.ts';
import { transact } from '../../platform/db/transact.ts';
import { defineSessionCall } from '../../platform/http/endpoint.ts';
import { refuse } from '../../platform/http/refusal.ts';
import { beginAttempt } from './attempt-limit.ts';
import { openSignIn } from './sign-in.ts';

/** Tells nobody which half was wrong, nor by its time whether the account exists; that it is disabled only to who knows the password. */
export const loginEndpoint = defineSessionCall(login, {
  permission: 'public',
  async handle(context, { account, password }) {
    const attempt = await beginAttempt(context.db, account, context.address, context.now());
    const found = await context.db
      .selectFrom('people')
      .innerJoin('credentials', 'credentials.person_id', 'people.id')
      .select(['people.id', 'people.active', 'credentials.password_hash as passwordHash'])
      .where(sql<string>`lower(people.account)`, '=', account.toLowerCase())
      .executeTakeFirst();
    const right = await isPasswordRight(found?.passwordHash ?? null, password);
    if (!found || !right) return refuse('wrong-password');
    await attempt.succeeded();
    if (!found.active) return refuse('account-disabled');
    return transact(context.db, (trx) => openSignIn(trx, context, found.id));
  },
});
