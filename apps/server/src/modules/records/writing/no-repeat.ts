import { sql } from 'kysely';
import {
  localizedName,
  repeatText,
  type DataItem,
  type FieldValue,
  type FormValues,
  type Issue,
  type Locale,
  type SheetRow,
} from '@inkstone/schema';
import type { Trx } from '../../../platform/db/database.ts';
import { isUniqueViolation } from '../../../platform/db/database-error.ts';
import { refuse } from '../../../platform/http/refusal.ts';
import {
  countedStatuses,
  itemStorages,
  repeatIndexName,
  repeatKey,
  tableOf,
  type PublishedModel,
  type StoredItem,
} from '../../apps/index.ts';

/** Returns the issues of repeating values: among all records, and in sub-tables within this record (architecture, storage). */
export async function repeatIssues(trx: Trx, model: PublishedModel, recordId: string, values: FormValues): Promise<Issue[]> {
  const table = tableOf(model.definition);
  const issues: Issue[] = [];
  for (const stored of table.items.filter(({ item }) => item.noRepeat)) {
    if (await standsElsewhere(trx, table.name, stored, recordId, values[stored.item.code] ?? null)) {
      issues.push({ code: 'noRepeat', path: stored.item.code });
    }
  }
  return [...issues, ...repeatsInSheets(model, values)];
}

/** Returns the issues of values that repeat within sub-tables of a record. */
export function repeatsInSheets(model: PublishedModel, values: FormValues): Issue[] {
  return tableOf(model.definition).sheets.flatMap((sheet) => {
    const rows = (values[sheet.item.code] ?? []) as readonly SheetRow[];
    return sheet.items.filter(({ item }) => item.noRepeat).flatMap((stored) => repeatedCells(sheet.item, stored, rows));
  });
}

/** A value of a new record as it is compared, and whether a stored record has it. */
export interface RepeatKey {
  readonly key: string;
  readonly isStored: boolean;
}

/**
 * Returns the keys of the values of new records under which an item must not repeat, by the item's code and in the order of the records;
 * null where a value may repeat. Items whose rule is not in effect are missing.
 */
export async function repeatKeys(
  trx: Trx,
  model: PublishedModel,
  records: readonly FormValues[],
): Promise<ReadonlyMap<string, readonly (RepeatKey | null)[]>> {
  const table = tableOf(model.definition);
  const keys = new Map<string, (RepeatKey | null)[]>();
  for (const stored of table.items.filter(({ item }) => item.noRepeat)) {
    const column = stored.columns[0];
    if (!column) continue;
    const written = records.map((values) => itemStorages[stored.item.type].write(values[stored.item.code] ?? null, stored.item)[0] ?? null);
    const key = repeatKey(stored, sql.ref('v.value'));
    // The limit keeps the planner from reading the whole table for many values at once.
    const { rows } = await sql<{ key: string | null; is_stored: boolean; in_effect: boolean }>`
      select k.key::text as key, e.found is not null as is_stored,
        exists (select from pg_index where indexrelid = to_regclass(${`biz.${repeatIndexName(table.name, column)}`}) and indisvalid) as in_effect
      from unnest(${written}::${sql.raw(column.type)}[]) with ordinality v (value, place)
      cross join lateral (select ${key} as key) k
      left join lateral (select true as found from ${sql.id('biz', table.name)}
        where ${repeatKey(stored, sql.id(column.name))} = k.key and ${countedStatuses} limit 1) e on true
      order by v.place`.execute(trx);
    if (!rows[0]?.in_effect) continue;
    keys.set(
      stored.item.code,
      rows.map((row) => (row.key === null ? null : { key: row.key, isStored: row.is_stored })),
    );
  }
  return keys;
}

/** The rule is in effect once its index is valid; which the same statement asks, so that no rule is applied to values that it does not protect. */
async function standsElsewhere(trx: Trx, table: string, stored: StoredItem, recordId: string, value: FieldValue): Promise<boolean> {
  const [written] = itemStorages[stored.item.type].write(value, stored.item);
  const column = stored.columns[0];
  if (written === null || written === undefined || !column) return false;
  const wanted = repeatKey(stored, sql`${written}::${sql.raw(column.type)}`);
  const { rows } = await sql<{ found: boolean }>`
    select case when exists (select from pg_index where indexrelid = to_regclass(${`biz.${repeatIndexName(table, column)}`}) and indisvalid)
      then exists (select from ${sql.id('biz', table)}
        where ${repeatKey(stored, sql.id(column.name))} = ${wanted} and ${countedStatuses} and id <> ${recordId}::uuid)
      else false end as found`.execute(trx);
  return rows[0]!.found;
}

/** Returns all cells whose value occurs in another row too, as the form engine does. */
function repeatedCells(sheet: DataItem, { item }: StoredItem, rows: readonly SheetRow[]): Issue[] {
  const keys = rows.map((row) => {
    const [written] = itemStorages[item.type].write(row[item.code] ?? null, item);
    return typeof written === 'string' ? repeatText(written) : '';
  });
  const counts = new Map<string, number>();
  for (const key of keys) counts.set(key, (counts.get(key) ?? 0) + 1);
  return rows.flatMap((row, index) =>
    keys[index] !== '' && counts.get(keys[index]!)! > 1 ? [{ code: 'noRepeat', path: `${sheet.code}[${row.id}].${item.code}` }] : [],
  );
}

/** Refuses with `value-repeats` when a unique index rejects the write, as for two records with the same value written concurrently. */
export async function refusingRepeats<T>(model: PublishedModel, locale: Locale, write: () => Promise<T>): Promise<T> {
  try {
    return await write();
  } catch (error) {
    const stored = violatedItem(model, error);
    if (!stored) throw error;
    return refuse(
      'value-repeats',
      { ctrl: localizedName(stored.item, locale) },
      { issues: [{ code: 'noRepeat', path: stored.item.code }] },
    );
  }
}

function violatedItem(model: PublishedModel, error: unknown): StoredItem | undefined {
  if (!isUniqueViolation(error)) return undefined;
  const { constraint } = error as { constraint?: unknown };
  const table = tableOf(model.definition);
  return table.items.find(({ columns: [column] }) => column && repeatIndexName(table.name, column) === constraint);
}
