import type { ActivityKind, ActivityOf, FormPermission } from '@inkstone/schema';
import type { Token } from '../instance-state.ts';
import type { Turn } from '../turn.ts';

/** What an activity kind does; the engine knows no kind by name. */
export interface ActivityModel<K extends ActivityKind> {
  readonly kind: K;
  /** A token comes to the activity: it waits there, moves on or ends. */
  enter(turn: Turn, token: Token, activity: ActivityOf<K>): void;
  /** After somebody's vote or submit in a visit of it. Absent where nobody acts. */
  settle?(turn: Turn, visit: string, activity: ActivityOf<K>): void;
  /** What its people may see and edit in the form. Absent where nobody is given the form. */
  grant?(activity: ActivityOf<K>): FormPermission;
}
