import type { RoleUse } from '@inkstone/api';
import type { Executor, Trx } from '../../../platform/db/database.ts';
import { requireServices } from '../../../platform/http/required-service.ts';

/** A role by its id and its code, by which definitions name it. */
export interface NamedRole {
  readonly id: string;
  readonly code: string;
}

/** What a module stores about roles of the organisation. */
export interface RoleDependents {
  /** Returns what refers to the role. */
  usesOf(executor: Executor, role: NamedRole): Promise<readonly RoleUse[]>;
  /** Removes what a module stores by the id of a role that is deleted. */
  deleted(trx: Trx, roleId: string): Promise<void>;
}

export const roleDependents = requireServices<RoleDependents>();
