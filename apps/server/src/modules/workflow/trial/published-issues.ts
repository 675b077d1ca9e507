import { checkDefinition, checkUnits, referencedUnits, type WorkflowIssue } from '@inkstone/workflow';
import type { Executor } from '../../../platform/db/database.ts';
import type { PublishedWorkflow } from '../../apps/index.ts';
import { knownUnitNames } from '../../organization/index.ts';

// A published version never changes, so the issues of its definition are cached; computing them may take seconds.
const known = new WeakMap<PublishedWorkflow['definition'], readonly WorkflowIssue[]>();

function definitionIssues({ definition }: PublishedWorkflow): readonly WorkflowIssue[] {
  const found = known.get(definition) ?? checkDefinition(definition);
  known.set(definition, found);
  return found;
}

/** Returns the issues of published versions, in their order. The definitions are constant, but people leave. */
export async function publishedIssues(executor: Executor, workflows: readonly PublishedWorkflow[]): Promise<(readonly WorkflowIssue[])[]> {
  const units = await knownUnitNames(executor, referencedUnits(workflows.map(({ definition }) => definition)));
  return workflows.map((workflow) => [...checkUnits(workflow.definition, units), ...definitionIssues(workflow)]);
}
