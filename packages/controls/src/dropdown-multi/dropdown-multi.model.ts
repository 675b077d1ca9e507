import { defineControl } from '@inkstone/form-engine';
import { checkedBehaviour, type Checked } from '../choices/checked-value.ts';
import { choiceProps, dropdownProps } from '../choices/choice.ts';
import { countProps, pickerPlaceholderProp, switchProp, valueProps } from '../props/control-props.ts';
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
    ...countProps,
    placeholder: pickerPlaceholderProp,
    multi: { ...switchProp(true), check: oneOf([true]) },
  },
  samples: [['早餐', '午餐'], ['晚餐'], []],
});
