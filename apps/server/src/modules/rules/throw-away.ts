import type { CommandContext } from '../../platform/http/request-context.ts';
import type { PublishedModel } from '../apps/index.ts';
import { binRecord, type StoredRecord } from '../records/index.ts';
import { runRules } from './run-rules.ts';

/** Somebody deletes a record without a workflow: it goes into the recycle bin, and rules that wait for that run. */
export async function throwAway(context: CommandContext, model: PublishedModel, record: StoredRecord): Promise<void> {
  await binRecord(context, model, record.id);
  await runRules(context, ['deleted'], { model, record });
}
