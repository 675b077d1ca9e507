import type { FileReference } from './file-reference.ts';
import type { Unit } from './unit.ts';

/** An approver's opinion as a form stores it. */
export interface ApprovalOpinion {
  readonly id: string;
  readonly user: Unit;
  /** Name of the activity at which it was given. */
  readonly activity: string;
  readonly result: 'agree' | 'disagree' | 'neutral';
  readonly text: string;
  /** ISO 8601 instant in UTC. */
  readonly createdAt: string;
  readonly files: readonly FileReference[];
  readonly signature: FileReference | null;
}
