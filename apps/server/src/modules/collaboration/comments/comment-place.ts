import type { Executor } from '../../../platform/db/database.ts';
import { refuse } from '../../../platform/http/refusal.ts';
import type { Asker } from '../../../platform/http/request-context.ts';
import { readPlace, type ReadPlace } from '../../forms/index.ts';
import { authorsOf } from './comment-store.ts';

export interface CommentedRecord {
  readonly schemaCode: string;
  readonly objectId: string;
}

/** The record for whoever may see it. One that a task only lends, or a role shows beside its workflow, comes without what was said of it: refused with `not-allowed`. */
export async function commentPlaceOf(executor: Executor, asker: Asker, record: CommentedRecord): Promise<ReadPlace> {
  const place = await readPlace(executor, asker, record);
  if (place.rights.dataOnly) refuse('not-allowed');
  return place;
}

/** Whom the record concerns: who made it and owns it, who has or had a task with it, was mentioned, or said something. */
export async function concernedWith(executor: Executor, { record, instance }: ReadPlace): Promise<string[]> {
  const { creater, owner } = record.system;
  const state = instance?.state;
  const holders = Object.values(state?.items ?? {}).map(({ holder }) => holder);
  const people = [creater, owner, ...holders, ...Object.keys(state?.readers ?? {}), ...(await authorsOf(executor, record.id))];
  return [...new Set(people.filter((person) => person !== null))];
}
