import type { Restriction, SignInMethod } from '@inkstone/api';
import type { Executor, Trx } from '../../platform/db/database.ts';
import { factorRestriction } from './factors/person-factors.ts';

/** Returns what a person must do before a sign-in by this method can be used for anything else; null: nothing. */
export async function restrictionOf(executor: Executor, personId: string, method: SignInMethod): Promise<Restriction | null> {
  if (method !== 'password') return null;
  const stored = await executor
    .selectFrom('credentials')
    .select('must_change as mustChange')
    .where('person_id', '=', personId)
    .executeTakeFirst();
  return stored?.mustChange ? 'password-change' : factorRestriction(executor, personId, method);
}

/** Lifts the restriction of a sign-in, or replaces it by the next one. */
export async function liftRestriction(trx: Trx, signInId: string, next: Restriction | null = null): Promise<void> {
  await trx.updateTable('sign_ins').set({ restriction: next }).where('id', '=', signInId).execute();
}
