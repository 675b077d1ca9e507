import { sql } from 'kysely';
import type { DataItem, DataItemType, ModelDefinition } from '@inkstone/schema';
import type { Trx } from '../../platform/db/database.ts';
import { documentsView, tableOf, type ItemColumn, type ModelTable, type StoredItem } from '../apps/index.ts';
import { readTables } from './existing-tables.ts';
import { problem, type Problem } from './checks/problem.ts';

/** What one of a group has stored the others read as it was meant. */
const readAlike: readonly (readonly DataItemType[])[] = [
  ['ShortText', 'LongText', 'Radio', 'Dropdown'],
  ['Checkbox', 'DropdownMulti'],
];

interface Place {
  /** `items.amount` for a column of a sub-table. */
  readonly code: string;
  readonly table: string;
  readonly columns: readonly ItemColumn[];
  readonly item: DataItem;
}

/**
 * The code of a published data item is locked (designer specification, section 5): as long as records hold values under it, it stays in
 * the model with a type that reads them. An item that nothing is stored under may go or become another one.
 */
export async function lockedItems(trx: Trx, model: ModelDefinition): Promise<Problem[]> {
  const before = await latestModel(trx, model.code);
  if (!before) return [];
  const wanted = new Map(placesOf(tableOf(model)).map((place) => [place.code, place]));
  const touched = placesOf(tableOf(before)).filter(({ code, item }) => !readsAs(item, wanted.get(code)?.item));
  const existing = await readTables(trx, [...new Set(touched.map(({ table }) => table))]);
  const problems: Problem[] = [];
  for (const place of touched) {
    const there = existing.get(place.table);
    if (!there || place.columns.some(({ name, type }) => there.columns.get(name) !== type)) continue;
    const next = wanted.get(place.code);
    // A column that would have to become one of another type is refused where tables are compared.
    if (next && changesColumn(place, next)) continue;
    const rows = await rowsHeld(trx, place);
    if (rows === 0) continue;
    const path = `models.${model.code}.${place.code}`;
    const { code } = place;
    problems.push(
      next
        ? problem('ItemTypeLocked', path, { code, rows, from: meaningOf(place.item), to: meaningOf(next.item) })
        : problem('ItemCodeLocked', path, { code, rows }),
    );
  }
  return problems;
}

async function latestModel(trx: Trx, code: string): Promise<ModelDefinition | null> {
  const row = await trx
    .selectFrom(documentsView.as('documents'))
    .select('content')
    .where('kind', '=', 'model')
    .where('scope', '=', '')
    .where('code', '=', code)
    .orderBy('version', 'desc')
    .limit(1)
    .executeTakeFirst();
  return row ? (row.content as ModelDefinition) : null;
}

/** Sub-tables stand among them by their rows. */
function placesOf({ name, items, sheets }: ModelTable): Place[] {
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
  return readAlike.some((group) => group.includes(was.type) && group.includes(is.type));
}

function changesColumn(was: Place, is: Place): boolean {
  return is.columns.some(({ name, type }) => was.columns.some((column) => column.name === name && column.type !== type));
}

async function rowsHeld(trx: Trx, { table, columns }: Place): Promise<number> {
  const held = columns.map(({ name }) => sql<boolean>`${sql.id(name)} is not null`);
  const { rows } = await sql<{ rows: string }>`
    select count(*) as rows from ${sql.id('biz', table)} ${held.length > 0 ? sql`where ${sql.join(held, sql` or `)}` : sql``}`.execute(trx);
  return Number(rows[0]!.rows);
}

/** A type, of what points at records with their model. */
function meaningOf({ type, schemaCode }: DataItem): string {
  return schemaCode === undefined ? type : `${type} (${schemaCode})`;
}
