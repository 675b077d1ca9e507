import type { DataItem, ModelDefinition } from '@inkstone/schema';

export function findItem(model: ModelDefinition, code: string): DataItem | undefined {
  return model.dataItems.find((item) => item.code === code);
}
