import { listOperation, type InterventionActivity } from '@inkstone/api';
import type { InstanceState } from '@inkstone/workflow';
import { defineQuery } from '../../../platform/http/endpoint.ts';
import { activityNames } from '../definition-names.ts';
import { rightsAt } from '../rights/rights.ts';
import { personNames } from '../../organization/index.ts';
import { readableInstance } from './readable-instance.ts';

/** Open to readers of the instance; the activities are returned only to people who may intervene. */
export const listOperationEndpoint = defineQuery(listOperation, {
  permission: 'participant',
  async handle(context, { workflowInstanceId, workItemId }) {
    const instance = await readableInstance(context, workflowInstanceId);
    const { actions } = rightsAt(instance, context.actor, { workItemId });
    const { state, workflow } = instance;
    const offered = new Set(actions.map(({ action }) => action));
    const mayIntervene = interventions.some((action) => offered.has(action));
    const activities = workflow.definition.activities.filter(({ kind }) => isStaffed(kind));
    const people = new Map(activities.map(({ code }) => [code, peopleAt(state, code)]));
    const nameOf = await personNames(context.db, mayIntervene ? [...people.values()].flat() : []);
    return {
      actions,
      showReject: offered.has('Reject'),
      showCheck: Object.values(state.items).some((item) => item.state === 'done' && item.slot !== null),
      activities: !mayIntervene
        ? []
        : activities.map(({ code, kind }): InterventionActivity => {
            const { activityName: name, activityName_i18n: name_i18n } = activityNames(workflow.definition, code);
            const tokens = Object.values(state.tokens).filter((token) => token.activity === code);
            return {
              code,
              name,
              ...(name_i18n && { name_i18n }),
              kind: kind as InterventionActivity['kind'],
              isActive: tokens.some((token) => token.visit !== null),
              isInBranch: tokens.length > 0 && tokens.every((token) => token.fork !== null),
              people: people.get(code)!.map(nameOf),
            };
          }),
    };
  },
});

const interventions = ['AdjustParticipant', 'changeNextNodeUser', 'ActivateActivity', 'CancelActivity'] as const;

function isStaffed(kind: string): kind is InterventionActivity['kind'] {
  return kind === 'start' || kind === 'approve' || kind === 'handle';
}

function peopleAt({ slots, visits, appointed }: InstanceState, activity: string): readonly string[] {
  const isOpenAt = (visit: string): boolean => visits[visit]?.activity === activity && visits[visit].status === 'open';
  const open = Object.values(slots)
    .filter((slot) => slot.state === 'open' && isOpenAt(slot.visit))
    .sort((a, b) => (a.id < b.id ? -1 : 1))
    .map((slot) => slot.person);
  return open.length > 0 ? open : (appointed?.[activity] ?? []);
}
