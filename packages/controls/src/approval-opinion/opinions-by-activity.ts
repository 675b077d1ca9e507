import type { ApprovalOpinion } from '@inkstone/schema';

export interface ActivityOpinions {
  readonly activity: string;
  readonly opinions: readonly ApprovalOpinion[];
}

/** Groups opinions by activity, in the order of each activity's first opinion. */
export function opinionsByActivity(opinions: readonly ApprovalOpinion[]): readonly ActivityOpinions[] {
  const byActivity = Map.groupBy(opinions, ({ activity }) => activity);
  return [...byActivity].map(([activity, group]) => ({ activity, opinions: group }));
}
