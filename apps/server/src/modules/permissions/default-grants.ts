import type { Executor } from '../../platform/db/database.ts';
import type { Actor } from '../../platform/http/request-context.ts';
import { menuFunctions } from '../apps/index.ts';
import { allToSee, ownRecords, type Grant } from './grant.ts';

/**
 * Returns the rights in a model that no role names, in an application of which nobody has said who starts it. Without a workflow it is open: everybody reads all records, such as address books and
 * price lists, and edits their own. With a workflow people find only their own records and those of their tasks.
 */
export async function defaultGrants(executor: Executor, actor: Actor, schemaCode: string): Promise<readonly Grant[]> {
  const functions = await menuFunctions(executor, schemaCode);
  const isOpen = functions.every(({ workflow_code }) => workflow_code === null);
  if (actor.isAdmin) return [{ ...ownRecords, scope: 'all' }];
  return isOpen ? [ownRecords, allToSee] : [ownRecords];
}
