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
    expand: { default: true, hint: 'switch' },
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
