import type { Locale, LocalizedText, WorkflowDefinition } from '@inkstone/schema';
import type { DefinitionContext } from '@inkstone/workflow';
import type { Executor } from '../../../platform/db/database.ts';
import { findModel } from '../../apps/catalog.ts';
import { conditionProblems, formulaProblems } from '../../apps/publish/condition-problems.ts';
import { modelFieldTypes } from '../../apps/storage/model-field-types.ts';

/** What the conditions and formulas of a draft may name: the items of its model as it is published. */
export async function draftContext(executor: Executor, draft: WorkflowDefinition, locale: Locale): Promise<DefinitionContext> {
  const model = await findModel(executor, draft.schemaCode);
  if (!model) return {};
  const fields = modelFieldTypes(model.definition);
  const told = (texts: readonly LocalizedText[]): string[] => texts.map((text) => text[locale]);
  return {
    checkCondition: (condition) => told(conditionProblems(condition, fields, draft)),
    checkFormula: (formula) => told(formulaProblems(formula, fields, draft)),
  };
}
