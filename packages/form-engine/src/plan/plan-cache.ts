import type { FormDefinition } from '@inkstone/schema';
import type { ControlModels } from '../control-model.ts';
import { planForm, type FormPlan } from './form-plan.ts';

const plans = new WeakMap<FormDefinition, { readonly models: ControlModels; readonly plan: FormPlan }>();

/** The plan of a definition, made once: definitions are documents and never change in place. */
export function planOf(definition: FormDefinition, models: ControlModels): FormPlan {
  const known = plans.get(definition);
  if (known?.models === models) return known.plan;
  const plan = planForm(definition, models);
  plans.set(definition, { models, plan });
  return plan;
}
