import { sql } from 'kysely';
import type { CommandContext } from '../../../platform/http/request-context.ts';
import { tableOf, type PublishedModel } from '../../apps/index.ts';
import { refusingRepeats } from '../writing/no-repeat.ts';

/**
 * Restores a record with its rows; items added to the model meanwhile are empty. Refuses with `value-repeats` where another record has a
 * value by now that must not repeat. Access is checked by the caller.
 */
export async function restoreRecord({ trx, locale }: CommandContext, model: PublishedModel, id: string): Promise<void> {
  const { name } = tableOf(model.definition);
  await refusingRepeats(model, locale, () => putBack(name, sql`jsonb_build_array(d.record)`));
  const { rows } = await sql<{ name: string }>`
    select jsonb_object_keys(d.sheets) as name from deleted_records d where d.id = ${id}::uuid`.execute(trx);
  for (const sheet of rows) await putBack(sheet.name, sql`d.sheets -> ${sheet.name}::text`);
  await trx.deleteFrom('deleted_records').where('id', '=', id).execute();

  async function putBack(table: string, kept: ReturnType<typeof sql>): Promise<void> {
    const target = sql.id('biz', table);
    await sql`
      insert into ${target} select p.* from deleted_records d
      cross join lateral jsonb_populate_recordset(null::${target}, ${kept}) p where d.id = ${id}::uuid`.execute(trx);
  }
}
