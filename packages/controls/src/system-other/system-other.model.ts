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
    systemField: selectProp(
      'formVersion',
      [
        ['formVersion', '表單版本', 'Form version'],
        ['workflowInstanceId', '流程實例', 'Workflow instance'],
      ],
      { zh: '系統欄位', en: 'System field' },
    ),
  },
  validate: () => [],
  samples: ['2', null],
});
