import { errorsIn, type DocumentIssue } from '@inkstone/checks';
import { sql } from 'kysely';
import type { DataItem, DataItemType, ModelDefinition } from '@inkstone/schema';
import type { Executor } from '../../platform/db/database.ts';
import { documentHeadsView, documentsView, tableOf, type ItemColumn, type ModelTable, type StoredItem } from '../apps/index.ts';
import { readTables } from './existing-tables.ts';

/** Groups of types that can read each other's stored values. */
const compatibleTypes: readonly (readonly DataItemType[])[] = [
  ['ShortText', 'LongText', 'Radio', 'Dropdown'],
  ['Checkbox', 'DropdownMulti'],
];

/** A model that is published, with what it was before. */
export interface ChangedModel {
  readonly model: ModelDefinition;
  /** Null: it was never published. */
  readonly before: ModelDefinition | null;
}

interface StoredColumns {
  /** `items.amount` for a column of a sub-table. */
  readonly code: string;
  readonly table: string;
  readonly columns: readonly ItemColumn[];
  readonly item: DataItem;
}

/**
 * Returns the issues of changed data items that still hold values. The code of a published data item is locked (designer specification,
 * section 5): while records hold values under it, it must stay in the model with a type that reads them. An item without values may be
 * removed or change its type.
 */
export async function lockedItems(executor: Executor, { model, before }: ChangedModel): Promise<DocumentIssue[]> {
  const wanted = storedByCode(model);
  const touched = touchedItems({ model, before });
  const existing = await readTables(executor, [...new Set(touched.map(({ table }) => table))]);
  const report = errorsIn({ kind: 'model', code: model.code });
  const issues: DocumentIssue[] = [];
  for (const stored of touched) {
    const there = existing.get(stored.table);
    if (!there || stored.columns.some(({ name, type }) => there.columns.get(name) !== type)) continue;
    const next = wanted.get(stored.code);
    // A changed column type is refused where the tables are compared.
    if (next && changesColumn(stored, next)) continue;
    const rows = await rowsHeld(executor, stored);
    if (rows === 0) continue;
    const [item = '', column] = stored.code.split('.');
    const location = { kind: 'item', item, ...(column !== undefined && { column }) } as const;
    const { code } = stored;
    issues.push(
      next
        ? report('ItemTypeLocked', location, { code, rows, from: typeText(stored.item), to: typeText(next.item) })
        : report('ItemCodeLocked', location, { code, rows }),
    );
  }
  return issues;
}

/** Whether items are removed, or get a type that does not read their values: nothing may be written while they are found empty. */
export const touchesValues = (changed: ChangedModel): boolean => touchedItems(changed).length > 0;

function touchedItems({ model, before }: ChangedModel): StoredColumns[] {
  const wanted = storedByCode(model);
  return before ? storedColumns(tableOf(before)).filter(({ code, item }) => !readsAs(item, wanted.get(code)?.item)) : [];
}

const storedByCode = (model: ModelDefinition): ReadonlyMap<string, StoredColumns> =>
  new Map(storedColumns(tableOf(model)).map((stored) => [stored.code, stored]));

/** Returns the model as it was last published; null also for one whose application was removed with its tables. */
export async function latestModel(executor: Executor, code: string): Promise<ModelDefinition | null> {
  const row = await executor
    .selectFrom(documentsView.as('documents'))
    .innerJoin(documentHeadsView.as('heads'), (join) =>
      join
        .onRef('heads.kind', '=', 'documents.kind')
        .onRef('heads.scope', '=', 'documents.scope')
        .onRef('heads.code', '=', 'documents.code'),
    )
    .select('content')
    .where('documents.kind', '=', 'model')
    .where('documents.scope', '=', '')
    .where('documents.code', '=', code)
    .orderBy('documents.version', 'desc')
    .limit(1)
    .executeTakeFirst();
  return row ? (row.content as ModelDefinition) : null;
}

/** A sub-table is included as an item with its rows. */
function storedColumns({ name, items, sheets }: ModelTable): StoredColumns[] {
  const at = (table: string, above: string) => (stored: StoredItem) => ({
    code: above + stored.item.code,
    table,
    columns: stored.columns,
    item: stored.item,
  });
  return [
    ...items.map(at(name, '')),
    ...sheets.flatMap((sheet) => [
      { code: sheet.item.code, table: sheet.name, columns: [], item: sheet.item },
      ...sheet.items.map(at(sheet.name, `${sheet.item.code}.`)),
    ]),
  ];
}

function readsAs(was: DataItem, is: DataItem | undefined): boolean {
  if (!is) return false;
  if (was.type === is.type) return was.schemaCode === is.schemaCode;
  return compatibleTypes.some((group) => group.includes(was.type) && group.includes(is.type));
}

function changesColumn(was: StoredColumns, is: StoredColumns): boolean {
  return is.columns.some(({ name, type }) => was.columns.some((column) => column.name === name && column.type !== type));
}

async function rowsHeld(executor: Executor, { table, columns }: StoredColumns): Promise<number> {
  const held = columns.map(({ name }) => sql<boolean>`${sql.id(name)} is not null`);
  const { rows } = await sql<{ rows: string }>`
    select count(*) as rows from ${sql.id('biz', table)} ${held.length > 0 ? sql`where ${sql.join(held, sql` or `)}` : sql``}`.execute(
    executor,
  );
  return Number(rows[0]!.rows);
}

/** Returns the type; for references with their model. */
function typeText({ type, schemaCode }: DataItem): string {
  return schemaCode === undefined ? type : `${type} (${schemaCode})`;
}
