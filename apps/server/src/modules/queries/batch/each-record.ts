import { sql } from 'kysely';
import { refusals, type batchUpdate, type CallOutput } from '@inkstone/api';
import { fillText, joinClauses } from '@inkstone/schema';
import type { RefusalCode } from '@inkstone/workflow';
import { runRollbackWrites } from '../../../platform/db/transactions/after-rollback.ts';
import { Refusal } from '../../../platform/http/refusal.ts';
import type { CommandContext } from '../../../platform/http/request-context.ts';
import { ruleRefusals } from '../../rules/index.ts';
import { workflowRefusals } from '../../workflow/index.ts';

export type BatchResult = CallOutput<typeof batchUpdate>['results'][number];
/** The result for one record. */
export type RecordOutcome = Pick<BatchResult, 'name' | 'changes'>;

/**
 * Does the same with several records independently: a refused one is reported and rolled back, the others continue. A preview rolls
 * everything back, so it reports exactly what would happen. Returns results in the order of the ids; when `signal` is aborted, only those
 * until then.
 */
export async function eachRecord(
  context: CommandContext,
  {
    objectIds,
    preview,
    signal,
  }: { readonly objectIds: readonly string[]; readonly preview: boolean; readonly signal?: AbortSignal | undefined },
  work: (objectId: string) => Promise<RecordOutcome>,
): Promise<BatchResult[]> {
  const results = new Map<string, BatchResult>();
  // Sorted by id, so that two batches over the same records do not deadlock.
  for (const id of [...new Set(objectIds)].sort()) {
    if (signal?.aborted && results.size > 0) break;
    await sql`savepoint one_record`.execute(context.trx);
    let isKept = !preview;
    let refusal: Refusal | null = null;
    try {
      results.set(id, { id, problem: null, ...(await work(id)) });
    } catch (error) {
      if (!(error instanceof Refusal)) throw error;
      isKept = false;
      refusal = error;
      results.set(id, { id, name: '', changes: [], problem: problemOf(context, error) });
    }
    if (!isKept) await sql`rollback to savepoint one_record`.execute(context.trx);
    await sql`release savepoint one_record`.execute(context.trx);
    if (refusal && !preview) await runRollbackWrites(context.trx, refusal);
  }
  return [...new Set(objectIds)].flatMap((id) => results.get(id) ?? []);
}

/** Returns all issues of a form, or else the text of the refusal. */
function problemOf({ locale }: CommandContext, { code, params, extra }: Refusal): NonNullable<BatchResult['problem']> {
  const entry =
    workflowRefusals[code as RefusalCode] ??
    ruleRefusals[code as keyof typeof ruleRefusals] ??
    refusals[code as keyof typeof refusals] ??
    refusals.malformed;
  const messages = (extra.issues ?? []).flatMap(({ message }) => message ?? []);
  return { code, message: messages.length > 0 ? joinClauses(messages, locale) : fillText(entry[locale], params) };
}
