import type { Step } from '@inkstone/demo';
import { loadModel } from '../modules/apps/index.ts';
import { loadRecord } from '../modules/records/index.ts';
import type { Db } from '../platform/db/database.ts';

/** The form a step is about. */
export interface Place {
  readonly schemaCode: string;
  readonly recordId: string;
  readonly instanceId: string | null;
}

export interface Task {
  readonly id: string;
  readonly version: number;
  /** Of who acts on it. */
  readonly account: string;
  readonly holderId: string;
  readonly receivedAt: Date;
}

/** Null: there is no such sub-process. */
export async function placeOf(db: Db, own: Place, child: Step['child']): Promise<Place | null> {
  return child === undefined ? own : childOf(db, own.instanceId!, child);
}

/** Of the record as it is stored now. */
export async function versionOf(db: Db, { schemaCode, recordId }: Place): Promise<number> {
  return (await loadRecord(db, await loadModel(db, schemaCode), recordId))?.version ?? 0;
}

/** Sub-processes in the order of their numbers. */
async function childOf(db: Db, parentId: string, { workflow, nth }: NonNullable<Step['child']>): Promise<Place | null> {
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

/** The open task or copy at the step's activity: the one of `by`, who may be entrusted with it, or the one that came first. */
export async function findTask(db: Db, { instanceId }: Place, { activity, by }: Step): Promise<Task | null> {
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
