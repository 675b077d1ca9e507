import type { VotePolicy } from './workflow-definition.ts';

/** Returns how many of `slots` people have to agree, as an integer: a percentage is rounded up, and at least one. */
export function agreementsNeeded(policy: VotePolicy, slots: number): number {
  switch (policy.kind) {
    case 'any':
    case 'any-agree':
      return 1;
    case 'all':
      return Math.max(1, slots);
    case 'percent':
      return Math.max(1, Math.floor((policy.percent * slots + 99) / 100));
    case 'count':
      return Math.max(1, Math.min(policy.count, slots));
  }
}
