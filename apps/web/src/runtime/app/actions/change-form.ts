import { controlModels, extensionModelsOf } from '@inkstone/controls/models';
import { createForm, type ControlModels, type Form, type FormEnvironment } from '@inkstone/form-engine';
import { fullPermission, type ControlDefinition, type ControlOptions, type FormDefinition } from '@inkstone/schema';
import type { ListFields } from '../record-query.ts';

/** What makes a control follow others, which are not there when it stands alone. */
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

/** A value that is computed is not for people to set. */
const computed = ['computeFormula', 'shortTextStitch'];

/** The controls whose value may be put into several records at once: those that lists know, but no files and no sub-tables. */
export function changeableControls({ controls }: FormDefinition, fields: ListFields['fields']): readonly ControlDefinition[] {
  const models: ControlModels = controlModels;
  return controls.filter(({ key, type, options }) => {
    const field = fields.find(({ code }) => code === key);
    const model = models[type];
    if (!field || !model || computed.some((name) => Boolean(options[name]))) return false;
    return field.operators.length > 0 && model.role === 'value' && model.valueType !== 'none';
  });
}

/** One control of a form alone, with its own rules on its value and nothing of the record around it. */
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
