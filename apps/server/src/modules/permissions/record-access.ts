import type { ModelRight } from '@inkstone/api';
import type { FormPermission } from '@inkstone/schema';
import { sql } from 'kysely';
import type { Executor } from '../../platform/db/database.ts';
import type { Requester } from '../../platform/http/request-context.ts';
import { modelAccess, type Coverage } from './model-access.ts';

/** The rights of roles at one record; empty where none of the requester's roles covers it. */
export interface RecordAccess {
  readonly isManaged: boolean;
  /** Valid for the model as a whole. */
  readonly mayAdd: boolean;
  readonly rights: ReadonlySet<ModelRight>;
  readonly permission: FormPermission | null;
}

/** For a stored record that is not a draft, in its current state in the database. Refuses with `model-not-found`. */
export async function recordAccess(
  executor: Executor,
  requester: Requester,
  { schemaCode, recordId, hasWorkflow }: { readonly schemaCode: string; readonly recordId: string; readonly hasWorkflow: boolean },
): Promise<RecordAccess> {
  const access = await modelAccess(executor, requester, schemaCode);
  const { rows } = await sql<{ covering: Coverage }>`
    select ${access.covering} as covering from ${sql.id('biz', schemaCode)} r where r.id = ${recordId}::uuid`.execute(executor);
  const coverage = rows[0]?.covering ?? [];
  return {
    isManaged: access.isManaged,
    mayAdd: access.may('add'),
    rights: access.rightsAt(coverage),
    permission: access.permissionAt(coverage, hasWorkflow),
  };
}
