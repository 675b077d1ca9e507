import type { Executor } from '../../../platform/db/database.ts';
import { refuse } from '../../../platform/http/refusal.ts';
import type { Actor } from '../../../platform/http/request-context.ts';
import { loadWorkflow, type PublishedWorkflow } from '../../apps/index.ts';
import { administers, tends } from '../administration/administers.ts';

/** A published workflow whose drawing the person looks after. Refuses with `not-found` and `NotAdministrator`. */
export async function tendedWorkflow(executor: Executor, actor: Actor, workflowCode: string): Promise<PublishedWorkflow> {
  const workflow = await loadWorkflow(executor, workflowCode);
  if (!tends(actor, ofWorkflow(workflow))) refuse('NotAdministrator');
  return workflow;
}

/** A published workflow of which the person leads what runs. Refuses as `tendedWorkflow` does. */
export async function administeredWorkflow(executor: Executor, actor: Actor, workflowCode: string): Promise<PublishedWorkflow> {
  const workflow = await loadWorkflow(executor, workflowCode);
  if (!administersRunning(actor, workflow)) refuse('NotAdministrator');
  return workflow;
}

export function administersRunning(actor: Actor, workflow: PublishedWorkflow): boolean {
  return administers(actor, ofWorkflow(workflow));
}

const ofWorkflow = ({ appCode, definition }: PublishedWorkflow) => ({ app_code: appCode, workflow_code: definition.code });
