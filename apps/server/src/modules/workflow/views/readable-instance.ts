import { refuse } from '../../../platform/http/refusal.ts';
import type { QueryContext } from '../../../platform/http/request-context.ts';
import { loadInstance, type LoadedInstance } from '../instance/instance-store.ts';
import { mayReadInstance } from '../rights/rights.ts';

/** Returns an instance that the caller may read: as its initiator, owner, participant or administrator. Refuses with `not-allowed`. */
export async function readableInstance({ db, actor }: QueryContext, id: string): Promise<LoadedInstance> {
  const instance = await loadInstance(db, id);
  if (!mayReadInstance(instance, actor)) refuse('not-allowed');
  return instance;
}
