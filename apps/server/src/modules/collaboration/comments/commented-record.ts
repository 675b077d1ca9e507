import type { Executor } from '../../../platform/db/database.ts';
import { refuse } from '../../../platform/http/refusal.ts';
import type { Requester } from '../../../platform/http/request-context.ts';
import { readRecord, type ReadRecord } from '../../forms/index.ts';
import { authorsOf } from './comment-store.ts';

export interface CommentedRecord {
  readonly schemaCode: string;
  readonly objectId: string;
}

/**
 * Returns the record if the requester may see it. Refuses with `not-allowed` where they see only its data, without its discussion: records
 * shared by a task, and records with a workflow that a role shows.
 */
export async function loadCommentedRecord(executor: Executor, requester: Requester, record: CommentedRecord): Promise<ReadRecord> {
  const found = await readRecord(executor, requester, record);
  if (found.rights.dataOnly) refuse('not-allowed');
  return found;
}

/**
 * Returns the people concerned with the record: its creator and owner, present and former holders of its tasks, people mentioned, and
 * authors of comments.
 */
export async function concernedWith(executor: Executor, { record, instance }: ReadRecord): Promise<string[]> {
  const { creater, owner } = record.system;
  const state = instance?.state;
  const holders = Object.values(state?.items ?? {}).map(({ holder }) => holder);
  const people = [creater, owner, ...holders, ...Object.keys(state?.readers ?? {}), ...(await authorsOf(executor, record.id))];
  return [...new Set(people.filter((person) => person !== null))];
}
