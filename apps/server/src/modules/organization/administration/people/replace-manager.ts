import { sql } from 'kysely';
import type { Trx } from '../../../../platform/db/database.ts';

/**
 * Makes the successor the manager or deputy of all departments and the direct manager of all people of somebody. A successor who reported
 * to them reports to their manager.
 */
export async function replaceManager(trx: Trx, { from, to }: { readonly from: string; readonly to: string }): Promise<void> {
  const led = sql`select department_id from department_leaders where person_id = ${from}`;
  await sql`update departments set revision = revision + 1 where id in (${led})`.execute(trx);
  // In one department they may both be leaders: the successor then moves to the better place.
  const { rows } = await sql<{ department_id: string; kind: 'manager' | 'deputy'; sort: number }>`
    select department_id, kind, sort from department_leaders where person_id = ${from}`.execute(trx);
  for (const { department_id, kind, sort } of rows) {
    const own = await trx
      .selectFrom('department_leaders')
      .select(['kind', 'sort'])
      .where('department_id', '=', department_id)
      .where('person_id', '=', to)
      .executeTakeFirst();
    const staysBetter = own && (own.kind === kind ? own.sort < sort : own.kind === 'manager');
    const remove = staysBetter ? [from] : [from, to];
    await trx.deleteFrom('department_leaders').where('department_id', '=', department_id).where('person_id', 'in', remove).execute();
    if (!staysBetter) await trx.insertInto('department_leaders').values({ department_id, person_id: to, kind, sort }).execute();
  }
  // The managers of the successor up to the one who leaves: the first of them must not report to the successor.
  await sql`
    update people set manager_id = (select manager_id from people leaving where leaving.id = ${from}),
      revision = revision + 1, updated_at = now()
    where manager_id = ${from} and id in (
      with recursive above as (
        select id, manager_id from people where id = ${to}
        union
        select manager.id, manager.manager_id from people manager join above on manager.id = above.manager_id where above.id <> ${from}
      )
      select id from above)`.execute(trx);
  await sql`
    update people set manager_id = ${to}, revision = revision + 1, updated_at = now()
    where manager_id = ${from} and id <> ${to}`.execute(trx);
}
