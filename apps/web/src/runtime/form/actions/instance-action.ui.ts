import { workflowOperation } from '@inkstone/api';
import { instanceActionNames, instanceActions, type InstanceAction } from '@inkstone/schema';
import { instanceOf, reasonOf, type ActionView } from './action-view.ts';

/** How an action on a whole instance is presented unless it has a view of its own: in the menu, with a dialog that asks for the reason. */
function instanceActionView(action: InstanceAction): ActionView {
  const { zh, en } = instanceActions[action];
  return {
    label: { zh, en },
    weight: 'rare',
    asks: 'reason',
    done: () => ({ zh: `${zh}成功`, en: `${en}: done` }),
    request: (sources) => ({ call: workflowOperation, input: { ...instanceOf(sources), action, ...reasonOf(sources) } }),
  };
}

export const instanceActionViews = Object.fromEntries(
  instanceActionNames.map((action) => [action, instanceActionView(action)]),
) as Readonly<Record<InstanceAction, ActionView>>;
