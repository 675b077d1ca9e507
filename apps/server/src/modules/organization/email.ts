import type { Executor, Trx } from '../../platform/db/database.ts';

/** Returns a person's e-mail address; null: none. */
export async function emailOf(executor: Executor, personId: string): Promise<string | null> {
  const { email } = await executor.selectFrom('people').select('email').where('id', '=', personId).executeTakeFirstOrThrow();
  return email;
}

export async function setEmail(trx: Trx, personId: string, email: string | null): Promise<void> {
  await trx.updateTable('people').set({ email }).where('id', '=', personId).execute();
}
