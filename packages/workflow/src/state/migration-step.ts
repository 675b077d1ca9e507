/**
 * What happens at an activity when an instance migrates to another version. `keep`: it is the same activity, possibly under another code,
 * and continues as it is. `anew`: what is open there ends, and the target activity begins with the people of the new version. An activity
 * without a move keeps its code.
 */
export interface ActivityMove {
  readonly from: string;
  readonly to: string;
  readonly how: 'keep' | 'anew';
}

/** What happens to one token and to everything open at it. */
export interface MigrationStep {
  readonly token: string;
  /** The activity in the old version and in the new one. */
  readonly from: string;
  readonly to: string;
  readonly how: 'kept' | 'renamed' | 'anew';
}
