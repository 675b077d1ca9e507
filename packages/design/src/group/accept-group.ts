import type { Documents } from '../document/documents.ts';
import type { OperationIssue } from '../operation/misfit.ts';
import { applyGroup, type Group } from './apply-group.ts';

/** A group in the order of the server. Revisions of a working copy are numbered from 1 without gaps. */
export interface ConfirmedGroup extends Group {
  readonly revision: number;
}

export type Acceptance =
  | { readonly accepted: true; readonly documents: Documents }
  /** Its author has to join it first with what others did since. */
  | { readonly accepted: false; readonly behind: true }
  | { readonly accepted: false; readonly behind: false; readonly issue: OperationIssue };

/**
 * Decides on a group that was made at an earlier revision, from the groups since then. It is applied to the documents as they are; only if
 * something was renamed since, its author must carry it over that first.
 */
export function acceptGroup(
  documents: Documents,
  group: Group,
  { since, published }: { readonly since: readonly ConfirmedGroup[]; readonly published: Documents },
): Acceptance {
  if (since.some(({ operations }) => operations.some(({ op }) => op === 'rename'))) return { accepted: false, behind: true };
  const result = applyGroup(documents, group.operations, published);
  return result.fits ? { accepted: true, documents: result.documents } : { accepted: false, behind: false, issue: result.issue };
}
