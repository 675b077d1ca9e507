import { ConditionRefusal } from '@inkstone/formula/sql';
import type { ModelDefinition } from '@inkstone/schema';
import { sql, type RawBuilder } from 'kysely';
import type { Executor } from '../../platform/db/database.ts';
import { kyselyFragment } from '../../platform/db/kysely-fragment.ts';
import type { Requester } from '../../platform/http/request-context.ts';
import { storedConditionSql } from '../conditions/index.ts';
import { departmentsView, membershipsView } from '../organization/index.ts';
import type { Grant } from './grant.ts';

/** True for the records `r` that the requester created or owns. */
export function ownRecords({ actor }: Pick<Requester, 'actor'>): RawBuilder<boolean> {
  return sql<boolean>`(r.creater = ${actor.id}::uuid or r.owner = ${actor.id}::uuid)`;
}

/**
 * Returns for each grant the condition of the records `r` it covers, in their order; never NULL. A condition with fields that the model no
 * longer has covers nothing.
 */
export async function grantScopes(
  executor: Executor,
  requester: Requester,
  model: ModelDefinition,
  grants: readonly Grant[],
): Promise<readonly RawBuilder<boolean>[]> {
  const scopes: RawBuilder<boolean>[] = [];
  for (const grant of grants) scopes.push(await grantScope(executor, requester, model, grant));
  return scopes;
}

async function grantScope(
  executor: Executor,
  requester: Requester,
  model: ModelDefinition,
  { scope, condition }: Grant,
): Promise<RawBuilder<boolean>> {
  if (scope === 'all') return sql<boolean>`true`;
  if (scope === 'own') return ownRecords(requester);
  if (scope !== 'condition') {
    const departments = await departmentsOf(executor, requester.actor.id, scope === 'departmentTree');
    return sql<boolean>`(${ownRecords(requester)} or (r.owner_dept_id is not null and r.owner_dept_id = any(${departments}::uuid[])))`;
  }
  const compiled = condition && storedConditionSql(requester, model, condition);
  return !compiled || compiled instanceof ConditionRefusal ? sql<boolean>`false` : kyselyFragment(compiled);
}

/** Returns the departments of a person, and with `withBelow` those below them. */
export async function departmentsOf(executor: Executor, personId: string, withBelow: boolean): Promise<string[]> {
  const below = withBelow ? sql`union select child.id from ${departmentsView} child join own on child.parent_id = own.id` : sql``;
  const { rows } = await sql<{ id: string }>`
    with recursive own as (
      select department_id as id from ${membershipsView} m where person_id = ${personId}::uuid ${below}
    )
    select id from own`.execute(executor);
  return rows.map(({ id }) => id);
}
