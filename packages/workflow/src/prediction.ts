import type { ActivityKind } from '@inkstone/schema';
import type { FactRequest } from './fact.ts';
import type { Participant } from './instance-state.ts';
import type { Refusal } from './refusal.ts';

/** An activity people will act in, in the order it is reached when everybody agrees. */
export interface PredictedActivity {
  readonly activity: string;
  readonly name: string;
  readonly kind: ActivityKind;
  /** `open` is waiting now, `upcoming` is still to come. */
  readonly state: 'open' | 'upcoming';
  readonly people: readonly Participant[];
  /** `depends`: a condition on the way, or a field that names the people, may change it; `chosen`: somebody has still to choose the people. */
  readonly certainty: 'certain' | 'depends' | 'chosen';
  /** Fields it depends on, as far as the answers named them. */
  readonly dependsOn: readonly string[];
}

export type Prediction =
  | {
      readonly kind: 'predicted';
      readonly activities: readonly PredictedActivity[];
      /** `completed`: it leads to an end; otherwise why it would stop. */
      readonly end: 'completed' | Refusal;
    }
  | { readonly kind: 'needs'; readonly requests: readonly FactRequest[] };
