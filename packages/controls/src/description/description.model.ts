import { defineControl } from '@inkstone/form-engine';
import { limits } from '@inkstone/schema';
import { frameProps, nameProps } from '../props/control-props.ts';
import { layoutBehaviour } from '../values/layout-value.ts';

/** An explanatory text; long ones can be folded. */
export const descriptionModel = defineControl<null>({
  ...layoutBehaviour,
  type: 'description',
  code: 202,
  props: {
    ...frameProps,
    // The name is the text itself and may be long.
    ...nameProps(limits.textareaMaxLength),
    defaultOpen: { default: true, hint: 'switch' },
  },
  present: (_value, { label }) => (label === '' ? { kind: 'empty' } : { kind: 'text', text: label, tone: 'muted' }),
});
