import { modelRights } from '@inkstone/api';
import type { Executor } from '../../platform/db/database.ts';
import { refuse } from '../../platform/http/refusal.ts';
import type { Requester } from '../../platform/http/request-context.ts';
import { modelAccess } from './model-access.ts';
import { workflowParticipation } from './workflow-participation.ts';

const noFields: ReadonlySet<string> = new Set();

/**
 * Returns the fields of a model whose names are hidden from the requester: those that their roles hide in every record. Everybody who takes
 * or took part in a workflow of the model may know all fields, because a task may show them. Refuses with `not-allowed` without any right
 * in the model, so that its columns reveal nothing.
 */
export async function fieldsHiddenFrom(executor: Executor, requester: Requester, schemaCode: string): Promise<ReadonlySet<string>> {
  const access = await modelAccess(executor, requester, schemaCode);
  const { hiddenFields } = access;
  const hasRight = modelRights.some((right) => access.may(right));
  if (hasRight && hiddenFields.size === 0) return noFields;
  if (await workflowParticipation.get().takesPartIn(executor, requester.actor.id, schemaCode)) return noFields;
  return hasRight ? hiddenFields : refuse('not-allowed');
}
