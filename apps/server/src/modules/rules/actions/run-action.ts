import type { RuleAction } from '@inkstone/schema';
import { findModel, mayUseModel, type PublishedModel } from '../../apps/index.ts';
import type { StoredRecord } from '../../records/index.ts';
import type { RuleRun } from '../rule-run.ts';
import { refuseGone } from '../write-target.ts';
import { runCheck } from './check.ts';
import { runFind } from './find.ts';
import { runDelete, runInsert, runUpdate } from './write.ts';

/** A written record of the target. */
export interface Written {
  readonly action: 'insert' | 'update' | 'delete';
  readonly record: StoredRecord;
}

/** The writes of an action with their model; null when nothing was written. */
export interface ActionResult {
  readonly model: PublishedModel;
  readonly written: readonly Written[];
}

export async function runAction(run: RuleRun, action: RuleAction): Promise<ActionResult | null> {
  if (action.kind === 'check') return (await runCheck(run, action), null);
  // Calculations only return values to the caller.
  if (action.kind === 'calculate') return null;
  const { trx } = run.context;
  const model = (await findModel(trx, action.schemaCode)) ?? refuseGone(run, action.schemaCode);
  const writes = action.kind !== 'find';
  if (!(await mayUseModel(trx, model, { appCode: run.appCode, writes }))) refuseGone(run, action.schemaCode);
  if (action.kind === 'find') return (await runFind(run, action, model), null);
  if (action.kind === 'insert') return { model, written: await runInsert(run, action, model) };
  if (action.kind === 'delete') return { model, written: await runDelete(run, action, model) };
  return { model, written: await runUpdate(run, action, model) };
}
