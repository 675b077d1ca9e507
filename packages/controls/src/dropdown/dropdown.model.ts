import { defineControl } from '@inkstone/form-engine';
import { choiceBehaviour, choiceProps, dropdownProps } from '../choices/choice.ts';
import { pickerPlaceholderProp, switchProp, valueProps } from '../props/control-props.ts';
import { oneOf } from '../option-rule/option-rule.ts';
import type { TextValue } from '../values/text-value.ts';

/** Single choice from a dropdown list. */
export const dropdownModel = defineControl<TextValue>({
  ...choiceBehaviour,
  type: 'dropdown',
  code: 7,
  dataItemTypes: ['Dropdown'],
  props: {
    ...valueProps,
    ...choiceProps,
    ...dropdownProps,
    placeholder: pickerPlaceholderProp,
    multi: { ...switchProp(false), check: oneOf([false]) },
  },
  samples: ['交通', '住宿', null],
});
