import type { WorkItemKind } from '@inkstone/schema';

/** The kind of a work item as people are told it: what a sub-process asks of somebody as such has a kind of its own. */
export function toldKind(kind: WorkItemKind, isInSubprocess: boolean): WorkItemKind {
  return kind === 'normal' && isInSubprocess ? 'sub-instance' : kind;
}
