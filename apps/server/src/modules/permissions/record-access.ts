import type { ModelRight } from '@inkstone/api';
import type { FormPermission } from '@inkstone/schema';
import { sql } from 'kysely';
import type { Executor } from '../../platform/db/database.ts';
import type { Asker } from '../../platform/http/request-context.ts';
import { modelAccess, type Coverage } from './model-access.ts';

/** What roles let somebody do with one record; nothing where none of theirs speaks of it. */
export interface RecordAccess {
  readonly isManaged: boolean;
  /** With some record of the model. */
  readonly mayAdd: boolean;
  readonly rights: ReadonlySet<ModelRight>;
  readonly permission: FormPermission | null;
}

/** Of a stored record that is no draft; as the database has it now. Refuses with `model-not-found`. */
export async function recordAccess(
  executor: Executor,
  asker: Asker,
  { schemaCode, recordId, hasWorkflow }: { readonly schemaCode: string; readonly recordId: string; readonly hasWorkflow: boolean },
): Promise<RecordAccess> {
  const access = await modelAccess(executor, asker, schemaCode);
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
