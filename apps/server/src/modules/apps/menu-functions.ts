import { sql, type Selectable } from 'kysely';
import type { Executor } from '../../platform/db/database.ts';
import type { DocumentKind } from '@inkstone/schema';
import type { AppFunctionsTable } from '../../platform/db/tables/apps.ts';
import { cacheCurrent } from './published-cache.ts';

export type MenuFunction = Pick<Selectable<AppFunctionsTable>, 'form_code' | 'list_code' | 'workflow_code'>;

/** Returns the menu functions of a model, sorted by menu. */
export async function menuFunctions(executor: Executor, schemaCode: string): Promise<readonly MenuFunction[]> {
  const read = async () => {
    const functions = await executor
      .selectFrom('app_functions')
      .select(['form_code', 'list_code', 'workflow_code'])
      .where('schema_code', '=', schemaCode)
      .orderBy('app_code')
      .orderBy('position')
      .execute();
    return functions.length === 0 ? null : functions;
  };
  return (await cacheCurrent(executor, `menu ${schemaCode}`, read)) ?? [];
}

/**
 * Returns all menu entries whose model and list are still published, in the order of each menu. Entries whose target another application
 * removed are left out.
 */
export function publishedFunctions(executor: Executor) {
  const isPublished = (kind: DocumentKind, scope: string, code: string) => sql<boolean>`exists(
    select from document_heads h where h.kind = ${kind} and h.scope = ${sql.raw(scope)} and h.code = ${sql.raw(code)} and h.active)`;
  return executor
    .selectFrom('app_functions as f')
    .where(isPublished('model', "''", 'f.schema_code'))
    .where((eb) => eb.or([eb('f.list_code', 'is', null), isPublished('list', 'f.schema_code', 'f.list_code')]));
}
