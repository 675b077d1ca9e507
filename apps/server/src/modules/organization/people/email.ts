import { sql } from 'kysely';
import type { Executor, Trx } from '../../../platform/db/database.ts';
import { refuse } from '../../../platform/http/refusal.ts';
import { lockOrganization } from '../administration/lock-organization.ts';

/** Returns a person's e-mail address; null: none. */
export async function emailOf(executor: Executor, personId: string): Promise<string | null> {
  const { email } = await executor.selectFrom('people').select('email').where('id', '=', personId).executeTakeFirstOrThrow();
  return email;
}

/** Sets a person's address. Refuses with `mail-taken` the address of somebody else, and with `mail-owned` one that another source owns. */
export async function setEmail(trx: Trx, personId: string, email: string | null): Promise<void> {
  await lockOrganization(trx);
  const { email: stored, field_sources: sources } = await trx
    .selectFrom('people')
    .select(['email', 'field_sources'])
    .where('id', '=', personId)
    .executeTakeFirstOrThrow();
  if (stored === email) return;
  const source = sources['email'];
  if (source !== undefined) refuse('mail-owned', { source });
  if (email !== null) {
    const other = await trx
      .selectFrom('people')
      .select('id')
      .where(sql<string>`lower(email)`, '=', email.toLowerCase())
      .where('id', '<>', personId)
      .executeTakeFirst();
    if (other) refuse('mail-taken', { email });
  }
  await trx
    .updateTable('people')
    .set((eb) => ({ email, revision: eb('revision', '+', 1), updated_at: sql<Date>`now()` }))
    .where('id', '=', personId)
    .execute();
}
