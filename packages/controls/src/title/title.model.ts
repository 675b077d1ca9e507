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
        choices: [
          { value: 'left', label: { zh: '靠左', en: 'Left' } },
          { value: 'center', label: { zh: '置中', en: 'Centre' } },
          { value: 'right', label: { zh: '靠右', en: 'Right' } },
        ],
      },
      label: { zh: '對齊', en: 'Alignment' },
    },
  },
  present: (_value, { label }) => (label === '' ? { kind: 'empty' } : { kind: 'text', text: label, tone: 'strong' }),
});
