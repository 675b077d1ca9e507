import type { AppDefinition, BusinessRule, FormDefinition, ModelDefinition } from '@inkstone/schema';
import type { Executor } from '../../platform/db/database.ts';
import { Refusal } from '../../platform/http/refusal.ts';
import { findModel, loadForm } from '../apps/index.ts';
import type { RuleDocuments } from './rule-formulas.ts';

/** Returns the models and default forms that rules name: those of an application as they will be published, others as they are. */
export async function ruleDocuments(executor: Executor, rules: readonly BusinessRule[], app?: AppDefinition): Promise<RuleDocuments> {
  const models = new Map<string, ModelDefinition>(app?.models.map((model) => [model.code, model]));
  const forms = new Map<string, FormDefinition>();
  for (const { code } of app?.models ?? []) {
    const form = defaultForm(app!, code);
    if (form) forms.set(code, form);
  }
  for (const code of new Set(rules.flatMap(modelsOf))) {
    const published = models.has(code) ? null : await findModel(executor, code);
    if (!published) continue;
    models.set(code, published.definition);
    const form = await loadDefaultForm(executor, code);
    if (form) forms.set(code, form);
  }
  return { model: (code) => models.get(code), form: (code) => forms.get(code) };
}

/** Returns the source and all targets. */
export function modelsOf({ schemaCode, actions }: BusinessRule): string[] {
  return [
    schemaCode,
    ...actions.flatMap((action) => ('schemaCode' in action && action.schemaCode !== undefined ? [action.schemaCode] : [])),
  ];
}

function defaultForm({ functions, forms }: AppDefinition, schemaCode: string): FormDefinition | undefined {
  const code = functions.find((entry) => entry.schemaCode === schemaCode)?.formCode;
  const own = forms.filter((form) => form.schemaCode === schemaCode);
  return own.find((form) => form.code === code) ?? own.toSorted((a, b) => (a.code < b.code ? -1 : 1))[0];
}

async function loadDefaultForm(executor: Executor, schemaCode: string): Promise<FormDefinition | null> {
  try {
    return (await loadForm(executor, schemaCode)).definition;
  } catch (error) {
    if (error instanceof Refusal) return null;
    throw error;
  }
}
