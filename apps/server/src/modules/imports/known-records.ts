import { readCell, type CellSettings } from '@inkstone/controls/file-cell';
import { sql } from 'kysely';
import type { CommandContext } from '../../platform/http/request-context.ts';
import { itemStorages, tableOf } from '../apps/index.ts';
import { modelAccess } from '../permissions/index.ts';
import { itemColumns, itemValues, type Row } from '../records/index.ts';
import type { RecordLines } from './group-lines.ts';
import { numberField, type FieldCode, type ImportTarget } from './import-fields.ts';

interface Keyed {
  readonly target: ImportTarget;
  readonly mapping: readonly (FieldCode | null)[];
  readonly keys: readonly FieldCode[];
  readonly settings: CellSettings;
}

/**
 * Returns the existing records with the keys of some rows, by the key as text, as far as the person may find the records and see the keys;
 * others are not revealed. Rows without a value in every key match no record.
 */
export async function knownRecords(
  context: Pick<CommandContext, 'trx' | 'actor' | 'locale' | 'timeZone' | 'now'>,
  keyed: Keyed,
  records: readonly RecordLines[],
): Promise<ReadonlyMap<string, readonly string[]>> {
  const { target, keys } = keyed;
  if (keys.length === 0) return new Map();
  const wanted = records.map((lines) => keyValues(keyed, lines));
  const known = new Map<string, string[]>();
  const given = wanted.filter((values) => values !== null);
  if (given.length === 0) return known;
  const items = tableOf(target.model.definition).items.filter(({ item }) => keys.includes(item.code));
  const conditions = keys.map((code, index) => {
    const stored = items.find(({ item }) => item.code === code);
    const values = [...new Set(given.map((each) => each[index]!))];
    const column = stored?.columns[0];
    return column
      ? sql`r.${sql.ref(column.name)} = any(${values}::${sql.raw(column.type)}[])`
      : sql`r.sequence_no = any(${values}::text[])`;
  });
  const { definition } = target.model;
  const access = await modelAccess(context.trx, context, definition.code);
  const found = access.records(
    'view',
    keys.filter((code) => code !== numberField),
  );
  const { rows } = await sql<Row & { id: string; $number: string | null }>`
    select ${sql.join([sql`r.id`, sql`r.sequence_no as ${sql.id('$number')}`, ...itemColumns(items)])}
    from ${sql.id('biz', definition.code)} r
    where ${sql.join(conditions, sql` and `)} and r.sequence_status not in ('DRAFT', 'CANCELED') and ${found} limit 10000`.execute(
    context.trx,
  );
  for (const row of rows) {
    const values = itemValues(items, row);
    const key = keys.map((code) => {
      const stored = items.find(({ item }) => item.code === code);
      return stored ? String(itemStorages[stored.item.type].write(values[code] ?? null, stored.item)[0]) : String(row.$number);
    });
    const text = JSON.stringify(key);
    known.set(text, [...(known.get(text) ?? []), row.id]);
  }
  return known;
}

/** Returns the key of a row as in `knownRecords`; null without a complete key. */
export function keyOf(keyed: Keyed, lines: RecordLines): string | null {
  if (keyed.keys.length === 0) return null;
  const values = keyValues(keyed, lines);
  return values && JSON.stringify(values);
}

function keyValues({ target, mapping, keys, settings }: Keyed, [first]: RecordLines): readonly string[] | null {
  const { items } = tableOf(target.model.definition);
  const values = keys.map((code) => {
    const cell = first!.cells[mapping.indexOf(code)] ?? null;
    if (cell === null) return null;
    if (code === numberField) return String(cell);
    const field = target.fields.get(code);
    const stored = items.find(({ item }) => item.code === code);
    if (!field || !stored) return null;
    const read = readCell(cell, field.model, field.options, settings);
    const decoded = read?.kind === 'value' ? field.model.decode(read.value, field.options) : null;
    return decoded?.ok ? ((itemStorages[stored.item.type].write(decoded.value, stored.item)[0] ?? null) as string | null) : null;
  });
  return values.every((value) => value !== null) ? values.map(String) : null;
}
