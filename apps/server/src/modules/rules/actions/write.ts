import type { ConditionDocument, RuleAction, RuleActionOf } from '@inkstone/schema';
import { refuse } from '../../../platform/http/refusal.ts';
import type { PublishedModel } from '../../apps/index.ts';
import { binRecord, conditionScope, loadRecord, type StoredRecord } from '../../records/index.ts';
import { ruleName, type RuleRun } from '../rule-run.ts';
import { withTarget } from '../rule-scope.ts';
import { placesOf, targetPatch, type MappingPlace } from '../target-patch.ts';
import { findTargets, holdKeys, lockTargets } from '../target-records.ts';
import { writeTarget } from '../write-target.ts';
import type { Written } from './run-action.ts';

type Writing = RuleActionOf<'insert' | 'update' | 'upsert'>;

export async function runInsert(run: RuleRun, action: RuleActionOf<'insert'>, model: PublishedModel): Promise<Written[]> {
  const written: Written[] = [];
  for (const place of placesOf(run, action.each)) written.push(await insert(run, action, model, place));
  return written;
}

/** Changes what is found, for the source or for each of its rows; what an earlier row changed the next one sees changed. */
export async function runUpdate(run: RuleRun, action: RuleActionOf<'update' | 'upsert'>, model: PublishedModel): Promise<Written[]> {
  const written: Written[] = [];
  const places = await lockedPlaces(run, action, model);
  for (const place of places) {
    let ids = await findTargets(run, { model, condition: action.condition, scope: place.scope }, true);
    if (ids.length === 0 && action.kind === 'upsert') {
      // Nothing is there to be locked: whoever adds the same waits here, and then finds it.
      await holdKeys(run, { model, condition: action.condition, scope: place.scope });
      ids = await findTargets(run, { model, condition: action.condition, scope: place.scope }, true);
    }
    if (ids.length === 0) {
      if (action.kind === 'upsert') written.push(await insert(run, action, model, place));
      else refuseMissing(run, action, model);
    }
    for (const id of ids) written.push(await update(run, action, model, place, (await loadRecord(run.context.trx, model, id))!));
  }
  return written;
}

export async function runDelete(run: RuleRun, action: RuleActionOf<'delete'>, model: PublishedModel): Promise<Written[]> {
  const written: Written[] = [];
  for (const { scope } of await lockedPlaces(run, action, model)) {
    const ids = await findTargets(run, { model, condition: action.condition, scope }, true);
    if (ids.length === 0) refuseMissing(run, action, model);
    for (const id of ids) {
      const record = (await loadRecord(run.context.trx, model, id))!;
      if (record.system.workflowInstanceId !== null) {
        refuse('rule-target-in-workflow', { rule: ruleName(run), model: model.definition.name });
      }
      await binRecord(run.context, model, id);
      written.push({ action: 'delete', record });
    }
  }
  return written;
}

/** Every record that will be written is locked before the first is, in the order of ids. */
async function lockedPlaces(
  run: RuleRun,
  { each, condition }: { readonly each?: string | undefined; readonly condition: ConditionDocument },
  model: PublishedModel,
): Promise<readonly MappingPlace[]> {
  const places = placesOf(run, each);
  if (places.length < 2) return places;
  const ids = new Set<string>();
  for (const { scope } of places) for (const id of await findTargets(run, { model, condition, scope }, false)) ids.add(id);
  await lockTargets(run, model, ids);
  return places;
}

async function insert(run: RuleRun, { mappings, rows }: Writing, model: PublishedModel, place: MappingPlace): Promise<Written> {
  const seen = { ...place, scope: withTarget(place.scope, null) };
  const patch = await targetPatch(run, seen, { mappings, rows, present: {} });
  return { action: 'insert', record: await writeTarget(run, { model, record: null, patch }) };
}

async function update(
  run: RuleRun,
  { mappings, rows }: Writing,
  model: PublishedModel,
  place: MappingPlace,
  record: StoredRecord,
): Promise<Written> {
  const seen = { ...place, scope: withTarget(place.scope, conditionScope(record, model, run.context, place.scope.units)) };
  const patch = await targetPatch(run, seen, { mappings, rows, present: record.values });
  return { action: 'update', record: await writeTarget(run, { model, record, patch }) };
}

function refuseMissing(run: RuleRun, action: Extract<RuleAction, { none: unknown }>, model: PublishedModel): void {
  if (action.none === 'refuse') refuse('rule-no-match', { model: model.definition.name, rule: ruleName(run) });
}
