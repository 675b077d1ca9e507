import type { MisplacedTask } from '@inkstone/api';
import type { Executor } from '../../platform/db/database.ts';
import type { Locale } from '@inkstone/schema';
import { requireService } from '../../platform/http/required-service.ts';

/** Open tasks whose holders the organisation would not find any more. */
export interface TaskPlacement {
  /** Returns running instances that people of these departments started or own, or in which they hold tasks; the newest ones. */
  candidates(executor: Executor, departmentIds: readonly string[]): Promise<readonly string[]>;
  /** Returns the tasks of these instances that the departments, managers and roles as they are now would give to somebody else. */
  misplaced(executor: Executor, instanceIds: readonly string[], locale: Locale): Promise<readonly MisplacedTask[]>;
}

export const taskPlacement = requireService<TaskPlacement>('the placement of open tasks');
