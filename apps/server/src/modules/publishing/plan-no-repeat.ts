import { errorsIn, type DocumentIssue } from '@inkstone/checks';
import { sql, type RawBuilder } from 'kysely';
import type { Executor } from '../../platform/db/database.ts';
import { possibleUniqueIndexes, repeatedValues } from '../apps/index.ts';
import type { ChangedModel } from './locked-items.ts';

interface NoRepeatInput extends ChangedModel {
  /** The column is created by this plan, so it has no values. */
  readonly isNew: (column: string) => boolean;
  /** The plan cannot give the column its type. */
  readonly isRefused: (column: string) => boolean;
  readonly indexes: ReadonlySet<string>;
}

/**
 * Plans unique indexes for items that must not repeat, over records that are neither drafts nor cancelled. A column without values gets its
 * index at once; one with values afterwards, without blocking those who write (`buildIndexes`). Values that repeat already are issues. In a
 * sub-table the rule applies within one record and is enforced by `writeRecord`, which holds the record's lock.
 */
export async function planNoRepeat(
  executor: Executor,
  { model, before, isNew, isRefused, indexes }: NoRepeatInput,
): Promise<{ issues: DocumentIssue[]; statements: RawBuilder<unknown>[] }> {
  const issues: DocumentIssue[] = [];
  const statements: RawBuilder<unknown>[] = [];
  const ruled = new Set((before?.dataItems ?? []).flatMap(({ code, noRepeat }) => (noRepeat ? [code] : [])));
  const report = errorsIn({ kind: 'model', code: model.code });
  for (const { name, stored, definition } of possibleUniqueIndexes(model)) {
    const { code, noRepeat } = stored.item;
    const column = stored.columns[0]!.name;
    if (isRefused(column)) continue;
    const isBuilt = indexes.has(name) && !isNew(column);
    if (!noRepeat && isBuilt) statements.push(sql`drop index ${sql.id('biz', name)}`);
    if (!noRepeat || isBuilt) continue;
    if (isNew(column)) statements.push(sql`create unique index ${sql.id(name)} ${definition}`);
    else if (!ruled.has(code)) {
      const repeated = await repeatedValues(executor, model, stored);
      issues.push(...repeated.map((value) => report('ValuesRepeat', { kind: 'item', item: code }, { code, ...value })));
    }
  }
  return { issues, statements };
}
