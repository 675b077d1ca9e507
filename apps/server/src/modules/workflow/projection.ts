import type { InstanceEvent, InstanceState, Visit, WorkItem } from '@inkstone/workflow';

/** What events change in the tables that lists read: the rows touched, as they are afterwards. */
export interface Projection {
  readonly visits: readonly Visit[];
  readonly items: readonly WorkItem[];
  /** Everybody who got or lost an open item. */
  readonly concerned: readonly string[];
}

/** Pure: the events of one command, with the state before and after them. */
export function project(before: InstanceState, events: readonly InstanceEvent[], after: InstanceState): Projection {
  const visits = pick(after.visits, events.map(visitOf));
  const items = pick(after.items, events.map(itemOf));
  const concerned = items.filter((item) => isOpen(before.items[item.id]) !== isOpen(item)).map((item) => item.holder);
  return { visits, items, concerned: [...new Set(concerned)] };
}

/** Everybody an instance concerns: who started and owns it and who has or had something to do. */
export function peopleOf({ initiator, owner, items }: InstanceState): string[] {
  const people = [initiator, owner, ...Object.values(items).map((item) => item.holder)];
  return [...new Set(people.filter((person) => person !== null))];
}

function visitOf(event: InstanceEvent): string | null {
  if (event.type === 'visit-opened') return event.visit.id;
  return event.type === 'visit-closed' ? event.visit : null;
}

function itemOf(event: InstanceEvent): string | null {
  if (event.type === 'item-opened') return event.item.id;
  return event.type === 'item-done' || event.type === 'item-cancelled' ? event.item : null;
}

function pick<T>(entities: Readonly<Record<string, T>>, ids: readonly (string | null)[]): T[] {
  return [...new Set(ids)].flatMap((id) => (id !== null && entities[id]) || []);
}

function isOpen(item: WorkItem | undefined): boolean {
  return item?.state === 'open';
}
