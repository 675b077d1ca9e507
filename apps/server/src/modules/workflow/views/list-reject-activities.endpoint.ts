import { listRejectActivities } from '@inkstone/api';
import { isHolderOrAgent, listRejectTargets } from '@inkstone/workflow';
import { defineQuery } from '../../../platform/http/endpoint.ts';
import { refuse } from '../../../platform/http/refusal.ts';
import { activityNames } from '../definition-names.ts';
import { loadInstanceOfItem } from '../instance/instance-store.ts';

/** Open to the handler of the work item. */
export const listRejectActivitiesEndpoint = defineQuery(listRejectActivities, {
  permission: 'participant',
  async handle({ db, actor }, { workItemId }) {
    const { state, workflow } = await loadInstanceOfItem(db, workItemId);
    const item = state.items[workItemId] ?? refuse('ItemUnknown');
    if (!isHolderOrAgent(item, actor.id)) refuse('NotHandler');
    return listRejectTargets(workflow.definition, state, item).map((target) => {
      const { activityName: name, activityName_i18n: name_i18n } = activityNames(workflow.definition, target.activity);
      return { code: target.activity, name, ...(name_i18n && { name_i18n }), branch: target.branch ?? null };
    });
  },
});
