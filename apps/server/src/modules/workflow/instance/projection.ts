import type { InstanceEvent, InstanceState, Visit, WorkItem } from '@inkstone/workflow';

/** The changes that events make in the tables that lists read: the rows touched, with their new contents. */
export interface Projection {
  readonly visits: readonly Visit[];
  readonly items: readonly WorkItem[];
  /** Everybody who received or lost an open item. */
  readonly concerned: readonly string[];
}

/** A pure function of the events of one command and the state before and after them. */
export function project(before: InstanceState, events: readonly InstanceEvent[], after: InstanceState): Projection {
  const visits = pick(after.visits, [...events.map(visitOf), ...renamed(before.visits, after.visits)]);
  const items = pick(after.items, [...events.map(itemOf), ...renamed(before.items, after.items)]);
  const concerned = items.flatMap((item) => {
    const was = before.items[item.id];
    if (isOpen(was) !== isOpen(item)) return handlersOf(item);
    return was?.agent?.person === item.agent?.person ? [] : [item.holder, was?.agent?.person, item.agent?.person];
  });
  return { visits, items, concerned: [...new Set(concerned.filter((person) => person !== undefined))] };
}

/** Returns everybody an instance concerns: its initiator and owner, and everybody who has or had a task in it. */
export function peopleOf({ initiator, owner, operator, items }: InstanceState): string[] {
  const people = [initiator, owner, operator, ...Object.values(items).flatMap(handlersOf)];
  return [...new Set(people.filter((person) => person !== null && person !== undefined))];
}

function visitOf(event: InstanceEvent): string | null {
  if (event.type === 'visit-opened') return event.visit.id;
  if (event.type === 'timers-set' || event.type === 'timers-resumed') return event.visit;
  return event.type === 'visit-closed' ? event.visit : null;
}

function itemOf(event: InstanceEvent): string | null {
  if (event.type === 'item-opened') return event.item.id;
  return event.type.startsWith('item-') && 'item' in event && typeof event.item === 'string' ? event.item : null;
}

/** An activity may have another code in another version. */
function renamed(before: Readonly<Record<string, { activity: string }>>, after: Readonly<Record<string, { activity: string }>>): string[] {
  return Object.keys(before).filter((id) => before[id]!.activity !== after[id]?.activity);
}

function pick<T>(entities: Readonly<Record<string, T>>, ids: readonly (string | null)[]): T[] {
  return [...new Set(ids)].flatMap((id) => (id !== null && entities[id]) || []);
}

function isOpen(item: WorkItem | undefined): boolean {
  return item?.state === 'open';
}

/** The holder, the delegate, and whoever acted. */
function handlersOf({ holder, agent, actedBy }: WorkItem): (string | undefined)[] {
  return [holder, agent?.person, actedBy];
}
