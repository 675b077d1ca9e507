import type { ActivityKind } from '@inkstone/schema';
import type { WorkItem } from '../state/instance-state.ts';

/** Returns the action by which the holder completes an item, as positively as possible: agreeing where there is a vote. */
export function completingAction({ kind }: WorkItem, activity: ActivityKind): 'Agree' | 'Submit' | 'Answer' {
  if (kind === 'consult') return 'Answer';
  return activity === 'approve' && kind !== 'assist' ? 'Agree' : 'Submit';
}
