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

/** Does the same with several work items: a refused one is reported and leaves nothing behind, the others go. Answers in the order given. */
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
    } catch (problem) {
      if (!(problem instanceof Refusal)) throw problem;
      await sql`rollback to savepoint one_item`.execute(context.trx);
      results.set(item.workItemId, refused(context, item.workItemId, problem));
    }
    await sql`release savepoint one_item`.execute(context.trx);
  }
  return items.map(({ workItemId }) => results.get(workItemId)!);
}

/** Always by instance, so that two batches over the same instances do not wait for each other; unknown items last. */
async function inLockOrder<I extends { readonly workItemId: string }>({ trx }: CommandContext, items: readonly I[]): Promise<I[]> {
  const places = new Map<string, string>();
  for (const { workItemId } of items) places.set(workItemId, await instanceIdOfItem(trx, workItemId).catch(unknownLast));
  const once = new Map(items.map((item) => [item.workItemId, item]));
  return [...once.values()].sort((a, b) => (places.get(a.workItemId)! < places.get(b.workItemId)! ? -1 : 1));
}

function unknownLast(problem: unknown): string {
  if (problem instanceof Refusal) return 'unknown';
  throw problem;
}

function refused({ locale }: CommandContext, workItemId: string, { code, params }: Refusal): ItemResult {
  const entry = workflowRefusals[code as RefusalCode] ?? refusals[code as keyof typeof refusals] ?? refusals.malformed;
  return { workItemId, errcode: entry.errcode, errmsg: fillText(entry[locale], params), code };
}
