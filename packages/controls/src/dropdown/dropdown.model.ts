import { defineControl } from '@inkstone/form-engine';
import { controlTypes } from '@inkstone/schema';
import { choiceBehaviour, choiceProps, dropdownProps } from '../options/choice.ts';
import { pickerPlaceholderProp, switchProp, valueProps } from '../options/control-props.ts';
import { oneOf } from '../option-rule/option-rule.ts';
import type { TextValue } from '../values/text-value.ts';

/** One of several choices, picked from a list that opens. */
export const dropdownModel = defineControl<TextValue>({
  ...choiceBehaviour,
  type: 'dropdown',
  code: controlTypes.dropdown,
  dataItemTypes: ['Dropdown'],
  props: {
    ...valueProps,
    ...choiceProps,
    ...dropdownProps,
    placeholder: pickerPlaceholderProp,
    multi: { ...switchProp(false, '多選', 'Several choices'), check: oneOf([false]) },
  },
  samples: ['交通', '住宿', null],
});
