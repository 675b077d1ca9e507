import { emptyPatch, type Patch } from '@inkstone/schema';
import { isHolderOrAgent, itemRights } from '@inkstone/workflow';
import { refuse } from '../../../platform/http/refusal.ts';
import type { CommandContext } from '../../../platform/http/request-context.ts';
import { loadForm, loadModel } from '../../apps/index.ts';
import { loadRecord, writeRecord, type StoredRecord, type WrittenRecord } from '../../records/index.ts';
import { runRules } from '../../rules/index.ts';
import type { LoadedInstance } from '../instance/instance-store.ts';
import { editsSomething } from '../rights/rights.ts';

export interface FormAtItem {
  readonly loaded: LoadedInstance;
  /** The record, if this transaction has locked it. */
  readonly locked: StoredRecord | undefined;
  readonly workItemId: string;
  readonly workItemVersion: number | undefined;
  readonly patch: Patch | undefined;
  readonly baseVersion: number | undefined;
  readonly validation: 'changed' | 'full';
}

/**
 * Writes the values that the handler of an item filled in. Returns null when there is nothing to write: the item allows no editing and
 * nothing was sent, or the actor may not act on it, which the engine then refuses with its own code.
 */
export async function writeFormAtItem(
  context: CommandContext,
  { loaded, locked, workItemId, workItemVersion, patch, baseVersion, validation }: FormAtItem,
): Promise<WrittenRecord | null> {
  const item = loaded.state.items[workItemId];
  const isStale = workItemVersion !== undefined && item?.version !== workItemVersion;
  if (!item || !isHolderOrAgent(item, context.actor.id) || item.state !== 'open' || isStale) return null;
  const permission = itemRights(loaded.workflow.definition, loaded.state, item);
  if (patch === undefined && !editsSomething(permission)) return null;

  const { trx } = context;
  const model = await loadModel(trx, loaded.row.schema_code);
  const record = locked ?? (await loadRecord(trx, model, loaded.row.record_id, { lock: true })) ?? refuse('record-not-found');
  const form = await loadForm(trx, loaded.row.schema_code, record.system.formCode, record.system.formVersion ?? undefined);
  const written = await writeRecord(context, {
    model,
    form,
    record,
    patch: patch ?? emptyPatch,
    baseVersion: baseVersion ?? record.version,
    permission,
    validation,
    recompute: 'changed',
  });
  if (written.record.version !== record.version) await runRules(context, ['saved'], { model, record: written.record });
  return written;
}
