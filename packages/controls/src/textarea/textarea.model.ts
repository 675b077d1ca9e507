import { defineControl } from '@inkstone/form-engine';
import { controlTypes, limits } from '@inkstone/schema';
import { defaultValueProp, placeholderProp, textRuleProps, valueProps } from '../control-props.ts';
import { textBehaviour, type TextValue } from '../text-value.ts';

/** Text of several lines; line ends are kept as entered. */
export const textareaModel = defineControl<TextValue>({
  ...textBehaviour,
  type: 'textarea',
  code: controlTypes.textarea,
  dataItemTypes: ['LongText'],
  props: {
    ...valueProps,
    ...textRuleProps(limits.textareaMaxLength),
    placeholder: placeholderProp,
    defaultValue: defaultValueProp,
    rows: { default: 3, hint: 'number', label: { zh: '行數', en: 'Lines' } },
  },
  samples: ['第一行\n第二行', 'One line', null],
});
