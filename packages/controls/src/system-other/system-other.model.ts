import { defineControl } from '@inkstone/form-engine';
import { labelProps, selectProp } from '../props/control-props.ts';
import { textBehaviour, type TextValue } from '../values/text-value.ts';

/** Any other system field of a record, as text. */
export const systemOtherModel = defineControl<TextValue>({
  ...textBehaviour,
  type: 'system-other',
  code: 107,
  dataItemTypes: ['ShortText'],
  role: 'system',
  props: {
    ...labelProps,
    systemField: selectProp('formVersion', ['formVersion', 'workflowInstanceId']),
  },
  validate: () => [],
  samples: ['2', null],
});
