import type { RefusalData } from '@inkstone/api';
import type { Patch } from '@inkstone/schema';
import { RequestFailure } from '../../platform/api/request-failure.ts';

export type Conflict = NonNullable<RefusalData['conflicts']>[number];

const none: readonly Conflict[] = [];

/** Fields that two people changed at once; empty for any other failure. */
export function conflictsOf(failure: unknown): readonly Conflict[] {
  return failure instanceof RequestFailure && failure.code === 'conflict' ? (failure.refusal?.conflicts ?? none) : none;
}

/** The patch less what the person gave up. */
export function withoutPaths(patch: Patch, given: ReadonlySet<string>): Patch {
  return { ...patch, values: Object.fromEntries(Object.entries(patch.values).filter(([path]) => !given.has(path))) };
}
