import { defineControl } from '@inkstone/form-engine';
import { controlTypes } from '@inkstone/schema';
import { labelProps, unsetProp } from '../control-props.ts';
import { textBehaviour, type TextValue } from '../text-value.ts';

/** Whatever else a record knows of itself, as text. */
export const systemOtherModel = defineControl<TextValue>({
  ...textBehaviour,
  type: 'system-other',
  code: controlTypes['system-other'],
  dataItemTypes: ['ShortText'],
  role: 'system',
  props: { ...labelProps, systemField: unsetProp('data-item', '系統欄位', 'System field') },
  validate: () => [],
  samples: ['2', null],
});
