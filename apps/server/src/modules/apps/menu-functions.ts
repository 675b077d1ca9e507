import type { Selectable } from 'kysely';
import type { Executor } from '../../platform/db/database.ts';
import type { AppFunctionsTable } from '../../platform/db/tables/apps.ts';
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
