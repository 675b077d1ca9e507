import { createElement } from 'react';
import type { ControlDefinition } from '@inkstone/schema';
import { useLocale } from '../../../platform/i18n/use-texts.ts';
import { isControlType } from '../control-kinds.ts';
import { editorOf } from '../panel/editors/editors.ts';
import { settingOption } from '../panel/option-operations.ts';
import { useFormDesigner } from '../use-form-designer.ts';
import type { FormRule, RuleProp } from './form-rules.ts';

interface RuleEditorProps {
  readonly rule: RuleProp & Pick<FormRule, 'control'>;
  readonly control: ControlDefinition;
}

/** The editor of the panel for a rule. */
export function RuleEditor({ rule, control }: RuleEditorProps) {
  const locale = useLocale();
  const { form, edit, canEdit } = useFormDesigner();
  const { type, options } = control;
  const { option, prop, label } = rule;
  if (!isControlType(type)) return null;
  return createElement(editorOf(type, option, prop), {
    id: `property-${option}`,
    label: label[locale],
    option,
    prop,
    value: option in options ? options[option] : prop.default,
    isFixed: !canEdit,
    onChange: (value) => edit(settingOption(form, { key: rule.control, type, control, option, value })),
    controlKey: rule.control,
    control,
    type,
  });
}
