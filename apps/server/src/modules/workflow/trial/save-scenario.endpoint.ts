import { saveScenario, type CallArguments } from '@inkstone/api';
import { createId } from '@inkstone/schema';
import type { Trx } from '../../../platform/db/database.ts';
import { defineCommand } from '../../../platform/http/endpoint.ts';
import { refuse } from '../../../platform/http/refusal.ts';
import type { CommandContext } from '../../../platform/http/request-context.ts';
import { lockDocument, loadForm } from '../../apps/index.ts';
import { directory } from '../../organization/index.ts';
import { scenariosAtMost } from './scenario-store.ts';
import { maintainedWorkflow } from './maintained-workflow.ts';

type Input = CallArguments<typeof saveScenario>;

/** Open to maintainers of the workflow. Optimistic locking: concurrent changes of the same scenario are not overwritten. */
export const saveScenarioEndpoint = defineCommand(saveScenario, {
  permission: 'participant',
  async handle(context, input) {
    const { trx, actor } = context;
    const { definition } = await maintainedWorkflow(trx, actor, input.workflowCode);
    const [initiator] = await directory(trx).activeOf([input.initiatorId]);
    if (!initiator) refuse('PersonInactive');
    if (input.formCode !== undefined) await loadForm(trx, definition.schemaCode, input.formCode);
    await requireFreeName(trx, input);
    return input.id === undefined ? add(context, input) : change(context, input, input.id);
  },
});

async function requireFreeName(trx: Trx, { workflowCode, name, id }: Input): Promise<void> {
  // The lock also keeps two concurrent calls from exceeding the limit.
  await lockDocument(trx, { kind: 'workflow', scope: '', code: workflowCode });
  const named = await trx
    .selectFrom('workflow_scenarios')
    .select('id')
    .where('workflow_code', '=', workflowCode)
    .where('name', '=', name)
    .executeTakeFirst();
  if (named && named.id !== id) refuse('ScenarioNameTaken', { name });
}

function columnsOf({ actor, now }: CommandContext, input: Input) {
  return {
    name: input.name,
    initiator_id: input.initiatorId,
    form_code: input.formCode ?? null,
    patch: JSON.stringify(input.patch),
    starts_at: input.startAt ?? null,
    decisions: JSON.stringify(input.decisions),
    expected: JSON.stringify(input.expected),
    blocks: input.blocks,
    updated_at: now(),
    updated_by: actor.id,
  };
}

async function add(context: CommandContext, input: Input): Promise<{ id: string; version: number }> {
  const { trx, now } = context;
  const { count } = await trx
    .selectFrom('workflow_scenarios')
    .select((eb) => eb.fn.countAll<string>().as('count'))
    .where('workflow_code', '=', input.workflowCode)
    .executeTakeFirstOrThrow();
  if (Number(count) >= scenariosAtMost) refuse('ScenariosTooMany', { max: scenariosAtMost });
  const id = createId(now().getTime());
  const own = { id, workflow_code: input.workflowCode, version: 1, created_at: now() };
  await trx
    .insertInto('workflow_scenarios')
    .values({ ...own, ...columnsOf(context, input) })
    .execute();
  return { id, version: 1 };
}

async function change(context: CommandContext, input: Input, id: string): Promise<{ id: string; version: number }> {
  const { trx } = context;
  const stored = await trx
    .selectFrom('workflow_scenarios')
    .select('version')
    .where('id', '=', id)
    .where('workflow_code', '=', input.workflowCode)
    .forUpdate()
    .executeTakeFirst();
  if (!stored) refuse('not-found');
  if (stored.version !== input.version) refuse('ScenarioChanged');
  const version = stored.version + 1;
  await trx
    .updateTable('workflow_scenarios')
    .set({ ...columnsOf(context, input), version })
    .where('id', '=', id)
    .execute();
  return { id, version };
}
