import { inCreationOrder } from '../../state/entity-views.ts';
import { scopeOf } from '../../state/instance-query.ts';
import type { InstanceState } from '../../state/instance-state.ts';

type Entities = Readonly<Record<string, { readonly id: string }>>;

/** Returns the state without finished parts that are not read again, so that long paths cost no more than short ones. */
export function withoutPast(state: InstanceState): InstanceState {
  if (state.status === 'DRAFT') return state;
  const returns = new Set(Object.values(state.tokens).flatMap((token) => token.returns.map(({ visit }) => visit)));
  const isKept = (visit: string): boolean => returns.has(visit) || state.visits[visit]?.status === 'open';
  return {
    ...state,
    forks: kept(state.forks, ({ state: is }) => is === 'open'),
    visits: kept(state.visits, ({ id }) => isKept(id)),
    slots: kept(state.slots, ({ visit }) => isKept(visit)),
    items: kept(state.items, ({ visit, kind }) => isKept(visit) && kind !== 'circulate'),
    ...(state.children && { children: kept(state.children, ({ visit }) => isKept(visit)) }),
  };
}

function kept<T extends Entities>(entities: T, isKept: (entity: T[string]) => boolean): T {
  return Object.fromEntries(Object.entries(entities).filter(([, entity]) => isKept(entity as T[string]))) as T;
}

/** Returns a key that is equal for states that differ only in ids and times. */
export function stateKey(state: InstanceState, ran: readonly string[]): string {
  if (state.status === 'COMPLETED' || state.status === 'CANCELED') return state.status;
  const tokens = inCreationOrder(state.tokens).map((token) => {
    const scope = scopeOf(state, token).map(({ fork, branch }) => {
      const arrived = Object.entries(fork.arrivals).map(([each, { trail }]) => [each, trail]);
      return [fork.split, branch, fork.collapsed, fork.branches, arrived, fork.trail];
    });
    const waits = Object.values(state.timers ?? {}).flatMap((timer) => (timer.visit === token.visit ? timer.purpose : []));
    const children = Object.values(state.children ?? {}).flatMap((child) => (child.visit === token.visit ? child.state : []));
    const returns = token.returns.map(({ activity, trail }) => [activity, trail]);
    return JSON.stringify([
      token.activity,
      token.visit === null,
      token.trail,
      returns,
      token.failure?.cause,
      scope,
      waits.sort(),
      children,
    ]);
  });
  return [state.status === 'DRAFT' ? state.status : '', ...tokens.sort(), ...ran].join('\n');
}
