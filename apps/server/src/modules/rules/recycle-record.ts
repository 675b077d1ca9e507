import type { CommandContext } from '../../platform/http/request-context.ts';
import type { PublishedModel } from '../apps/index.ts';
import { moveToRecycleBin, type StoredRecord } from '../records/index.ts';
import { runRules } from './run-rules.ts';

/** Moves a record without a workflow to the recycle bin and runs the rules of its deletion. */
export async function recycleRecord(context: CommandContext, model: PublishedModel, record: StoredRecord): Promise<void> {
  await moveToRecycleBin(context, model, record.id);
  await runRules(context, ['deleted'], { model, record });
}
