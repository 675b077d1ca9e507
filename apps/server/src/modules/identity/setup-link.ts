import { randomBytes } from 'node:crypto';
import { sql } from 'kysely';
import type { Db, Trx } from '../../platform/db/database.ts';
import { isEmptyOrganization } from '../organization/is-empty-organization.ts';
import { hashToken } from './refresh-token.ts';

/** Makes the one link by which the first administrator is created; an earlier one that was not used is void. Null when somebody is there already. */
export async function createSetupToken(db: Db): Promise<string | null> {
  if (!(await isEmptyOrganization(db))) return null;
  const token = randomBytes(24).toString('base64url');
  await db.transaction().execute(async (trx) => {
    await trx.deleteFrom('setup_links').where('used_at', 'is', null).execute();
    await trx
      .insertInto('setup_links')
      .values({ token_hash: hashToken(token), used_at: null })
      .execute();
  });
  return token;
}

/** Uses the link up. False when it is not valid, was used, or the organisation has people. One at a time: two with the same link do not both find it empty. */
export async function useSetupToken(trx: Trx, token: string, now: Date): Promise<boolean> {
  await sql`select pg_advisory_xact_lock(hashtext('inkstone first administrator'))`.execute(trx);
  const used = await trx
    .updateTable('setup_links')
    .set({ used_at: now })
    .where('token_hash', '=', hashToken(token))
    .where('used_at', 'is', null)
    .executeTakeFirst();
  return used.numUpdatedRows === 1n && isEmptyOrganization(trx);
}
