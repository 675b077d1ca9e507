import { defineControl } from '@inkstone/form-engine';
import { controlTypes, limits } from '@inkstone/schema';
import { frameProps, nameProps } from '../options/control-props.ts';
import { layoutBehaviour } from '../values/layout-value.ts';

/** An explanation to whoever fills in; long ones can be folded. */
export const descriptionModel = defineControl<null>({
  ...layoutBehaviour,
  type: 'description',
  code: controlTypes.description,
  props: {
    ...frameProps,
    // Its name is what it says, and may be long.
    ...nameProps(limits.textareaMaxLength),
    defaultOpen: { default: true, hint: 'switch', label: { zh: '預設展開', en: 'Open at first' } },
  },
  present: (_value, { label }) => (label === '' ? { kind: 'empty' } : { kind: 'text', text: label, tone: 'muted' }),
});
