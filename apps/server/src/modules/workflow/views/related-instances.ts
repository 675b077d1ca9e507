import type { InstanceDetails, RelatedInstance } from '@inkstone/api';
import type { QueryContext } from '../../../platform/http/request-context.ts';
import type { InstanceRow, LoadedInstance } from '../instance/instance-store.ts';
import { mayReadInstance } from '../rights/rights.ts';
import { stateOf } from '../instance/state-segments.ts';

type Related = Pick<InstanceDetails, 'parent' | 'children' | 'hiddenChildren'>;

/** Returns the parent instance and the sub-processes. A caller who may not read one learns at most that it exists. */
export async function relatedInstances({ db, actor }: QueryContext, { id, row }: LoadedInstance): Promise<Related> {
  const existing = db.selectFrom('instances').selectAll().where('deleted_at', 'is', null);
  const parent = row.parent_id === null ? undefined : await existing.where('id', '=', row.parent_id).executeTakeFirst();
  const children = await existing.where('parent_id', '=', id).orderBy('id').execute();
  const mayRead = async (each: InstanceRow): Promise<boolean> => mayReadInstance({ row: each, ...(await stateOf(db, each)) }, actor);
  const readable: InstanceRow[] = [];
  for (const child of children) if (await mayRead(child)) readable.push(child);
  const present = ({ id: own, name, name_i18n, status, sequence_no: sequenceNo }: InstanceRow): RelatedInstance => ({
    id: own,
    name,
    name_i18n,
    status,
    sequenceNo,
  });
  return {
    parent: parent && (await mayRead(parent)) ? present(parent) : null,
    children: readable.map(present),
    hiddenChildren: children.length - readable.length,
  };
}
