import type { Activity } from '@inkstone/schema';
import { isHuman, roundsAtMost } from '../../definition-index.ts';
import { jumpTo } from '../../flow/jump.ts';
import { admitsInitiator, openVisitsOf, staffedActivity } from '../../flow/open-visit.ts';
import { activePeople } from '../../flow/participants.ts';
import { isRunning, roundsUsed } from '../../state/instance-query.ts';
import type { PersonId } from '../../state/command.ts';
import type { DecisionContext } from '../../decision-context.ts';
import type { ActionModel } from '../action-model.ts';

/** An administrator continues the flow at an activity, also where it had failed. */
export const activateActivityModel: ActionModel<'ActivateActivity'> = {
  action: 'ActivateActivity',
  offers: ({ state, isAdministrator }) =>
    isAdministrator && isRunning(state)
      ? [{ action: 'ActivateActivity', label: { zh: '啟動節點', en: 'Activate node' }, opinion: 'none' }]
      : [],
  perform(context, command) {
    if (!command.operatorIsAdministrator) context.refuse('NotAdministrator');
    if (!isRunning(context.state)) context.refuse('NotRunning');
    const activity = context.index.activities.get(command.activity) ?? context.refuse('ActivityUnknown');
    const people = [...new Set(command.people)];
    requireStartable(context, activity);
    requirePeople(context, activity, people);
    context.emit({
      type: 'steered',
      how: 'activated',
      activity: activity.code,
      added: people,
      removed: [],
      reason: command.reason ?? null,
    });
    if (people.length > 0) context.emit({ type: 'people-appointed', activity: activity.code, people });
    if (activity.kind === 'start') context.emit({ type: 'pass-begun', pass: context.state.pass + 1, draft: false });
    jumpTo(context, activity.code, 'moved');
  },
};

function requireStartable(context: DecisionContext, activity: Activity): void {
  const { name: named, code } = activity;
  if (!isHuman(activity)) context.refuse('ActivityNotStartable', { activity: named });
  if (openVisitsOf(context.state, code).length > 0) context.refuse('ActivityActive', { activity: named });
  if (roundsUsed(context.state, code) >= roundsAtMost(activity))
    context.refuse('RoundsExhausted', { activity: named, rounds: roundsAtMost(activity) });
}

function requirePeople(context: DecisionContext, activity: Activity, people: readonly PersonId[]): void {
  if (people.length === 0) return;
  const staffed = staffedActivity(context.index, activity.code) ?? context.refuse('ActivityNotHuman', { activity: activity.name });
  if (!admitsInitiator(staffed) && people.includes(context.state.initiator!)) context.refuse('AppointInitiator');
  if (activePeople(context, people).length < people.length) context.refuse('PersonInactive');
}
