import type { Instance } from '@inkstone/api';
import type { Executor } from '../../../platform/db/database.ts';
import { DefinitionNames } from '../definition-names.ts';
import { peopleView, personName } from '../../organization/index.ts';

/** Selects the summary columns of instances, without their state. */
export function selectInstances(executor: Executor) {
  return executor
    .selectFrom('instances as i')
    .select([
      personName('i.initiator_id').as('initiator_name'),
      personName('i.owner_id').as('owner_name'),
      'i.id',
      'i.name',
      'i.name_i18n',
      'i.status',
      'i.outcome',
      'i.workflow_code',
      'i.workflow_version',
      'i.app_code',
      'i.schema_code',
      'i.record_id',
      'i.sequence_no',
      'i.initiator_id',
      'i.owner_id',
      'i.created_at',
      'i.started_at',
      'i.modified_at',
      'i.finished_at',
    ]);
}

type SummaryRow = Awaited<ReturnType<ReturnType<typeof selectInstances>['execute']>>[number];

/** Adds the current handlers and activities of each instance. */
export async function presentInstances(executor: Executor, rows: readonly SummaryRow[]): Promise<Instance[]> {
  const names = await DefinitionNames.of(executor, rows);
  const open = await openItemsOf(
    executor,
    rows.map((row) => row.id),
  );
  return rows.map((row) => {
    const own = open.filter((item) => item.instance_id === row.id);
    const handlers = new Map(own.map((item) => [item.holder_id, { id: item.holder_id, name: item.holder_name }]));
    const activities = [...new Set(own.map((item) => item.activity_code))].map((code) => {
      const { activityName: name, activityName_i18n: name_i18n } = names.activity(row, code);
      return { code, name, ...(name_i18n && { name_i18n }) };
    });
    return {
      id: row.id,
      name: row.name,
      name_i18n: row.name_i18n,
      status: row.status,
      outcome: row.outcome,
      workflowCode: row.workflow_code,
      ...names.workflow(row),
      appCode: row.app_code,
      schemaCode: row.schema_code,
      objectId: row.record_id,
      sequenceNo: row.sequence_no,
      initiator: { id: row.initiator_id, name: row.initiator_name ?? '' },
      owner: { id: row.owner_id, name: row.owner_name ?? '' },
      startedAt: row.started_at?.toISOString() ?? null,
      updatedAt: row.modified_at.toISOString(),
      finishedAt: row.finished_at?.toISOString() ?? null,
      handlers: [...handlers.values()],
      activities,
    };
  });
}

function openItemsOf(executor: Executor, instanceIds: readonly string[]) {
  if (instanceIds.length === 0) return Promise.resolve([]);
  return executor
    .selectFrom('work_items as w')
    .innerJoin(peopleView.as('p'), 'p.id', 'w.holder_id')
    .where('w.instance_id', 'in', instanceIds)
    .where('w.state', '=', 'open')
    .where('w.kind', '<>', 'circulate')
    .select(['w.instance_id', 'w.holder_id', 'w.activity_code', 'p.name as holder_name'])
    .orderBy('w.id')
    .execute();
}
