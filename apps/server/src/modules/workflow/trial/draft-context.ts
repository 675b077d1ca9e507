import type { Locale, LocalizedText, WorkflowDefinition } from '@inkstone/schema';
import { unitsNamedIn, type DefinitionContext } from '@inkstone/workflow';
import type { Executor } from '../../../platform/db/database.ts';
import { findModel, modelFieldTypes } from '../../apps/index.ts';
import { controlsOfPeople } from '../controls-of-people.ts';
import { conditionProblems, formulaProblems } from '../condition-problems.ts';
import { knownUnitNames } from '../../organization/index.ts';

/** What a draft may name: people as they are now, the items of its model as it is published. */
export async function draftContext(executor: Executor, draft: WorkflowDefinition, locale: Locale): Promise<DefinitionContext> {
  const model = await findModel(executor, draft.schemaCode);
  const units = await knownUnitNames(executor, unitsNamedIn([draft]));
  if (!model) return units;
  const fields = modelFieldTypes(model.definition);
  const told = (texts: readonly LocalizedText[]): string[] => texts.map((text) => text[locale]);
  return {
    ...units,
    controlsOfPeople: controlsOfPeople(model.definition),
    checkCondition: (condition) => told(conditionProblems(condition, fields, draft)),
    checkFormula: (formula) => told(formulaProblems(formula, fields, draft)),
  };
}
