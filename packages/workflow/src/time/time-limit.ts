import type { TimeLimit } from '@inkstone/schema';
import { inCreationOrder } from '../state/entity-views.ts';
import { isRunning } from '../state/instance-query.ts';
import type { InstanceState, Timer, Visit } from '../state/instance-state.ts';
import type { DecisionContext } from '../decision-context.ts';
import { dueMoment, laterBy, momentOf } from './moment.ts';

/** Returns the time limit of an activity, if it has one. */
export function timeLimitOf(context: Pick<DecisionContext, 'index'>, activity: string): TimeLimit | undefined {
  const found = context.index.activities.get(activity);
  return found && 'timeLimit' in found ? found.timeLimit : undefined;
}

/**
 * Called at the end of each command: sets the clock of visits that were opened in it, holds a clock while everybody who could act waits for
 * others, and resumes it when one of them may act again.
 */
export function settleTimeLimits(context: DecisionContext): void {
  if (!isRunning(context.state)) return;
  const opened = new Set(context.events.flatMap((event) => (event.type === 'visit-opened' ? [event.visit.id] : [])));
  for (const token of inCreationOrder(context.state.tokens)) {
    const visit = token.visit === null ? undefined : context.state.visits[token.visit];
    const limit = visit && timeLimitOf(context, visit.activity);
    if (!visit || !limit) continue;
    if (opened.has(visit.id) && visit.dueAt === undefined) setClock(context, visit, limit);
    settleClock(context, visit.id, limit);
  }
}

/** An empty date field sets no limit. Reminders that would lie in the past are left out. */
function setClock(context: DecisionContext, { id }: Visit, limit: TimeLimit): void {
  const due = dueMoment(context, limit.due);
  if ('cause' in due) return;
  const reminders = limit.reminders.flatMap(({ side, span }) => {
    const moment = momentOf(context, { kind: 'instant', at: due.at }, side, span);
    return 'at' in moment && moment.at > context.command.at ? [moment.at] : [];
  });
  const timers: Timer[] = [
    ...reminders.sort().map((at) => ({ id: context.newId(), visit: id, purpose: 'remind' as const, at })),
    { id: context.newId(), visit: id, purpose: 'expire', at: due.at },
  ];
  context.emit({ type: 'timers-set', visit: id, dueAt: due.at, timers });
}

function settleClock(context: DecisionContext, visit: string, limit: TimeLimit): void {
  const { heldAt, dueAt } = context.state.visits[visit]!;
  const timers = timersOf(context.state, visit);
  if (dueAt === undefined || limit.runsWhileWaiting || timers.length === 0) return;
  const stands = allWait(context.state, visit);
  if (stands && heldAt === undefined) return context.emit({ type: 'timers-held', visit });
  if (stands || heldAt === undefined) return;
  const working = limit.due.kind === 'after' && limit.due.span.working;
  const move = (at: string): string => {
    const moment = laterBy(context, at, heldAt, context.command.at, working);
    return 'at' in moment ? moment.at : at;
  };
  const isOver = !timers.some((timer) => timer.purpose === 'expire');
  const moved = timers.map((timer) => ({ ...timer, at: move(timer.at) }));
  context.emit({ type: 'timers-resumed', visit, dueAt: isOver ? dueAt : move(dueAt), timers: moved });
}

function timersOf(state: InstanceState, visit: string): Timer[] {
  return inCreationOrder(state.timers).filter((timer) => timer.visit === visit);
}

/** Whether somebody waits for people they asked, and nobody else of the visit could act. */
function allWait(state: InstanceState, visit: string): boolean {
  const items = Object.values(state.items).filter((item) => item.visit === visit && item.kind !== 'circulate');
  const waiting = new Set(items.filter((item) => item.state === 'waiting').map((item) => item.id));
  const open = items.filter((item) => item.state === 'open');
  return open.length > 0 && open.every((item) => item.source !== null && waiting.has(item.source));
}
