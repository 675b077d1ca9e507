import type { Executor } from '../../../platform/db/database.ts';
import { refuse } from '../../../platform/http/refusal.ts';
import type { Actor } from '../../../platform/http/request-context.ts';
import { loadWorkflow, type PublishedWorkflow } from '../../apps/index.ts';
import { administers, maintainsWorkflow } from '../administration/administers.ts';

/** Returns a published workflow whose definition the person maintains. Refuses with `not-found` and `NotAdministrator`. */
export async function maintainedWorkflow(executor: Executor, actor: Actor, workflowCode: string): Promise<PublishedWorkflow> {
  const workflow = await loadWorkflow(executor, workflowCode);
  if (!maintainsWorkflow(actor, ofWorkflow(workflow))) refuse('NotAdministrator');
  return workflow;
}

/** Returns a published workflow whose instances the person administers. Refuses as `maintainedWorkflow` does. */
export async function administeredWorkflow(executor: Executor, actor: Actor, workflowCode: string): Promise<PublishedWorkflow> {
  const workflow = await loadWorkflow(executor, workflowCode);
  if (!administersRunning(actor, workflow)) refuse('NotAdministrator');
  return workflow;
}

export function administersRunning(actor: Actor, workflow: PublishedWorkflow): boolean {
  return administers(actor, ofWorkflow(workflow));
}

const ofWorkflow = ({ appCode, definition }: PublishedWorkflow) => ({ app_code: appCode, workflow_code: definition.code });
