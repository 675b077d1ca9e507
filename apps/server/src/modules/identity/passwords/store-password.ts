import { hashPassword } from '../../../platform/auth/password.ts';
import type { Trx } from '../../../platform/db/database.ts';

/** Stores a new password, also for a person who had none. `mustChange`: the next sign-in with it can only change it. */
export async function storePassword(
  trx: Trx,
  personId: string,
  { password, mustChange, now }: { password: string; mustChange: boolean; now: Date },
): Promise<void> {
  const values = { password_hash: await hashPassword(password), from_demo: false, must_change: mustChange, modified_at: now };
  await trx
    .insertInto('credentials')
    .values({ person_id: personId, ...values })
    .onConflict((conflict) => conflict.column('person_id').doUpdateSet(values))
    .execute();
}
