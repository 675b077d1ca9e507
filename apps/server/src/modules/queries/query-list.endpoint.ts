import { queryList, type CallArguments } from '@inkstone/api';
import { sql, type RawBuilder } from 'kysely';
import type { FieldValue } from '@inkstone/schema';
import { defineQuery } from '../../platform/http/endpoint.ts';
import type { QueryContext } from '../../platform/http/request-context.ts';
import { tableOf } from '../apps/storage/model-table.ts';
import { systemColumns } from '../records/load-record.ts';
import { isOpenModel, readableBy } from '../records/readable-records.ts';
import { itemColumns, itemValues, systemOf, type Row, type SystemRow } from '../records/record-row.ts';
import { fillNames, recordName } from '../records/reference-names.ts';
import { systemValues } from '../records/system-values.ts';
import { behind, orderBy, readCursor, sortOf, writeCursor } from './list-page.ts';
import { withoutHidden } from './list-rights.ts';
import { answeredCodes, isSystemField, listShape, type ListShape } from './list-shape.ts';

type FoundRow = Row & SystemRow & { readonly $name: string; readonly $sort: string | null };

/** Who finds which records: `readableBy`. Values that a workflow hides from the person are left out. */
export const queryListEndpoint = defineQuery(queryList, {
  permission: 'participant',
  async handle(context, input) {
    const { db, actor } = context;
    const shape = await listShape(db, input.schemaCode, input.listCode);
    const codes = answeredCodes(shape, input.fields);
    const rows = await findRows(context, shape, codes, input);
    const page = rows.slice(0, input.size);
    const records = await present(context, shape, codes, page);
    const last = rows.length > input.size ? page.at(-1) : undefined;
    return {
      items: await withoutHidden(db, actor, { codes, nameItem: shape.model.definition.nameItem }, records),
      next: last ? writeCursor({ value: last.$sort, id: last.id }) : null,
    };
  },
});

async function findRows(
  { db, actor }: QueryContext,
  shape: ListShape,
  codes: readonly string[],
  { keyword, cursor, size }: CallArguments<typeof queryList>,
): Promise<FoundRow[]> {
  const { definition } = shape.model;
  const table = tableOf(definition);
  const sort = sortOf(shape);
  const name = recordName(definition);
  const conditions = [
    readableBy(actor, await isOpenModel(db, definition.code)),
    ...(keyword?.trim() ? [matches(name, keyword.trim())] : []),
    ...(cursor ? [behind(sort, readCursor(cursor, sort))] : []),
  ];
  const items = table.items.filter(({ item }) => codes.includes(item.code));
  const columns = [
    ...systemColumns(),
    ...itemColumns(items),
    sql`${name} as ${sql.id('$name')}`,
    sql`${sort.column}::text as ${sql.id('$sort')}`,
  ];
  const { rows } = await sql<FoundRow>`
    select ${sql.join(columns)} from ${sql.id('biz', table.name)} r
    where ${sql.join(conditions, sql` and `)} order by ${orderBy(sort)} limit ${size + 1}`.execute(db);
  return rows;
}

/** The keyword anywhere in the name or the number, in any letter case. */
function matches(name: RawBuilder<string>, keyword: string): RawBuilder<boolean> {
  const pattern = `%${keyword.replace(/[\\%_]/g, '\\$&').replaceAll('\0', '')}%`;
  return sql`(${name} ilike ${pattern} or r.sequence_no ilike ${pattern})`;
}

async function present({ db, actor }: QueryContext, { model }: ListShape, codes: readonly string[], rows: readonly FoundRow[]) {
  const items = tableOf(model.definition).items.filter(({ item }) => codes.includes(item.code));
  const values = await fillNames(
    db,
    items.map(({ item }) => item),
    rows.map((row) => itemValues(items, row)),
  );
  const systems = codes.some(isSystemField) ? await systemValues(db, rows.map(systemOf), [actor]) : [];
  return rows.map((row, index) => {
    const system: Record<string, FieldValue> = { ...systems[index], id: row.id };
    const all = { ...system, ...values[index] };
    return {
      id: row.id,
      name: row.$name,
      workflowInstanceId: row.workflow_instance_id,
      values: Object.fromEntries(codes.map((code) => [code, all[code] ?? null])),
    };
  });
}
