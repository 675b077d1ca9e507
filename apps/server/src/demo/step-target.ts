import type { Step } from '@inkstone/demo';
import { loadModel } from '../modules/apps/index.ts';
import { loadRecord } from '../modules/records/index.ts';
import type { Db } from '../platform/db/database.ts';

/** The form on which a step acts. */
export interface FormTarget {
  readonly schemaCode: string;
  readonly recordId: string;
  readonly instanceId: string | null;
}

export interface OpenTask {
  readonly id: string;
  readonly version: number;
  /** The account that acts on it: the holder or the agent. */
  readonly account: string;
  readonly holderId: string;
  readonly receivedAt: Date;
}

/** Returns the form itself or the form of the sub-process; null if the sub-process does not exist. */
export async function targetOf(db: Db, own: FormTarget, child: Step['child']): Promise<FormTarget | null> {
  return child === undefined ? own : childOf(db, own.instanceId!, child);
}

/** Returns the current version of the record; 0 if it is not stored yet. */
export async function versionOf(db: Db, { schemaCode, recordId }: FormTarget): Promise<number> {
  return (await loadRecord(db, await loadModel(db, schemaCode), recordId))?.version ?? 0;
}

/** Returns the nth sub-process, ordered by sequence number. */
async function childOf(db: Db, parentId: string, { workflow, nth }: NonNullable<Step['child']>): Promise<FormTarget | null> {
  const children = await db
    .selectFrom('instances')
    .select(['id', 'schema_code', 'record_id'])
    .where('parent_id', '=', parentId)
    .where('workflow_code', '=', workflow)
    .orderBy('sequence_no')
    .execute();
  const found = children[nth];
  return found ? { schemaCode: found.schema_code, recordId: found.record_id, instanceId: found.id } : null;
}

/** Returns the open task or copy at the activity of the step: the first one, or the first with `by` as its holder or agent. */
export async function findTask(db: Db, { instanceId }: FormTarget, { activity, by }: Step): Promise<OpenTask | null> {
  const items = await db
    .selectFrom('work_items')
    .innerJoin('people as holder', 'holder.id', 'work_items.holder_id')
    .leftJoin('people as agent', 'agent.id', 'work_items.agent_id')
    .select(['work_items.id', 'work_items.version', 'received_at', 'holder_id', 'holder.account as holder', 'agent.account as agent'])
    .where('instance_id', '=', instanceId)
    .where('activity_code', '=', activity ?? '')
    .where('state', '=', 'open')
    .orderBy('received_at')
    .orderBy('holder.account')
    .execute();
  const item = items.find(({ holder, agent }) => by === undefined || holder === by || agent === by);
  return item
    ? { id: item.id, version: item.version, account: by ?? item.holder, holderId: item.holder_id, receivedAt: item.received_at }
    : null;
}
