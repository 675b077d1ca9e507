import type { ActivityKind, ActivityOf, FormPermission } from '@inkstone/schema';
import type { FailureClass, Token, VoteOutcome } from '../instance-state.ts';
import type { Turn } from '../turn.ts';

/** Why something that was run could not be done. */
export interface Problem {
  readonly class: FailureClass;
  readonly detail: string;
}

/** What an activity kind does; the engine knows no kind by name. */
export interface ActivityModel<K extends ActivityKind> {
  readonly kind: K;
  /** A token comes to the activity: it waits there, moves on or ends. */
  enter(turn: Turn, token: Token, activity: ActivityOf<K>): void;
  /** After somebody's vote or submit in a visit of it. Absent where nobody acts. */
  settle?(turn: Turn, visit: string, activity: ActivityOf<K>): void;
  /** What was run in a visit of it came to an end. Absent where nothing is run. */
  finish?(turn: Turn, visit: string, activity: ActivityOf<K>): void;
  /** What was run could not be done. */
  fail?(turn: Turn, visit: string, problem: Problem): void;
  /** A token that failed at it tries again. Absent: it is entered again, or left again by the routes. */
  resume?(turn: Turn, token: Token, activity: ActivityOf<K>): void;
  /** The time of a visit of it is over: the visit is decided like that, without votes. Absent where nobody votes. */
  conclude?(turn: Turn, visit: string, activity: ActivityOf<K>, outcome: VoteOutcome): void;
  /** The activity has waited long enough. Absent where it waits for people. */
  wake?(turn: Turn, visit: string): void;
  /** What its people may see and edit in the form. Absent where nobody is given the form. */
  grant?(activity: ActivityOf<K>): FormPermission;
}
