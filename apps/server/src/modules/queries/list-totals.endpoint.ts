import { listTotals, type CallOutput } from '@inkstone/api';
import { sql } from 'kysely';
import type { ListTotal } from '@inkstone/schema';
import { defineQuery } from '../../platform/http/endpoint.ts';
import type { QueryContext } from '../../platform/http/request-context.ts';
import { menuFunctions, tableOf } from '../apps/index.ts';
import { chosen, chosenRecords, judgedFields, type ChosenRecords } from './chosen-records.ts';
import { totalColumn, totalValue } from './list-total.ts';
import { withinTime } from './within-time.ts';
import { withheldFields } from './withheld-fields.ts';

type Totals = CallOutput<typeof listTotals>;

/** Beyond so many nobody counts one by one. */
const countedAtMost = 10_000;
const totalsMilliseconds = 4_000;

/** What is found as a whole. It is asked for apart from the records, and never takes longer than its time. */
export const listTotalsEndpoint = defineQuery(listTotals, {
  permission: 'participant',
  mayLag: true,
  async handle(context, input) {
    const records = await chosenRecords(context, input);
    const { definition } = records.shape.model;
    const isWithheld = await withheldFields(context.db, context.actor, definition.code);
    const readsWithheld = judgedFields(records).some(isWithheld);
    const open = input.totals.filter(({ code }) => !readsWithheld && !isWithheld(code));
    const [count, values] = await Promise.all([
      readsWithheld ? ({ value: 0, kind: 'unknown' } as const) : countOf(context, records),
      totalsOf(context, records, open),
    ]);
    return {
      count,
      totals: input.totals.map((total) => {
        const at = open.indexOf(total);
        if (at < 0) return { ...total, state: 'withheld' as const, value: null };
        return values ? { ...total, state: 'done' as const, value: values[at] ?? null } : { ...total, state: 'late' as const, value: null };
      }),
    };
  },
});

async function countOf(context: QueryContext, records: ChosenRecords): Promise<Totals['count']> {
  const { definition } = records.shape.model;
  const table = tableOf(definition).name;
  const counted = await withinTime(context.db, totalsMilliseconds, async (trx) => {
    const { rows } = await sql<{ count: string }>`
      select count(*) as count from (select from ${sql.id('biz', table)} r where ${chosen(records)} limit ${countedAtMost + 1}) c`.execute(
      trx,
    );
    return Number(rows[0]!.count);
  });
  if (counted !== null && counted <= countedAtMost) return { value: counted, kind: 'exact' };
  const about = records.isAll && (await findsAll(context, records)) ? await reckoned(context, table) : 0;
  return about > countedAtMost ? { value: about, kind: 'about' } : { value: counted === null ? 0 : countedAtMost, kind: 'more' };
}

/** Everybody finds all records of a model that neither a role nor a workflow keeps. */
async function findsAll({ db, actor }: QueryContext, { access, shape }: ChosenRecords): Promise<boolean> {
  if (actor.isAdmin) return true;
  const functions = access.isManaged ? null : await menuFunctions(db, shape.model.definition.code);
  return functions !== null && functions.every(({ workflow_code }) => workflow_code === null);
}

async function reckoned({ db }: QueryContext, table: string): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    select reltuples::float8 as count from pg_class where oid = to_regclass(${`biz.${JSON.stringify(table)}`})`.execute(db);
  return Math.max(0, Math.round(rows[0]?.count ?? 0));
}

/** In the order asked for; null when the time was over. */
async function totalsOf(
  { db }: QueryContext,
  records: ChosenRecords,
  totals: readonly ListTotal[],
): Promise<readonly (number | string | null)[] | null> {
  if (totals.length === 0) return [];
  const { definition } = records.shape.model;
  const columns = totals.map((total, index) => sql`${totalColumn(records, total)} as ${sql.id(`t${index}`)}`);
  const row = await withinTime(db, totalsMilliseconds, async (trx) => {
    const { rows } = await sql<Readonly<Record<string, string | null>>>`
      select ${sql.join(columns)} from ${sql.id('biz', tableOf(definition).name)} r where ${chosen(records)}`.execute(trx);
    return rows[0]!;
  });
  return row && totals.map((total, index) => totalValue(records, total, row[`t${index}`] ?? null));
}
