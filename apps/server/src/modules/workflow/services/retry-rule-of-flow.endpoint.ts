import { retryRuleOfFlow, retryRuleOfFlowByGet, type CallArguments } from '@inkstone/api';
import type { InstanceState } from '@inkstone/workflow';
import { defineCommand } from '../../../platform/http/endpoint.ts';
import { refuse } from '../../../platform/http/refusal.ts';
import type { CommandContext } from '../../../platform/http/request-context.ts';
import { requireAppAdministrator } from '../../../platform/auth/require-app-administrator.ts';
import { execute } from '../execute.ts';
import { lockInstance } from '../instance/instance-store.ts';

async function retry(context: CommandContext, { flowInstanceId }: CallArguments<typeof retryRuleOfFlow>) {
  const { actor, trx } = context;
  requireAppAdministrator(actor);
  const loaded = await lockInstance(trx, flowInstanceId);
  const token = waitingToken(loaded.state) ?? refuse('rule-nothing-to-retry');
  const instanceStatus = await execute(
    { ...context, actor: { ...actor, isAdmin: true } },
    { instanceId: loaded.id, loaded, command: { action: 'Retry', token } },
  );
  return { instanceStatus };
}

/** Open to application administrators: whoever maintains the rules may repair and rerun them, also without administering the workflow. */
export const retryRuleOfFlowEndpoint = defineCommand(retryRuleOfFlow, { permission: 'participant', handle: retry });
export const retryRuleOfFlowByGetEndpoint = defineCommand(retryRuleOfFlowByGet, { permission: 'participant', handle: retry });

/** The token that rules stop: at the end, or at a service that ran a rule. */
function waitingToken({ tokens }: InstanceState): string | undefined {
  return Object.values(tokens).find(({ failure }) => failure?.cause === 'rules' || failure?.cause === 'service')?.id;
}
