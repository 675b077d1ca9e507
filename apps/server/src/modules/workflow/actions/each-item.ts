import { sql } from 'kysely';
import { refusals, type itemResultSchema } from '@inkstone/api';
import { fillText } from '@inkstone/schema';
import type { RefusalCode } from '@inkstone/workflow';
import type { z } from 'zod';
import { Refusal } from '../../../platform/http/refusal.ts';
import type { CommandContext } from '../../../platform/http/request-context.ts';
import { instanceIdOfItem } from '../instance-store.ts';
import { workflowRefusals } from '../refusals.ts';

type ItemResult = z.output<typeof itemResultSchema>;

/**
 * Does the same with several work items: a refused item is reported and leaves nothing behind, the others are carried out. Results are in
 * the order of the items.
 */
export async function eachItem<I extends { readonly workItemId: string }>(
  context: CommandContext,
  items: readonly I[],
  work: (item: I) => Promise<unknown>,
): Promise<ItemResult[]> {
  const results = new Map<string, ItemResult>();
  for (const item of await inLockOrder(context, items)) {
    await sql`savepoint one_item`.execute(context.trx);
    try {
      await work(item);
      results.set(item.workItemId, { workItemId: item.workItemId, errcode: 0, errmsg: '', code: null });
    } catch (error) {
      if (!(error instanceof Refusal)) throw error;
      await sql`rollback to savepoint one_item`.execute(context.trx);
      results.set(item.workItemId, refused(context, item.workItemId, error));
    }
    await sql`release savepoint one_item`.execute(context.trx);
  }
  return items.map(({ workItemId }) => results.get(workItemId)!);
}

/** Sorted by instance, so that two batches over the same instances do not block each other; unknown items come last. */
async function inLockOrder<I extends { readonly workItemId: string }>({ trx }: CommandContext, items: readonly I[]): Promise<I[]> {
  const instanceIds = new Map<string, string>();
  for (const { workItemId } of items) instanceIds.set(workItemId, await instanceIdOfItem(trx, workItemId).catch(unknownLast));
  const once = new Map(items.map((item) => [item.workItemId, item]));
  return [...once.values()].sort((a, b) => (instanceIds.get(a.workItemId)! < instanceIds.get(b.workItemId)! ? -1 : 1));
}

function unknownLast(error: unknown): string {
  if (error instanceof Refusal) return 'unknown';
  throw error;
}

function refused({ locale }: CommandContext, workItemId: string, { code, params }: Refusal): ItemResult {
  const entry = workflowRefusals[code as RefusalCode] ?? refusals[code as keyof typeof refusals] ?? refusals.malformed;
  return { workItemId, errcode: entry.errcode, errmsg: fillText(entry[locale], params), code };
}
