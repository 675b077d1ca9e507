import { errorsIn, type DocumentIssue } from '@inkstone/checks';
import { sql, type RawBuilder } from 'kysely';
import type { ModelDefinition } from '@inkstone/schema';
import type { Executor } from '../../platform/db/database.ts';
import { countedStatuses, repeatIndexName, repeatKey, type StoredItem } from '../apps/index.ts';

interface NoRepeatInput {
  readonly model: ModelDefinition;
  readonly table: string;
  readonly items: readonly StoredItem[];
  /** The column is created by this plan, so it has no repeating values. */
  isNew(column: string): boolean;
  readonly indexes: ReadonlySet<string>;
}

const duplicatesShown = 20;

/**
 * Plans unique indexes for items that must not repeat, over records that are neither drafts nor cancelled. Values that repeat already are
 * issues. In a sub-table the rule applies within one record and is enforced by `writeRecord`, which holds the record's lock.
 */
export async function planNoRepeat(
  executor: Executor,
  input: NoRepeatInput,
): Promise<{ issues: DocumentIssue[]; statements: RawBuilder<unknown>[] }> {
  const { model, table, items, indexes } = input;
  const issues: DocumentIssue[] = [];
  const statements: RawBuilder<unknown>[] = [];
  if (table !== model.code) return { issues, statements };
  for (const stored of items) {
    const column = stored.columns[0];
    if (!column) continue;
    const name = repeatIndexName(table, column);
    const exists = indexes.has(name) && !input.isNew(column.name);
    if (!stored.item.noRepeat) {
      if (exists) statements.push(sql`drop index ${sql.id('biz', name)}`);
      continue;
    }
    if (exists) continue;
    if (!input.isNew(column.name)) issues.push(...(await duplicates(executor, model, stored)));
    statements.push(
      sql`create unique index ${sql.id(name)} on ${sql.id('biz', table)} ((${repeatKey(stored, sql.id(column.name))})) where ${countedStatuses}`,
    );
  }
  return { issues, statements };
}

async function duplicates(executor: Executor, model: ModelDefinition, stored: StoredItem): Promise<DocumentIssue[]> {
  const value = sql.id(stored.columns[0]!.name);
  const key = repeatKey(stored, value);
  const { rows } = await sql<{ value: string; count: string }>`
    select min(left(${value}::text, 200)) as value, count(*) as count from ${sql.id('biz', model.code)}
    where ${countedStatuses} and ${key} is not null group by ${key} having count(*) > 1
    order by 2 desc, 1 limit ${duplicatesShown}`.execute(executor);
  const report = errorsIn({ kind: 'model', code: model.code });
  return rows.map((row) =>
    report(
      'ValuesRepeat',
      { kind: 'item', item: stored.item.code },
      {
        code: stored.item.code,
        value: row.value,
        count: Number(row.count),
      },
    ),
  );
}
