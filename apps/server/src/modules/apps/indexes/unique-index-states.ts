import type { ModelDefinition } from '@inkstone/schema';
import { tableOf } from '@inkstone/formula/sql';
import type { Executor } from '../../../platform/db/database.ts';
import { indexStates } from './build-indexes.ts';
import { uniqueIndexes, type RepeatedValue } from './unique-indexes.ts';

/** How far the rule that an item must not repeat is. It is in effect when its index is valid. */
export interface UniqueIndexState {
  /** The item. */
  readonly code: string;
  readonly state: 'building' | 'valid' | 'failed';
  /** The values for which it failed. */
  readonly repeated: readonly RepeatedValue[];
}

/** Returns the state of each item of a published model that must not repeat. */
export async function uniqueIndexStates(executor: Executor, model: ModelDefinition): Promise<UniqueIndexState[]> {
  const wanted = uniqueIndexes(model);
  if (wanted.length === 0) return [];
  const states = await indexStates(executor, tableOf(model).name);
  const failures = await executor.selectFrom('unique_failures').selectAll().where('schema_code', '=', model.code).execute();
  const repeatedBy = new Map(failures.map(({ item_code, repeated }) => [item_code, repeated]));
  return wanted.map(({ name, stored: { item } }) => {
    const repeated = states.get(name) ? undefined : repeatedBy.get(item.code);
    return { code: item.code, state: states.get(name) ? 'valid' : repeated ? 'failed' : 'building', repeated: repeated ?? [] };
  });
}
