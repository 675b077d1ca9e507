import { checkDefinition, checkUnits, unitsNamedIn, type Finding } from '@inkstone/workflow';
import type { Executor } from '../../../platform/db/database.ts';
import type { PublishedWorkflow } from '../../apps/index.ts';
import { knownUnitNames } from '../../organization/index.ts';

// A published version never changes, so what the check says of its drawing does not either; to find it may take seconds.
const known = new WeakMap<PublishedWorkflow['definition'], readonly Finding[]>();

function drawingFindings({ definition }: PublishedWorkflow): readonly Finding[] {
  const found = known.get(definition) ?? checkDefinition(definition);
  known.set(definition, found);
  return found;
}

/** What the check says of published versions, in their order: the drawing is as it was, but people leave. */
export async function publishedFindings(executor: Executor, workflows: readonly PublishedWorkflow[]): Promise<(readonly Finding[])[]> {
  const units = await knownUnitNames(executor, unitsNamedIn(workflows.map(({ definition }) => definition)));
  return workflows.map((workflow) => [...checkUnits(workflow.definition, units), ...drawingFindings(workflow)]);
}
