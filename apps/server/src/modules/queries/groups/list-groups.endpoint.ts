import { listGroups, type CallArguments } from '@inkstone/api';
import type { FieldValue } from '@inkstone/schema';
import { sql } from 'kysely';
import { defineQuery } from '../../../platform/http/endpoint.ts';
import type { QueryContext } from '../../../platform/http/request-context.ts';
import { refuse } from '../../../platform/http/refusal.ts';
import { tableOf } from '../../apps/index.ts';
import { fillNames } from '../../records/index.ts';
import { chosen, chosenRecords, criteriaFields, type ChosenRecords } from '../chosen-records.ts';
import { groupCondition, groupField, type GroupField } from './group-field.ts';
import { totalColumn, totalValue } from '../list-total.ts';
import { redactedFields } from '../redacted-fields.ts';
import { withinTime } from '../within-time.ts';

type Input = CallArguments<typeof listGroups>;
type Row = Readonly<Record<string, unknown>>;

const perPage = 100;
const maxGroups = 2_000;
const groupsMilliseconds = 4_000;

/**
 * Finds records like `queryListEndpoint`. A group reveals the value of its records, so grouping, filtering and totals are refused for
 * fields that roles or a workflow hide from the person in some record.
 */
export const listGroupsEndpoint = defineQuery(listGroups, {
  permission: 'participant',
  mayLag: true,
  async handle(context, input) {
    const records = await chosenRecords(context, input, input.by);
    const { definition } = records.shape.model;
    const fields = input.by.map((code) => groupField(definition, code) ?? refuseField(code));
    const isRedacted = await redactedFields(context.db, context.actor, definition.code);
    if ([...criteriaFields(records), ...input.by, ...input.totals.map(({ code }) => code)].some(isRedacted)) refuse('not-allowed');
    const rows = await withinTime(
      context.db,
      groupsMilliseconds,
      async (trx) => (await groupQuery(records, fields, input).execute(trx)).rows,
    );
    if (!rows) return { groups: [], next: null, isLate: true };
    const next = input.from + perPage;
    return {
      groups: await present(context, { records, fields, input }, rows.slice(0, perPage)),
      next: rows.length > perPage && next < maxGroups ? next : null,
      isLate: false,
    };
  },
});

function refuseField(code: string): never {
  return refuse('malformed', {}, { issues: [{ code: 'UnknownField', path: 'by', params: { field: code } }] });
}

function groupQuery(records: ChosenRecords, fields: readonly GroupField[], { totals, from }: Input) {
  const table = sql.id('biz', tableOf(records.shape.model.definition).name);
  const keys = fields.map(({ column }) => sql`r.${sql.ref(column)}`);
  const columns = [
    ...keys.map((key, index) => sql`${key}${fields[index]!.isDay ? sql`::text` : sql``} as ${sql.id(`k${index}`)}`),
    sql`count(*)::int as ${sql.id('count')}`,
    ...totals.map((total, index) => sql`${totalColumn(records, total)} as ${sql.id(`t${index}`)}`),
  ];
  return sql<Row>`
    select ${sql.join(columns)} from ${table} r where ${chosen(records)}
    group by ${sql.join(keys)} order by ${sql.join(keys.map((key) => sql`${key} nulls last`))} limit ${perPage + 1} offset ${from}`;
}

interface Asked {
  readonly records: ChosenRecords;
  readonly fields: readonly GroupField[];
  readonly input: Input;
}

async function present({ db }: QueryContext, { records, fields, input: { totals } }: Asked, rows: readonly Row[]) {
  const items = fields.map(({ item }) => item);
  const read = rows.map((row): Record<string, FieldValue> =>
    Object.fromEntries(fields.map(({ code, read: of }, index) => [code, of(row[`k${index}`])])),
  );
  const named = await fillNames(db, items, read);
  return rows.map((row, at) => {
    const values = named[at]!;
    return {
      values,
      count: row['count'] as number,
      totals: totals.map((total, index) => totalValue(records, total, (row[`t${index}`] as string | null) ?? null)),
      filter: { join: 'and' as const, items: fields.map((field) => groupCondition(field, values[field.code] ?? null)) },
    };
  });
}
