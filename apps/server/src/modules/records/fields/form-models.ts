import { extensionModelsOf } from '@inkstone/controls/models';
import type { ControlModels } from '@inkstone/form-engine';
import type { FormDefinition } from '@inkstone/schema';
import { cleanModels } from './clean-models.ts';

const withExtensions = new WeakMap<FormDefinition, ControlModels>();

/** Returns the control models of a form: always the same ones, because the form engine plans a definition once for the same models. */
export function formModels(definition: FormDefinition): ControlModels {
  const known = withExtensions.get(definition);
  if (known) return known;
  const extensions = extensionModelsOf(definition);
  const models = Object.keys(extensions).length === 0 ? cleanModels : { ...extensions, ...cleanModels };
  withExtensions.set(definition, models);
  return models;
}
