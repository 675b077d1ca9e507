import { listInstanceLogs } from '@inkstone/api';
import { defineQuery } from '../../../platform/http/endpoint.ts';
import { watch } from '../../../platform/live/watch.ts';
import { loadModel } from '../../apps/index.ts';
import { isVisibleControl } from '../../records/index.ts';
import { activityNames } from '../definition-names.ts';
import { presentFailure } from './present-failure.ts';
import { automaticOf } from './automatic-work.ts';
import { changedVersions } from './changed-versions.ts';
import { historyOf } from './history.ts';
import { opinionFiles } from './opinion-files.ts';
import { fieldName } from './participant-reason.ts';
import { peopleOf } from '../instance/projection.ts';
import { rightsAt } from '../rights/rights.ts';
import { personNames } from '../../organization/index.ts';
import { readableInstance } from './readable-instance.ts';

/** Open to readers of the instance; observers who take no part receive updates as well. */
export const listInstanceLogsEndpoint = defineQuery(listInstanceLogs, {
  permission: 'participant',
  async handle(context, { workflowInstanceId }) {
    const instance = await readableInstance(context, workflowInstanceId);
    const { id, row, state, workflow } = instance;
    const { id: personId } = context.actor;
    if (!peopleOf(state).includes(personId)) await watch(context.db, { personId, subject: id });
    const log = await context.db
      .selectFrom('instance_events')
      .select(['seq', 'event', 'record_version'])
      .where('instance_id', '=', id)
      .orderBy('seq')
      .execute();
    const lines = historyOf(log, state);
    const items = Object.values(state.items).sort((a, b) => (a.id < b.id ? -1 : 1));
    const open = items.filter((item) => item.state === 'open');
    const waiting = items.filter((item) => item.state === 'waiting');
    const nameOf = await personNames(context.db, [
      ...lines.flatMap((line) => [line.actor, line.principal, ...line.people, ...line.removed]),
      ...[...open, ...waiting].flatMap((item) => [item.holder, item.agent?.person ?? null]),
    ]);
    const filesOf = await opinionFiles(context.db, lines);
    const { definition: model } = await loadModel(context.db, row.schema_code);
    const { permission } = rightsAt(instance, context.actor);
    const changed = await changedVersions(context.db, instance, permission, { lines, events: log });
    const namesOf = (fields: readonly string[]): string[] =>
      fields
        .filter((field) => isVisibleControl(permission, ...fieldParts(field)))
        .map((field) => fieldName({ model, locale: context.locale }, field));
    return {
      logs: lines.map((line) => ({
        ...line,
        actor: line.actor === null ? null : nameOf(line.actor),
        principal: line.principal === null ? null : nameOf(line.principal),
        people: line.people.map(nameOf),
        removed: line.removed.map(nameOf),
        files: filesOf(line.files),
        signature: line.signature === null ? null : (filesOf([line.signature])[0] ?? null),
        fields: namesOf(line.fields),
        changedVersion: changed.get(line.id) ?? null,
        failure: line.failure === null ? null : presentFailure(instance, line.activityCode!, line.failure, context),
        ...(line.activityCode === null ? { activityName: null } : activityNames(workflow.definition, line.activityCode, state.former)),
      })),
      waiting: waiting.map((item) => ({
        workItemId: item.id,
        handler: nameOf(item.holder),
        activityCode: item.activity,
        ...activityNames(workflow.definition, item.activity),
      })),
      open: open.map((item) => ({
        workItemId: item.id,
        handler: nameOf(item.holder),
        agent: item.agent ? nameOf(item.agent.person) : null,
        activityCode: item.activity,
        ...activityNames(workflow.definition, item.activity),
        receivedAt: item.receivedAt,
        dueAt: item.kind === 'circulate' ? null : (state.visits[item.visit]?.dueAt ?? null),
        kind: item.kind,
      })),
      automatic: automaticOf(instance),
    };
  },
});

/** Splits `sheet.column`; a control alone has one part. */
function fieldParts(field: string): [string, string?] {
  return field.split('.') as [string, string?];
}
