import type { Executor } from '../../../platform/db/database.ts';
import { refuse } from '../../../platform/http/refusal.ts';
import type { RequestContext } from '../../../platform/http/request-context.ts';
import { directory } from '../../organization/index.ts';
import { activePrincipals } from './delegation-store.ts';

/** The person for whom a workflow is started, with their department. */
export interface Principal {
  readonly id: string;
  readonly name: string;
  readonly departmentId: string | null;
}

/** Returns the people for whom the actor may start a workflow today. */
export function principalsFor(
  executor: Executor,
  { actor, now, timeZone }: Pick<RequestContext, 'actor' | 'now' | 'timeZone'>,
  workflowCode: string,
): Promise<{ id: string; name: string }[]> {
  return activePrincipals(executor, { agent: actor.id, workflowCode, now: now(), timeZone });
}

/**
 * Returns null where no principal is named. Refuses with `not-entrusted` when the principal does not let the actor start this workflow for
 * them.
 */
export async function startedFor(
  executor: Executor,
  context: Pick<RequestContext, 'actor' | 'now' | 'timeZone'>,
  { workflowCode, principalId }: { readonly workflowCode: string | null; readonly principalId: string | undefined },
): Promise<Principal | null> {
  if (principalId === undefined || principalId === context.actor.id) return null;
  const principals = workflowCode === null ? [] : await principalsFor(executor, context, workflowCode);
  if (!principals.some(({ id }) => id === principalId)) refuse('not-entrusted');
  const { id, name, departmentId } = (await directory(executor).person(principalId))!;
  return { id, name, departmentId };
}
