import { sql } from 'kysely';
import type { Executor } from '../db/database.ts';

export const watchChannel = 'inkstone_watch';

/** Somebody looks at an instance that does not concern them otherwise. */
export interface Watch {
  readonly personId: string;
  readonly workflowInstanceId: string;
}

/** Every process tells this person of the instance from now on; whoever calls it has checked that they may read it. */
export async function watch(executor: Executor, { personId, workflowInstanceId }: Watch): Promise<void> {
  await sql`select pg_notify(${watchChannel}, ${JSON.stringify([personId, workflowInstanceId])})`.execute(executor);
}

export function readWatch(payload: string): Watch {
  const [personId, workflowInstanceId] = JSON.parse(payload) as [string, string];
  return { personId, workflowInstanceId };
}
