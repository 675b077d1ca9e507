export interface Entity {
  readonly id: string;
}

export type Entities<T> = Readonly<Record<string, T>>;

/** What has been read from a collection: its entities in order, and groups of them by a property. Lists in it are never changed. */
interface Views<T extends Entity> {
  ordered: readonly T[];
  /** By property; null: it was asked for once, which is not worth grouping. */
  readonly groups: Map<keyof T, Map<string, readonly T[]> | null>;
}

/** Collections never change, so each is read only once. Those that do change tell by `updateViews`. */
const views = new WeakMap<object, Views<Entity>>();

/** Returns entities in the order of their creation, if there are any. Ids sort by it; the order of object keys may be lost in storage. */
export function inCreationOrder<T extends Entity>(entities: Entities<T> | undefined): readonly T[] {
  return entities === undefined ? [] : viewsOf(entities).ordered;
}

/** Returns the entities with that value of the property, in the order of their creation. */
export function withValue<T extends Entity, K extends keyof T>(entities: Entities<T>, property: K, value: T[K] & string): readonly T[] {
  const { ordered, groups } = viewsOf(entities);
  let found = groups.get(property);
  if (found === undefined) {
    groups.set(property, null);
    return ordered.filter((entity) => entity[property] === value);
  }
  if (found === null) groups.set(property, (found = Map.groupBy(ordered, (entity) => String(entity[property]))));
  return found.get(value) ?? [];
}

/** Tells that a collection has now one entity in the place of another one or of none, or does not have it any more. */
export function updateViews<T extends Entity>(entities: Entities<T>, before: T | undefined, after: T | undefined): void {
  const read = views.get(entities) as Views<T> | undefined;
  if (!read) return;
  for (const [property, found] of read.groups) if (found) regroup(found, property, before, after);
  read.ordered = exchanged(read.ordered, before, after);
}

function regroup<T extends Entity>(
  groups: Map<string, readonly T[]>,
  property: keyof T,
  before: T | undefined,
  after: T | undefined,
): void {
  const from = before && String(before[property]);
  const to = after && String(after[property]);
  if (from !== undefined) groups.set(from, exchanged(groups.get(from) ?? [], before, from === to ? after : undefined));
  if (to !== undefined && from !== to) groups.set(to, exchanged(groups.get(to) ?? [], undefined, after));
}

function viewsOf<T extends Entity>(entities: Entities<T>): Views<T> {
  const read = views.get(entities) as Views<T> | undefined;
  if (read) return read;
  const all = Object.values(entities);
  // The order is rarely lost, and looking is cheaper than sorting.
  const ordered = isInOrder(all) ? all : all.sort((a, b) => (a.id < b.id ? -1 : 1));
  const made: Views<T> = { ordered, groups: new Map() };
  views.set(entities, made as unknown as Views<Entity>);
  return made;
}

function isInOrder(entities: readonly Entity[]): boolean {
  for (let index = 1; index < entities.length; index++) if (entities[index]!.id < entities[index - 1]!.id) return false;
  return true;
}

/** Returns ordered entities with one in the place of another one or of none, or without it. */
function exchanged<T extends Entity>(ordered: readonly T[], before: T | undefined, after: T | undefined): readonly T[] {
  const entity = after ?? before;
  if (!entity) return ordered;
  const changed = ordered.slice();
  const place = placeOf(ordered, entity.id);
  if (!before) changed.splice(place, 0, entity);
  else if (after) changed[place] = after;
  else changed.splice(place, 1);
  return changed;
}

/** Returns the index of the first entity whose id is not smaller. */
function placeOf(ordered: readonly Entity[], id: string): number {
  let low = 0;
  let high = ordered.length;
  while (low < high) {
    const middle = (low + high) >> 1;
    if (ordered[middle]!.id < id) low = middle + 1;
    else high = middle;
  }
  return low;
}
