import type { RawBuilder } from 'kysely';
import type { Executor } from '../../platform/db/database.ts';
import { requireService } from '../../platform/http/required-service.ts';

/** What workflows state about records and their participants. Statements name the model's table `r`. */
export interface WorkflowParticipation {
  /** Is the record's instance in the recycle bin? */
  readonly isDeleted: RawBuilder<boolean>;
  /** Does or did the person have a task in the record's workflow? */
  hasTask(personId: string): RawBuilder<boolean>;
  /** Does or did the person take part in any workflow of the model? */
  takesPartIn(executor: Executor, personId: string, schemaCode: string): Promise<boolean>;
}

export const workflowParticipation = requireService<WorkflowParticipation>('the parts that people have in workflows');
