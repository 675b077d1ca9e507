import type { CommentedRecord } from '../comments/comment-queries.ts';
import type { ShareTarget } from '../share/share-queries.ts';
import type { LoadedForm } from './open-form.ts';

/** Comments are offered from the first submission on. */
export function commentedRecord({ definition, bizObject, workflowInstanceId, instanceStatus }: LoadedForm): CommentedRecord | null {
  const isDraft = workflowInstanceId !== null && (instanceStatus === 'DRAFT' || instanceStatus === null);
  return bizObject.id === null || isDraft ? null : { schemaCode: definition.schemaCode, objectId: bizObject.id };
}

/** The record, or the blank form where there is no record yet. */
export function shareTarget({ definition: { schemaCode, code }, bizObject: { id } }: LoadedForm): ShareTarget {
  return id === null ? { schemaCode, formCode: code } : { schemaCode, objectId: id };
}
