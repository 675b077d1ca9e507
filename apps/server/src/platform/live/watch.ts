import { sql } from 'kysely';
import type { Executor } from '../db/database.ts';

export const watchChannel = 'inkstone_watch';

/** A person who views something without taking part in it: an instance, by its id, or the working copy of an application. */
export interface Watch {
  readonly personId: string;
  readonly subject: string;
}

/** The subject of those who watch the working copy of an application. */
export const workingCopySubject = (appCode: string): string => `working-copy/${appCode}`;

/** Makes every process send the events of the subject to the person. The caller must have checked that they may read it. */
export async function watch(executor: Executor, { personId, subject }: Watch): Promise<void> {
  await sql`select pg_notify(${watchChannel}, ${JSON.stringify([personId, subject])})`.execute(executor);
}

export function readWatch(payload: string): Watch {
  const [personId, subject] = JSON.parse(payload) as [string, string];
  return { personId, subject };
}
