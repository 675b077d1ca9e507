import type { TimeLimit } from '@inkstone/schema';
import { inOrder, isRunning } from '../instance-query.ts';
import type { InstanceState, Timer, Visit } from '../instance-state.ts';
import type { Turn } from '../turn.ts';
import { dueMoment, laterBy, momentOf } from './moment.ts';

/** The time limit of an activity, if it has one. */
export function timeLimitOf(turn: Pick<Turn, 'index'>, activity: string): TimeLimit | undefined {
  const found = turn.index.activities.get(activity);
  return found && 'timeLimit' in found ? found.timeLimit : undefined;
}

/**
 * At the end of each command: visits that were opened in it get their clock; a clock stops while all who could act wait for others,
 * and runs on when one of them may act again.
 */
export function settleTimeLimits(turn: Turn): void {
  if (!isRunning(turn.state)) return;
  const opened = new Set(turn.events.flatMap((event) => (event.type === 'visit-opened' ? [event.visit.id] : [])));
  for (const token of inOrder(turn.state.tokens)) {
    const visit = token.visit === null ? undefined : turn.state.visits[token.visit];
    const limit = visit && timeLimitOf(turn, visit.activity);
    if (!visit || !limit) continue;
    if (opened.has(visit.id) && visit.dueAt === undefined) setClock(turn, visit, limit);
    settleClock(turn, visit.id, limit);
  }
}

/** A date field that is empty gives no limit. Reminders that would have been before now are left out. */
function setClock(turn: Turn, { id }: Visit, limit: TimeLimit): void {
  const due = dueMoment(turn, limit.due);
  if ('cause' in due) return;
  const reminders = limit.reminders.flatMap(({ side, span }) => {
    const moment = momentOf(turn, { kind: 'instant', at: due.at }, side, span);
    return 'at' in moment && moment.at > turn.command.at ? [moment.at] : [];
  });
  const timers: Timer[] = [
    ...reminders.sort().map((at) => ({ id: turn.newId(), visit: id, purpose: 'remind' as const, at })),
    { id: turn.newId(), visit: id, purpose: 'expire', at: due.at },
  ];
  turn.emit({ type: 'timers-set', visit: id, dueAt: due.at, timers });
}

function settleClock(turn: Turn, visit: string, limit: TimeLimit): void {
  const { heldAt, dueAt } = turn.state.visits[visit]!;
  const timers = timersOf(turn.state, visit);
  if (dueAt === undefined || limit.runsWhileWaiting || timers.length === 0) return;
  const stands = allWait(turn.state, visit);
  if (stands && heldAt === undefined) return turn.emit({ type: 'timers-held', visit });
  if (stands || heldAt === undefined) return;
  const working = limit.due.kind === 'after' && limit.due.span.working;
  const move = (at: string): string => {
    const moment = laterBy(turn, at, heldAt, turn.command.at, working);
    return 'at' in moment ? moment.at : at;
  };
  const isOver = !timers.some((timer) => timer.purpose === 'expire');
  const moved = timers.map((timer) => ({ ...timer, at: move(timer.at) }));
  turn.emit({ type: 'timers-resumed', visit, dueAt: isOver ? dueAt : move(dueAt), timers: moved });
}

function timersOf(state: InstanceState, visit: string): Timer[] {
  return inOrder(state.timers ?? {}).filter((timer) => timer.visit === visit);
}

/** Somebody waits for those they asked, and nobody else of the visit could act. */
function allWait(state: InstanceState, visit: string): boolean {
  const items = Object.values(state.items).filter((item) => item.visit === visit && item.kind !== 'circulate');
  const waiting = new Set(items.filter((item) => item.state === 'waiting').map((item) => item.id));
  const open = items.filter((item) => item.state === 'open');
  return open.length > 0 && open.every((item) => item.source !== null && waiting.has(item.source));
}
