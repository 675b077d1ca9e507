import type { Activity } from '@inkstone/schema';
import { isHuman, roundsAtMost } from '../../definition-index.ts';
import { jumpTo } from '../../flow/jump.ts';
import { admitsInitiator, openVisitsOf, staffedActivity } from '../../flow/open-visit.ts';
import { activePeople } from '../../flow/participants.ts';
import { isRunning, roundsUsed } from '../../instance-query.ts';
import type { PersonId } from '../../command.ts';
import type { Turn } from '../../turn.ts';
import type { ActionModel } from '../action-model.ts';

/** An administrator lets the flow go on at an activity, also where it had failed. */
export const activateActivityModel: ActionModel<'ActivateActivity'> = {
  action: 'ActivateActivity',
  offers: ({ state, isAdministrator }) =>
    isAdministrator && isRunning(state)
      ? [{ action: 'ActivateActivity', label: { zh: '啟動節點', en: 'Activate a node' }, opinion: 'none' }]
      : [],
  perform(turn, command) {
    if (!command.operatorIsAdministrator) turn.refuse('NotAdministrator');
    if (!isRunning(turn.state)) turn.refuse('NotRunning');
    const activity = turn.index.activities.get(command.activity) ?? turn.refuse('ActivityUnknown');
    const people = [...new Set(command.people)];
    requireStartable(turn, activity);
    requirePeople(turn, activity, people);
    turn.emit({ type: 'steered', how: 'activated', activity: activity.code, added: people, removed: [], reason: command.reason ?? null });
    if (people.length > 0) turn.emit({ type: 'people-appointed', activity: activity.code, people });
    if (activity.kind === 'start') turn.emit({ type: 'pass-begun', pass: turn.state.pass + 1, draft: false });
    jumpTo(turn, activity.code, 'moved');
  },
};

function requireStartable(turn: Turn, activity: Activity): void {
  const { name: named, code } = activity;
  if (!isHuman(activity)) turn.refuse('ActivityNotStartable', { activity: named });
  if (openVisitsOf(turn.state, code).length > 0) turn.refuse('ActivityActive', { activity: named });
  if (roundsUsed(turn.state, code) >= roundsAtMost(activity))
    turn.refuse('RoundsExhausted', { activity: named, rounds: roundsAtMost(activity) });
}

function requirePeople(turn: Turn, activity: Activity, people: readonly PersonId[]): void {
  if (people.length === 0) return;
  const staffed = staffedActivity(turn.index, activity.code) ?? turn.refuse('ActivityNotHuman', { activity: activity.name });
  if (!admitsInitiator(staffed) && people.includes(turn.state.initiator!)) turn.refuse('AppointInitiator');
  if (activePeople(turn, people).length < people.length) turn.refuse('PersonInactive');
}
