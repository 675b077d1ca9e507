import type { DataItem, ModelDefinition } from '@inkstone/schema';
import { tableOf, type StoredItem } from '../../apps/index.ts';
import { isConvertible } from './convert-value.ts';

/** Two items whose values stand in one table. */
export interface CopiedItems {
  readonly table: string;
  readonly from: StoredItem;
  readonly to: StoredItem;
}

/** Finds two items of a model by their codes, a column of a sub-table as `items.amount`; null if values cannot be copied between them. */
export function copiedItems(model: ModelDefinition, from: string, to: string): CopiedItems | null {
  const [source, target] = [storedItem(model, from), storedItem(model, to)];
  if (!source || !target || from === to || source.table !== target.table || !isConvertible(source.item, target.item)) return null;
  return { table: source.table, from: source.stored, to: target.stored };
}

function storedItem(model: ModelDefinition, code: string): { table: string; stored: StoredItem; item: DataItem } | null {
  const table = tableOf(model);
  const [first = '', column] = code.split('.');
  const sheet = column === undefined ? undefined : table.sheets.find(({ item }) => item.code === first);
  const items = column === undefined ? table.items : (sheet?.items ?? []);
  const stored = items.find(({ item }) => item.code === (column ?? first));
  return stored ? { table: sheet?.name ?? table.name, stored, item: stored.item } : null;
}
