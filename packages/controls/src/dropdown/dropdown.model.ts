import { defineControl } from '@inkstone/form-engine';
import { controlTypes } from '@inkstone/schema';
import { choiceBehaviour, choiceProps } from '../choice.ts';
import { placeholderProp, valueProps } from '../control-props.ts';
import type { TextValue } from '../text-value.ts';

/** One of several choices, picked from a list that opens. */
export const dropdownModel = defineControl<TextValue>({
  ...choiceBehaviour,
  type: 'dropdown',
  code: controlTypes.dropdown,
  dataItemTypes: ['Dropdown'],
  props: {
    ...valueProps,
    ...choiceProps,
    placeholder: placeholderProp,
    displayEmpty: { default: true, hint: 'switch', label: { zh: '顯示空選項', en: 'Offer an empty choice' } },
    emptyValue: { default: undefined, hint: 'text', label: { zh: '空選項文字', en: 'Text of the empty choice' } },
  },
  samples: ['交通', '住宿', null],
});
