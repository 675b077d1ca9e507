import { sql } from 'kysely';
import { refusals, type batchUpdate, type CallOutput } from '@inkstone/api';
import { fillText } from '@inkstone/schema';
import type { RefusalCode } from '@inkstone/workflow';
import { writeWhatStays } from '../../../platform/db/what-stays.ts';
import { Refusal } from '../../../platform/http/refusal.ts';
import type { CommandContext } from '../../../platform/http/request-context.ts';
import { ruleRefusals } from '../../rules/index.ts';
import { workflowRefusals } from '../../workflow/index.ts';

export type BatchResult = CallOutput<typeof batchUpdate>['results'][number];
/** What was done with one record. */
export type Done = Pick<BatchResult, 'name' | 'changes'>;

/**
 * Does the same with several records, each by itself: a refused one is reported and leaves nothing behind, the others go. A preview does all
 * of it and takes it back, so it tells exactly what would be. Answers in the order given; where `signal` says to stop, only what was done by then.
 */
export async function eachRecord(
  context: CommandContext,
  {
    objectIds,
    preview,
    signal,
  }: { readonly objectIds: readonly string[]; readonly preview: boolean; readonly signal?: AbortSignal | undefined },
  work: (objectId: string) => Promise<Done>,
): Promise<BatchResult[]> {
  const results = new Map<string, BatchResult>();
  // Always by id, so that two batches over the same records do not wait for each other.
  for (const id of [...new Set(objectIds)].sort()) {
    if (signal?.aborted && results.size > 0) break;
    await sql`savepoint one_record`.execute(context.trx);
    let isKept = !preview;
    let refusal: Refusal | null = null;
    try {
      results.set(id, { id, problem: null, ...(await work(id)) });
    } catch (problem) {
      if (!(problem instanceof Refusal)) throw problem;
      isKept = false;
      refusal = problem;
      results.set(id, { id, name: '', changes: [], problem: told(context, problem) });
    }
    if (!isKept) await sql`rollback to savepoint one_record`.execute(context.trx);
    await sql`release savepoint one_record`.execute(context.trx);
    if (refusal && !preview) await writeWhatStays(context.trx, refusal);
  }
  return [...new Set(objectIds)].flatMap((id) => results.get(id) ?? []);
}

/** All that is wrong with a form, in its words; else what the refusal says. */
function told({ locale }: CommandContext, { code, params, extra }: Refusal): NonNullable<BatchResult['problem']> {
  const entry =
    workflowRefusals[code as RefusalCode] ??
    ruleRefusals[code as keyof typeof ruleRefusals] ??
    refusals[code as keyof typeof refusals] ??
    refusals.malformed;
  const messages = (extra.issues ?? []).flatMap(({ message }) => message ?? []);
  return { code, message: messages.length > 0 ? messages.join('; ') : fillText(entry[locale], params) };
}
