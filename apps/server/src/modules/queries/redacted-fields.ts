import { sql } from 'kysely';
import type { FormPermission } from '@inkstone/schema';
import type { Executor } from '../../platform/db/database.ts';
import type { Actor } from '../../platform/http/request-context.ts';
import { documentsView, cacheCurrent } from '../apps/index.ts';
import { isVisibleControl } from '../records/index.ts';

/**
 * Returns which fields of a model a workflow hides from somebody, in any of its versions. Aggregates over many records, such as sums and
 * groups, must not use them: they could reveal the value of one record. Administrators see all fields.
 */
export async function redactedFields(executor: Executor, actor: Actor, schemaCode: string): Promise<(field: string) => boolean> {
  if (actor.isAdmin) return () => false;
  const permissions = await cacheCurrent(executor, `redacted ${schemaCode}`, () => workflowPermissions(executor, schemaCode));
  return (field) => {
    const [control, column] = field.split('.');
    return permissions!.some((permission) => !isVisibleControl(permission, control!, column));
  };
}

async function workflowPermissions(executor: Executor, schemaCode: string): Promise<readonly FormPermission[]> {
  const { rows } = await sql<{ permission: FormPermission }>`
    select distinct p.permission from ${documentsView} d
    cross join lateral jsonb_path_query(d.content::jsonb, '$.activities[*].permission') as p (permission)
    where d.kind = 'workflow' and d.content ->> 'schemaCode' = ${schemaCode}`.execute(executor);
  return rows.map(({ permission }) => permission);
}
