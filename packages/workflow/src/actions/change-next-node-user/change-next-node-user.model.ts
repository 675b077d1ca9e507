import type { ChangeNextNodeUserCommand, PersonId } from '../../state/command.ts';
import type { DefinitionIndex } from '../../definition-index.ts';
import { admitsInitiator, openVisitsOf, staffedActivity, type StaffedActivity } from '../../flow/open-visit.ts';
import { activePeople } from '../../flow/participants.ts';
import { requireInScope } from '../../flow/participant-scope.ts';
import { isRunning, isSlotItem } from '../../state/instance-query.ts';
import type { DecisionContext } from '../../decision-context.ts';
import type { ActionModel } from '../action-model.ts';

/** Chooses who will be asked at an upcoming activity. */
export const changeNextNodeUserModel: ActionModel<'changeNextNodeUser'> = {
  action: 'changeNextNodeUser',
  offers: ({ index, state, isAdministrator }) =>
    isAdministrator && isRunning(state) && [...index.activities.keys()].some((code) => isUpcoming({ index, state }, code))
      ? [{ action: 'changeNextNodeUser', label: { zh: '指定後續處理人', en: 'Assign next handlers' }, opinion: 'none' }]
      : [],
  perform(context, command) {
    if (!isRunning(context.state)) context.refuse('NotRunning');
    const named = context.index.activities.get(command.activity) ?? context.refuse('ActivityUnknown');
    const activity = staffedActivity(context.index, command.activity) ?? context.refuse('ActivityNotHuman', { activity: named.name });
    if (!isUpcoming(context, activity.code)) context.refuse('ActivityActive', { activity: activity.name });
    const people = [...new Set(command.people)];
    requireScope(context, command, activity, people);
    if (people.join() === (context.state.appointed?.[activity.code] ?? []).join()) context.refuse('NothingToAdjust');
    context.emit({ type: 'people-appointed', activity: activity.code, people });
  },
};

function isUpcoming({ index, state }: Pick<DecisionContext, 'index' | 'state'>, code: string): boolean {
  return staffedActivity(index, code) !== null && openVisitsOf(state, code).length === 0;
}

/** Administrators may choose anybody; the handler of the activity before only people whom the activity itself would find. */
function requireScope(
  context: DecisionContext,
  command: ChangeNextNodeUserCommand,
  activity: StaffedActivity,
  people: readonly PersonId[],
): void {
  if (!command.operatorIsAdministrator && !isNextFor(context, command.actor, activity.code)) context.refuse('NotAdministrator');
  if (!admitsInitiator(activity) && people.includes(context.state.initiator!)) context.refuse('AppointInitiator');
  if (activePeople(context, people).length < people.length) context.refuse('PersonInactive');
  if (!command.operatorIsAdministrator) requireInScope(context, activity, people);
}

/**
 * Whether the person has an own task in an activity from which a path leads to this one without passing other people. The `start` does not
 * count: the initiator would choose who decides about their request.
 */
function isNextFor({ index, state }: Pick<DecisionContext, 'index' | 'state'>, person: PersonId, activity: string): boolean {
  const own = Object.values(state.items).filter((item) => item.holder === person && item.state === 'open' && isSlotItem(item));
  return own.some((item) => item.activity !== index.start?.code && nextStaffed(index, item.activity).has(activity));
}

function nextStaffed(index: DefinitionIndex, from: string): Set<string> {
  const seen = new Set<string>();
  const found = new Set<string>();
  const open = [from];
  for (let code = open.pop(); code !== undefined; code = open.pop()) {
    for (const { to } of index.routesFrom.get(code) ?? []) {
      if (seen.has(to)) continue;
      seen.add(to);
      if (staffedActivity(index, to)) found.add(to);
      else open.push(to);
    }
  }
  return found;
}
