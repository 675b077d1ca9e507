import { isSystemField, type ModelDefinition } from '@inkstone/schema';
import { recordColumns, tableOf, type ItemColumn } from './model-table.ts';

/** Returns the main column of a field: the first of several, the start of a range. */
export function columnOf(model: ModelDefinition, code: string): ItemColumn | undefined {
  if (isSystemField(code)) {
    const name = code.replaceAll(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`);
    return { name, type: recordColumns[name as keyof typeof recordColumns] as ItemColumn['type'] };
  }
  return tableOf(model).items.find(({ item }) => item.code === code)?.columns[0];
}
