import { changesBetween, documentsOf, type Change, type JsonObject } from '@inkstone/design';
import type { WorkflowKey } from '../workflow-operations.ts';
import { routePart } from '../part.ts';

export type PartChange = 'added' | 'removed' | 'changed';

export interface FlowChanges {
  readonly changes: readonly Change[];
  /** What happened to activities and `route.` parts. */
  readonly parts: ReadonlyMap<string, PartChange>;
}

/** What changes between two contents of a workflow. */
export function flowChanges(key: WorkflowKey, before: JsonObject, after: JsonObject): FlowChanges {
  const changes = changesBetween(documentsOf([{ key, content: before }]), documentsOf([{ key, content: after }]));
  const parts = new Map<string, PartChange>();
  for (const change of changes) {
    const part = partOfChange(change);
    if (part !== null) parts.set(part, change.path.length === 2 && change.kind !== 'changed' ? (change.kind as PartChange) : 'changed');
  }
  return { changes, parts };
}

/** The activity or the route that a change is about; null: the workflow itself. */
export function partOfChange({ path: [list, code] }: Change): string | null {
  if (code === undefined) return null;
  if (list === 'activities') return code;
  return list === 'routes' ? routePart(code) : null;
}
