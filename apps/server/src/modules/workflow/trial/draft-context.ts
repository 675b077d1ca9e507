import { conditionIssues, controlsOfPeople, formulaIssues } from '@inkstone/checks';
import type { Locale, LocalizedText, WorkflowDefinition } from '@inkstone/schema';
import { referencedUnits, type DefinitionContext } from '@inkstone/workflow';
import type { Executor } from '../../../platform/db/database.ts';
import { findModel, modelFieldTypes } from '../../apps/index.ts';
import { knownUnitNames } from '../../organization/index.ts';

/** The names a draft may use: the current people, and the items of its published model. */
export async function draftContext(executor: Executor, draft: WorkflowDefinition, locale: Locale): Promise<DefinitionContext> {
  const model = await findModel(executor, draft.schemaCode);
  const units = await knownUnitNames(executor, referencedUnits([draft]));
  if (!model) return units;
  const fields = modelFieldTypes(model.definition);
  const localized = (texts: readonly LocalizedText[]): string[] => texts.map((text) => text[locale]);
  return {
    ...units,
    controlsOfPeople: controlsOfPeople(model.definition),
    checkCondition: (condition) => localized(conditionIssues(condition, fields, draft)),
    checkFormula: (formula) => localized(formulaIssues(formula, fields, draft)),
  };
}
