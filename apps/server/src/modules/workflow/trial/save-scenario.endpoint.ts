import { saveScenario, type CallArguments } from '@inkstone/api';
import { maxScenarios, type ScenarioDefinition } from '@inkstone/schema';
import { defineCommand } from '../../../platform/http/endpoint.ts';
import { refuse } from '../../../platform/http/refusal.ts';
import { codeForName, loadForm, lockPublishing, publishDocuments, publishedContents } from '../../apps/index.ts';
import { directory } from '../../organization/index.ts';
import { isRow, scenariosOf } from './scenario-store.ts';
import { storeScenarios } from './store-scenarios.ts';
import { maintainedWorkflow } from './maintained-workflow.ts';

type Input = CallArguments<typeof saveScenario>;

/** Open to maintainers of the workflow. Optimistic locking: concurrent changes of the same scenario are not overwritten. */
export const saveScenarioEndpoint = defineCommand(saveScenario, {
  permission: 'participant',
  async handle(context, input) {
    const { trx, actor } = context;
    await lockPublishing(trx);
    const { definition, appCode } = await maintainedWorkflow(trx, actor, input.workflowCode);
    const [initiator] = await directory(trx).activeOf([input.initiatorId]);
    if (!initiator) refuse('PersonInactive');
    if (input.formCode !== undefined) await loadForm(trx, definition.schemaCode, input.formCode);
    const others = await scenariosOf(trx, input.workflowCode);
    const stored = input.id === undefined ? null : (others.find(({ id }) => id === input.id) ?? refuse('not-found'));
    if (others.some(({ id, name }) => id !== input.id && name === input.name)) refuse('ScenarioNameTaken', { name: input.name });
    if (stored && stored.version !== input.version) refuse('ScenarioChanged');
    if (!stored && others.length >= maxScenarios) refuse('ScenariosTooMany', { max: maxScenarios });
    const published = await publishedContents<ScenarioDefinition>(trx, 'scenario', appCode);
    const code =
      published.find((each) => stored !== null && isRow(each, stored))?.code ??
      codeForName('scenario', `${input.workflowCode} ${input.name}`, new Set(published.map((each) => each.code)));
    await publishDocuments(context, appCode, [{ key: { kind: 'scenario', code }, content: contentOf(code, input) }]);
    await storeScenarios(trx, appCode);
    const saved = (await scenariosOf(trx, input.workflowCode)).find(({ name }) => name === input.name)!;
    return { id: saved.id, version: saved.version };
  },
});

function contentOf(code: string, { id: _id, version: _version, initiatorId: initiator, ...content }: Input): ScenarioDefinition {
  return { ...content, code, initiator };
}
