import type { Executor } from '../../../platform/db/database.ts';
import { refuse } from '../../../platform/http/refusal.ts';
import type { Actor } from '../../../platform/http/request-context.ts';
import { loadWorkflow } from '../../apps/catalog.ts';
import type { PublishedWorkflow } from '../../apps/published.ts';
import { administers } from '../administration/administers.ts';

/** A published workflow that the person looks after. Refuses with `not-found` and `NotAdministrator`. */
export async function tendedWorkflow(executor: Executor, actor: Actor, workflowCode: string): Promise<PublishedWorkflow> {
  const workflow = await loadWorkflow(executor, workflowCode);
  if (!administers(actor, { app_code: workflow.appCode, workflow_code: workflowCode })) refuse('NotAdministrator');
  return workflow;
}
