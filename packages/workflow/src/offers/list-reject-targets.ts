import type { WorkflowDefinition } from '@inkstone/schema';
import { hasRoundLeft, targetsOnTrail, tokenOf } from '../actions/reject/reject-targets.ts';
import { indexDefinition } from '../definition-index.ts';
import { isSlotItem } from '../state/instance-query.ts';
import type { InstanceState, WorkItem } from '../state/instance-state.ts';
import type { RejectTarget } from '../actions/reject/reject-target.ts';

/**
 * Returns where an item may be sent back to, nearest first: `start` and what people completed on the path to it. Activities of a finished
 * block carry block and branch; several targets may be chosen only in different branches of one block. Empty for a closed item.
 */
export function listRejectTargets(definition: WorkflowDefinition, state: InstanceState, item: WorkItem): RejectTarget[] {
  const index = indexDefinition(definition);
  const token = item.state === 'open' && isSlotItem(item) ? tokenOf(state, item) : undefined;
  return token ? targetsOnTrail(index, state, token).filter((target) => hasRoundLeft(index, state, target.activity)) : [];
}
