import type { RefusalData } from '@inkstone/api';
import { isConflict } from '../../platform/api/request-failure.ts';

export type Conflict = NonNullable<RefusalData['conflicts']>[number];

const none: readonly Conflict[] = [];

/** Returns the fields that two people changed at once; empty for any other failure. */
export function conflictsOf(failure: unknown): readonly Conflict[] {
  return isConflict(failure) ? (failure.refusal?.conflicts ?? none) : none;
}
