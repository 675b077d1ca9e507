import type { ModelRight } from '@inkstone/api';
import type { Executor } from '../../platform/db/database.ts';
import type { Actor } from '../../platform/http/request-context.ts';
import { menuFunctions } from '../apps/index.ts';
import type { Grant } from './grant.ts';

const grant = (scope: Grant['scope'], ...rights: readonly ModelRight[]): Grant => ({
  rights: new Set(rights),
  scope,
  condition: null,
  fields: {},
});

/**
 * Returns the rights in a model that no role names. Without a workflow it is open: everybody reads all records, such as address books and
 * price lists, and edits their own. With a workflow people find only their own records and those of their tasks.
 */
export async function defaultGrants(executor: Executor, actor: Actor, schemaCode: string): Promise<readonly Grant[]> {
  const functions = await menuFunctions(executor, schemaCode);
  const isOpen = functions.every(({ workflow_code }) => workflow_code === null);
  const own = grant('own', 'view', 'add', 'edit', 'import', 'export', 'print', 'batch');
  if (actor.isAdmin) return [{ ...own, scope: 'all' }];
  return isOpen ? [own, grant('all', 'view', 'export', 'print')] : [own];
}
