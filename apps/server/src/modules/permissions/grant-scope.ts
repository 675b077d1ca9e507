import { ConditionRefusal } from '@inkstone/formula/sql';
import type { ModelDefinition } from '@inkstone/schema';
import { sql, type RawBuilder } from 'kysely';
import type { Executor } from '../../platform/db/database.ts';
import { kyselyFragment } from '../../platform/db/kysely-fragment.ts';
import type { Asker } from '../../platform/http/request-context.ts';
import { askedCondition } from '../conditions/index.ts';
import { departmentsView, membershipsView } from '../organization/index.ts';
import type { Grant } from './grant.ts';

/** True for the records `r` that are somebody's own: they made them, or own them. */
export function ownRecords({ actor }: Pick<Asker, 'actor'>): RawBuilder<boolean> {
  return sql<boolean>`(r.creater = ${actor.id}::uuid or r.owner = ${actor.id}::uuid)`;
}

/** For each grant the records `r` it speaks of, in their order; never NULL. A condition that the model no longer knows the fields of holds for none. */
export async function grantScopes(
  executor: Executor,
  asker: Asker,
  model: ModelDefinition,
  grants: readonly Grant[],
): Promise<readonly RawBuilder<boolean>[]> {
  const scopes: RawBuilder<boolean>[] = [];
  for (const grant of grants) scopes.push(await grantScope(executor, asker, model, grant));
  return scopes;
}

async function grantScope(
  executor: Executor,
  asker: Asker,
  model: ModelDefinition,
  { scope, condition }: Grant,
): Promise<RawBuilder<boolean>> {
  if (scope === 'all') return sql<boolean>`true`;
  if (scope === 'own') return ownRecords(asker);
  if (scope !== 'condition') {
    const departments = await departmentsOf(executor, asker.actor.id, scope === 'departmentTree');
    return sql<boolean>`(${ownRecords(asker)} or (r.owner_dept_id is not null and r.owner_dept_id = any(${departments}::uuid[])))`;
  }
  const compiled = condition && askedCondition(asker, model, condition);
  return !compiled || compiled instanceof ConditionRefusal ? sql<boolean>`false` : kyselyFragment(compiled);
}

/** Those somebody is in, and with `withBelow` those below them. */
export async function departmentsOf(executor: Executor, personId: string, withBelow: boolean): Promise<string[]> {
  const below = withBelow ? sql`union select child.id from ${departmentsView} child join own on child.parent_id = own.id` : sql``;
  const { rows } = await sql<{ id: string }>`
    with recursive own as (
      select department_id as id from ${membershipsView} m where person_id = ${personId}::uuid ${below}
    )
    select id from own`.execute(executor);
  return rows.map(({ id }) => id);
}
