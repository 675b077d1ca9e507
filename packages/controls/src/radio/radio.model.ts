import { defineControl } from '@inkstone/form-engine';
import { choiceBehaviour, choiceProps, directionProp, openChoiceProps } from '../options/choice.ts';
import { valueProps } from '../options/control-props.ts';
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
