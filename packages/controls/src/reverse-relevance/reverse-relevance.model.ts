import { defineControl } from '@inkstone/form-engine';
import { dataItemTypes } from '@inkstone/schema';
import { inputProps, selectProp, unsetProp } from '../props/control-props.ts';
import { layoutBehaviour } from '../values/layout-value.ts';
import { presentLabel } from '../values/layout-title.ts';
import { recordSourceProps } from '../relevance-form/relevance-props.ts';

/**
 * The records of another model that reference this one through `fieldCode`. It has no value: the field is in the other model, and lists
 * query it.
 */
export const reverseRelevanceModel = defineControl<null>({
  ...layoutBehaviour,
  type: 'reverse-relevance',
  code: 90,
  onScreenOnly: true,
  props: {
    ...inputProps,
    ...recordSourceProps,
    appPackageCode: unsetProp('text', '應用', 'Application'),
    appFunctionCode: unsetProp('text', '功能', 'Function'),
    fieldCode: unsetProp('data-item', '關聯欄位', 'Relation field'),
    displayMode: selectProp(
      'list',
      [
        ['list', '列表', 'List'],
        ['link', '連結', 'Link'],
      ],
      { zh: '展示方式', en: 'Display as' },
    ),
    listCode: unsetProp('text', '查詢列表', 'List'),
    listDisplayMode: selectProp(
      'table',
      [
        ['tabs', '頁籤', 'Tab'],
        ['table', '表格', 'Table'],
      ],
      { zh: '列表位置', en: 'List position' },
    ),
    relativeType: selectProp(
      dataItemTypes.RelevanceForm,
      [
        [dataItemTypes.RelevanceForm, '關聯單選', 'Single relation'],
        [dataItemTypes.RelevanceFormEx, '關聯多選', 'Multiple relation'],
      ],
      { zh: '關聯類型', en: 'Relation type' },
    ),
  },
  present: (_value, context) => presentLabel(context, 'strong'),
});
