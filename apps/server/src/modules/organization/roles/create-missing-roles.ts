import { createId, type LocalizedText } from '@inkstone/schema';
import { sql } from 'kysely';
import type { Trx } from '../../../platform/db/database.ts';
import { lockOrganization } from '../administration/lock-organization.ts';

/** Creates the roles whose codes do not exist yet, without members. */
export async function createMissingRoles(
  trx: Trx,
  roles: readonly { readonly code: string; readonly name: LocalizedText }[],
): Promise<void> {
  if (roles.length === 0) return;
  await lockOrganization(trx);
  const { sort } = await trx
    .selectFrom('roles')
    .select(sql<number>`coalesce(max(sort) + 1, 0)`.as('sort'))
    .executeTakeFirstOrThrow();
  const codes = roles.map(({ code }) => code);
  const stored = await trx.selectFrom('roles').select('code').where('code', 'in', codes).execute();
  const known = new Set(stored.map(({ code }) => code));
  const missing = roles.filter(({ code }) => !known.has(code));
  if (missing.length === 0) return;
  await trx
    .insertInto('roles')
    .values(
      missing.map(({ code, name }, index) => ({
        id: createId(),
        code,
        name: name.zh,
        name_i18n: JSON.stringify({ en: name.en }),
        sort: sort + index,
      })),
    )
    .execute();
}
