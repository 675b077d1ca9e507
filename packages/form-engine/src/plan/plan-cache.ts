import type { FormDefinition } from '@inkstone/schema';
import type { ControlModels } from '../interfaces/control-model.ts';
import { planForm, type FormPlan } from './form-plan.ts';
import type { FormulaChecker } from '../interfaces/formula-checker.ts';

const plans = new WeakMap<FormDefinition, { readonly models: ControlModels; readonly plan: FormPlan }>();

/** The plan of a definition, created once: definitions never change in place. With a checker it is planned again. */
export function planOf(definition: FormDefinition, models: ControlModels, check?: FormulaChecker): FormPlan {
  if (check) return planForm(definition, models, check);
  const known = plans.get(definition);
  if (known?.models === models) return known.plan;
  const plan = planForm(definition, models);
  plans.set(definition, { models, plan });
  return plan;
}
