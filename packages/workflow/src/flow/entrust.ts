import type { Action, Command } from '../command.ts';
import { inOrder, isSlotItem } from '../instance-query.ts';
import type { InstanceEvent } from '../instance-event.ts';
import type { Agent, WorkItem } from '../instance-state.ts';
import type { Turn } from '../turn.ts';

/**
 * Whoever got a task in this turn and entrusted somebody with such work shares it with them (workflow design, section 3). One hop: whom
 * the agent entrusted is not asked. The slot stays the holder's.
 */
export function entrustNewItems(turn: Turn): void {
  const came = new Set(turn.events.flatMap(cameBy));
  entrust(turn, (item) => came.has(item.id));
}

/** What waited for others may be somebody else's to do by the time it goes on. */
function cameBy(event: InstanceEvent): string[] {
  if (event.type === 'item-opened') return [event.item.id];
  return event.type === 'item-activated' || event.type === 'item-resumed' ? [event.item] : [];
}

/** Asks anew for the open tasks of somebody. */
export function entrustOpenItems(turn: Turn, principal: string): void {
  entrust(turn, (item) => item.holder === principal);
}

function entrust(turn: Turn, isMeant: (item: WorkItem) => boolean): void {
  const items = inOrder(turn.state.items).filter((item) => isMeant(item) && isShared(turn, item));
  const answers = turn.ask(
    items.map(({ holder, receivedAt }) => ({ key: `agent:${holder}:${receivedAt}`, kind: 'agent' as const, of: holder, receivedAt })),
  );
  items.forEach((item, at) => {
    const answer = answers[at];
    const found = answer?.kind === 'agent' ? answer.agent : null;
    // Nobody decides about what they started themselves by acting for somebody else.
    const isOwn = found !== null && [turn.state.initiator, turn.state.operator, item.holder].includes(found.person);
    const agent = isOwn ? null : found;
    if (!isSame(agent, item.agent ?? null)) turn.emit({ type: 'item-entrusted', item: item.id, agent });
  });
}

/** Votes and work are; copies, questions and assistance are asked of one person, and what came back to the initiator is theirs. */
function isShared(turn: Turn, item: WorkItem): boolean {
  const isAtHand = item.state === 'open' || Boolean(item.waitsFor);
  return isAtHand && (isSlotItem(item) || item.kind === 'add') && turn.state.visits[item.visit]?.kind !== 'start';
}

function isSame(a: Agent | null, b: Agent | null): boolean {
  return a?.trust === b?.trust && a?.person === b?.person && a?.until === b?.until && a?.mayForward === b?.mayForward;
}

const forwarding: ReadonlySet<Action> = new Set<Action>(['Forward', 'PreAddSign']);

/** Does somebody pass on what they were only entrusted to do? */
export function exceedsTrust({ holder, agent }: WorkItem, { actor, action }: Command): boolean {
  return actor !== holder && agent?.person === actor && !agent.mayForward && forwarding.has(action);
}
