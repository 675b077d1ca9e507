import type { ConditionDocument, RuleAction, RuleActionOf } from '@inkstone/schema';
import { refuse } from '../../../platform/http/refusal.ts';
import type { PublishedModel } from '../../apps/index.ts';
import { moveToRecycleBin, conditionScope, loadRecord, type StoredRecord } from '../../records/index.ts';
import { ruleName, type RuleRun } from '../rule-run.ts';
import { withTarget } from '../rule-scope.ts';
import { mappingSources, targetPatch, type MappingSource } from '../target-patch.ts';
import { findTargets, lockKeys, lockTargets } from '../target-records.ts';
import { writeTarget } from '../write-target.ts';
import type { Written } from './run-action.ts';

type Writing = RuleActionOf<'insert' | 'update' | 'upsert'>;

export async function runInsert(run: RuleRun, action: RuleActionOf<'insert'>, model: PublishedModel): Promise<Written[]> {
  const written: Written[] = [];
  for (const source of mappingSources(run, action.each)) written.push(await insert(run, action, model, source));
  return written;
}

/** Updates the matching records, for the source or for each of its rows; later rows see the changes of earlier ones. */
export async function runUpdate(run: RuleRun, action: RuleActionOf<'update' | 'upsert'>, model: PublishedModel): Promise<Written[]> {
  const written: Written[] = [];
  const sources = await lockTargetsOf(run, action, model);
  for (const source of sources) {
    let ids = await findTargets(run, { model, condition: action.condition, scope: source.scope }, true);
    if (ids.length === 0 && action.kind === 'upsert') {
      // There is no record to lock: a concurrent run that adds the same key waits here, and then finds it.
      await lockKeys(run, { model, condition: action.condition, scope: source.scope });
      ids = await findTargets(run, { model, condition: action.condition, scope: source.scope }, true);
    }
    if (ids.length === 0) {
      if (action.kind === 'upsert') written.push(await insert(run, action, model, source));
      else refuseMissing(run, action, model);
    }
    for (const id of ids) written.push(await update(run, action, model, source, (await loadRecord(run.context.trx, model, id))!));
  }
  return written;
}

export async function runDelete(run: RuleRun, action: RuleActionOf<'delete'>, model: PublishedModel): Promise<Written[]> {
  const written: Written[] = [];
  for (const { scope } of await lockTargetsOf(run, action, model)) {
    const ids = await findTargets(run, { model, condition: action.condition, scope }, true);
    if (ids.length === 0) refuseMissing(run, action, model);
    for (const id of ids) {
      const record = (await loadRecord(run.context.trx, model, id))!;
      if (record.system.workflowInstanceId !== null) {
        refuse('rule-target-in-workflow', { rule: ruleName(run), model: model.definition.name });
      }
      await moveToRecycleBin(run.context, model, id);
      written.push({ action: 'delete', record });
    }
  }
  return written;
}

/** Locks all records to be written before the first write, in the order of ids. */
async function lockTargetsOf(
  run: RuleRun,
  { each, condition }: { readonly each?: string | undefined; readonly condition: ConditionDocument },
  model: PublishedModel,
): Promise<readonly MappingSource[]> {
  const sources = mappingSources(run, each);
  if (sources.length < 2) return sources;
  const ids = new Set<string>();
  for (const { scope } of sources) for (const id of await findTargets(run, { model, condition, scope }, false)) ids.add(id);
  await lockTargets(run, model, ids);
  return sources;
}

async function insert(run: RuleRun, { mappings, rows }: Writing, model: PublishedModel, source: MappingSource): Promise<Written> {
  const seen = { ...source, scope: withTarget(source.scope, null) };
  const patch = await targetPatch(run, seen, { mappings, rows, present: {} });
  return { action: 'insert', record: await writeTarget(run, { model, record: null, patch }) };
}

async function update(
  run: RuleRun,
  { mappings, rows }: Writing,
  model: PublishedModel,
  source: MappingSource,
  record: StoredRecord,
): Promise<Written> {
  const seen = { ...source, scope: withTarget(source.scope, conditionScope(record, model, run.context, source.scope.units)) };
  const patch = await targetPatch(run, seen, { mappings, rows, present: record.values });
  return { action: 'update', record: await writeTarget(run, { model, record, patch }) };
}

function refuseMissing(run: RuleRun, action: Extract<RuleAction, { none: unknown }>, model: PublishedModel): void {
  if (action.none === 'refuse') refuse('rule-no-match', { model: model.definition.name, rule: ruleName(run) });
}
