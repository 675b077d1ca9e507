import { defineControl } from '@inkstone/form-engine';
import { frameProps } from '../props/control-props.ts';
import { layoutBehaviour } from '../values/layout-value.ts';

/** The title of the form. */
export const titleModel = defineControl<null>({
  ...layoutBehaviour,
  type: 'title',
  code: 203,
  props: {
    ...frameProps,
    align: {
      default: 'left',
      hint: {
        kind: 'select',
        choices: ['left', 'center', 'right'],
      },
    },
  },
  present: (_value, { label }) => (label === '' ? { kind: 'empty' } : { kind: 'text', text: label, tone: 'strong' }),
});
