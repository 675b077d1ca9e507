import { sql } from 'kysely';
import type { ControlDefinition, DataItem, FieldValue, FormDefinition, FormValues, ModelDefinition, SheetRow } from '@inkstone/schema';
import type { Executor } from '../../../platform/db/database.ts';
import { unshownTypes } from '@inkstone/checks';
import { findModel, tableOf, type StoredItem } from '../../apps/index.ts';
import { itemColumns, itemValues, type Row } from '../reading/record-row.ts';
import { fillNames } from './reference-names.ts';

/** A data item whose references are displayed by a field of the other model instead of by name. */
interface Shown {
  readonly schemaCode: string;
  readonly field: string;
}

/**
 * Sets the current display field (`displayField`) in stored references. The name stays as well: a record without that field is displayed by
 * its name.
 */
export async function fillShownFields(
  executor: Executor,
  model: ModelDefinition,
  form: FormDefinition,
  values: FormValues,
): Promise<FormValues> {
  const filled: Record<string, FieldValue> = { ...values } as Record<string, FieldValue>;
  const known = new Map<string, ReadonlyMap<string, FieldValue>>();
  for (const { key, options, columns = [] } of form.controls) {
    const item = model.dataItems.find(({ code }) => code === key);
    const rows = filled[key];
    if (!item || rows === null || rows === undefined) continue;
    const shown = shownBy(item, options);
    if (shown) filled[key] = withField(rows, shown.field, await fieldOf(executor, known, shown, idsIn([rows])));
    for (const column of columns) {
      const inner = item.dataItems?.find(({ code }) => code === column.key);
      const of = inner && shownBy(inner, column.options);
      if (!of) continue;
      const each = filled[key] as readonly SheetRow[];
      const found = await fieldOf(executor, known, of, idsIn(each.map((row) => row[column.key])));
      filled[key] = each.map((row) => ({
        ...row,
        [column.key]: withField(row[column.key] ?? null, of.field, found),
      })) as unknown as FieldValue;
    }
  }
  return filled;
}

function shownBy({ type, schemaCode }: DataItem, options: ControlDefinition['options']): Shown | null {
  const field = options['displayField'];
  const isReference = type === 'RelevanceForm' || type === 'RelevanceFormEx';
  if (!isReference || schemaCode === undefined || typeof field !== 'string' || field === '' || field === 'name') return null;
  return { schemaCode, field };
}

function idsIn(values: readonly (FieldValue | undefined)[]): string[] {
  return values.flatMap((value) => {
    const each = (Array.isArray(value) ? value : [value]) as readonly ({ readonly id: string } | null | undefined)[];
    return each.flatMap((reference) => reference?.id ?? []);
  });
}

function withField(value: FieldValue, field: string, found: ReadonlyMap<string, FieldValue>): FieldValue {
  if (value === null) return null;
  if (Array.isArray(value)) return value.map((each: FieldValue) => withField(each, field, found)) as unknown as FieldValue;
  const { id } = value as unknown as { readonly id: string };
  return found.has(id) ? ({ ...(value as object), [field]: found.get(id)! } as FieldValue) : value;
}

/** Returns the field of these records, by id; empty for an unknown field or one that cannot be displayed. */
async function fieldOf(
  executor: Executor,
  known: Map<string, ReadonlyMap<string, FieldValue>>,
  { schemaCode, field }: Shown,
  ids: readonly string[],
): Promise<ReadonlyMap<string, FieldValue>> {
  const key = JSON.stringify([schemaCode, field, ids]);
  const found = known.get(key) ?? (await lookUp(executor, { schemaCode, field }, ids));
  known.set(key, found);
  return found;
}

async function lookUp(executor: Executor, { schemaCode, field }: Shown, ids: readonly string[]): Promise<ReadonlyMap<string, FieldValue>> {
  const target = ids.length === 0 ? null : await findModel(executor, schemaCode);
  const stored = target && tableOf(target.definition).items.find(({ item }) => item.code === field && !unshownTypes.has(item.type));
  if (!target || (!stored && field !== 'sequenceNo')) return new Map();
  const items: readonly StoredItem[] = stored ? [stored] : [];
  const { rows } = await sql<Row & { id: string; $number: string | null }>`
    select ${sql.join([sql`r.id`, sql`r.sequence_no as ${sql.id('$number')}`, ...itemColumns(items)])}
    from ${sql.id('biz', schemaCode)} r where r.id = any(${[...new Set(ids)]}::uuid[])`.execute(executor);
  const values = await fillNames(
    executor,
    items.map(({ item }) => item),
    rows.map((row) => itemValues(items, row)),
  );
  return new Map(rows.map((row, index) => [row.id, stored ? (values[index]![field] ?? null) : row.$number]));
}
