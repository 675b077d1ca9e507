import { modelsOfRule } from '@inkstone/checks';
import type { BusinessRule, FormDefinition, ModelDefinition } from '@inkstone/schema';
import type { Executor } from '../../platform/db/database.ts';
import { Refusal } from '../../platform/http/refusal.ts';
import { findModel, loadForm } from '../apps/index.ts';

interface RuleDocuments {
  readonly model: (schemaCode: string) => ModelDefinition | undefined;
  readonly defaultForm: (schemaCode: string) => FormDefinition | undefined;
}

/** Returns the published models that a rule names, and their default forms. */
export async function ruleDocuments(executor: Executor, rule: BusinessRule): Promise<RuleDocuments> {
  const models = new Map<string, ModelDefinition>();
  const forms = new Map<string, FormDefinition>();
  for (const code of new Set(modelsOfRule(rule))) {
    const published = await findModel(executor, code);
    if (!published) continue;
    models.set(code, published.definition);
    const form = await findDefaultForm(executor, code);
    if (form) forms.set(code, form);
  }
  return { model: (code) => models.get(code), defaultForm: (code) => forms.get(code) };
}

/** Returns the default form of a model; null when it has none. */
export async function findDefaultForm(executor: Executor, schemaCode: string): Promise<FormDefinition | null> {
  try {
    return (await loadForm(executor, schemaCode)).definition;
  } catch (error) {
    if (error instanceof Refusal) return null;
    throw error;
  }
}
