import { defineControl } from '@inkstone/form-engine';
import { choiceBehaviour, choiceProps, directionProp, openChoiceProps } from '../choices/choice.ts';
import { valueProps } from '../props/control-props.ts';
import type { TextValue } from '../values/text-value.ts';

/** Single choice with all choices visible. */
export const radioModel = defineControl<TextValue>({
  ...choiceBehaviour,
  type: 'radio',
  code: 5,
  dataItemTypes: ['Radio'],
  props: { ...valueProps, ...choiceProps, ...directionProp, ...openChoiceProps },
  samples: ['現金', '匯款', null],
});
