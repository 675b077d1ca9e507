import { modelOf } from './activities/models.ts';
import type { Signal } from './command.ts';
import type { DefinitionIndex } from './definition-index.ts';
import { childrenOf, inOrder } from './instance-query.ts';
import type { InstanceState } from './instance-state.ts';

type OrderOf<S> = S extends Signal ? Omit<S, 'id' | 'actor' | 'at' | 'client' | 'operatorIsAdministrator'> : never;

/** The signal that what runs outside will give when it is done; null when nothing runs. */
export function awaitedSignal(index: DefinitionIndex, state: InstanceState): OrderOf<Signal> | null {
  const child = inOrder(state.children ?? {}).find((each) => each.awaited && each.state === 'running');
  if (child) return { action: 'ChildEnded', child: child.id, outcome: 'agreed' };
  for (const visit of inOrder(state.visits)) {
    const activity = index.activities.get(visit.activity);
    const hasFailed = childrenOf(state, visit.id).length > 0;
    if (visit.status === 'open' && activity && modelOf(activity).finish && !hasFailed)
      return { action: 'ServiceFinished', visit: visit.id };
  }
  return null;
}
