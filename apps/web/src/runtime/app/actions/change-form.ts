import { controlModels, extensionModelsOf } from '@inkstone/controls/models';
import { createForm, type ControlModels, type Form, type FormEnvironment } from '@inkstone/form-engine';
import { fullPermission, type ControlDefinition, type ControlOptions, type FormDefinition } from '@inkstone/schema';
import type { ListFields } from '../record-query.ts';

/** Options that depend on other controls, which are missing when the control stands alone. */
const followsOthers: ReadonlySet<string> = new Set([
  'displayFormula',
  'requiredFormula',
  'readonlyCondition',
  'readonlyFormula',
  'disabledCondition',
  'activeFormula',
  'onChange',
  'mappings',
  'dataLinkage',
  'noRepeat',
  'defaultVal',
]);

/** Computed values cannot be set by users. */
const computed = ['computeFormula', 'shortTextStitch'];

/** Returns the controls whose value can be set on several records at once: those shown in lists, without files and sub-tables. */
export function changeableControls({ controls }: FormDefinition, fields: ListFields['fields']): readonly ControlDefinition[] {
  const models: ControlModels = controlModels;
  return controls.filter(({ key, type, options }) => {
    const field = fields.find(({ code }) => code === key);
    const model = models[type];
    if (!field || !model || computed.some((name) => Boolean(options[name]))) return false;
    return field.operators.length > 0 && model.role === 'value' && model.valueType !== 'none';
  });
}

/** Opens a form with a single control, with the rules on its own value and without the rest of the record. */
export function openChangeForm(
  definition: FormDefinition,
  control: ControlDefinition,
  environment: Omit<FormEnvironment, 'now'>,
  extensions: ControlModels,
): Form {
  const options = Object.fromEntries(Object.entries(control.options).filter(([name]) => !followsOthers.has(name))) as ControlOptions;
  const alone: FormDefinition = {
    code: definition.code,
    name: definition.name,
    schemaCode: definition.schemaCode,
    controls: [{ ...control, options }],
    layout: [{ columns: [{ control: control.key }] }],
  };
  return createForm({
    definition: alone,
    controls: { ...extensionModelsOf(alone), ...extensions, ...controlModels },
    permission: fullPermission,
    stored: true,
    environment: { ...environment, now: () => new Date() },
  });
}
