import { updateViews, type Entities, type Entity } from './entity-views.ts';

interface Change {
  readonly entities: Record<string, Entity>;
  readonly before: Entity | undefined;
  readonly after: Entity;
}

/** Changes of the collections that are written in place, by collection. */
const journals = new WeakMap<object, Change[]>();

/** Returns the collection with the entity added, or put in the place of the one with its id. A draft collection is changed itself. */
export function withEntity<T extends Entity>(entities: Entities<T>, entity: T): Entities<T> {
  const journal = journals.get(entities);
  if (!journal) return { ...entities, [entity.id]: entity };
  const draft: Record<string, T> = entities;
  const before = draft[entity.id];
  draft[entity.id] = entity;
  journal.push({ entities: draft, before, after: entity });
  updateViews(draft, before, entity);
  return draft;
}

/** What was written in place since the last call of either. */
export interface DraftChanges {
  keep(): void;
  /** Takes the changes back, in all collections. */
  undo(): void;
}

/**
 * Makes collections that `withEntity` changes themselves: adding to a copy costs more the larger it is, and whoever goes through many
 * decisions of which nobody sees a state between pays it for each event. Not for a state that somebody else may hold.
 */
export function draftCollections<C extends Readonly<Record<string, Entities<Entity>>>>(collections: C): [C, DraftChanges] {
  const journal: Change[] = [];
  const drafts = Object.fromEntries(Object.entries(collections).map(([name, entities]) => [name, { ...entities }])) as unknown as C;
  for (const entities of Object.values(drafts)) journals.set(entities, journal);
  const keep = (): void => void journal.splice(0);
  const undo = (): void => {
    for (const { entities, before, after } of journal.splice(0).reverse()) {
      if (before) entities[after.id] = before;
      else delete entities[after.id];
      updateViews(entities, after, before);
    }
  };
  return [drafts, { keep, undo }];
}
