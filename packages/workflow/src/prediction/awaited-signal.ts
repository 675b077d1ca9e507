import { modelOf } from '../activities/models.ts';
import type { Signal } from '../state/command.ts';
import type { DefinitionIndex } from '../definition-index.ts';
import { inCreationOrder } from '../state/entity-views.ts';
import { childrenOf } from '../state/instance-query.ts';
import type { InstanceState } from '../state/instance-state.ts';

type CommandInput<S> = S extends Signal ? Omit<S, 'id' | 'actor' | 'at' | 'client' | 'operatorIsAdministrator'> : never;

/** Returns the signal that a running service or child would send on success, or null when nothing is running. */
export function awaitedSignal(index: DefinitionIndex, state: InstanceState): CommandInput<Signal> | null {
  const child = inCreationOrder(state.children).find((each) => each.awaited && each.state === 'running');
  if (child) return { action: 'ChildEnded', child: child.id, outcome: 'agreed' };
  for (const visit of inCreationOrder(state.visits)) {
    const activity = index.activities.get(visit.activity);
    const hasFailed = childrenOf(state, visit.id).length > 0;
    if (visit.status === 'open' && activity && modelOf(activity).finish && !hasFailed)
      return { action: 'ServiceFinished', visit: visit.id };
  }
  return null;
}
