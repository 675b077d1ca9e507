import type { ActivityKind } from '@inkstone/schema';
import type { WorkItem } from './instance-state.ts';

/** The action by which the holder of an item does what it asks for, as far as it may be agreed to. */
export function finishingAction({ kind }: WorkItem, activity: ActivityKind): 'Agree' | 'Submit' | 'Answer' {
  if (kind === 'consult') return 'Answer';
  return activity === 'approve' && kind !== 'assist' ? 'Agree' : 'Submit';
}
