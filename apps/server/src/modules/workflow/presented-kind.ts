import type { WorkItemKind } from '@inkstone/schema';

/** Returns the kind of a work item as lists show it: ordinary tasks of a sub-process have a kind of their own. */
export function presentedKind(kind: WorkItemKind, isInSubprocess: boolean): WorkItemKind {
  return kind === 'normal' && isInSubprocess ? 'sub-instance' : kind;
}
