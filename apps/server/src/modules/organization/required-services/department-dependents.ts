import type { DepartmentUse } from '@inkstone/api';
import type { Executor, Trx } from '../../../platform/db/database.ts';
import { requireServices } from '../../../platform/http/required-service.ts';

/** A department by its id and its code, by which definitions name it. */
export interface NamedDepartment {
  readonly id: string;
  readonly code: string;
}

/** What a module stores about departments. */
export interface DepartmentDependents {
  /** Returns what refers to any of the departments. */
  usesOf(executor: Executor, departments: readonly NamedDepartment[]): Promise<readonly DepartmentUse[]>;
  /** Moves what a module stores by the department when it is merged into another one. */
  merged(trx: Trx, departments: { readonly from: string; readonly into: string }): Promise<void>;
}

export const departmentDependents = requireServices<DepartmentDependents>();
