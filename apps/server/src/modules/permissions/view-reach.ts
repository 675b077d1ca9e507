import type { Executor } from '../../platform/db/database.ts';
import type { Requester } from '../../platform/http/request-context.ts';
import { loadModel } from '../apps/index.ts';
import { membershipsOf } from './memberships.ts';
import { grantsOf } from './grant.ts';
import { defaultGrants } from './default-grants.ts';

/**
 * The widest visibility of a model's records to a person, used to skip searches before the exact check (`modelAccess`). `near`: at most own
 * records, those of own departments and departments below, and those they take part in.
 */
export type ViewReach = 'nothing' | 'near' | 'far';

/** For several models; the person's memberships are read once. */
export async function viewReaches(
  executor: Executor,
  { actor }: Requester,
  schemaCodes: readonly string[],
): Promise<ReadonlyMap<string, ViewReach>> {
  let membership: Promise<ReadonlySet<string>> | undefined;
  const once = () => (membership ??= membershipsOf(executor, actor.id));
  const reaches = new Map<string, ViewReach>();
  for (const schemaCode of schemaCodes) {
    const { appCode } = await loadModel(executor, schemaCode);
    const grants = (await grantsOf(executor, actor, { schemaCode, appCode }, once)) ?? (await defaultGrants(executor, actor, schemaCode));
    const isFar = grants.some(
      ({ scope, rights }) =>
        (scope === 'all' || scope === 'condition') && [...rights].some((right) => right !== 'add' && right !== 'import'),
    );
    reaches.set(schemaCode, grants.length === 0 ? 'nothing' : isFar ? 'far' : 'near');
  }
  return reaches;
}
