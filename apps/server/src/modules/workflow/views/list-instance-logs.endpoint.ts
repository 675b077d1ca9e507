import { listInstanceLogs } from '@inkstone/api';
import { defineQuery } from '../../../platform/http/endpoint.ts';
import { activityNames } from '../definition-names.ts';
import { historyOf } from './history.ts';
import { opinionFiles } from './opinion-files.ts';
import { personNames } from './person-names.ts';
import { readableInstance } from './readable-instance.ts';

/** For whoever may read the instance. */
export const listInstanceLogsEndpoint = defineQuery(listInstanceLogs, {
  permission: 'participant',
  async handle(context, { workflowInstanceId }) {
    const { id, state, workflow } = await readableInstance(context, workflowInstanceId);
    const log = await context.db
      .selectFrom('instance_events')
      .select(['seq', 'event'])
      .where('instance_id', '=', id)
      .orderBy('seq')
      .execute();
    const lines = historyOf(log, state);
    const open = Object.values(state.items)
      .filter((item) => item.state === 'open')
      .sort((a, b) => (a.id < b.id ? -1 : 1));
    const nameOf = await personNames(context.db, [
      ...lines.flatMap((line) => [line.actor, ...line.people]),
      ...open.map((item) => item.holder),
    ]);
    const filesOf = await opinionFiles(context.db, lines);
    return {
      logs: lines.map((line) => ({
        ...line,
        actor: line.actor === null ? null : nameOf(line.actor),
        people: line.people.map(nameOf),
        files: filesOf(line.files),
        signature: line.signature === null ? null : (filesOf([line.signature])[0] ?? null),
        ...(line.activityCode === null ? { activityName: null } : activityNames(workflow.definition, line.activityCode)),
      })),
      open: open.map((item) => ({
        workItemId: item.id,
        handler: nameOf(item.holder),
        activityCode: item.activity,
        ...activityNames(workflow.definition, item.activity),
        receivedAt: item.receivedAt,
        kind: item.kind,
      })),
    };
  },
});
