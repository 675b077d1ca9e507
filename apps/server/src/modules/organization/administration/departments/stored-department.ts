import { sql } from 'kysely';
import type { NameI18n } from '@inkstone/schema';
import type { Executor, Trx } from '../../../../platform/db/database.ts';
import { refuse } from '../../../../platform/http/refusal.ts';

export interface StoredDepartment {
  readonly id: string;
  readonly code: string;
  readonly name: string;
  readonly name_i18n: NameI18n;
  readonly parentId: string | null;
  readonly revision: number;
  readonly isClosed: boolean;
}

export function storedDepartments(executor: Executor) {
  return executor
    .selectFrom('departments')
    .select(['id', 'code', 'name', 'name_i18n', 'parent_id as parentId', 'revision', sql<boolean>`closed_at is not null`.as('isClosed')]);
}

/** Returns the department that the caller has seen. Refuses with `not-found`, and with `conflict` one that has changed since. */
export async function seenDepartment(trx: Trx, { id, revision }: { id: string; revision: number }): Promise<StoredDepartment> {
  const stored = (await storedDepartments(trx).where('id', '=', id).executeTakeFirst()) ?? refuse('not-found');
  if (stored.revision !== revision) refuse('conflict');
  return stored;
}

/** Increases the revision of a department and returns the result of the call. */
export async function departmentChanged(trx: Trx, id: string): Promise<{ id: string; revision: number }> {
  return trx
    .updateTable('departments')
    .set((eb) => ({ revision: eb('revision', '+', 1) }))
    .where('id', '=', id)
    .returning(['id', 'revision'])
    .executeTakeFirstOrThrow();
}
