import { listTotals, type CallOutput } from '@inkstone/api';
import { sql } from 'kysely';
import type { ListTotal } from '@inkstone/schema';
import { defineQuery } from '../../platform/http/endpoint.ts';
import type { QueryContext } from '../../platform/http/request-context.ts';
import { menuFunctions, tableOf } from '../apps/index.ts';
import { chosen, chosenRecords, criteriaFields, type ChosenRecords } from './chosen-records.ts';
import { totalColumn, totalValue } from './list-total.ts';
import { withinTime } from './within-time.ts';
import { redactedFields } from './redacted-fields.ts';

type Totals = CallOutput<typeof listTotals>;

/** Counting stops here. */
const maxCounted = 10_000;
const totalsMilliseconds = 4_000;

/** Returns count and totals of all records found, apart from the records themselves and within a time limit. */
export const listTotalsEndpoint = defineQuery(listTotals, {
  permission: 'participant',
  mayLag: true,
  async handle(context, input) {
    const records = await chosenRecords(context, input);
    const { definition } = records.shape.model;
    const isRedacted = await redactedFields(context.db, context.actor, definition.code);
    const readsRedacted = criteriaFields(records).some(isRedacted);
    const open = input.totals.filter(({ code }) => !readsRedacted && !isRedacted(code));
    const [count, values] = await Promise.all([
      readsRedacted ? ({ value: 0, kind: 'unknown' } as const) : countOf(context, records),
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
      select count(*) as count from (select from ${sql.id('biz', table)} r where ${chosen(records)} limit ${maxCounted + 1}) c`.execute(
      trx,
    );
    return Number(rows[0]!.count);
  });
  if (counted !== null && counted <= maxCounted) return { value: counted, kind: 'exact' };
  const about = records.isAll && (await findsAll(context, records)) ? await estimated(context, table) : 0;
  return about > maxCounted ? { value: about, kind: 'about' } : { value: counted === null ? 0 : maxCounted, kind: 'more' };
}

/** Whether the caller finds all records of the model, because neither roles nor a workflow restrict it. */
async function findsAll({ db, actor }: QueryContext, { access, shape }: ChosenRecords): Promise<boolean> {
  if (actor.isAdmin) return true;
  const functions = access.isManaged ? null : await menuFunctions(db, shape.model.definition.code);
  return functions !== null && functions.every(({ workflow_code }) => workflow_code === null);
}

async function estimated({ db }: QueryContext, table: string): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    select reltuples::float8 as count from pg_class where oid = to_regclass(${`biz.${JSON.stringify(table)}`})`.execute(db);
  return Math.max(0, Math.round(rows[0]?.count ?? 0));
}

/** Returns totals in the requested order; null after the time limit. */
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
