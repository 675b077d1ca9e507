import type { Command, Instant } from '../state/command.ts';
import { systemActor } from '../state/command.ts';
import { modelOf } from '../activities/models.ts';
import { isHuman, type DefinitionIndex } from '../definition-index.ts';
import { completingAction } from '../offers/completing-action.ts';
import { inCreationOrder } from '../state/entity-views.ts';
import { childrenOf } from '../state/instance-query.ts';
import type { InstanceState, WorkItem } from '../state/instance-state.ts';
import type { SimulatedDecision } from './simulation.ts';

type CommandInput<C> = C extends Command ? Omit<C, 'id' | 'at' | 'client'> : never;

/** An event that may happen next, and when. */
export interface PossibleEvent {
  readonly at: Instant;
  readonly command: CommandInput<Command>;
  /** The decision that causes it. */
  readonly decision: SimulatedDecision | undefined;
}

/** Returns the next event by the decisions for people and services, and by time; at the same moment people come before timers. */
export function nextEvent(
  index: DefinitionIndex,
  state: InstanceState,
  decisions: readonly SimulatedDecision[],
  now: Instant,
): PossibleEvent | null {
  const events = [...itemEvents(index, state, decisions), ...externalEvents(index, state, decisions), ...timerEvents(state)];
  const ready = events.map((event) => (event.at < now ? { ...event, at: now } : event));
  return ready.reduce<PossibleEvent | null>((first, event) => (first === null || event.at < first.at ? event : first), null);
}

function itemEvents(index: DefinitionIndex, state: InstanceState, decisions: readonly SimulatedDecision[]): PossibleEvent[] {
  return inCreationOrder(state.items).flatMap((item) => {
    const activity = index.activities.get(item.activity);
    if (item.state !== 'open' || item.slot === null || !isHuman(activity)) return [];
    const decision = decisions.find((each) => isOf(each, item.activity) && (each.person === undefined || each.person === item.holder));
    if (decision?.action === 'wait') return [];
    return [{ at: later(item.receivedAt, decision), command: orderAt(item, completingAction(item, activity.kind), decision), decision }];
  });
}

function orderAt(item: WorkItem, finishing: 'Agree' | 'Submit' | 'Answer', decision: SimulatedDecision | undefined): CommandInput<Command> {
  // Everything that could be required is given: a simulation plays the path, not the input.
  const given = { opinion: '…', attachments: ['simulation'], signature: 'simulation', isQrSignature: true };
  const base = { actor: item.holder, itemId: item.id, ...given };
  if (decision?.action === 'reject') return { ...base, action: 'Reject', targets: decision.target === undefined ? [] : [decision.target] };
  const choice = { confirm: true, ...(decision?.chosen && { chosen: decision.chosen }) };
  if (decision?.action === 'disagree') return { ...base, ...choice, action: 'DisAgree' };
  return { ...base, ...choice, action: finishing };
}

/** Services and sub-processes that are running. */
function externalEvents(index: DefinitionIndex, state: InstanceState, decisions: readonly SimulatedDecision[]): PossibleEvent[] {
  const system = { actor: systemActor };
  return inCreationOrder(state.visits).flatMap((visit): PossibleEvent[] => {
    const activity = index.activities.get(visit.activity);
    if (visit.status !== 'open' || !activity || !modelOf(activity).finish) return [];
    const decision = decisions.find((each) => isOf(each, visit.activity));
    if (decision?.action === 'wait') return [];
    const at = later(visit.openedAt, decision);
    const failure = { class: 'system' as const, detail: 'simulation' };
    const children = childrenOf(state, visit.id);
    const child = children.find((each) => each.awaited && each.state === 'running');
    if (child) {
      const outcome = decision?.action === 'disagree' ? 'disagreed' : 'agreed';
      const fails = decision?.action === 'fail';
      const command = fails
        ? { ...system, ...failure, action: 'ChildFailed' as const, child: child.id }
        : { ...system, action: 'ChildEnded' as const, child: child.id, outcome: outcome as 'agreed' | 'disagreed' };
      return [{ at, command, decision }];
    }
    if (children.length > 0) return [];
    const fails = decision?.action === 'fail' || decision?.action === 'disagree';
    const command = fails
      ? { ...system, ...failure, action: 'ServiceFailed' as const, visit: visit.id }
      : { ...system, action: 'ServiceFinished' as const, visit: visit.id };
    return [{ at, command, decision }];
  });
}

function timerEvents(state: InstanceState): PossibleEvent[] {
  const awaited = inCreationOrder(state.timers).filter((timer) => state.visits[timer.visit]?.heldAt === undefined);
  return awaited.map(({ id, at }) => ({
    at,
    command: { action: 'TimerFired', actor: systemActor, timerId: id },
    decision: undefined,
  }));
}

function isOf(decision: SimulatedDecision, activity: string): boolean {
  return decision.activity === activity;
}

function later(at: Instant, decision: SimulatedDecision | undefined): Instant {
  const minutes = decision?.afterMinutes ?? 0;
  return minutes === 0 ? at : new Date(Date.parse(at) + minutes * 60_000).toISOString();
}
