import { defineControl } from '@inkstone/form-engine';
import { labelProps } from '../props/control-props.ts';
import { textBehaviour, type TextValue } from '../values/text-value.ts';

/** The record's sequence number, assigned by the server on the first submission. */
export const sequenceNoModel = defineControl<TextValue>({
  ...textBehaviour,
  type: 'sequence-no',
  code: 100,
  dataItemTypes: ['ShortText'],
  role: 'system',
  props: {
    ...labelProps,
    seqNoSetting: { default: [{ type: 'UID', value: '' }], hint: 'number-parts' },
  },
  validate: () => [],
  samples: ['EX202611#000012', null],
});
