import { defineControl } from '@inkstone/form-engine';
import { dataItemTypes } from '@inkstone/schema';
import { inputProps, selectProp, unsetProp } from '../props/control-props.ts';
import { layoutBehaviour } from '../values/layout-value.ts';
import { presentLabel } from '../values/layout-title.ts';
import { recordSourceProps } from '../relevance-form/relevance-props.ts';

/**
 * The records of another model that reference this one through `fieldCode`. It has no value: the field is in the other model, and lists
 * query it. Required means that there is one of them once the form has been
 * submitted, which is when others can refer to it; read-only that they are not opened from here; it has changed when the list has.
 */
export const reverseRelevanceModel = defineControl<null>({
  ...layoutBehaviour,
  type: 'reverse-relevance',
  code: 90,
  onScreenOnly: true,
  requiredMessage: 'record',
  props: {
    ...inputProps,
    onChange: unsetProp('steps', '記錄增減時', 'When records come or go'),
    appPackageCode: unsetProp('text', '應用', 'Application'),
    appFunctionCode: unsetProp('text', '選單項目', 'Menu entry'),
    schemaCode: recordSourceProps.schemaCode,
    fieldCode: unsetProp('data-item', '關聯欄位', 'Relation field'),
    relativeType: selectProp(
      dataItemTypes.RelevanceForm,
      [
        [dataItemTypes.RelevanceForm, '關聯單選', 'Single relation'],
        [dataItemTypes.RelevanceFormEx, '關聯多選', 'Multiple relation'],
      ],
      { zh: '關聯類型', en: 'Relation type' },
    ),
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
    conditions: recordSourceProps.conditions,
    mobileConditions: recordSourceProps.mobileConditions,
  },
  present: (_value, context) => presentLabel(context, 'strong'),
});
