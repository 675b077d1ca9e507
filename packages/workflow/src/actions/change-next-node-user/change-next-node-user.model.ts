import type { ChangeNextNodeUserCommand, PersonId } from '../../command.ts';
import type { DefinitionIndex } from '../../definition-index.ts';
import { admitsInitiator, openVisitsOf, staffedActivity, type StaffedActivity } from '../../flow/open-visit.ts';
import { activePeople } from '../../flow/participants.ts';
import { requireInScope } from '../../flow/participant-scope.ts';
import { isRunning, isSlotItem } from '../../instance-query.ts';
import type { Turn } from '../../turn.ts';
import type { ActionModel } from '../action-model.ts';

/** Says who will be asked at an activity to come. */
export const changeNextNodeUserModel: ActionModel<'changeNextNodeUser'> = {
  action: 'changeNextNodeUser',
  offers: ({ index, state, isAdministrator }) =>
    isAdministrator && isRunning(state) && [...index.activities.keys()].some((code) => isToCome({ index, state }, code))
      ? [{ action: 'changeNextNodeUser', label: { zh: '指定後續處理人', en: 'Choose people to come' }, opinion: 'none' }]
      : [],
  perform(turn, command) {
    if (!isRunning(turn.state)) turn.refuse('NotRunning');
    const named = turn.index.activities.get(command.activity) ?? turn.refuse('ActivityUnknown');
    const activity = staffedActivity(turn.index, command.activity) ?? turn.refuse('ActivityNotHuman', { activity: named.name });
    if (!isToCome(turn, activity.code)) turn.refuse('ActivityActive', { activity: activity.name });
    const people = [...new Set(command.people)];
    requireScope(turn, command, activity, people);
    if (people.join() === (turn.state.appointed?.[activity.code] ?? []).join()) turn.refuse('NothingToAdjust');
    turn.emit({ type: 'people-appointed', activity: activity.code, people });
  },
};

function isToCome({ index, state }: Pick<Turn, 'index' | 'state'>, code: string): boolean {
  return staffedActivity(index, code) !== null && openVisitsOf(state, code).length === 0;
}

/** Administrators choose among everybody; who has the activity before, among those whom the activity itself would find. */
function requireScope(turn: Turn, command: ChangeNextNodeUserCommand, activity: StaffedActivity, people: readonly PersonId[]): void {
  if (!command.operatorIsAdministrator && !isNextFor(turn, command.actor, activity.code)) turn.refuse('NotAdministrator');
  if (!admitsInitiator(activity) && people.includes(turn.state.initiator!)) turn.refuse('AppointInitiator');
  if (activePeople(turn, people).length < people.length) turn.refuse('PersonInactive');
  if (!command.operatorIsAdministrator) requireInScope(turn, activity, people);
}

/** Has the person a task of their own in an activity from which a way leads to that one without passing other people? Who starts an instance would choose who decides about them. */
function isNextFor({ index, state }: Pick<Turn, 'index' | 'state'>, person: PersonId, activity: string): boolean {
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
