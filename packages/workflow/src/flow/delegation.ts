import type { Action, Command } from '../state/command.ts';
import { inCreationOrder } from '../state/entity-views.ts';
import { isSlotItem } from '../state/instance-query.ts';
import type { InstanceEvent } from '../state/instance-event.ts';
import type { Agent, WorkItem } from '../state/instance-state.ts';
import type { DecisionContext } from '../decision-context.ts';

/**
 * Shares the tasks that were opened by this command with the agents of their holders (workflow design, section 3). Only one hop: an agent's
 * own delegation is not followed. The slot stays the holder's.
 */
export function delegateNewItems(context: DecisionContext): void {
  const came = [...new Set(context.events.flatMap(openedBy))].sort();
  updateAgents(
    context,
    came.flatMap((id) => context.state.items[id] ?? []),
  );
}

/** Returns the items an event opened. An item that was waiting may have another agent by the time it continues. */
function openedBy(event: InstanceEvent): string[] {
  if (event.type === 'item-opened') return [event.item.id];
  return event.type === 'item-activated' || event.type === 'item-resumed' ? [event.item] : [];
}

/** Determines the agents of a principal's open tasks again. */
export function delegateOpenItems(context: DecisionContext, principal: string): void {
  updateAgents(
    context,
    inCreationOrder(context.state.items).filter((item) => item.holder === principal),
  );
}

function updateAgents(context: DecisionContext, among: readonly WorkItem[]): void {
  const items = among.filter((item) => isShared(context, item));
  const answers = context.ask(
    items.map(({ holder, receivedAt }) => ({ key: `agent:${holder}:${receivedAt}`, kind: 'agent' as const, of: holder, receivedAt })),
  );
  items.forEach((item, at) => {
    const answer = answers[at];
    const found = answer?.kind === 'agent' ? answer.agent : null;
    // Nobody decides about an instance they started, not even as somebody's agent.
    const isOwn = found !== null && [context.state.initiator, context.state.operator, item.holder].includes(found.person);
    const agent = isOwn ? null : found;
    if (!isSame(agent, item.agent ?? null)) context.emit({ type: 'item-entrusted', item: item.id, agent });
  });
}

/**
 * Whether an item is shared: votes and work are; copies, questions and assistance are addressed to one person, and a returned start belongs
 * to the initiator.
 */
function isShared(context: DecisionContext, item: WorkItem): boolean {
  const isAtHand = item.state === 'open' || Boolean(item.waitsFor);
  return isAtHand && (isSlotItem(item) || item.kind === 'add') && context.state.visits[item.visit]?.kind !== 'start';
}

function isSame(a: Agent | null, b: Agent | null): boolean {
  return a?.trust === b?.trust && a?.person === b?.person && a?.until === b?.until && a?.mayForward === b?.mayForward;
}

const forwarding: ReadonlySet<Action> = new Set<Action>(['Forward', 'PreAddSign']);

/** Whether an agent passes on a task that the delegation does not allow them to pass on. */
export function exceedsDelegation({ holder, agent }: WorkItem, { actor, action }: Command): boolean {
  return actor !== holder && agent?.person === actor && !agent.mayForward && forwarding.has(action);
}
