import { modelOf } from '../activities/models.ts';
import { isHuman, type HumanActivity } from '../definition-index.ts';
import type { ExpiryStep } from '../instance-event.ts';
import { isSlotItem, openItemsOf, slotsOf } from '../instance-query.ts';
import type { Timer, Visit, WorkItem } from '../instance-state.ts';
import { opinionParts } from '../actions/acting-item.ts';
import { mayInitiatorDecide } from '../actions/people-involved.ts';
import type { FactAnswer } from '../fact.ts';
import { completeActivity } from '../flow/human-activity.ts';
import { closeInvolvements } from '../flow/involvement.ts';
import { goBack } from '../flow/rewind.ts';
import { closeVisit, leaveByRoute, markToken } from '../flow/token-move.ts';
import { openItem, openSlot } from '../flow/visit.ts';
import type { Turn } from '../turn.ts';
import { timeLimitOf } from './time-limit.ts';

/** The time of a visit is over: the final step of its limit, once. */
export function expire(turn: Turn, timer: Timer): void {
  const visit = turn.state.visits[timer.visit]!;
  const final = timeLimitOf(turn, visit.activity)?.final ?? { kind: 'none' };
  const activity = turn.index.activities.get(visit.activity);
  const did = (step: ExpiryStep) => turn.emit({ type: 'timer-fired', timer, activity: visit.activity, step });
  if (!isHuman(activity)) return did('nothing');
  switch (final.kind) {
    case 'none':
      return did('nothing');
    case 'agree':
      if (asksMoreThanAVote(activity)) return did('nothing');
      did('agree');
      return modelOf(activity).conclude?.(turn, visit.id, activity, 'agreed');
    case 'disagree':
      did('disagree');
      return modelOf(activity).conclude?.(turn, visit.id, activity, 'disagreed');
    case 'back':
      did('back');
      leave(turn, visit);
      return goBack(turn, visit.token, final.activity);
    case 'route':
      did('route');
      leave(turn, visit);
      return leaveByRoute(turn, visit.token, 'timeout');
    case 'manager':
      return toManagers(turn, visit, final.how, did);
  }
}

/** Nobody agrees by being late where an opinion, a file or a signature is required. */
export function asksMoreThanAVote(activity: HumanActivity): boolean {
  return Object.values(opinionParts(activity, 'agree')).includes('required');
}

function leave(turn: Turn, visit: Visit): void {
  closeVisit(turn, visit.id, 'expired', 'expired');
  completeActivity(turn, visit.token, null);
  markToken(turn, visit.token, { returns: [] });
}

/** Whoever waits for others is late as well, where their asking does not stop the clock. */
function lateItems(turn: Turn, visit: Visit): WorkItem[] {
  const isRunningOn = timeLimitOf(turn, visit.activity)?.runsWhileWaiting ?? false;
  const isLate = ({ state, waitsFor }: WorkItem): boolean => state === 'open' || (isRunningOn && Boolean(waitsFor));
  return openItemsOf(turn.state, visit.id).filter((item) => isSlotItem(item) && isLate(item));
}

/** The manager of each who is late joins them, or takes their place; one who takes part already is not asked twice. */
function toManagers(turn: Turn, visit: Visit, how: 'add' | 'replace', did: (step: ExpiryStep) => void): void {
  const late = lateItems(turn, visit);
  const answers = turn.ask(late.map(({ holder }) => ({ key: `manager:${holder}`, kind: 'manager', of: holder })));
  const taking = new Set(slotsOf(turn.state, visit.id).map((slot) => slot.person));
  // Nobody comes to decide about what they started.
  if (!mayInitiatorDecide(turn, visit.activity) && turn.state.initiator !== null) taking.add(turn.state.initiator);
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
    if (how === 'add') openSlot(turn, visit.id, { person: manager, reason });
    else {
      closeInvolvements(turn, (each) => each.item === item.id, 'expired');
      turn.emit({ type: 'item-cancelled', item: item.id, reason: 'expired' });
      turn.emit({ type: 'slot-handed-over', slot: item.slot!, from: item.holder, to: manager, reason });
      openItem(turn, { kind: 'forward', visit: visit.id, slot: item.slot, source: item.id, holder: manager });
    }
  }
}

function managerIn(answer: FactAnswer): string | undefined {
  return answer.kind === 'people' ? answer.people[0] : undefined;
}
