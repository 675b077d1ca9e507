import type { NamedUnit } from '@inkstone/checks';
import { codeIn } from '@inkstone/formula';
import { idSchema } from '@inkstone/schema';
import { sql } from 'kysely';
import type { Executor } from '../../../platform/db/database.ts';
import { departmentsView, peopleView } from '../../organization/index.ts';

/** Returns every unit that one of the texts names, by any property. */
export async function namedUnits(executor: Executor, wanted: readonly string[]): Promise<readonly NamedUnit[]> {
  if (wanted.length === 0) return [];
  const ids = wanted.filter((text) => idSchema.safeParse(text).success);
  const codes = wanted.filter((text) => codeIn(text) !== null);
  const { rows } = await sql<NamedUnit>`
    with asked as (select unnest(${codes}::text[]) as text)
    select 'people' as kind, id::text as text, 'id' as by, account as code from ${peopleView} p where id = any(${ids}::uuid[])
    union all select 'departments', id::text, 'id', code from ${departmentsView} d where id = any(${ids}::uuid[])
    union all select 'people', text, 'code', account from asked join ${peopleView} p on lower(account) = lower(text)
    union all select 'departments', text, 'code', code from asked join ${departmentsView} d on code = text
    union all select 'people', text, 'name', account from asked join ${peopleView} p on name = text
    union all select 'departments', text, 'name', code from asked join ${departmentsView} d on name = text
    order by text, by, code`.execute(executor);
  return rows;
}
