import { defineControl } from '@inkstone/form-engine';
import { frameProps } from '../props/control-props.ts';
import { wholeNumber } from '../option-rule/option-rule.ts';
import { layoutBehaviour } from '../values/layout-value.ts';
import { presentLabel } from '../values/layout-title.ts';

/** A container for other controls, `maxRows` rows high. */
export const formContainerModel = defineControl<null>({
  ...layoutBehaviour,
  type: 'form-container',
  code: 499,
  props: {
    ...frameProps,
    maxRows: { default: 3, hint: 'number', check: wholeNumber({ isRequired: true }) },
  },
  present: (_value, context) => presentLabel(context, 'strong'),
});
