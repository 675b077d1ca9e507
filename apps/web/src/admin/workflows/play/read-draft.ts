import type { WorkflowDefinition } from '@inkstone/schema';

/**
 * Returns the workflow in a file: the file is either a workflow, or an application that contains one with this code; null where there is
 * none.
 */
export function workflowInFile(content: unknown, workflowCode: string): WorkflowDefinition | null {
  const inApp = isObject(content) && Array.isArray(content['workflows']) ? content['workflows'] : [content];
  return inApp.find((each): each is WorkflowDefinition => isWorkflow(each) && each.code === workflowCode) ?? null;
}

/** Checks the shape only: the server validates every part before anything is shown. */
function isWorkflow(content: unknown): content is WorkflowDefinition {
  return isObject(content) && Array.isArray(content['activities']) && Array.isArray(content['routes']);
}

function isObject(content: unknown): content is Record<string, unknown> {
  return typeof content === 'object' && content !== null;
}
