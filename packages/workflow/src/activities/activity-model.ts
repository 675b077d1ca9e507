import type { ActivityKind, ActivityOf, FormPermission } from '@inkstone/schema';
import type { FailureClass, Token, VoteOutcome } from '../state/instance-state.ts';
import type { DecisionContext } from '../decision-context.ts';

/** Why a service or child instance failed. */
export interface ExecutionFailure {
  readonly class: FailureClass;
  readonly detail: string;
}

/** Defines the behaviour of one activity kind; the engine itself treats all kinds alike. */
export interface ActivityModel<K extends ActivityKind> {
  readonly kind: K;
  /** Called when a token reaches the activity: it waits there, moves on or ends. */
  enter(context: DecisionContext, token: Token, activity: ActivityOf<K>): void;
  /** Called after a vote or submit in a visit. Absent where nobody acts. */
  settle?(context: DecisionContext, visit: string, activity: ActivityOf<K>): void;
  /** Called when the service or a child of a visit has ended. Absent where nothing is executed. */
  finish?(context: DecisionContext, visit: string, activity: ActivityOf<K>): void;
  /** Called when the service or a child of a visit has failed. */
  fail?(context: DecisionContext, visit: string, failure: ExecutionFailure): void;
  /** Called when a failed token is retried. Absent: it enters the activity again, or leaves it again by its routes. */
  resume?(context: DecisionContext, token: Token, activity: ActivityOf<K>): void;
  /** Called when the time limit decides a visit with this outcome, without votes. Absent where nobody votes. */
  conclude?(context: DecisionContext, visit: string, activity: ActivityOf<K>, outcome: VoteOutcome): void;
  /** Called when the waiting time is over. Absent where the activity waits for people. */
  wake?(context: DecisionContext, visit: string): void;
  /** Returns what its people may see and edit in the form. Absent where nobody is given the form. */
  grant?(activity: ActivityOf<K>): FormPermission;
}
