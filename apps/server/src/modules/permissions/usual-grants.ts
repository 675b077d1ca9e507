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
 * What everybody may do with a model that no role names. Without a workflow it is open: all read it, as address books and price lists are
 * read, and edit what is theirs. With one only the own is found; what their tasks show them comes to it.
 */
export async function usualGrants(executor: Executor, actor: Actor, schemaCode: string): Promise<readonly Grant[]> {
  const functions = await menuFunctions(executor, schemaCode);
  const isOpen = functions.every(({ workflow_code }) => workflow_code === null);
  const own = grant('own', 'view', 'add', 'edit', 'import', 'export', 'print', 'batch');
  if (actor.isAdmin) return [{ ...own, scope: 'all' }];
  return isOpen ? [own, grant('all', 'view', 'export', 'print')] : [own];
}
