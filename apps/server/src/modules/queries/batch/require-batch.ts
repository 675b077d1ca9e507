import { refuse } from '../../../platform/http/refusal.ts';
import type { CommandContext } from '../../../platform/http/request-context.ts';
import { recordAccess } from '../../permissions/index.ts';
import type { LoadedInstance } from '../../workflow/index.ts';

/** Refuses with `not-allowed` when no role that covers the record grants processing several at once. */
export async function requireBatch(
  context: CommandContext,
  { schemaCode, recordId, instance }: { readonly schemaCode: string; readonly recordId: string; readonly instance: LoadedInstance | null },
): Promise<void> {
  const access = await recordAccess(context.trx, context, { schemaCode, recordId, hasWorkflow: instance !== null });
  if (!access.rights.has('batch')) refuse('not-allowed');
}
