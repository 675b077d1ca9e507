import type { FormPermission, FormValues, ModelDefinition } from '@inkstone/schema';
import { fillNames, isVisibleControl, type StoredRecord } from '../../records/index.ts';
import type { Executor } from '../../../platform/db/database.ts';
import type { BatchResult } from './each-record.ts';

/** Returns the changed fields that the person may see, with names of people and records. */
export async function changedFields(
  executor: Executor,
  { model, permission }: { readonly model: ModelDefinition; readonly permission: FormPermission },
  before: FormValues,
  after: FormValues,
): Promise<BatchResult['changes']> {
  const items = model.dataItems.filter(
    ({ code, type }) =>
      type !== 'Sheet' && isVisibleControl(permission, code) && JSON.stringify(before[code]) !== JSON.stringify(after[code]),
  );
  const picked = (values: FormValues) => Object.fromEntries(items.map(({ code }) => [code, values[code] ?? null]));
  const [old, now] = await fillNames(executor, items, [picked(before), picked(after)]);
  return items
    .map(({ code }) => ({ code, old: old![code] ?? null, new: now![code] ?? null }))
    .filter((change) => JSON.stringify(change.old) !== JSON.stringify(change.new));
}

/** Returns a record's display name: its name item as text, or its number. */
export function nameOf({ nameItem }: ModelDefinition, { values, system }: StoredRecord, permission: FormPermission): string {
  const value = nameItem !== undefined && isVisibleControl(permission, nameItem) ? values[nameItem] : null;
  return typeof value === 'string' || typeof value === 'number' ? String(value) : (system.sequenceNo ?? '');
}
