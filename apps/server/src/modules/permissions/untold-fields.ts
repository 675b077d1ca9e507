import { modelRights } from '@inkstone/api';
import type { Executor } from '../../platform/db/database.ts';
import { refuse } from '../../platform/http/refusal.ts';
import type { Asker } from '../../platform/http/request-context.ts';
import { modelAccess } from './model-access.ts';
import { workflowParts } from './workflow-parts.ts';

const noFields: ReadonlySet<string> = new Set();

/**
 * The fields of a model whose names somebody is not told: those that their roles hide in every record. Whoever has or had a part in a
 * workflow of the model knows all of them, as a task may show them. Refuses with `not-allowed` whoever has no right in the model at all, so
 * that nobody learns from its columns what it is about.
 */
export async function untoldFields(executor: Executor, asker: Asker, schemaCode: string): Promise<ReadonlySet<string>> {
  const access = await modelAccess(executor, asker, schemaCode);
  const { hiddenFields } = access;
  const hasRight = modelRights.some((right) => access.may(right));
  if (hasRight && hiddenFields.size === 0) return noFields;
  if (await workflowParts.get().takesPartIn(executor, asker.actor.id, schemaCode)) return noFields;
  return hasRight ? hiddenFields : refuse('not-allowed');
}
