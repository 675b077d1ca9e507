import { getWorkItems } from '@inkstone/api';
import type { WorkItem } from '@inkstone/workflow';
import { defineQuery } from '../../../platform/http/endpoint.ts';
import { activityNames } from '../definition-names.ts';
import { firstViews } from '../first-view.ts';
import { presentedKind } from '../presented-kind.ts';
import { opinionFiles } from './opinion-files.ts';
import { personNames, type PersonName } from '../../organization/index.ts';
import { readableInstance } from './readable-instance.ts';

/** Open to readers of the instance. */
export const getWorkItemsEndpoint = defineQuery(getWorkItems, {
  permission: 'participant',
  async handle(context, { workflowInstanceId }) {
    const { db } = context;
    const { state, workflow } = await readableInstance(context, workflowInstanceId);
    const items = Object.values(state.items).sort((a, b) => (a.id < b.id ? -1 : 1));
    const nameOf = await personNames(
      db,
      items.flatMap(({ holder, actedBy = null }) => [holder, actedBy]),
    );
    const filesOf = await opinionFiles(
      db,
      items.map(({ attachments, signature = null }) => ({ files: attachments, signature })),
    );
    const viewedAt = await firstViews(db, workflowInstanceId);
    return items.map((item) => ({
      id: item.id,
      kind: presentedKind(item.kind, state.parent !== undefined),
      state: item.state,
      result: item.result,
      handler: nameOf(item.holder),
      activityCode: item.activity,
      ...activityNames(workflow.definition, item.activity),
      round: item.round,
      source: item.source,
      ...actorsOf(item, nameOf),
      receivedAt: item.receivedAt,
      viewedAt: viewedAt.get(item.id)?.toISOString() ?? null,
      dueAt: item.kind === 'circulate' ? null : (state.visits[item.visit]?.dueAt ?? null),
      finishedAt: item.finishedAt,
      client: item.client,
      opinion: item.opinion,
      files: filesOf(item.attachments),
      signature: item.signature === undefined ? null : (filesOf([item.signature])[0] ?? null),
    }));
  },
});

function actorsOf({ state, holder, actedBy = holder }: WorkItem, nameOf: (id: string) => PersonName) {
  if (state !== 'done') return { actor: null, principal: null };
  return { actor: nameOf(actedBy), principal: actedBy === holder ? null : nameOf(holder) };
}
