import { modelOf } from '../../activities/models.ts';
import { isHuman, type HumanActivity } from '../../definition-index.ts';
import type { ExpiryStep } from '../../state/instance-event.ts';
import { isSlotItem, openItemsOf, slotsOf } from '../../state/instance-query.ts';
import type { Timer, Visit, WorkItem } from '../../state/instance-state.ts';
import { opinionRequirements } from '../acting-item.ts';
import { mayInitiatorDecide } from '../people-involved.ts';
import type { FactAnswer } from '../../state/fact.ts';
import { completeActivity } from '../../flow/human-activity.ts';
import { closeInvolvements } from '../../flow/involvement.ts';
import { sendBack } from '../../flow/rewind.ts';
import { closeVisit, leaveByRoute, markToken } from '../../flow/token-move.ts';
import { openItem, openSlot } from '../../flow/visit.ts';
import type { DecisionContext } from '../../decision-context.ts';
import { timeLimitOf } from '../../time/time-limit.ts';

/** The time of a visit is over: performs the final step of its limit, once. */
export function expire(context: DecisionContext, timer: Timer): void {
  const visit = context.state.visits[timer.visit]!;
  const final = timeLimitOf(context, visit.activity)?.final ?? { kind: 'none' };
  const activity = context.index.activities.get(visit.activity);
  const did = (step: ExpiryStep) => context.emit({ type: 'timer-fired', timer, activity: visit.activity, step });
  if (!isHuman(activity)) return did('nothing');
  switch (final.kind) {
    case 'none':
      return did('nothing');
    case 'agree':
      if (agreeingRequiresInput(activity)) return did('nothing');
      did('agree');
      return modelOf(activity).conclude?.(context, visit.id, activity, 'agreed');
    case 'disagree':
      did('disagree');
      return modelOf(activity).conclude?.(context, visit.id, activity, 'disagreed');
    case 'back':
      did('back');
      leave(context, visit);
      return sendBack(context, visit.token, final.activity);
    case 'route':
      did('route');
      leave(context, visit);
      return leaveByRoute(context, visit.token, 'timeout');
    case 'manager':
      return toManagers(context, visit, final.how, did);
  }
}

/** Whether agreeing requires an opinion, a file or a signature: then being late cannot count as agreeing. */
export function agreeingRequiresInput(activity: HumanActivity): boolean {
  return Object.values(opinionRequirements(activity, 'agree')).includes('required');
}

function leave(context: DecisionContext, visit: Visit): void {
  closeVisit(context, visit.id, 'expired', 'expired');
  completeActivity(context, visit.token, null);
  markToken(context, visit.token, { returns: [] });
}

/** A holder who waits for others is late as well, unless waiting holds the clock. */
function lateItems(context: DecisionContext, visit: Visit): WorkItem[] {
  const isRunningOn = timeLimitOf(context, visit.activity)?.runsWhileWaiting ?? false;
  const isLate = ({ state, waitsFor }: WorkItem): boolean => state === 'open' || (isRunningOn && Boolean(waitsFor));
  return openItemsOf(context.state, visit.id).filter((item) => isSlotItem(item) && isLate(item));
}

/** The manager of each person who is late joins them or replaces them; a manager who already takes part is not asked twice. */
function toManagers(context: DecisionContext, visit: Visit, how: 'add' | 'replace', did: (step: ExpiryStep) => void): void {
  const late = lateItems(context, visit);
  const answers = context.ask(late.map(({ holder }) => ({ key: `manager:${holder}`, kind: 'manager', of: holder })));
  const taking = new Set(slotsOf(context.state, visit.id).map((slot) => slot.person));
  // Initiators do not decide about their own request.
  if (!mayInitiatorDecide(context, visit.activity) && context.state.initiator !== null) taking.add(context.state.initiator);
  const found = late.flatMap((item, index) => {
    const manager = managerIn(answers[index]!);
    if (manager === undefined || taking.has(manager)) return [];
    taking.add(manager);
    return [{ item, manager }];
  });
  if (found.length === 0) return did('nothing');
  did(how === 'add' ? 'manager-added' : 'manager-instead');
  for (const { item, manager } of found) {
    const reason = { kind: 'time-limit', of: item.holder } as const;
    if (how === 'add') openSlot(context, visit.id, { person: manager, reason });
    else {
      closeInvolvements(context, (each) => each.item === item.id, 'expired');
      context.emit({ type: 'item-cancelled', item: item.id, reason: 'expired' });
      context.emit({ type: 'slot-handed-over', slot: item.slot!, from: item.holder, to: manager, reason });
      openItem(context, { kind: 'forward', visit: visit.id, slot: item.slot, source: item.id, holder: manager });
    }
  }
}

function managerIn(answer: FactAnswer): string | undefined {
  return answer.kind === 'people' ? answer.people[0] : undefined;
}
