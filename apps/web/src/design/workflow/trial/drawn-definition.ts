import { objectsIn, type JsonObject } from '@inkstone/design';
import type { WorkflowDefinition } from '@inkstone/schema';

/** A draft as the pages of trials show it: they read names, kinds and routes, which every part of a draft has. */
export function drawnDefinition(content: JsonObject): WorkflowDefinition {
  const activities = objectsIn(content['activities']);
  const routes = objectsIn(content['routes']);
  return { ...content, activities, routes } as unknown as WorkflowDefinition;
}
