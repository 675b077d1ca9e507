import type { WorkflowDefinition } from '@inkstone/schema';
import { hasRoundLeft, targetsOnWay, tokenOf } from './actions/reject/reject-way.ts';
import { indexDefinition } from './definition-index.ts';
import { isSlotItem } from './instance-query.ts';
import type { InstanceState, WorkItem } from './instance-state.ts';
import type { RejectTarget } from './reject-target.ts';

/**
 * Where an item may be sent back to, nearest first: `start` and what people completed on the way to it. Activities of a finished
 * block carry block and branch; several targets may be chosen only in different branches of one block. Nothing for a closed item.
 */
export function listRejectTargets(definition: WorkflowDefinition, state: InstanceState, item: WorkItem): RejectTarget[] {
  const index = indexDefinition(definition);
  const token = item.state === 'open' && isSlotItem(item) ? tokenOf(state, item) : undefined;
  return token ? targetsOnWay(index, state, token).filter((target) => hasRoundLeft(index, state, target.activity)) : [];
}
