import type { CallOutput } from '@inkstone/api';
import type { workitemAction } from '@inkstone/api';
import type { CommandContext } from '../../../platform/http/request-context.ts';
import { execute, type Execution } from '../execute.ts';

/** Carries out an action and returns the response that all actions share. */
export async function act(
  context: CommandContext,
  execution: Execution,
  changedPaths: readonly string[] = [],
): Promise<CallOutput<typeof workitemAction>> {
  const instanceStatus = await execute(context, execution);
  return { workflowInstanceId: execution.instanceId, instanceStatus, changedPaths: [...changedPaths] };
}
