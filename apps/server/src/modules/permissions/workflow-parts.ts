import type { RawBuilder } from 'kysely';
import type { Executor } from '../../platform/db/database.ts';
import { requireService } from '../../platform/http/required-service.ts';

/** What workflows say of records and of who takes part in them. Statements name the model's table `r`. */
export interface WorkflowParts {
  /** Whether the record's instance lies in the recycle bin. */
  readonly isDeleted: RawBuilder<boolean>;
  /** Whether the person has or had a task in the workflow of the record. */
  hasTask(personId: string): RawBuilder<boolean>;
  /** Whether the person has or had a part in any workflow of the model. */
  takesPartIn(executor: Executor, personId: string, schemaCode: string): Promise<boolean>;
}

export const workflowParts = requireService<WorkflowParts>('the parts that people have in workflows');
