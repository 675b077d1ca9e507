import { defineControl } from '@inkstone/form-engine';
import { checkedBehaviour, type Checked } from '../choices/checked-value.ts';
import { choiceProps, directionProp, openChoiceProps } from '../choices/choice.ts';
import { countProps, valueProps } from '../props/control-props.ts';

/** Multiple choice with all choices visible. */
export const checkboxModel = defineControl<Checked>({
  ...checkedBehaviour,
  type: 'checkbox',
  code: 6,
  dataItemTypes: ['Checkbox'],
  props: { ...valueProps, ...choiceProps, ...directionProp, ...openChoiceProps, ...countProps },
  samples: [['早餐', '午餐'], ['晚餐'], []],
});
