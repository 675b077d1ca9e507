import type { ApprovalOpinion } from '@inkstone/schema';

export interface ActivityOpinions {
  readonly activity: string;
  readonly opinions: readonly ApprovalOpinion[];
}

/** Activities in the order in which somebody first said something at them, each with all that was said. */
export function opinionsByActivity(opinions: readonly ApprovalOpinion[]): readonly ActivityOpinions[] {
  const byActivity = Map.groupBy(opinions, ({ activity }) => activity);
  return [...byActivity].map(([activity, said]) => ({ activity, opinions: said }));
}
