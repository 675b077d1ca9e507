import { sql } from 'kysely';
import { refusals, type itemResultSchema } from '@inkstone/api';
import { fillText } from '@inkstone/schema';
import type { RefusalCode } from '@inkstone/workflow';
import type { z } from 'zod';
import { Refusal } from '../../../platform/http/refusal.ts';
import type { CommandContext } from '../../../platform/http/request-context.ts';
import { instanceIdOfItem } from '../instance/instance-store.ts';
import { workflowRefusals } from '../refusals.ts';

type ItemResult = z.output<typeof itemResultSchema>;
type Result = Omit<ItemResult, 'workItemId'>;

/**
 * Does the same with several work items: a refused item is reported and leaves nothing behind, the others are carried out. Results are in
 * the order of the items.
 */
export async function eachItem<I extends { readonly workItemId: string }>(
  context: CommandContext,
  items: readonly I[],
  work: (item: I) => Promise<unknown>,
): Promise<ItemResult[]> {
  const once = [...new Map(items.map((item) => [item.workItemId, item])).values()];
  const withInstance: { item: I; instanceId: string }[] = [];
  for (const item of once) withInstance.push({ item, instanceId: await instanceIdOfItem(context.trx, item.workItemId).catch(unknownLast) });
  const done = await eachInInstances(context, withInstance, ({ item }) => work(item));
  const results = new Map(once.map(({ workItemId }, index) => [workItemId, { workItemId, ...done[index]! }]));
  return items.map(({ workItemId }) => results.get(workItemId)!);
}

/**
 * Does the same in several instances, in the order of their ids, so that two batches over the same instances do not block each other. A
 * refused part is reported and leaves nothing behind. Results are in the order of the parts.
 */
export async function eachInInstances<P extends { readonly instanceId: string }>(
  context: CommandContext,
  parts: readonly P[],
  work: (part: P) => Promise<unknown>,
): Promise<Result[]> {
  const results: Result[] = [];
  const ordered = [...parts.entries()].sort(([, a], [, b]) => (a.instanceId < b.instanceId ? -1 : a.instanceId > b.instanceId ? 1 : 0));
  for (const [index, part] of ordered) {
    await sql`savepoint one_item`.execute(context.trx);
    try {
      await work(part);
      results[index] = { errcode: 0, errmsg: '', code: null };
    } catch (error) {
      if (!(error instanceof Refusal)) throw error;
      await sql`rollback to savepoint one_item`.execute(context.trx);
      results[index] = refused(context, error);
    }
    await sql`release savepoint one_item`.execute(context.trx);
  }
  return results;
}

function unknownLast(error: unknown): string {
  if (error instanceof Refusal) return 'unknown';
  throw error;
}

function refused({ locale }: CommandContext, { code, params }: Refusal): Result {
  const entry = workflowRefusals[code as RefusalCode] ?? refusals[code as keyof typeof refusals] ?? refusals.malformed;
  return { errcode: entry.errcode, errmsg: fillText(entry[locale], params), code };
}
