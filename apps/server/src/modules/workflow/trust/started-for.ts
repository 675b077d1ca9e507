import type { Executor } from '../../../platform/db/database.ts';
import { refuse } from '../../../platform/http/refusal.ts';
import type { RequestContext } from '../../../platform/http/request-context.ts';
import { directory } from '../../organization/index.ts';
import { clientsOf } from './trust-store.ts';

/** Somebody for whom a workflow is started, with the department they act for. */
export interface Principal {
  readonly id: string;
  readonly name: string;
  readonly departmentId: string | null;
}

/** Whom the actor may start a workflow for today. */
export function principalsFor(
  executor: Executor,
  { actor, now, timeZone }: Pick<RequestContext, 'actor' | 'now' | 'timeZone'>,
  workflowCode: string,
): Promise<{ id: string; name: string }[]> {
  return clientsOf(executor, { agent: actor.id, workflowCode, now: now(), timeZone });
}

/** Null where nobody is named. Refuses with `not-entrusted` whoever does not let the actor start this workflow for them. */
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
