import { recordSource, type RecordSource } from '@inkstone/controls/record-source';
import type { Form } from '@inkstone/form-engine';
import type { ConditionDocument, FieldPath, FieldValue, Issue, ModelDefinition, Patch, RecordReference } from '@inkstone/schema';
import { sql } from 'kysely';
import type { Executor } from '../../../platform/db/database.ts';
import type { Requester, CommandContext } from '../../../platform/http/request-context.ts';
import { findModel, tableOf } from '../../apps/index.ts';
import { queriedRecords, UnanswerableQuestion } from '../services/queried-records.ts';
import { storedField } from '../fields/stored-field.ts';
import type { StoredRecord } from '../reading/stored-record.ts';

export interface Offer {
  readonly schemaCode: string;
  /** The conditions are alternatives. */
  readonly conditions: readonly ConditionDocument[];
}

interface Picked {
  readonly path: FieldPath;
  readonly record: RecordReference;
}

/**
 * Returns an `OutsideConditions` issue for each picked record that does not meet the conditions of its control, given the form's current
 * values. The pickers of wide and narrow screens may have different conditions; a record that either offers is accepted. A record that was
 * stored at the same path before is accepted, and so are values set by defaults and formulas.
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

/** Null when every record of the model is offered. */
function offerAt(form: Form, path: FieldPath): Offer | null {
  return offerOf(recordSource(form, path, false), recordSource(form, path, true));
}

/** Returns the union of what the pickers of wide and narrow screens offer; null for every record of the model. */
export function offerOf(wide: RecordSource, narrow: RecordSource): Offer | null {
  if (wide.schemaCode === null || !wide.filter || !narrow.filter) return null;
  const isSame = JSON.stringify(wide.filter) === JSON.stringify(narrow.filter);
  return { schemaCode: wide.schemaCode, conditions: isSame ? [wide.filter] : [wide.filter, narrow.filter] };
}

/** Returns those of the records that meet one of the conditions. */
export async function offeredRecords(
  executor: Executor,
  requester: Requester,
  { schemaCode, conditions }: Offer,
  ids: readonly string[],
): Promise<Set<string>> {
  const model = await findModel(executor, schemaCode);
  const offered = new Set<string>();
  for (const condition of model ? conditions : []) {
    for (const id of await matchingRecords(executor, requester, model!.definition, condition, ids)) offered.add(id);
  }
  return offered;
}

/** Whether any record meets one of the conditions. */
export async function recordExists(executor: Executor, requester: Requester, { schemaCode, conditions }: Offer): Promise<boolean> {
  const model = await findModel(executor, schemaCode);
  for (const condition of model ? conditions : []) {
    if ((await matchingRecords(executor, requester, model!.definition, condition, null)).length > 0) return true;
  }
  return false;
}

/** Returns those of the records that meet a condition; null: the first that does. A condition that lists cannot be filtered by offers nothing. */
async function matchingRecords(
  executor: Executor,
  requester: Requester,
  model: ModelDefinition,
  condition: ConditionDocument,
  ids: readonly string[] | null,
): Promise<readonly string[]> {
  try {
    const isMeant = ids === null ? sql`true` : sql`r.id = any(${[...ids]}::uuid[])`;
    const { rows } = await sql<{ id: string }>`
      select r.id from ${sql.id('biz', tableOf(model).name)} r
      where ${isMeant} and ${queriedRecords(model, condition, { requester })} ${ids === null ? sql`limit 1` : sql``}`.execute(executor);
    return rows.map(({ id }) => id);
  } catch (error) {
    if (error instanceof UnanswerableQuestion) return [];
    throw error;
  }
}
