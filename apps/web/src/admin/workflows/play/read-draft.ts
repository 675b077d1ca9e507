import type { WorkflowDefinition } from '@inkstone/schema';

/** A workflow in a file: the file is one, or an application that has one by this code. Null where there is none. */
export function workflowInFile(content: unknown, workflowCode: string): WorkflowDefinition | null {
  const inApp = isObject(content) && Array.isArray(content['workflows']) ? content['workflows'] : [content];
  return inApp.find((each): each is WorkflowDefinition => isWorkflow(each) && each.code === workflowCode) ?? null;
}

/** Its shape only: the server reads every part of it before anything is shown. */
function isWorkflow(content: unknown): content is WorkflowDefinition {
  return isObject(content) && Array.isArray(content['activities']) && Array.isArray(content['routes']);
}

function isObject(content: unknown): content is Record<string, unknown> {
  return typeof content === 'object' && content !== null;
}
