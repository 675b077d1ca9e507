import { sql } from 'kysely';
import type { Executor } from '../db/database.ts';

export const watchChannel = 'inkstone_watch';

/** A person who views an instance without taking part in it. */
export interface Watch {
  readonly personId: string;
  readonly workflowInstanceId: string;
}

/** Makes every process send the events of the instance to the person. The caller must have checked that they may read it. */
export async function watch(executor: Executor, { personId, workflowInstanceId }: Watch): Promise<void> {
  await sql`select pg_notify(${watchChannel}, ${JSON.stringify([personId, workflowInstanceId])})`.execute(executor);
}

export function readWatch(payload: string): Watch {
  const [personId, workflowInstanceId] = JSON.parse(payload) as [string, string];
  return { personId, workflowInstanceId };
}
