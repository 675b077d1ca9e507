import type { Executor } from '../../platform/db/database.ts';
import type { Asker } from '../../platform/http/request-context.ts';
import { belongingsOf } from './belongings.ts';
import { grantsOf } from './grant.ts';
import { usualGrants } from './usual-grants.ts';

/**
 * How far somebody sees into the records of a model at most, for leaving out what cannot be found before it is asked exactly (`modelAccess`).
 * `near`: nothing but what is their own, their departments' or those departments' below, or what they take part in.
 */
export type ViewReach = 'nothing' | 'near' | 'far';

/** Of several models; what somebody belongs to is read once. */
export async function viewReaches(
  executor: Executor,
  { actor }: Asker,
  schemaCodes: readonly string[],
): Promise<ReadonlyMap<string, ViewReach>> {
  let belonging: Promise<ReadonlySet<string>> | undefined;
  const once = () => (belonging ??= belongingsOf(executor, actor.id));
  const reaches = new Map<string, ViewReach>();
  for (const schemaCode of schemaCodes) {
    const grants = (await grantsOf(executor, actor, schemaCode, once)) ?? (await usualGrants(executor, actor, schemaCode));
    const isFar = grants.some(
      ({ scope, rights }) =>
        (scope === 'all' || scope === 'condition') && [...rights].some((right) => right !== 'add' && right !== 'import'),
    );
    reaches.set(schemaCode, grants.length === 0 ? 'nothing' : isFar ? 'far' : 'near');
  }
  return reaches;
}
