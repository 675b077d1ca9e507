import type { ActivityKind } from '@inkstone/schema';
import type { FactRequest } from '../state/fact.ts';
import type { Participant } from '../state/instance-state.ts';
import type { Refusal } from '../texts/refusal.ts';

/** A human activity, in the order it is reached when everybody agrees. */
export interface PredictedActivity {
  readonly activity: string;
  readonly name: string;
  readonly kind: ActivityKind;
  /** `open`: it is waiting now; `upcoming`: it is still to be reached. */
  readonly state: 'open' | 'upcoming';
  readonly people: readonly Participant[];
  /**
   * `depends`: a condition on the path, or a field that names the people, may change it; `chosen`: somebody still has to choose the people.
   */
  readonly certainty: 'certain' | 'depends' | 'chosen';
  /** Fields it depends on, as far as the answers name them. */
  readonly dependsOn: readonly string[];
}

export type Prediction =
  | {
      readonly kind: 'predicted';
      readonly activities: readonly PredictedActivity[];
      /** `completed`: it leads to an end; otherwise the reason why it would stop. */
      readonly end: 'completed' | Refusal;
    }
  | { readonly kind: 'needs'; readonly requests: readonly FactRequest[] };
