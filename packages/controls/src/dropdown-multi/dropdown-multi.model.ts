import { defineControl } from '@inkstone/form-engine';
import { checkedBehaviour, checkedCountProps, type Checked } from '../choices/checked-value.ts';
import { choiceProps, dropdownProps } from '../choices/choice.ts';
import { pickerPlaceholderProp, switchProp, valueProps } from '../props/control-props.ts';
import { oneOf } from '../option-rule/option-rule.ts';

/** Multiple choice from a dropdown list. */
export const dropdownMultiModel = defineControl<Checked>({
  ...checkedBehaviour,
  type: 'dropdown-multi',
  code: 19,
  dataItemTypes: ['DropdownMulti'],
  props: {
    ...valueProps,
    ...choiceProps,
    ...dropdownProps,
    ...checkedCountProps,
    placeholder: pickerPlaceholderProp,
    multi: { ...switchProp(true, '多選', 'Multiple selection'), check: oneOf([true]) },
  },
  samples: [['早餐', '午餐'], ['晚餐'], []],
});
