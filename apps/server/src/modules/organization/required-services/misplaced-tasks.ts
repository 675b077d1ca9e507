import type { MisplacedTask } from '@inkstone/api';
import type { Executor } from '../../../platform/db/database.ts';
import type { Locale } from '@inkstone/schema';
import { requireService } from '../../../platform/http/required-service.ts';

/** Open tasks whose holders the organisation would not find any more. */
export interface TaskPlacement {
  /** Returns the number of open tasks that people of these departments hold, or of instances that they started or own. */
  countOpen(executor: Executor, departmentIds: readonly string[]): Promise<number>;
  /** Returns running instances that people of these departments started or own, or in which they hold tasks; the newest ones. */
  candidates(executor: Executor, departmentIds: readonly string[]): Promise<readonly string[]>;
  /** Returns the tasks of these instances that the departments, managers and roles as they are now would give to somebody else. */
  misplaced(executor: Executor, instanceIds: readonly string[], locale: Locale): Promise<readonly MisplacedTask[]>;
}

export const taskPlacement = requireService<TaskPlacement>('the placement of open tasks');
