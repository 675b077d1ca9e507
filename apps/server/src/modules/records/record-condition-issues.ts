import { recordSource, type RecordSource } from '@inkstone/controls/record-source';
import type { Form } from '@inkstone/form-engine';
import type { ConditionDocument, FieldPath, FieldValue, Issue, ModelDefinition, Patch, RecordReference } from '@inkstone/schema';
import { sql } from 'kysely';
import type { Executor } from '../../platform/db/database.ts';
import type { Asker, CommandContext } from '../../platform/http/request-context.ts';
import { findModel, tableOf } from '../apps/index.ts';
import { askedRecords, UnaskableQuestion } from './services/asked-records.ts';
import { storedField } from './stored-field.ts';
import type { StoredRecord } from './stored-record.ts';

export interface Offer {
  readonly schemaCode: string;
  /** Meeting one of them is enough. */
  readonly conditions: readonly ConditionDocument[];
}

interface Picked {
  readonly path: FieldPath;
  readonly record: RecordReference;
}

/**
 * Records that were picked although they do not meet the conditions of their control, with the form's values as they now are:
 * `OutsideConditions`. Pickers of wide and of narrow screens may have conditions of their own; what either of them offers may be picked. What
 * stood in the same place already may stay, and what a default or a formula put there is the form's own choice.
 */
export async function recordConditionIssues(
  context: CommandContext,
  form: Form,
  patch: Patch,
  stored: StoredRecord | null,
): Promise<Issue[]> {
  const byOffer = new Map<string, { readonly offer: Offer; readonly picked: Picked[] }>();
  for (const path of Object.keys(patch.values)) {
    const picked = newlyPicked(form, path, stored);
    const offer = picked.length > 0 ? offerAt(form, path) : null;
    if (!offer) continue;
    const key = JSON.stringify(offer);
    const of = byOffer.get(key) ?? { offer, picked: [] };
    byOffer.set(key, of);
    of.picked.push(...picked.map((record) => ({ path, record })));
  }
  const issues: Issue[] = [];
  for (const { offer, picked } of byOffer.values()) {
    const offered = await offeredRecords(
      context.trx,
      context,
      offer,
      picked.map(({ record }) => record.id),
    );
    const others = picked.filter(({ record }) => !offered.has(record.id));
    issues.push(...others.map(({ path, record: { id, name } }) => ({ code: 'OutsideConditions', path, params: { id, name } })));
  }
  return issues;
}

function newlyPicked(form: Form, path: FieldPath, stored: StoredRecord | null): readonly RecordReference[] {
  if (!form.has(path)) return [];
  const { model, value } = form.field(path);
  if (model.valueType !== 'record' && model.valueType !== 'records') return [];
  const before = new Set(recordsIn(storedField(stored, path)).map(({ id }) => id));
  return recordsIn(value.peek()).filter(({ id }) => !before.has(id));
}

function recordsIn(value: FieldValue | undefined): readonly RecordReference[] {
  if (value === null || value === undefined) return [];
  return (Array.isArray(value) ? value : [value]) as readonly RecordReference[];
}

/** Null: every record of the model is offered. */
function offerAt(form: Form, path: FieldPath): Offer | null {
  return offerOf(recordSource(form, path, false), recordSource(form, path, true));
}

/** What pickers of wide and of narrow screens offer together. Null: every record of the model. */
export function offerOf(wide: RecordSource, narrow: RecordSource): Offer | null {
  if (wide.schemaCode === null || !wide.filter || !narrow.filter) return null;
  const isSame = JSON.stringify(wide.filter) === JSON.stringify(narrow.filter);
  return { schemaCode: wide.schemaCode, conditions: isSame ? [wide.filter] : [wide.filter, narrow.filter] };
}

/** Those of the records that meet one of the conditions. */
export async function offeredRecords(
  executor: Executor,
  asker: Asker,
  { schemaCode, conditions }: Offer,
  ids: readonly string[],
): Promise<Set<string>> {
  const model = await findModel(executor, schemaCode);
  const offered = new Set<string>();
  for (const condition of model ? conditions : []) {
    for (const id of await meeting(executor, asker, model!.definition, condition, ids)) offered.add(id);
  }
  return offered;
}

/** A condition that no list can be filtered by offers nothing, in the picker and here. */
async function meeting(
  executor: Executor,
  asker: Asker,
  model: ModelDefinition,
  condition: ConditionDocument,
  ids: readonly string[],
): Promise<readonly string[]> {
  try {
    const { rows } = await sql<{ id: string }>`
      select r.id from ${sql.id('biz', tableOf(model).name)} r
      where r.id = any(${[...ids]}::uuid[]) and ${askedRecords(model, condition, { asker })}`.execute(executor);
    return rows.map(({ id }) => id);
  } catch (error) {
    if (error instanceof UnaskableQuestion) return [];
    throw error;
  }
}
