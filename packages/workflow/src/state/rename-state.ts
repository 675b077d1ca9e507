import type { Arrival, Fork, InstanceState, ReturnPoint, Slot, Token, Trail, TrailStep } from './instance-state.ts';

type Names = Readonly<Record<string, string>>;

/** Returns the same instance with other codes for activities and routes; nothing else changes. */
export function renameState(state: InstanceState, activities: Names, routes: Names): InstanceState {
  if (Object.keys(activities).length + Object.keys(routes).length === 0) return state;
  const activity = (code: string): string => activities[code] ?? code;
  const route = (code: string): string => routes[code] ?? code;
  const step = (each: TrailStep): TrailStep =>
    each.kind === 'activity'
      ? { ...each, activity: activity(each.activity) }
      : { ...each, split: activity(each.split), branches: arrivals(each.branches) };
  const trail = (steps: Trail): Trail => steps.map(step);
  const arrivals = (all: Readonly<Record<string, Arrival>>): Record<string, Arrival> =>
    Object.fromEntries(Object.entries(all).map(([branch, arrival]) => [route(branch), { ...arrival, trail: trail(arrival.trail) }]));
  const position = <P extends { readonly branch: string | null }>(each: P): P => ({
    ...each,
    branch: each.branch === null ? null : route(each.branch),
  });
  const back = (point: ReturnPoint): ReturnPoint => ({ ...point, activity: activity(point.activity), trail: trail(point.trail) });
  const token = (each: Token): Token => ({
    ...position(each),
    activity: activity(each.activity),
    trail: trail(each.trail),
    returns: each.returns.map(back),
  });
  const fork = (each: Fork): Fork => ({
    ...position(each),
    split: activity(each.split),
    trail: trail(each.trail),
    branches: each.branches.map(route),
    arrivals: arrivals(each.arrivals),
  });
  const slot = (each: Slot): Slot =>
    each.reason.kind === 'agreed-earlier' ? { ...each, reason: { ...each.reason, activity: activity(each.reason.activity) } } : each;
  const at = <E extends { readonly activity: string }>(each: E): E => ({ ...each, activity: activity(each.activity) });
  return {
    ...state,
    tokens: mapped(state.tokens, token),
    forks: mapped(state.forks, fork),
    visits: mapped(state.visits, at),
    items: mapped(state.items, at),
    slots: mapped(state.slots, slot),
    ...(state.chosen && { chosen: renamedKeys(state.chosen, activity) }),
    ...(state.appointed && { appointed: renamedKeys(state.appointed, activity) }),
  };
}

function mapped<T>(entities: Readonly<Record<string, T>>, change: (each: T) => T): Record<string, T> {
  return Object.fromEntries(Object.entries(entities).map(([id, each]) => [id, change(each)]));
}

function renamedKeys<T>(entries: Readonly<Record<string, T>>, rename: (key: string) => string): Record<string, T> {
  return Object.fromEntries(Object.entries(entries).map(([key, value]) => [rename(key), value]));
}
