import { sql, type Selectable } from 'kysely';
import type { Executor } from '../../platform/db/database.ts';
import type { AppFunctionsTable, DocumentKind } from '../../platform/db/tables/apps.ts';
import { rememberCurrent } from './published-memory.ts';

export type MenuFunction = Pick<Selectable<AppFunctionsTable>, 'form_code' | 'list_code' | 'workflow_code'>;

/** What menus open of a model, in the order of the menus. */
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
  return (await rememberCurrent(executor, `menu ${schemaCode}`, read)) ?? [];
}

/**
 * The entries of all menus behind which there still is something, in the order each menu has. One whose model or list is no longer published
 * (another application took it out) leads nowhere and is left out.
 */
export function publishedFunctions(executor: Executor) {
  const isPublished = (kind: DocumentKind, scope: string, code: string) => sql<boolean>`exists(
    select from document_heads h where h.kind = ${kind} and h.scope = ${sql.raw(scope)} and h.code = ${sql.raw(code)} and h.active)`;
  return executor
    .selectFrom('app_functions as f')
    .where(isPublished('model', "''", 'f.schema_code'))
    .where((eb) => eb.or([eb('f.list_code', 'is', null), isPublished('list', 'f.schema_code', 'f.list_code')]));
}
