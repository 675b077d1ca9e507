import { sql } from 'kysely';
import { maxPatchIssues } from '@inkstone/form-engine';
import { limits, type FormDefinition, type Issue, type Locale, type ModelDefinition, type Patch, type SheetRow } from '@inkstone/schema';
import type { Trx } from '../../../platform/db/database.ts';
import { isUniqueViolation } from '../../../platform/db/database-error.ts';
import { tableOf } from '../../apps/index.ts';
import { refuseIssues } from './issue-refusal.ts';
import { isId } from '../../../platform/db/id.ts';
import type { StoredRecord } from '../reading/stored-record.ts';

/**
 * Returns the unknown paths of a patch when they exceed the number of reported issues: no form makes such a patch, and resolving each path
 * would cost too much. Fewer unknown paths are reported with all other issues.
 */
export function unknownPaths({ controls }: FormDefinition, { values }: Patch): readonly Issue[] {
  if (Object.keys(values).length < maxPatchIssues) return [];
  const known = new Set(controls.map(({ key }) => key));
  const strange: Issue[] = [];
  for (const path in values) {
    const end = path.indexOf('[');
    if (known.has(end < 0 ? path : path.slice(0, end))) continue;
    strange.push({ code: 'UnknownField', path });
    if (strange.length >= maxPatchIssues) return strange;
  }
  return [];
}

/** Returns those of some row ids that rows of a sub-table have already, by its table. */
export type ExistingRows = (trx: Trx, table: string, ids: readonly string[]) => Promise<readonly string[]>;

/**
 * Checks a patch for what the form engine cannot see: its size, invalid row ids, and rows of another record. A row of another record is
 * refused like an unknown one, so that its existence is not revealed.
 */
export async function guardPatch(
  trx: Trx,
  model: ModelDefinition,
  record: StoredRecord | null,
  patch: Patch,
  existing: ExistingRows = existingRows,
): Promise<Issue[]> {
  const issues: Issue[] = [];
  if (Object.keys(patch.values).length > limits.patchPaths) issues.push({ code: 'MaxCount', path: '', params: { max: limits.patchPaths } });
  for (const [code, { added, removed }] of Object.entries(patch.rows)) {
    const sheet = tableOf(model).sheets.find(({ item }) => item.code === code);
    // The form refuses an unknown sheet.
    if (!sheet) continue;
    const present = (record?.values[code] ?? []) as readonly SheetRow[];
    if (present.length + added.length - removed.length > limits.sheetRowsStored)
      issues.push({ code: 'MaxCount', path: code, params: { max: limits.sheetRowsStored } });
    const wrong = added.filter((id) => !isId(id)).map((id) => ({ code: 'WrongRow', path: `${code}[${id}]` }));
    const ownIds = new Set(present.map(({ id }) => id));
    const foreignRows = (await existing(trx, sheet.name, added.filter(isId))).filter((id) => !ownIds.has(id));
    issues.push(...wrong, ...foreignRows.map((id) => ({ code: 'UnknownRow', path: `${code}[${id}]` })));
  }
  return issues.slice(0, maxPatchIssues);
}

export const noRows: ExistingRows = () => Promise.resolve([]);

/**
 * Refuses rows of a new record whose ids rows of other records have, as `guardPatch` does: the insert fails at the first of them, which
 * saves everybody else the question.
 */
export async function refusingTakenRows<T>(
  context: { readonly locale: Locale },
  { model, form }: { readonly model: ModelDefinition; readonly form: FormDefinition },
  insert: () => Promise<T>,
): Promise<T> {
  try {
    return await insert();
  } catch (error) {
    const { table, detail = '' } = error as { readonly table?: string; readonly detail?: string };
    const sheet = isUniqueViolation(error) ? tableOf(model).sheets.find(({ name }) => name === table) : undefined;
    const id = /^[^(]*\(id\)=\(([0-9a-f-]{36})\)/.exec(detail)?.[1];
    if (!sheet || id === undefined) throw error;
    return refuseIssues(context, form, [{ code: 'UnknownRow', path: `${sheet.item.code}[${id}]` }]);
  }
}

export const existingRows: ExistingRows = async (trx, table, ids) => {
  if (ids.length === 0) return [];
  const { rows } = await sql<{ id: string }>`select id from ${sql.id('biz', table)} where id = any(${[...ids]}::uuid[])`.execute(trx);
  return rows.map(({ id }) => id);
};
