import { defineControl } from '@inkstone/form-engine';
import { frameProps, tipsProp } from '../props/control-props.ts';
import { layoutBehaviour } from '../values/layout-value.ts';

/** A heading; the rows up to the next heading fold below it. */
export const groupModel = defineControl<null>({
  ...layoutBehaviour,
  type: 'group',
  code: 200,
  headsRows: true,
  props: {
    ...frameProps,
    tips: tipsProp,
    expand: { default: true, hint: 'switch', label: { zh: '預設展開', en: 'Expanded by default' } },
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
