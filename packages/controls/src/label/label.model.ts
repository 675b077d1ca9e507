import { defineControl } from '@inkstone/form-engine';
import { frameProps } from '../props/control-props.ts';
import { layoutBehaviour } from '../values/layout-value.ts';

/** A text among the controls. */
export const labelModel = defineControl<null>({
  ...layoutBehaviour,
  type: 'label',
  code: 0,
  props: frameProps,
  present: (_value, { label }) => (label === '' ? { kind: 'empty' } : { kind: 'text', text: label }),
});
