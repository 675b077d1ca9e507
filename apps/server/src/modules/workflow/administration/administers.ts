import { sql, type RawBuilder, type SqlBool } from 'kysely';
import type { Executor } from '../../../platform/db/database.ts';
import { refuse } from '../../../platform/http/refusal.ts';
import type { Actor } from '../../../platform/http/request-context.ts';
import { peopleView } from '../../organization/index.ts';

interface OfWorkflow {
  readonly app_code: string;
  readonly workflow_code: string;
}

/** Is the person an administrator of the workflow, of its application or of the system? */
export function administers(actor: Actor, { app_code, workflow_code }: OfWorkflow): boolean {
  const codes = { app: app_code, workflow: workflow_code };
  return actor.isAdmin || (actor.manages ?? []).some(({ kind, code }) => codes[kind] === code);
}

/**
 * May the person maintain the workflow's definition: its versions, issues and trials? Its administrators may, and so may application
 * administrators, who design every application.
 */
export function maintainsWorkflow(actor: Actor, workflow: OfWorkflow): boolean {
  return actor.isAppAdmin || administers(actor, workflow);
}

/** Refuses with `not-allowed` unless the person administers at least one workflow. */
export function requireAdministrator(actor: Actor): void {
  if (!actor.isAdmin && (actor.manages ?? []).length === 0) refuse('not-allowed');
}

/** Returns a condition for the instances `i` that a person administers. */
export function administeredBy(actor: Actor): RawBuilder<SqlBool> {
  if (actor.isAdmin) return sql<SqlBool>`true`;
  const codesOf = (kind: 'app' | 'workflow'): string[] =>
    (actor.manages ?? []).filter((scope) => scope.kind === kind).map(({ code }) => code);
  return sql<SqlBool>`(i.app_code = any(${codesOf('app')}::text[]) or i.workflow_code = any(${codesOf('workflow')}::text[]))`;
}

/** Is the person of `people.id` an administrator of particular workflows? */
export const isWorkflowAdministrator = sql<boolean>`exists (select from workflow_admins where workflow_admins.person_id = people.id)`;

/** Returns the active administrators of a particular workflow; empty where only system administrators are responsible. */
export async function administratorsOf(executor: Executor, { app_code, workflow_code }: OfWorkflow): Promise<string[]> {
  const rows = await executor
    .selectFrom('workflow_admins as a')
    .innerJoin(peopleView.as('p'), 'p.id', 'a.person_id')
    .innerJoin('workflow_admin_scopes as s', 's.admin_id', 'a.id')
    .select(['p.id', 'p.account'])
    .distinct()
    .where('p.active', '=', true)
    .where((eb) =>
      eb.or([
        eb.and([eb('s.kind', '=', 'app'), eb('s.code', '=', app_code)]),
        eb.and([eb('s.kind', '=', 'workflow'), eb('s.code', '=', workflow_code)]),
      ]),
    )
    .orderBy('p.account')
    .execute();
  return rows.map(({ id }) => id);
}
